// A process that dies without a word: what it wrote ahead is settled by the runs after it. Each point at which it may die is in
// `simulation/crash-points.test.ts`.
import { expect, test } from 'vitest'
import { day, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countMentions, findCreations, isCreation, listStates } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

test('a process that dies after sending: what was sent is adopted, what was not is free again after adopt-within', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(3) })
  let sent = 0
  const first = await stage.run({ dieAt: (request) => (isCreation(request) && ++sent === 2 ? 'after' : undefined) })
  await stage.pass(minute)
  const second = await stage.run()
  expect(findCreations(second)).toEqual([])
  await stage.pass(hour)
  const third = await stage.run()
  expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'proposed', 'uncertain'])
  expect(findCreations(third)).toEqual([])
  await stage.pass(day)
  const fourth = await stage.run()
  expect([first, second, third, fourth].flatMap(findCreations)).toHaveLength(3)
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1])
  await expect(renderGolden(second, fourth)).toMatchFileSnapshot('golden/died-after-sending.md')
})

// While jobs are created: an answer is lost, or the run is told to stop. One that dies: `simulation/crash-points.test.ts`.
import { describe, expect, test } from 'vitest'
import { hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import {
  countMentions,
  countSendings,
  failCreation,
  findCreations,
  isCreation,
  listStates,
} from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

describe('no answer to a creation', () => {
  test('a job that was created all the same is adopted by its marker', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(3) })
    failCreation(stage, 2, 'apply-then-reset')
    const first = await stage.run()
    expect([findCreations(first).length, first.failure]).toEqual([2, undefined])
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['proposed', 'uncertain'])
    const second = await stage.runAfter(hour)
    expect(Object.values(listStates(stage)).flat()).toEqual(['proposed', 'proposed', 'proposed'])
    expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1])
    expect(Object.values(countMentions(stage))).toEqual([1, 1, 1])
    await expect(renderGolden(second)).toMatchFileSnapshot('golden/adopted.md')
  })

  test('of the very first job: freed after adopt-within, and the project goes on', async () => {
    const stage = createStage({ feedback: pagesWithOneComplaint(2) })
    failCreation(stage, 1, { status: 500 })
    await stage.run()
    expect(findCreations(await stage.runAfter(23 * hour))).toEqual([])
    expect(findCreations(await stage.runAfter(2 * hour))).toHaveLength(2)
    expect(Object.values(listStates(stage)).flat().sort()).toEqual(['freed', 'proposed', 'proposed'])
  })
})

test('told to stop: the job under way is recorded, no other is sent, and the next run settles what is left', async () => {
  const stage = createStage({ feedback: pagesWithOneComplaint(5) })
  const stop = new AbortController()
  let sent = 0
  let stopped = 0
  stage.service.intercept((request) => {
    if (!isCreation(request) || ++sent !== 3) return undefined
    stop.abort()
    stopped = stage.clock.now()
    return undefined
  })
  const first = await stage.run({ stop })
  expect(findCreations(first)).toHaveLength(3)
  expect(Object.values(listStates(stage)).flat().toSorted()).toEqual(['active', 'active', 'proposed'])
  expect([stage.clock.now() - stopped < minute, first.comments]).toEqual([true, []])
  const second = await stage.runAfter(hour)
  expect(Object.values(countSendings(first, second))).toEqual([1, 1, 1, 1, 1])
  expect(Object.values(countMentions(stage))).toEqual([1, 1, 1, 1, 1])
})

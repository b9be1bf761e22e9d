// A process that dies without a word, at any of its requests: what it wrote ahead is settled by the runs after it.
import { describe, expect, test } from 'vitest'
import { day, hour, minute, pagesWithOneComplaint } from '../support/feedback.ts'
import { renderGolden } from '../support/golden.ts'
import { countMentions, findCreations, isCreation, listStates } from '../support/observe.ts'
import { createStage } from '../support/virtual-world.ts'

const proposed = (count: number) => Array.from({ length: count }, () => 'proposed')

describe('a process that dies', () => {
  test('after sending: what was sent is adopted, what was not is free again after adopt-within', async () => {
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
    await expect(renderGolden(second, third, fourth)).toMatchFileSnapshot('golden/died-after-sending.md')
  })

  test.each(['before', 'after'] as const)(
    '%s any of its requests: the runs after it bring all to an end',
    async (moment) => {
      const whole = (await createStage({ feedback: pagesWithOneComplaint(2) }).run()).requests
      for (let last = 1; last <= whole.length; last++) {
        const stage = createStage({ feedback: pagesWithOneComplaint(2) })
        let count = 0
        await stage.run({ dieAt: () => (++count === last ? moment : undefined) })
        for (const time of [13 * hour, 13 * hour, 7 * day, hour]) {
          await stage.pass(time)
          expect((await stage.run()).failure, `request ${last}`).toBeUndefined()
        }
        expect(stage.look().issues, `request ${last}`).toHaveLength(1)
        expect(new Set(Object.values(countMentions(stage))), `request ${last}`).toEqual(new Set([1]))
        const ends = Object.values(listStates(stage)).map(([newest]) => newest)
        expect(ends, `request ${last}`).toEqual(proposed(2))
      }
    },
  )
})

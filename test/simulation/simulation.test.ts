// The simulator itself: it is deterministic, it sees what is broken, and the first seeds pass. `.ci/run` plays those that follow.
import { describe, expect, test } from 'vitest'
import { isSimulatedApart } from '../support/strength.ts'
import { catchVariant, drawStory, simulateSeeds } from './seeds.ts'
import { simulate } from './simulate.ts'
import { variants } from './variants.ts'

test('plays a seed in the same way every time, to the last line', async () => {
  expect(drawStory(7)).toEqual(drawStory(7))
  const [one, other] = [await simulate(drawStory(7), { traced: true }), await simulate(drawStory(7), { traced: true })]
  expect(one.trace.length).toBeGreaterThan(20)
  expect(other).toEqual(one)
})

test('plays twenty stories in which nothing is lost, done twice or broken', async () => {
  const { tally, broken, faults } = await simulateSeeds(1, 20, 1)
  expect(broken).toEqual([])
  expect(tally).toMatchObject({ schedules: 20, lost: 0, doubled: 0, broken: 0 })
  // What never happens proves nothing.
  expect(tally.jobs).toBeGreaterThan(20)
  expect(tally.crashes).toBeGreaterThan(5)
  expect(tally.ticks).toBeGreaterThan(7)
  expect(Object.keys(faults).length).toBeGreaterThan(15)
})

describe('notices a rule that is broken on purpose', () => {
  // All of them: npm run simulate -- --controls, as `.ci/run` does.
  const chosen = [
    'no compare-and-swap',
    'lease ignored',
    'overlap removed',
    'anybody’s tick counts',
    'answered ticks forgotten',
  ]
  test.each(variants.filter(({ name }) => !isSimulatedApart && chosen.includes(name)))('$name', async (variant) => {
    expect(await catchVariant(variant, 200)).toMatchObject({ seed: expect.any(Number) })
  })

  test('knows at least twelve of them, each with a name of its own', () => {
    expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length)
    expect(variants.length).toBeGreaterThanOrEqual(12)
  })
})

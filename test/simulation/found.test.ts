// What the simulator once found stays mended: each story with several seeds of chance, so that its effects come in other orders too.
import { expect, test } from 'vitest'
import { playsAll } from '../support/strength.ts'
import { foundStories } from './found-stories.ts'
import { simulate } from './simulate.ts'

/** Seeds of chance per story; `.ci/run` plays six. */
const chances = Array.from({ length: playsAll ? 6 : 1 }, (_, chance) => chance)

test.each(foundStories)('$name', { timeout: 120_000 }, async ({ story }) => {
  for (const chance of chances) {
    const { breaches, tally } = await simulate({ ...story, chance })
    expect({ chance, breaches }).toEqual({ chance, breaches: [] })
    expect(tally.runs).toBeGreaterThan(3)
  }
})

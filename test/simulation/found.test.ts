// What the simulator once found stays mended: each story with ten seeds of chance, so that every order of its effects comes about.
import { expect, test } from 'vitest'
import { foundStories } from './found-stories.ts'
import { simulate } from './simulate.ts'

test.each(foundStories)('$name', { timeout: 120_000 }, async ({ story }) => {
  for (let chance = 0; chance < 10; chance++) {
    const { breaches, tally } = await simulate({ ...story, chance })
    expect({ chance, breaches }).toEqual({ chance, breaches: [] })
    expect(tally.runs).toBeGreaterThan(3)
  }
})

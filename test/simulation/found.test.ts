// What the simulator once found stays mended: each story with ten seeds of chance, so that every order of its effects comes about.
import { expect, test } from 'vitest'
import { foundStories, stopWhileReading } from './found-stories.ts'
import { cutOff } from './process.ts'
import { simulate } from './simulate.ts'
import type { Variant } from './variants.ts'

test.each(foundStories)('$name', { timeout: 120_000 }, async ({ story }) => {
  for (let chance = 0; chance < 10; chance++) {
    const { breaches, tally } = await simulate({ ...story, chance })
    expect({ chance, breaches }).toEqual({ chance, breaches: [] })
    expect(tally.runs).toBeGreaterThan(3)
  }
})

test('a read that is given up without being cancelled is seen', async () => {
  const variant: Variant = {
    name: 'given up, not cancelled',
    github:
      (send) =>
      ({ signal, ...request }) =>
        cutOff(send(request), { signal }),
  }
  const breaches: string[] = []
  for (let chance = 0; chance < 10; chance++)
    breaches.push(...(await simulate({ ...stopWhileReading.story, chance }, { variant })).breaches)
  expect(breaches).toContainEqual(expect.stringContaining('beside another request to GitHub'))
})

// What the simulator once found stays mended: each story with several seeds of chance, so that its effects come in other orders too.
import { expect, test } from 'vitest'
import { foundStories, stopWhileReading } from './found-stories.ts'
import { cutOff } from './process.ts'
import { simulate } from './simulate.ts'
import type { Variant } from './variants.ts'

/** Seeds of chance per story; `.ci/run` plays all ten. */
const chances = Array.from({ length: Number(process.env.FOUND_CHANCES ?? 2) }, (_, chance) => chance)

test.each(foundStories)('$name', { timeout: 120_000 }, async ({ story }) => {
  expect(chances.length).toBeGreaterThan(1)
  for (const chance of chances) {
    const { breaches, tally } = await simulate({ ...story, chance })
    expect({ chance, breaches }).toEqual({ chance, breaches: [] })
    expect(tally.runs).toBeGreaterThan(3)
  }
})

test('notices a read that is given up without being cancelled', async () => {
  const variant: Variant = {
    name: 'given up, not cancelled',
    github:
      (send) =>
      ({ signal, ...request }) =>
        cutOff(send(request), { signal }),
  }
  const breaches: string[] = []
  for (let chance = 0; chance < 10 && breaches.length === 0; chance++)
    breaches.push(...(await simulate({ ...stopWhileReading.story, chance }, { variant })).breaches)
  expect(breaches).toContainEqual(expect.stringContaining('beside another request to GitHub'))
})

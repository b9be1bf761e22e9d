// The fuzz itself: a few cases of a fixed seed hold, and a fault is found, shown and replayed.
import { expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

test('a few cases', { timeout: 60_000 }, async () => {
  const { tally, failure } = await fuzz({ seed: 5, cases: 12 })
  expect(failure).toBeUndefined()
  expect(tally.cases).toBe(12)
  expect(tally.runs).toBeGreaterThan(30)
  expect(tally.answers).toBeGreaterThan(20)
  expect(tally.entries).toBeGreaterThan(50)
})

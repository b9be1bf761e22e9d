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

test('a fault is found, made small, and found again by its seed and path', { timeout: 60_000 }, async () => {
  const planted = ({ pages }: { pages: readonly unknown[] }) => (pages.length > 1 ? ['planted'] : [])
  const found = await fuzz({ seed: 5, cases: 20, planted })
  expect(found.failure).toContain('planted')
  const [, seed, path] = /--seed (-?\d+) --path (\S+)/.exec(found.failure ?? '') ?? []
  const again = await fuzz({ seed: Number(seed), cases: 20, ...(path === undefined ? {} : { path }), planted })
  expect(again.failure?.split('\n').at(-1)).toBe(found.failure?.split('\n').at(-1))
  expect(again.tally.cases).toBeLessThan(found.tally.cases)
})

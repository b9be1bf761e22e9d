// Which rows are compared at all.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNeighbours } from '../../src/clusters/neighbours.ts'
import { arbitraryPlain, buildVectors, multiply, type Plain } from './plain-vectors.ts'

type Pair = readonly [a: number, b: number]
const find = (rows: readonly Plain[], threshold: number): Pair[] => {
  const pairs: Pair[] = []
  findNeighbours(buildVectors(rows), threshold, (a, b, similarity) => {
    expect(similarity).toBeCloseTo(multiply(rows[a] ?? new Map(), rows[b] ?? new Map()), 5)
    pairs.push([a, b])
  })
  return pairs
}
const keyOf = ([a, b]: Pair) => `${a} ${b}`
const strongPairs = (rows: readonly Plain[], threshold: number) =>
  rows.flatMap((row, b) =>
    rows.slice(0, b).flatMap((other, a): Pair[] => (multiply(other, row) >= threshold ? [[a, b]] : [])),
  )
/** Most that any row has among those before it. */
const mostOf = (pairs: readonly Pair[]) =>
  Math.max(0, ...[...Map.groupBy(pairs, ([, b]) => b).values()].map((group) => group.length))

test.each([1, 2, 20, 48])('%i rows: every pair that shares something, once', (rows) => {
  const pairs = find(
    Array.from({ length: rows }, (_, row) => new Map([[row % 2, 1]])),
    1,
  )
  const alike = [...Array(rows).keys()].flatMap((b) => [...Array(b).keys()].map((a): Pair => [a, b]))
  expect(pairs).toEqual(alike.filter(([a, b]) => a % 2 === b % 2))
})

test('no rows are no pairs', () => {
  expect(find([], 1)).toEqual([])
})

describe('many rows', () => {
  const sparse = fc.array(arbitraryPlain(400, 6), { minLength: 60, maxLength: 120 })

  test('all strong pairs, each once, the lower row first', () => {
    fc.assert(
      fc.property(sparse, fc.integer({ min: 12, max: 60 }), (rows, threshold) => {
        const strong = strongPairs(rows, threshold)
        fc.pre(mostOf(strong) <= 4)
        const pairs = find(rows, threshold)
        const found = new Set(pairs.map(keyOf))
        expect(strong.filter((pair) => !found.has(keyOf(pair)))).toEqual([])
        expect(found.size).toBe(pairs.length)
        for (const [a, b] of pairs) expect(a).toBeLessThan(b)
      }),
      { numRuns: 60, seed: 7 },
    )
  })

  test('none that share nothing', () => {
    fc.assert(
      fc.property(sparse, (rows) => {
        for (const [a, b] of find(rows, 1))
          expect(multiply(rows[a] ?? new Map(), rows[b] ?? new Map())).toBeGreaterThan(0)
      }),
      { numRuns: 30, seed: 7 },
    )
  })

  test('of a crowd that is all alike each row keeps a few, and the crowd hangs together', () => {
    const pairs = find(
      Array.from({ length: 500 }, () => new Map([[1, 1]])),
      1,
    )
    expect(pairs.length).toBeLessThan(500 * 20)
    const reached = new Set([0])
    for (const [a, b] of pairs) if (reached.has(a)) reached.add(b)
    expect(reached.size).toBe(500)
  })

  test('the work stays in line with the rows: pairs per row do not grow', () => {
    const pairsPerRow = (count: number) =>
      find(
        Array.from(
          { length: count },
          (_, row) =>
            new Map([
              [row % 7, 3],
              [100 + (row % 50), 2],
            ]),
        ),
        4,
      ).length / count
    expect(pairsPerRow(4_000)).toBeLessThanOrEqual(pairsPerRow(400) * 1.2)
  })

  test('a rare feature is seen far, among many that share a common one', () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, row): Plain =>
        new Map([
          [0, 0.1],
          [row + 10, 1],
        ]),
    )
    const far: Plain = new Map([
      [0, 0.1],
      [5, 3],
    ])
    const pairs = find([far, ...rows, far], 5)
    expect(pairs).toContainEqual([0, 3_001])
  })
})

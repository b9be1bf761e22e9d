// Sums → rows with their heaviest features.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packRows } from '../../../src/clusters/linking/pack.ts'
import { joinSums, readRow } from '../../../src/clusters/linking/vectors.ts'
import { add, arbitraryPlain, buildVectors, type Plain, plainRows } from './plain-vectors.ts'

const sumsOf = (rows: readonly Plain[]) => {
  const vectors = buildVectors(rows)
  return rows.map((_, row) => readRow(vectors, row))
}
const sorted = (plain: Plain) => [...plain].sort(([a], [b]) => a - b)

describe('packRows', () => {
  test('of single rows gives the rows', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPlain(50, 10), { maxLength: 12 }), (rows) => {
        expect(plainRows(packRows(sumsOf(rows), 10)).map((row) => [...row])).toEqual(rows.map(sorted))
      }),
      { numRuns: 100, seed: 7 },
    )
  })

  test('of a group gives the mean of its members', () => {
    const [a, b]: [Plain, Plain] = [
      new Map([
        [1, 2],
        [3, 4],
      ]),
      new Map([
        [3, 2],
        [8, 1],
      ]),
    ]
    const packed = packRows([sumsOf([a, b]).reduce(joinSums)], 10)
    expect([...(plainRows(packed)[0] ?? [])]).toEqual(
      sorted(add(a, b)).map(([feature, weight]) => [feature, weight / 2]),
    )
  })

  test('keeps the heaviest features, never more than it may', () => {
    fc.assert(
      fc.property(arbitraryPlain(50, 30), fc.integer({ min: 1, max: 20 }), (row, most) => {
        const [packed] = plainRows(packRows(sumsOf([row]), most))
        const weights = [...row.values()].sort((a, b) => b - a)
        expect(packed?.size).toBe(Math.min(most, row.size))
        for (const weight of packed?.values() ?? [])
          expect(weight).toBeGreaterThanOrEqual(weights[Math.min(most, weights.length) - 1] ?? 0)
      }),
      { numRuns: 200, seed: 7 },
    )
  })

  test('grows as far as it must, row by row', () => {
    const rows = Array.from(
      { length: 500 },
      (_, row): Plain => new Map(Array.from({ length: 30 }, (_, at) => [row + at, at + 1])),
    )
    expect(plainRows(packRows(sumsOf(rows), 48)).map(({ size }) => size)).toEqual(rows.map(({ size }) => size))
  })

  test('nothing is no rows', () => {
    expect(packRows([], 5)).toMatchObject({ start: { length: 1 }, features: { length: 0 } })
  })

  test('one row may be longer than twice the room there is', () => {
    const row: Plain = new Map(Array.from({ length: 3_000 }, (_, at) => [at, 1]))
    expect(plainRows(packRows(sumsOf([row]), 4_000))[0]).toEqual(row)
  })
})

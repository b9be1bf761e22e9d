// Sums of sparse vectors do what sums of plain maps do.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinSums, multiplySums, readRow, type Sum, trimSum } from '../../src/clusters/vectors.ts'
import { add, arbitraryPlain, buildVectors, multiply, type Plain, plainOf } from './plain-vectors.ts'

const join = (a: Sum, b: Sum) => joinSums(a, b, 200)
const settings = { numRuns: 300, seed: 7 }
const rowsOf = (...rows: readonly Plain[]): Sum[] => rows.map((_, row) => readRow(buildVectors(rows), row))
const [empty, long] = [
  new Map<number, number>(),
  new Map(Array.from({ length: 90 }, (_, at) => [at * 3, 1 + (at % 5)])),
]
const sorted = (plain: Plain) => [...plain].sort(([a], [b]) => a - b)

const pair = fc.tuple(arbitraryPlain(40, 20), arbitraryPlain(40, 20))

describe('multiplySums', () => {
  test('is the product of two rows, either way round', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = rowsOf(a, b) as [Sum, Sum]
        expect(multiplySums(x, y)).toBe(multiply(a, b))
        expect(multiplySums(y, x)).toBe(multiply(a, b))
      }),
      settings,
    )
  })

  test('of groups is the sum over all pairs of their members', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPlain(20, 9), { minLength: 4, maxLength: 4 }), (rows) => {
        const [a, b, c, d] = rows as [Plain, Plain, Plain, Plain]
        const [w, x, y, z] = rowsOf(a, b, c, d) as [Sum, Sum, Sum, Sum]
        const whole = [a, b, c].reduce((sum, row) => sum + multiply(row, d), 0)
        expect(multiplySums([w, x, y].reduce(join), z)).toBe(whole)
      }),
      settings,
    )
  })

  test('of nothing with anything is nothing', () => {
    const [none, some] = rowsOf(empty, long) as [Sum, Sum]
    expect(multiplySums(none, some)).toBe(0)
    expect(multiplySums(none, none)).toBe(0)
  })
})

describe('joinSums', () => {
  test('adds features, in ascending order', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = rowsOf(a, b) as [Sum, Sum]
        expect([...plainOf(join(x, y))]).toEqual(sorted(add(a, b)))
      }),
      settings,
    )
  })

  test('keeps the heaviest features of a large group', () => {
    const [light, heavy] = rowsOf(
      new Map(Array.from({ length: 300 }, (_, at) => [at * 2, 1])),
      new Map(Array.from({ length: 150 }, (_, at) => [at * 4 + 1, 8])),
    ) as [Sum, Sum]
    const kept = plainOf(join(light, heavy))
    expect([...kept].filter(([, weight]) => weight === 8)).toHaveLength(150)
    expect(plainOf(joinSums(light, heavy, 150)).size).toBe(150)
  })
})

test('trimSum keeps the heaviest features, and all of those that weigh the same', () => {
  const [, sum] = rowsOf(long, new Map([4, 8, 2, 2, 9].map((weight, feature) => [feature, weight]))) as [Sum, Sum]
  const kept = (most: number) => [...plainOf(trimSum(sum, most)).keys()]
  expect([1, 2, 3, 4, 9].map(kept)).toEqual([[4], [1, 4], [0, 1, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4]])
})

test('readRow copies nothing', () => {
  const vectors = buildVectors([empty, long])
  const row = readRow(vectors, 1)
  expect(row).toMatchObject({ from: 0, to: 90 })
  expect(row.features).toBe(vectors.features)
  expect(row.weights).toBe(vectors.weights)
})

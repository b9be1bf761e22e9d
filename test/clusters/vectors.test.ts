// Sums of sparse vectors do what plain maps do.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinSums, multiplySums, packRows, readRow, type Sum } from '../../src/clusters/vectors.ts'
import { add, arbitraryPlain, buildVectors, multiply, type Plain, plainOf, plainRows } from './plain-vectors.ts'

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
        expect(multiplySums([w, x, y].reduce(joinSums), z)).toBe(whole)
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
  test('adds features, in ascending order, and counts members', () => {
    fc.assert(
      fc.property(pair, ([a, b]) => {
        const [x, y] = rowsOf(a, b) as [Sum, Sum]
        const joined = joinSums(x, y)
        expect([...plainOf(joined)]).toEqual(sorted(add(a, b)))
        expect(joined.members).toBe(2)
        expect(joinSums(joined, x).members).toBe(3)
      }),
      settings,
    )
  })

  test('keeps the heaviest features of a large group', () => {
    const [light, heavy] = rowsOf(
      new Map(Array.from({ length: 300 }, (_, at) => [at * 2, 1])),
      new Map(Array.from({ length: 150 }, (_, at) => [at * 4 + 1, 8])),
    ) as [Sum, Sum]
    const kept = plainOf(joinSums(light, heavy))
    expect([...kept].filter(([, weight]) => weight === 8)).toHaveLength(150)
  })
})

test('packRows keeps the means, and the heaviest features only', () => {
  const rows = rowsOf(
    new Map([
      [1, 4],
      [2, 8],
      [3, 2],
    ]),
    new Map([
      [1, 4],
      [3, 2],
    ]),
  )
  expect(plainRows(packRows([rows.reduce(joinSums)], 2))).toEqual([
    new Map([
      [1, 4],
      [2, 4],
    ]),
  ])
})

test('readRow copies nothing', () => {
  const vectors = buildVectors([empty, long])
  const row = readRow(vectors, 1)
  expect(row).toMatchObject({ from: 0, to: 90, members: 1 })
  expect(row.features).toBe(vectors.features)
  expect(row.weights).toBe(vectors.weights)
})

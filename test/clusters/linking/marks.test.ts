// What keeps two complaints apart, and what excuses that they share few words.
import { describe, expect, test } from 'vitest'
import {
  compareLanguages,
  compareMarks,
  factors,
  joinMarks,
  type Marks,
  nameAll,
  noMarks,
} from '../../../src/clusters/linking/marks.ts'

type Kind = 'numbers' | 'codes' | 'names' | 'terms'

/** Of one comment. */
const marks = (part: Partial<Record<Kind, readonly number[]>>): Marks => ({
  ...noMarks,
  ...Object.fromEntries(Object.entries(part).map(([kind, values]) => [kind, nameAll(values)])),
})
const term = (set: number, one: number) => set * 64 + one

const kinds: readonly (readonly [Kind, number])[] = [
  ['numbers', factors.otherNumber],
  ['codes', factors.otherCode],
  ['names', factors.otherName],
  ['terms', factors.otherTerm],
]

describe.each(kinds)('%s of two comments', (kind, factor) => {
  test.each([
    ['both have none', [], [], 1],
    ['other ones', [1, 3], [2], factor],
    ['one in common', [1, 3], [3, 4], 1],
    ['on one side', [1], [], 1],
  ])('%s', (_, a, b, expected) => {
    const [x, y] = [a, b].map((values) => marks(values.length > 0 ? { [kind]: values } : {})) as [Marks, Marks]
    expect(compareMarks(x, y, 1, 1)).toBeCloseTo(expected, 12)
    expect(compareMarks(y, x, 1, 1)).toBeCloseTo(expected, 12)
  })
})

describe('two comments', () => {
  test.each<[string, Marks, Marks, number]>([
    ['nothing', noMarks, noMarks, 1],
    ['terms of two sets', marks({ terms: [term(0, 1)] }), marks({ terms: [term(1, 1)] }), 1],
    [
      'two sets at once',
      marks({ terms: [term(0, 1), term(3, 1)] }),
      marks({ terms: [term(0, 2), term(3, 2)] }),
      factors.otherTerm ** 2,
    ],
    ['a number is no code', marks({ numbers: [1] }), marks({ codes: [2] }), 1],
    [
      'all of it',
      marks({ numbers: [1], codes: [1], names: [1], terms: [1] }),
      marks({ numbers: [2], codes: [2], names: [2], terms: [2] }),
      factors.otherNumber * factors.otherCode * factors.otherName * factors.otherTerm,
    ],
  ])('%s', (_, a, b, factor) => {
    expect(compareMarks(a, b, 1, 1)).toBeCloseTo(factor, 12)
    expect(compareMarks(b, a, 1, 1)).toBeCloseTo(factor, 12)
  })

  test('what excludes lowers, what excuses raises', () => {
    for (const [, factor] of kinds) expect(factor).toBeLessThan(1)
    for (const [, factor] of kinds) expect(factor).toBeGreaterThan(0)
    expect(factors.otherLanguage).toBeGreaterThan(1)
  })
})

describe.each(kinds)('%s of two groups', (kind, factor) => {
  const group = (values: readonly (readonly number[])[], silent: number) =>
    [...values.map((one) => marks({ [kind]: one })), ...Array.from({ length: silent }, () => noMarks)].reduce(joinMarks)

  test('count as much as there are pairs that name something on both sides', () => {
    expect(compareMarks(group([[1]], 9), group([[2]], 0), 10, 1)).toBeCloseTo(1 - (1 - factor) / 10, 12)
    expect(compareMarks(group([[1]], 9), group([[2]], 4), 10, 5)).toBeCloseTo(1 - (1 - factor) / 50, 12)
  })

  test('keep them as far apart as two comments where all name something', () => {
    expect(compareMarks(group([[1], [2], [3]], 0), group([[4]], 0), 3, 1)).toBeCloseTo(factor, 12)
  })

  test('never turn a likeness around', () => {
    for (const silent of [0, 1, 5, 50])
      expect(compareMarks(group([[1], [2]], silent), group([[3], [4]], 0), 2 + silent, 2)).toBeGreaterThan(0)
  })
})

describe('joinMarks', () => {
  test('has the members of both, ascending and each once, and counts who names any', () => {
    const joined = { numbers: { values: [1, 2, 9, 10], members: 2 }, terms: { values: [3, 64], members: 2 } }
    expect(
      joinMarks(marks({ numbers: [2, 9], terms: [64] }), marks({ numbers: [1, 9, 10], terms: [3, 64] })),
    ).toMatchObject(joined)
    expect(
      joinMarks(marks({ numbers: [1, 9, 10], terms: [3, 64] }), marks({ numbers: [2, 9], terms: [64] })),
    ).toMatchObject(joined)
  })

  test('of nothing adds nothing', () => {
    expect(joinMarks(marks({ codes: [2] }), noMarks)).toEqual(marks({ codes: [2] }))
    expect(joinMarks(noMarks, marks({ codes: [2] }))).toEqual(marks({ codes: [2] }))
  })
})

test.each([
  ['two languages', 0, 1, factors.otherLanguage],
  ['the same', 3, 3, 1],
  ['one that is not known', 0, -1, 1],
  ['none that is known', -1, -1, 1],
])('%s', (_, a, b, factor) => {
  expect(compareLanguages(a, b)).toBe(factor)
  expect(compareLanguages(b, a)).toBe(factor)
})

test('nameAll lists what is named, ascending and each once', () => {
  expect(nameAll(undefined)).toEqual({ values: [], members: 0 })
  expect(nameAll([5])).toEqual({ values: [5], members: 1 })
  expect(nameAll([5, 2, 5])).toEqual({ values: [2, 5], members: 1 })
})

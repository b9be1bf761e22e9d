// Grouping on pairs worth comparing, against average linkage over all pairs.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import {
  type CannotLink,
  findIdentifiers,
  groupByAverage,
  joinIdentifiers,
  keepApart,
} from '../../src/clusters/link.ts'
import type { Vectors } from '../../src/clusters/similarity.ts'
import { rating } from './entries.ts'

type Plain = ReadonlyMap<number, number>

/** Over its row's factor, a feature weighs the same in all rows. */
function buildVectors(rows: readonly Plain[], factors: readonly number[]): Vectors {
  const entries = rows.map((row) => [...row].sort(([a], [b]) => a - b))
  let size = 0
  const roots: number[] = []
  for (const [index, row] of entries.entries())
    for (const [feature, weight] of row) roots[feature] = weight / (factors[index] ?? 1)
  return {
    start: Uint32Array.from([0, ...entries.map((row) => (size += row.length))]),
    features: Uint32Array.from(entries.flat(), ([feature]) => feature),
    roots: Float64Array.from(roots, (root = 0) => root),
    factors: Float64Array.from(rows, (_, index) => factors[index] ?? 1),
  }
}

function multiply(a: Plain, b: Plain): number {
  return [...a].reduce((sum, [feature, weight]) => sum + weight * (b.get(feature) ?? 0), 0)
}

const noMarks: CannotLink = { identifiers: [], hosts: [], naming: 0 }
const group = (
  rows: readonly Plain[],
  threshold: number,
  { marks = rows.map(() => noMarks), factors = [] as readonly number[] } = {},
) => groupByAverage(buildVectors(rows, factors), marks, threshold)
const average = (a: readonly number[], b: readonly number[], rows: readonly Plain[]) =>
  a.reduce((sum, x) => sum + b.reduce((part, y) => part + multiply(rows[x] ?? new Map(), rows[y] ?? new Map()), 0), 0) /
  (a.length * b.length)
const ordered = (groups: readonly (readonly number[])[]) =>
  groups.map((one) => [...one].sort((a, b) => a - b)).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))

/**
 * The two nearest groups merge until none are near enough. `isClear`: nothing was decided by a hair, so that the order of
 * merges cannot matter.
 */
function linkExactly(rows: readonly Plain[], threshold: number) {
  let groups: number[][] = rows.map((_, row) => [row])
  let isClear = true
  for (;;) {
    const pairs = groups
      .flatMap((a, i) => groups.slice(i + 1).map((b) => ({ a, b, likeness: average(a, b, rows) })))
      .sort((x, y) => y.likeness - x.likeness)
    const [best, ...others] = pairs
    if (pairs.some(({ likeness }) => Math.abs(likeness - threshold) < 0.01)) isClear = false
    if (!best || best.likeness < threshold) return { groups: ordered(groups), isClear }
    if (others.some(({ likeness }) => likeness >= threshold && best.likeness - likeness < 0.05)) isClear = false
    groups = [...groups.filter((one) => one !== best.a && one !== best.b), [...best.a, ...best.b]]
  }
}

const upTo = (max: number) => fc.integer({ min: 1, max })
/** Whole weights, so that sums are exact whatever their order. */
const inputs = fc
  .record({
    roots: fc.array(upTo(5), { minLength: 12, maxLength: 12 }),
    lists: fc.array(fc.tuple(fc.uniqueArray(fc.nat(11), { maxLength: 6 }), upTo(2)), { minLength: 2, maxLength: 9 }),
    threshold: fc.integer({ min: 10, max: 60 }).map((number) => number + 0.37),
  })
  .map(({ roots, lists, threshold }) => ({
    rows: lists.map(([own, factor]): Plain => new Map(own.map((feature) => [feature, (roots[feature] ?? 0) * factor]))),
    factors: lists.map(([, factor]) => factor),
    threshold,
  }))

describe('against all pairs', () => {
  test('the same groups', () => {
    let clear = 0
    fc.assert(
      fc.property(inputs, ({ rows, factors, threshold }) => {
        const exact = linkExactly(rows, threshold)
        fc.pre(exact.isClear)
        clear += 1
        expect(group(rows, threshold, { factors })).toEqual(exact.groups)
      }),
      { numRuns: 400, seed: 7 },
    )
    expect(clear).toBe(400)
  })

  test('whatever the rows, each is in one group, and every group holds together', () => {
    fc.assert(
      fc.property(inputs, ({ rows, factors, threshold }) => {
        const groups = group(rows, threshold, { factors })
        expect(groups.flat().sort((a, b) => a - b)).toEqual([...rows.keys()])
        expect(groups).toEqual(ordered(groups))
        // What merged last was near enough, so some way to part it is; and no two groups are left that should have merged.
        for (const [index, a] of groups.entries())
          for (const b of groups.slice(index + 1)) expect(average(a, b, rows)).toBeLessThan(threshold + 0.001)
      }),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('chains', () => {
  const link = (at: number): Plain => new Map([at, at + 1, at + 2].map((feature) => [feature, 1]))

  test.each([8, 30, 47, 60, 200])('of %i look-alikes do not join unrelated comments', (length) => {
    // Neighbours have two of three features in common, those next to them one, all others none.
    const groups = group(
      Array.from({ length }, (_, at) => link(at)),
      1.2,
    )
    for (const one of groups) expect((one.at(-1) ?? 0) - (one[0] ?? 0)).toBeLessThan(4)
  })
})

describe('what keeps apart', () => {
  const same: Plain = new Map([[1, 2]])
  const named = (one: number): CannotLink => ({ identifiers: [one], hosts: [], naming: 1 })
  const onHost = (one: number, host: number): CannotLink => ({ identifiers: [one], hosts: [host], naming: 1 })

  test.each([
    ['nothing', noMarks, noMarks, 1],
    ['an address and its host', onHost(1, 9), named(9), 1],
    ['two addresses of one host', onHost(1, 9), onHost(2, 9), 2],
    ['an address and another host', onHost(1, 9), named(8), 2],
  ])('%s', (_, a, b, groups) => {
    expect(group([same, same], 3.9, { marks: [a, b] })).toHaveLength(groups)
  })
})

test.each([
  ['nothing', [], []],
  ['one row', [new Map([[1, 1]])], [[0]]],
  ['rows without features', [new Map(), new Map()], [[0], [1]]],
])('%s', (_, rows, groups) => {
  expect(group(rows, 1)).toEqual(groups)
})

const marksOf = (...comments: readonly string[]): CannotLink => {
  const corpus = readCorpus(comments.map((comment, index) => rating(`e${index}`, comment)))
  return corpus.map(({ words }) => findIdentifiers(words)).reduce(joinIdentifiers)
}

test.each([
  ['other versions', 'upgrade to 3.4.0', 'upgrade to 2.8.2', 0.2],
  ['other error numbers', 'error 401', 'error 500', 0.2],
  ['other names', 'maxRetries', 'createClient', 0.2],
  ['a name and a number', 'maxRetries', 'error 500', 0.2],
  ['one version in two spellings', 'upgrade to 3.4.0', 'since v3.4.0', 1],
  ['one name in two spellings', 'max_retries', 'maxRetries', 1],
  ['one name in common', 'maxRetries of createClient', 'createClient, 500', 1],
  ['a name on one side', 'maxRetries', 'retries', 1],
  ['small numbers', 'step 3', 'step 4', 1],
  ['nothing named', 'a broken link', 'a missing diagram', 1],
])('%s', (_, a, b, factor) => {
  expect(keepApart(marksOf(a), marksOf(b), 1)).toBeCloseTo(factor, 12)
  expect(keepApart(marksOf(b), marksOf(a), 1)).toBeCloseTo(factor, 12)
})

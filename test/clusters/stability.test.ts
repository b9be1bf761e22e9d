// Clusters do not depend on the order of the input, and keep their keys while entries come.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { generateEntries, planSite } from '../bench/cluster/generate.ts'
import { cluster, plain, snippet, subjects, voicesOn } from './entries.ts'

const mixed = [
  ...voicesOn('/guide', [...subjects, ...subjects.map((subject) => `Again: ${subject.toLowerCase()} today`)]),
  ...['/a', '/b', '/c', '/d'].flatMap((path) =>
    voicesOn(path, ['The copy button of the code block does nothing', 'confusing', 'Thanks!']),
  ),
  plain('x', 'Where is the changelog?', 'agent', '/a'),
  plain('y', 'Where is the change log?', 'agent', '/b'),
  snippet('s1', 'Lacks an import', { path: '/a', createdAt: null }),
  snippet('s2', 'What is example.test?', { path: '/a', createdAt: 'yesterday' }),
]
const generated = generateEntries({ count: 400, seed: 5, pages: 12 })

describe('whatever the order', () => {
  test.each([
    ['a bit of everything', mixed],
    ['generated feedback', generated],
  ])('the result is the same: %s', (_, entries) => {
    const votes = { '/guide': ['v1', 'v2'], '/z': ['v3', 'v4'] }
    const expected = cluster(entries, 2, votes)
    fc.assert(
      fc.property(fc.shuffledSubarray([...entries], { minLength: entries.length }), (shuffled) => {
        expect(cluster(shuffled, 2, Object.fromEntries(Object.entries(votes).reverse()))).toEqual(expected)
      }),
      { numRuns: 8, seed: 7 },
    )
  })

  test('each worded entry is in one topic of one cluster, and keys are unique', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...mixed]), (some) => {
        const { clusters } = cluster(some)
        const ids = clusters.flatMap(({ topics }) => topics.flatMap(({ entryIds }) => entryIds))
        expect([...ids].sort()).toEqual([...new Set(some.map(({ id }) => id))].sort())
        expect(clusters.flatMap(({ entryIds }) => entryIds).sort()).toEqual([...ids].sort())
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length)
        for (const { key } of clusters) expect(key).toMatch(/^[a-z0-9-]+$/)
      }),
      { numRuns: 15, seed: 7 },
    )
  })

  test('hostile comments and paths break nothing', () => {
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 12 }), (texts) => {
        const { clusters } = cluster(texts.map(([comment, path], index) => plain(`e${index}`, comment, 'agent', path)))
        for (const { score } of clusters) expect(Number.isFinite(score)).toBe(true)
      }),
      { numRuns: 25, seed: 7 },
    )
  })
})

/** Clusters of before that are still there under their key, with more than half of their entries. */
function countKept(before: readonly Cluster[], after: readonly Cluster[]): number {
  const later = new Map(after.map(({ key, entryIds }) => [key, new Set(entryIds)]))
  return before.filter(({ key, entryIds }) => {
    const stayed = entryIds.filter((id) => later.get(key)?.has(id)).length
    return stayed * 2 > entryIds.length
  }).length
}

describe('5 % more entries', () => {
  const size = 2_000

  // From a page with hundreds of comments to pages with one.
  test.each([1, 2, 3])('keep 95 of 100 keys (seed %i)', (seed) => {
    const all = generateEntries({ ...planSite(size, seed), count: size * 1.05, pages: 60 })
    const before = cluster(all.slice(0, size)).clusters
    const sizes = before.map(({ entryIds }) => entryIds.length)
    expect(before.length).toBeGreaterThan(50)
    expect(Math.min(...sizes)).toBeLessThan(6)
    expect(countKept(before, cluster(all).clusters) / before.length).toBeGreaterThanOrEqual(0.95)
  })
})

// What clusters are called, and what goes into each; a page with needs more than one change, in parts.
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import {
  type Draft,
  draftPage,
  draftShared,
  mostEntries,
  mostTopics,
  nameOnce,
  type Part,
  splitTopics,
} from '../../src/clusters/drafts.ts'
import type { PageTopic } from '../../src/clusters/topics.ts'
import { safe } from '../../src/text/safe-text.ts'
import { rating } from './entries.ts'

const times = (count: number, size: number) => Array.from({ length: count }, () => size)
/** A page whose topics have so many entries each; older topics first. */
function createPage(sizes: readonly number[]) {
  const entries = sizes.flatMap((size, topic) =>
    Array.from({ length: size }, (_, index) =>
      rating(`t${topic}-${index}`, '?', {
        createdAt: new Date(Date.UTC(2026, 0, 1) + topic * 60_000 + index).toISOString(),
      }),
    ),
  )
  let row = 0
  const topics = sizes.map((size, topic): PageTopic => {
    const rows = Array.from({ length: size }, () => row++)
    const entryIds = rows.map((one) => entries[one]?.id ?? '')
    return { page: `/p${topic % 3}`, rows, topic: { terms: [], reason: safe``, entryIds } }
  })
  return { topics, corpus: readCorpus(entries) }
}

const draft = (key: string): Draft => ({ shape: 'page', key, topics: [], pages: [], voteIds: [] })

describe('a page', () => {
  const draftTopics = (count: number, votes: readonly string[] = []) => {
    const { topics, corpus } = createPage(times(count, 1))
    return draftPage('/guide', topics, votes, corpus)
  }

  test('is called by its own name, whatever is said on it, and has its votes', () => {
    const drafts = [0, 1, 9].flatMap((count) => draftTopics(count, ['v1', 'v2']))
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(1)
    expect(drafts[0]?.key).toMatch(/^page-[0-9a-f]{12}$/)
    expect(draftPage('/other', [], [], createPage([]).corpus)[0]?.key).not.toBe(drafts[0]?.key)
    expect(drafts[2]).toMatchObject({ shape: 'page', pages: ['/guide'], voteIds: ['v1', 'v2'], topics: { length: 9 } })
  })

  test('in parts: the first is called like the page, the others have numbers, and the votes go with the first', () => {
    const drafts = draftTopics(mostTopics * 3, ['v1'])
    const name = draftTopics(0)[0]?.key
    expect(drafts.length).toBeGreaterThan(3)
    for (const { shape, key, pages } of drafts) {
      expect({ shape, pages }).toEqual({ shape: 'part', pages: ['/guide'] })
      expect(key).toMatch(new RegExp(`^${name}(?:-[2-9][0-9]*)?(?:-more[2-9][0-9]*)?$`))
    }
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(drafts.length)
    expect(drafts.map(({ voteIds }) => voteIds.length)).toEqual([1, ...drafts.slice(1).map(() => 0)])
  })
})

test('a topic that pages share names each of them once, and is called by its oldest entry', () => {
  const { topics, corpus } = createPage(times(21, 1))
  const shared = (...numbers: number[]) =>
    draftShared(
      numbers.flatMap((number) => topics[number] ?? []),
      corpus,
    )
  expect(shared(5, 1, 3, 2)).toMatchObject({ shape: 'shared', pages: ['/p0', '/p1', '/p2'], voteIds: [] })
  expect(shared(1, 2, 3).key).toMatch(/^shared-[0-9a-f]{12}$/)
  expect(shared(1, 2, 3).key).toBe(shared(3, 2, 1, 20).key)
  expect(shared(1, 2, 3).key).not.toBe(shared(2, 3, 4).key)
})

test('no key comes twice', () => {
  const keys = ['a', 'b', 'a', 'a', 'b'].map(draft)
  expect(nameOnce(keys).map(({ key }) => key)).toEqual(['a', 'b', 'a-again2', 'a-again3', 'b-again2'])
})

const split = (sizes: readonly number[]) => {
  const { topics, corpus } = createPage(sizes)
  return splitTopics(topics, corpus)
}
const sizeOf = ({ topics }: Part) => topics.reduce((sum, { rows }) => sum + rows.length, 0)
const partOf = (parts: readonly Part[]) =>
  new Map(parts.flatMap(({ number, topics }) => topics.map(({ topic }) => [topic.entryIds[0], number])))
/** Where the topic with a first entry of this id went. */
const places = (parts: readonly Part[]) =>
  new Map(
    parts.flatMap(({ number, piece, topics }) => topics.map(({ topic }) => [topic.entryIds[0], `${number} ${piece}`])),
  )

describe('one part', () => {
  test.each([
    ['nothing', []],
    ['one topic', [1]],
    ['as many topics as may be', times(mostTopics, 1)],
    ['as many entries as may be', times(mostEntries / 2, 2)],
    ['one topic, however large', [mostEntries * 20]],
  ])('%s', (_, sizes) => {
    const parts = split(sizes)
    expect(parts.map(({ number, piece }) => [number, piece])).toEqual([[1, 1]])
    expect(parts[0]?.topics).toHaveLength(sizes.length)
  })
})

describe('several parts', () => {
  test.each([
    ['one topic more', times(mostTopics + 1, 1)],
    ['one entry more', [...times(mostEntries / 2 - 1, 2), 3]],
    ['many topics', times(400, 1)],
    ['many entries', times(40, 30)],
    ['sizes of all kinds', Array.from({ length: 200 }, (_, topic) => 1 + ((topic * 7) % 23))],
    ['topics too large for any part', [200, 80, ...times(10, 3), 51]],
    ['two large ones', [mostEntries, mostEntries]],
  ])('%s: within the limits, whole topics, each once', (_, sizes) => {
    const parts = split(sizes)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) {
      expect(part.topics.length).toBeGreaterThan(0)
      expect(part.topics.length).toBeLessThanOrEqual(mostTopics)
      if (part.topics.length > 1) expect(sizeOf(part)).toBeLessThanOrEqual(mostEntries)
    }
    const ids = parts.flatMap(({ topics }) => topics.map(({ topic }) => topic.entryIds[0]))
    expect(ids.sort()).toEqual(sizes.map((_, topic) => `t${topic}-0`).sort())
  })

  test('numbers ascend, no part and piece comes twice, and a piece follows the one before it', () => {
    const names = split(times(600, 3)).map(({ number, piece }) => number * 1_000 + piece)
    expect(names).toEqual([...names].sort((a, b) => a - b))
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) if (name % 1_000 > 1) expect(names).toContain(name - 1)
  })

  test('topics keep the order of the page within their part', () => {
    for (const { topics } of split(times(100, 1))) {
      const first = topics.map(({ rows }) => rows[0] ?? 0)
      expect(first).toEqual([...first].sort((a, b) => a - b))
    }
  })

  test('they are about as many as needed', () => {
    expect(split(times(1_000, 1)).length).toBeLessThan((1_000 / mostTopics) * 2)
  })
})

describe('growth', () => {
  test.each([30, 60, 100, 200, 400])('by a twentieth, from %i topics: what moves goes into the new part', (count) => {
    const [before, after] = [count, Math.ceil(count * 1.05)].map((topics) => split(times(topics, 1)))
    const last = Math.max(0, ...(before ?? []).map(({ number }) => number))
    const moved = [...partOf(before ?? [])].filter(([id, part]) => partOf(after ?? []).get(id) !== part)
    expect(moved.length).toBeLessThanOrEqual(count * 0.3)
    for (const [id] of moved) expect(partOf(after ?? []).get(id)).toBeGreaterThan(last)
  })

  test('one topic more changes the part of none, as long as there are as many parts', () => {
    const after = partOf(split(times(61, 1)))
    for (const [id, part] of partOf(split(times(60, 1)))) expect(after.get(id)).toBe(part)
  })

  test('entries that come to a topic leave it where it is', () => {
    const before = places(split(times(40, 1)))
    const after = places(split([2, 2, 2, ...times(37, 1)]))
    expect(after).toEqual(before)
  })
})

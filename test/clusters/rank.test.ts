// How many readers speak, what a fix would be worth, and why, in words.
import { describe, expect, test } from 'vitest'
import type { Cluster } from '../../src/clusters/cluster.ts'
import { explainCluster, scoreCluster } from '../../src/clusters/rank.ts'
import { countDistinctReaders } from '../../src/clusters/reader-copies.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { safe } from '../../src/text/safe-text.ts'
import { plain, rating, snippet, weightOf } from './entries.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 1, 10)

const newestOf = (entries: readonly FeedbackEntry[]) => {
  const times = entries.map(({ createdAt }) => Date.parse(createdAt ?? '')).filter((time) => !Number.isNaN(time))
  return times.length === 0 ? null : times.reduce((a, b) => Math.max(a, b))
}

function measure(entries: readonly FeedbackEntry[], part: Partial<Cluster> = {}) {
  const pages: Cluster['pages'] = ['/guide']
  return { pages, topics: [], voteIds: [], newest: newestOf(entries), ...part }
}
const score = (entries: readonly FeedbackEntry[], part: Partial<Cluster> = {}, newestOfAll: number | null = now) =>
  scoreCluster(measure(entries, part), weightOf(entries), newestOfAll)
const happy = { helpful: true }
const yesterday = { createdAt: '2026-10-31T10:00:00Z' }

describe('scoreCluster', () => {
  test.each<[string, FeedbackEntry[], Partial<Cluster>, number]>([
    // (Readers + votes) × (1 + recency / 2 + unhelpful / 2 + code / 4).
    ['nothing', [], {}, 0],
    ['a reader who was helped', [rating('a', 'x', happy)], {}, 1 * (1 + 0.5)],
    ['one who was not', [rating('a', 'x')], {}, 1 * (1 + 0.5 + 0.5)],
    ['one of two was not', [rating('a', 'x'), rating('b', 'y', { ...happy, ...yesterday })], {}, 2 * (1 + 0.5 + 0.25)],
    ['one who writes twice', [rating('a', 'x', { contact: 'j@x.co' }), rating('b', 'y', { contact: 'J@x.co' })], {}, 2],
    ['about code', [snippet('a', 'x')], {}, 1 * (1 + 0.5 + 0.25)],
    ['undated', [rating('a', 'x', { createdAt: null, helpful: true })], {}, 1],
    ['nine votes alone', [], { voteIds: [...'123456789'] }, 0.5 * (1 + 0.5)],
    ['nine votes and a reader', [rating('a', 'x', happy)], { voteIds: [...'123456789'] }, 1.5 * (1 + 0.5 + 0.5 / 3)],
  ])('%s', (_, entries, part, expected) => {
    expect(score(entries, part)).toBeCloseTo(expected, 2)
  })

  test('recency halves with every sixty days', () => {
    const at = (days: number) =>
      rating('a', 'x', { createdAt: new Date(now - days * day).toISOString(), helpful: true })
    expect([0, 60, 120].map((days) => score([at(days)]))).toEqual([1.5, 1.25, 1.13])
    expect(score([at(100_000)])).toBe(1)
    expect(score([at(0)], {}, null)).toBe(1)
  })
})

describe('explainCluster', () => {
  const topic = { terms: [], reason: safe``, entryIds: [] }
  const reader = rating('a', 'x')
  const pasted = 'The quickstart links to a removed page about billing webhooks'
  const copies = (count: number) => Array.from({ length: count }, () => rating('a', pasted))

  const one = { topics: [topic] }
  const same = 'counted as 1: some texts are nearly the same'
  const day = 'counted as 1.5: many wrote on the same day'

  test.each<[FeedbackEntry[], Partial<Cluster>, string]>([
    [[reader], one, '1 reader on one page, 1 topic; latest'],
    [
      [reader, rating('b', 'y'), rating('c', 'z')],
      { pages: ['/a', '/b', '/c'] },
      `3 readers on 3 pages, in similar words; ${day}; latest`,
    ],
    [[reader, plain('b', 'y'), plain('c', 'z')], one, '1 reader and 2 AI agents on one page, 1 topic; latest'],
    [
      [snippet('a', 'y'), reader],
      { ...one, voteIds: ['v', 'w'] },
      '2 readers on one page, 1 topic; 1 about code; 2 votes down; latest',
    ],
    [[], { voteIds: ['v'] }, '1 vote down on one page'],
    [copies(12), one, `1 reader on one page, 1 topic; ${same}; latest`],
    [
      ['Slow on Mondays', 'Broken link'].map((comment) => rating('a', comment, { contact: 'j@x.co' })),
      { topics: [topic, topic] },
      '1 reader on one page, 2 topics; counted as 1: some wrote twice; latest',
    ],
    [
      [rating('a', 'Broken link'), rating('a', 'broken links!', yesterday)],
      one,
      '2 readers on one page, 1 topic; counted as 1.5: some used the same few words; latest',
    ],
  ])('%#', (entries, part, text) => {
    const named = entries.map((entry, index) => ({ ...entry, id: `e${index}` }))
    expect(explainCluster(measure(named, part), weightOf(named))).toBe(text.replace(/latest$/, '$& 1 Nov 2026'))
  })
})

test('who also wrote about other pages is a cause only where somebody else speaks', () => {
  const causes = [[0], [0, 1]].map((repeats) => weightOf([rating('a', 'x'), rating('b', 'y')], repeats).causes)
  expect(causes).toEqual([['some also wrote about other pages'], []])
})

describe('countDistinctReaders', () => {
  const by = (id: string, contact: string) => rating(id, id, { contact })
  test.each([
    ['nobody', [], 0],
    ['one contact twice', [by('a', 'Jane@example.com'), by('b', ' jane@example.COM')], 1],
    ['two contacts', [by('a', 'jane@example.com'), by('b', 'joe@example.com')], 2],
    ['no contact, or an empty one', [rating('a', 'x'), rating('b', 'y', { contact: ' ' })], 2],
  ])('%s', (_, entries, readers) => {
    expect(countDistinctReaders(entries).distinctReaders).toBe(readers)
    expect(countDistinctReaders(entries.toReversed()).distinctReaders).toBe(readers)
  })
})

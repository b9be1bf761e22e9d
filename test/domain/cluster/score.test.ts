// What a fix would be worth, and why, in words.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../../src/api/contract.ts'
import type { Cluster } from '../../../src/domain/cluster/cluster.ts'
import { explainCluster, measureAge, scoreCluster } from '../../../src/domain/cluster/score.ts'
import { countVoices } from '../../../src/domain/cluster/voices.ts'
import { line } from '../../../src/domain/text/line.ts'
import { plain, rating, snippet } from './entries.ts'

const day = 24 * 60 * 60 * 1000
const now = Date.UTC(2026, 10, 1, 10)

function measure(entries: readonly FeedbackEntry[], part: Partial<Cluster> = {}) {
  const pages: Cluster['pages'] = ['/guide']
  const base = { pages, topics: [], voteIds: [], voices: countVoices(entries), ...measureAge(entries) }
  return { ...base, ...part }
}
const score = (entries: readonly FeedbackEntry[], part: Partial<Cluster> = {}, newestOfAll: number | null = now) =>
  scoreCluster(measure(entries, part), entries, newestOfAll)
const happy = { helpful: true }

describe('scoreCluster', () => {
  test.each<[string, FeedbackEntry[], Partial<Cluster>, number]>([
    // People × (1 + recency / 2 + unhelpful / 2 + code / 4).
    ['nothing', [], {}, 0],
    ['a reader who was helped', [rating('a', 'x', happy)], {}, 1 * (1 + 0.5)],
    ['one who was not', [rating('a', 'x')], {}, 1 * (1 + 0.5 + 0.5)],
    ['one of two was not', [rating('a', 'x'), rating('b', 'x', happy)], {}, 2 * (1 + 0.5 + 0.25)],
    [
      'one who writes twice',
      [
        { ...rating('a', 'x'), contact: 'j@x.co' },
        { ...rating('b', 'x'), contact: 'J@x.co' },
      ],
      {},
      2,
    ],
    ['about code', [snippet('a', 'x')], {}, 1 * (1 + 0.5 + 0.25)],
    ['undated', [rating('a', 'x', { createdAt: null, helpful: true })], {}, 1],
    ['votes alone', [], { voteIds: ['v', 'w'] }, (2 / 4) * (1 + 0.5)],
    ['votes beside a reader', [rating('a', 'x', happy)], { voteIds: ['v'] }, (1 + 1 / 4) * (1 + 0.5 + 0.25)],
  ])('%s', (_, entries, part, expected) => {
    expect(score(entries, part)).toBeCloseTo(expected, 2)
  })

  test('an agent counts as half a reader', () => {
    const [agent, reader] = [plain('a', 'x', 'agent'), plain('b', 'x', 'thumbs_only')]
    expect(score([agent])).toBeCloseTo(score([reader]) / 2, 2)
    expect(score([agent, reader])).toBeCloseTo(score([reader]) * 1.5, 2)
  })

  test('recency halves with every sixty days', () => {
    const at = (days: number) =>
      rating('a', 'x', { createdAt: new Date(now - days * day).toISOString(), helpful: true })
    expect([0, 60, 120].map((days) => score([at(days)]))).toEqual([1.5, 1.25, 1.13])
    expect(score([at(100_000)])).toBe(1)
    expect(score([at(0)], {}, null)).toBe(1)
  })

  test('is rounded to hundredths', () => {
    expect(score([rating('a', 'x'), rating('b', 'x', happy), rating('c', 'x', happy)])).toBe(5)
    const third = [rating('a', 'x'), plain('b', 'x'), snippet('c', 'x')]
    expect(score(third)).toBe(Math.round(score(third) * 100) / 100)
  })
})

describe('explainCluster', () => {
  const topic = { terms: [], reason: line``, entryIds: [] }
  const reader = rating('a', 'x')

  test.each<[FeedbackEntry[], Partial<Cluster>, 'page' | 'part' | 'shared', string]>([
    [[reader], { topics: [topic] }, 'page', '1 reader on one page, 1 topic; newest 2026-11-01'],
    [
      [reader, rating('b', 'x')],
      { topics: [topic, topic] },
      'part',
      '2 readers on one part of a page that has more than one change should hold, 2 topics; newest 2026-11-01',
    ],
    [
      [reader, rating('b', 'x'), rating('c', 'x')],
      { pages: ['/a', '/b', '/c'] },
      'shared',
      '3 readers on 3 pages in the same words; newest 2026-11-01',
    ],
    [[plain('a', 'x')], { topics: [topic] }, 'page', '1 agent on one page, 1 topic; newest 2026-11-01'],
    [
      [reader, plain('b', 'x'), plain('c', 'x')],
      { topics: [topic] },
      'page',
      '1 reader and 2 agents on one page, 1 topic; newest 2026-11-01',
    ],
    [
      [snippet('a', 'x'), reader],
      { topics: [topic], voteIds: ['v', 'w'] },
      'page',
      '2 readers on one page, 1 topic; 1 about code; 2 wordless downvotes; newest 2026-11-01',
    ],
    [[], { voteIds: ['v'] }, 'page', '1 wordless downvote on one page'],
  ])('%#', (entries, part, shape, text) => {
    const named = entries.map((entry, index) => ({ ...entry, id: `e${index}` }))
    expect(explainCluster(measure(named, part), named, shape)).toBe(text)
  })
})

test.each<[string, (string | null)[], number | null, number | null]>([
  ['nothing', [], null, null],
  ['undated ones', [null, 'yesterday'], null, null],
  ['one', ['2026-11-01T10:00:00Z'], now, now],
  ['several', [null, '2026-11-01T10:00:00Z', '2026-10-01T10:00:00Z'], now - 31 * day, now],
])('measureAge of %s', (_, dates, oldest, newest) => {
  expect(measureAge(dates.map((createdAt, index) => rating(`e${index}`, 'x', { createdAt })))).toEqual({
    oldest,
    newest,
  })
})

test('many entries are no trouble', () => {
  const entries = Array.from({ length: 200_000 }, (_, index) => rating(`e${index}`, 'x'))
  expect(measureAge(entries)).toEqual({ oldest: now, newest: now })
  expect(score(entries)).toBe(400_000)
})

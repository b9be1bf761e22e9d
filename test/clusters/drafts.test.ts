// What clusters are called, and what goes into each.
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { type Draft, draftPage, draftShared, nameOnce } from '../../src/clusters/drafts.ts'
import { mostTopics } from '../../src/clusters/limits.ts'
import type { PageTopic } from '../../src/clusters/topics.ts'
import type { DocPath } from '../../src/feedback/doc-path.ts'
import { safe } from '../../src/text/safe-text.ts'
import { rating } from './entries.ts'

const entries = Array.from({ length: 80 }, (_, index) =>
  rating(`e${String(index).padStart(2, '0')}`, '?', {
    createdAt: `2026-11-${String(1 + (index % 28)).padStart(2, '0')}`,
  }),
)
const corpus = readCorpus(entries)
const topicOf = (row: number, page: DocPath = '/guide'): PageTopic => ({
  page,
  rows: [row],
  topic: { terms: [], reason: safe``, entryIds: [entries[row]?.id ?? ''] },
})
const rowsOf = (count: number) => Array.from({ length: count }, (_, row) => topicOf(row))
const draft = (key: string): Draft => ({ shape: 'page', key, topics: [], pages: [], voteIds: [] })

describe('a page', () => {
  test('is called by its own name, whatever is said on it', () => {
    const keys = [[], rowsOf(1), rowsOf(9)].map((topics) =>
      draftPage('/guide', topics, ['v'], corpus).map(({ key }) => key),
    )
    expect(new Set(keys.flat()).size).toBe(1)
    expect(keys[0]?.[0]).toMatch(/^page-[0-9a-f]{12}$/)
    expect(draftPage('/other', [], [], corpus)[0]?.key).not.toBe(keys[0]?.[0])
  })

  test('has its votes', () => {
    expect(draftPage('/guide', rowsOf(2), ['v1', 'v2'], corpus)).toMatchObject([
      { shape: 'page', pages: ['/guide'], voteIds: ['v1', 'v2'], topics: { length: 2 } },
    ])
  })

  test('in parts: the first is called like the page, the others have numbers, and the votes go with the first', () => {
    const drafts = draftPage('/guide', rowsOf(mostTopics * 3), ['v1'], corpus)
    const [name] = draftPage('/guide', [], [], corpus).map(({ key }) => key)
    expect(drafts.length).toBeGreaterThan(3)
    for (const { shape, key, pages } of drafts) {
      expect(shape).toBe('part')
      expect(pages).toEqual(['/guide'])
      expect(key).toMatch(new RegExp(`^${name}(?:-[2-9][0-9]*)?(?:-more[2-9][0-9]*)?$`))
    }
    expect(new Set(drafts.map(({ key }) => key)).size).toBe(drafts.length)
    expect(drafts.map(({ voteIds }) => voteIds.length)).toEqual([1, ...drafts.slice(1).map(() => 0)])
  })
})

describe('a topic that pages share', () => {
  const shared = (...rows: number[]) =>
    draftShared(
      rows.map((row) => topicOf(row, `/p${row % 3}`)),
      corpus,
    )

  test('names its pages, each once', () => {
    expect(shared(5, 1, 3, 2)).toMatchObject({ shape: 'shared', pages: ['/p0', '/p1', '/p2'], voteIds: [] })
    expect(shared(1, 2, 3).key).toMatch(/^shared-[0-9a-f]{12}$/)
  })

  test('is called by its oldest entry, so that newer ones change nothing', () => {
    expect(shared(1, 2, 3).key).toBe(shared(3, 2, 1, 20).key)
    expect(shared(1, 2, 3).key).not.toBe(shared(2, 3, 4).key)
  })
})

test('no key comes twice', () => {
  const keys = ['a', 'b', 'a', 'a', 'b'].map(draft)
  expect(nameOnce(keys).map(({ key }) => key)).toEqual(['a', 'b', 'a-again2', 'a-again3', 'b-again2'])
})

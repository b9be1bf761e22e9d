// What clusters are called, and what goes into each.
import { expect, test } from 'vitest'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { type Draft, draftPage, draftShared, nameOnce } from '../../src/clusters/drafts.ts'
import type { PageTopic } from '../../src/clusters/page-topics.ts'
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

test('a page is called by its own name, whatever is said on it, and has all its topics and votes', () => {
  const drafts = [0, 1, 9, 400].map((count) => draftPage('/guide', createPage(times(count, 1)).topics, ['v1', 'v2']))
  expect(new Set(drafts.map(({ key }) => key)).size).toBe(1)
  expect(drafts[0]?.key).toMatch(/^page-[0-9a-f]{12}$/)
  expect(draftPage('/other', [], []).key).not.toBe(drafts[0]?.key)
  expect(drafts[3]).toMatchObject({ shape: 'page', pages: ['/guide'], voteIds: ['v1', 'v2'], topics: { length: 400 } })
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

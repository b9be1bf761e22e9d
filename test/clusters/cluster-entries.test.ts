// Entries → clusters: pages, shared topics, votes, keys, scores.
import { describe, expect, test } from 'vitest'
import { cluster, rating, snippet, subjects, voicesOn } from './entries.ts'

describe('pages', () => {
  test('all topics are one cluster, whatever the page is called', () => {
    const { clusters } = cluster([
      rating('b', 'The install command fails on Windows', { path: 'https://docs.example.com/guide/' }),
      rating('a', 'Rate limits are not documented', { path: '/guide/index.md' }),
      rating('c', 'Installation fails on Windows', { path: 'guide.md' }),
    ])
    const topics = [{ entryIds: ['b', 'c'] }, { entryIds: ['a'] }]
    expect(clusters).toMatchObject([
      { pages: ['/guide'], entryIds: ['a', 'b', 'c'], voteIds: [], distinctReaders: 3, topics },
    ])
    expect(clusters[0]?.key).toMatch(/^page-[0-9a-f]{12}$/)
  })

  test('the key stays while entries come and go', () => {
    const keys = [subjects.slice(0, 2), subjects.slice(1, 4), subjects.slice(3, 4)].map(
      (comments) => cluster(voicesOn('/guide', comments)).clusters[0]?.key,
    )
    expect(new Set(keys).size).toBe(1)
  })
})

describe('shared topics', () => {
  const shared = ['/a', '/b', '/c'].flatMap((path) =>
    voicesOn(path, ['The copy button of the code block does nothing']),
  )

  test('three pages in clearly the same words are one cluster beside the pages', () => {
    const { clusters } = cluster([...shared, rating('other', 'The diagram is unreadable in dark mode', { path: '/a' })])
    expect(clusters).toMatchObject([
      { pages: ['/a', '/b', '/c'], entryIds: ['a-000', 'b-000', 'c-000'], topics: [{}, {}, {}] },
      { pages: ['/a'], entryIds: ['other'] },
    ])
    expect(clusters[0]?.key).toMatch(/^shared-[0-9a-f]{12}$/)
    expect(clusters[0]?.reason).toBe(
      '3 readers on 3 pages, in similar words; counted as 1.2: some used the same few words; latest 1 Nov 2026',
    )
  })
})

describe('votes without a comment', () => {
  const votes = { '/guide': ['v1', 'v2', 'v3'] }
  const worded = [rating('a', 'The link to the API reference is broken')]

  test.each([
    ['never without min-votes', 0, []],
    ['not when there are too few', 4, []],
    ['when there are enough', 3, ['v1', 'v2', 'v3']],
  ])('%s', (_, minVotes, voteIds) => {
    const { clusters } = cluster(worded, minVotes, votes)
    expect(clusters).toMatchObject([{ voteIds, entryIds: ['a', ...voteIds], distinctReaders: 1 }])
  })
})

describe('score', () => {
  test('its reason says what counts, in our words', () => {
    const entries = [
      ...voicesOn('/guide', subjects.slice(0, 2)),
      snippet('s', 'Snippet lacks an import', { createdAt: '2026-11-03' }),
    ]
    const [only] = cluster(entries, 1, { '/guide': ['v'] }).clusters
    expect(only?.reason).toBe('3 readers on one page, 3 topics; 1 about code; 1 vote down; latest 3 Nov 2026')
    expect(only).toMatchObject({ score: 4.71, oldest: Date.UTC(2026, 10, 1, 10) })
  })
})

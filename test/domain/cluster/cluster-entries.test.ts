// Entries → clusters: pages, shared topics, split pages, votes, keys, scores; and all of it whatever the order.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../../src/api/contract.ts'
import { clusterEntries } from '../../../src/domain/cluster/cluster-entries.ts'
import { mostTopics } from '../../../src/domain/cluster/split.ts'
import { plain, rating, snippet, voicesOn } from './entries.ts'

const cluster = (
  entries: readonly FeedbackEntry[],
  minVotes = 0,
  votes: Readonly<Record<string, readonly string[]>> = {},
) => clusterEntries(entries, { minVotes, votes: new Map(Object.entries(votes)) })

const subjects = [
  'The link to the API reference is broken',
  'The diagram is unreadable in dark mode',
  'The install command fails on Windows',
  'Rate limits are not documented',
  'Explain how to rotate the token',
  'The screenshots show an outdated menu',
  'The search box finds nothing',
  'Please add a Python sample',
  'Translate this into German',
]

describe('pages', () => {
  test('all topics of one page are one cluster, whatever the page is called', () => {
    const { clusters, setAside } = cluster([
      rating('b', 'The install command fails on Windows', { path: 'https://docs.example.com/guide/' }),
      rating('a', 'Rate limits are not documented', { path: '/guide/index.md' }),
      rating('c', 'Installation fails on Windows', { path: 'guide.md' }),
      rating('d', 'Great docs, thanks', { helpful: true }),
      rating('e', null),
    ])
    expect(setAside).toEqual([{ id: 'd', reason: 'praise without a wish' }])
    expect(clusters).toMatchObject([
      {
        pages: ['/guide'],
        entryIds: ['a', 'b', 'c'],
        voteIds: [],
        voices: 3,
        topics: [{ entryIds: ['b', 'c'] }, { entryIds: ['a'] }],
      },
    ])
    expect(clusters[0]?.key).toMatch(/^page-[0-9a-f]{12}$/)
  })

  test('nothing gives nothing', () => {
    expect(cluster([])).toEqual({ clusters: [], setAside: [] })
  })

  test('an id that repeats counts once', () => {
    expect(cluster([plain('a', 'The link is broken'), plain('a', 'The link is broken')]).clusters[0]?.entryIds).toEqual(
      ['a'],
    )
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
    expect(clusters[0]?.reason).toBe('3 readers on 3 pages in the same words; newest 2026-11-01')
  })

  test('its key stays when a newer entry joins', () => {
    const newer = rating('000', 'The copy button of the code block does nothing', {
      path: '/d',
      createdAt: '2026-11-20',
    })
    const keys = [shared, [...shared, newer]].map((entries) => cluster(entries).clusters.map(({ key }) => key))
    expect(keys[0]).toEqual(keys[1])
  })

  test.each([
    ['two pages are two clusters', shared.slice(0, 2), 2],
    [
      'words that mean something else on each page',
      ['/a', '/b', '/c'].flatMap((path) => voicesOn(path, ['This does not work'])),
      3,
    ],
    ['one word more is not enough', ['/a', '/b', '/c'].flatMap((path) => voicesOn(path, ['broken link'])), 3],
  ])('%s', (_, entries, count) => {
    expect(cluster(entries).clusters).toHaveLength(count)
  })
})

/** Different numbers are different complaints. */
const manyVoices = voicesOn(
  '/guide',
  Array.from({ length: mostTopics + 5 }, (_, index) => `The limit of ${100 + index} requests is wrong`),
)

describe('split pages', () => {
  test('more topics than one change should hold are split, whole topics each', () => {
    const { clusters } = cluster(manyVoices)
    expect(clusters.map(({ topics }) => topics.length)).toEqual([mostTopics, 5])
    expect(clusters.flatMap(({ entryIds }) => entryIds).sort()).toEqual(manyVoices.map(({ id }) => id))
    for (const { key, reason } of clusters) {
      expect(key).toMatch(/^page-[0-9a-f]{12}-[0-9a-f]{12}$/)
      expect(reason).toContain('more than one change should hold')
    }
  })

  test('more entries than one change should hold are split, but never a topic', () => {
    const many = (comment: string, count: number, from: number) =>
      Array.from({ length: count }, (_, index) => rating(`e${String(from + index).padStart(3, '0')}`, comment))
    const { clusters } = cluster([
      ...many(subjects[0] ?? '', 50, 0),
      ...many(subjects[1] ?? '', 30, 50),
      ...many(subjects[2] ?? '', 10, 80),
    ])
    expect(clusters.map(({ entryIds }) => entryIds.length)).toEqual([50, 40])
  })

  test('the parts keep their keys and entries when newer ones come', () => {
    const before = cluster(voicesOn('/guide', subjects)).clusters
    const newer = rating('000', 'The video has no sound', { createdAt: '2026-11-20' })
    const after = cluster([...voicesOn('/guide', subjects), newer]).clusters
    expect(after.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort())
  })
})

describe('wordless votes', () => {
  const votes = { '/guide': ['v2', 'v1', 'v2', 'v3'] }
  const worded = [rating('a', 'The link to the API reference is broken')]

  test.each([
    ['never without min-votes', 0, []],
    ['not when there are too few', 4, []],
    ['once each when there are enough', 3, ['v1', 'v2', 'v3']],
  ])('%s', (_, minVotes, voteIds) => {
    const { clusters } = cluster(worded, minVotes, votes)
    expect(clusters).toMatchObject([{ voteIds, entryIds: ['a', ...voteIds], voices: 1 }])
  })

  test('of a page without words they are a cluster of their own, under the key of the page', () => {
    const [alone] = cluster([], 3, votes).clusters
    expect(alone).toMatchObject({
      pages: ['/guide'],
      topics: [],
      voices: 0,
      oldest: null,
      newest: null,
      reason: '3 wordless downvotes on one page',
    })
    expect(alone?.key).toBe(cluster(worded).clusters[0]?.key)
  })

  test('go with the oldest part of a split page', () => {
    const { clusters } = cluster(manyVoices, 3, votes)
    expect(clusters.filter(({ voteIds }) => voteIds.length > 0)).toMatchObject([{ topics: { length: mostTopics } }])
  })
})

describe('score', () => {
  const at = (path: string, more: Parameters<typeof rating>[2]) =>
    rating(path, 'The link to the API reference is broken', { path, ...more })

  test.each([
    ['more readers', [at('/a', {}), at('/b', {}), { ...at('/b', {}), id: 'b2' }]],
    ['newer', [at('/a', { createdAt: '2026-01-01' }), at('/b', { createdAt: '2026-11-01' })]],
    ['dated', [at('/a', { createdAt: 'yesterday' }), at('/b', {})]],
    ['not helped', [at('/a', { helpful: true }), at('/b', { helpful: false })]],
    [
      'about code',
      [
        plain('/a', 'The link is broken', 'agent', '/a'),
        snippet('/b', 'The link is broken', { path: '/b', createdAt: '2026-11-01' }),
      ],
    ],
    [
      'two readers, not one who writes twice',
      [
        at('/a', { contact: 'j@x.co' }),
        { ...at('/a', { contact: 'J@x.co' }), id: 'a2' },
        at('/b', {}),
        { ...at('/b', {}), id: 'b2' },
      ],
    ],
  ])('%s goes first', (_, entries) => {
    expect(cluster(entries).clusters.map(({ pages }) => pages)).toEqual([['/b'], ['/a']])
  })

  test('its reason says what counts, in our words', () => {
    const entries = [
      ...voicesOn('/guide', subjects.slice(0, 2)),
      snippet('s', 'Snippet lacks an import', { createdAt: '2026-11-03' }),
    ]
    const [only] = cluster(entries, 1, { '/guide': ['v'] }).clusters
    expect(only?.reason).toBe('3 readers on one page, 3 topics; 1 about code; 1 wordless downvote; newest 2026-11-03')
    expect(only).toMatchObject({ score: 6.3, oldest: Date.UTC(2026, 10, 1, 10), newest: Date.UTC(2026, 10, 3) })
  })
})

describe('whatever the order', () => {
  const entries = [
    ...voicesOn('/guide', [...subjects, ...subjects.map((subject) => `Again: ${subject.toLowerCase()} today`)]),
    ...['/a', '/b', '/c', '/d'].flatMap((path) =>
      voicesOn(path, ['The copy button of the code block does nothing', 'confusing', 'Thanks!']),
    ),
    plain('x', 'Where is the changelog?', 'agent', '/a'),
  ]
  const votes = { '/guide': ['v1', 'v2'], '/z': ['v3', 'v4'] }
  const expected = cluster(entries, 2, votes)

  test('the result is the same', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        const turned = Object.fromEntries(Object.entries(votes).reverse())
        expect(cluster(shuffled, 2, turned)).toEqual(expected)
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  test('each worded entry is in one topic of one cluster, and keys are unique', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(entries), (some) => {
        const { clusters, setAside } = cluster(some)
        const ids = clusters.flatMap(({ topics }) => topics.flatMap(({ entryIds }) => entryIds))
        expect([...ids, ...setAside.map(({ id }) => id)].sort()).toEqual(some.map(({ id }) => id).sort())
        expect(clusters.flatMap(({ entryIds }) => entryIds).sort()).toEqual([...ids].sort())
        expect(new Set(clusters.map(({ key }) => key)).size).toBe(clusters.length)
        for (const { key } of clusters) expect(key).toMatch(/^[a-z0-9-]+$/)
      }),
      { numRuns: 40, seed: 7 },
    )
  })

  test('hostile comments and paths break nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })), { maxLength: 12 }),
        (texts) => {
          const hostile = texts.map(([comment, path], index) => plain(`e${index}`, comment, 'agent', path))
          const { clusters } = cluster(hostile)
          for (const { score } of clusters) expect(Number.isFinite(score)).toBe(true)
        },
      ),
      { numRuns: 200, seed: 7 },
    )
  })
})

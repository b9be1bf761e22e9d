// Another similarity than the lexical one takes its place: here one that brings dense vectors of three dimensions.
import { describe, expect, test } from 'vitest'
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import type { Similarity } from '../../src/clusters/similarity.ts'
import { rating, snippet } from './entries.ts'

type Point = readonly [number, number, number]

const points: Readonly<Record<string, Point>> = {
  'proxy port blocked': [1, 0, 0],
  'firewall stops traffic': [0.9, 0.1, 0],
  'diagram colours unreadable': [0, 1, 0],
  'unreadable proxy diagram': [0.7, 0.7, 0],
  'invoice currency wrong': [0, 0, 1],
}

/** What a provider of sentence vectors would do: all rows have the same features, and their weights are the vector. */
function createSimilarity(sameComplaint: number, sharedComplaint = 0.9): Similarity & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    learn: (comments) => ({
      vectorsOf: (rows, among) => {
        asked.push(`${among} ${rows.length}`)
        return {
          start: Uint32Array.from({ length: rows.length + 1 }, (_, row) => row * 3),
          features: Uint32Array.from({ length: rows.length * 3 }, (_, at) => at % 3),
          weights: Float32Array.from(rows.flatMap((row) => points[comments.read(row)] ?? [0, 0, 0])),
        }
      },
    }),
    sameComplaint: () => sameComplaint,
    sharedComplaint: () => sharedComplaint,
  }
}

const cluster = (similarity: Similarity, comments: readonly (readonly [comment: string, path?: string])[]) =>
  clusterEntries(
    comments.map(([comment, path = '/guide'], index) => rating(`e${index}`, comment, { path })),
    { minVotes: 0, votes: new Map(), similarity },
  ).clusters
const idsOf = (similarity: Similarity, comments: readonly (readonly [comment: string, path?: string])[]) =>
  cluster(similarity, comments).map(({ topics }) => topics.map(({ entryIds }) => entryIds))

test('topics are grouped by it, whatever the words', () => {
  const comments = [
    ['proxy port blocked'],
    ['diagram colours unreadable'],
    ['firewall stops traffic'],
    ['invoice currency wrong'],
  ] as const
  expect(idsOf(createSimilarity(0.8), comments)).toEqual([[['e0', 'e2'], ['e1'], ['e3']]])
  expect(idsOf(createSimilarity(0.95), comments)).toEqual([[['e0'], ['e1'], ['e2'], ['e3']]])
})

test('by their average: what lies between two does not join them', () => {
  const comments = [['proxy port blocked'], ['diagram colours unreadable'], ['unreadable proxy diagram']] as const
  expect(idsOf(createSimilarity(0.69), comments)).toEqual([[['e0', 'e2'], ['e1']]])
})

test('topics that pages share are found by it', () => {
  const three = ['/a', '/b', '/c'].map((path) => ['proxy port blocked', path] as const)
  const similarity = createSimilarity(0.8)
  expect(cluster(similarity, three).map(({ pages }) => pages)).toEqual([['/a', '/b', '/c']])
  expect(similarity.asked).toEqual(['page 1', 'page 1', 'page 1', 'site 3'])
  expect(cluster(createSimilarity(0.8, 1.1), three)).toHaveLength(3)
})

test('the same snippet counts beside it', () => {
  const code = 'const client = createClient({ region, token })'
  const entries = [snippet('a', 'proxy port blocked', { code }), snippet('b', 'diagram colours unreadable', { code })]
  const { clusters } = clusterEntries(entries, { minVotes: 0, votes: new Map(), similarity: createSimilarity(0.8) })
  expect(clusters.map(({ topics }) => topics.map(({ entryIds }) => entryIds))).toEqual([[['a', 'b']]])
})

test('what keeps complaints apart counts beside it too', () => {
  const points = createSimilarity(0.8)
  const flat: Similarity = {
    ...points,
    learn: () => ({
      vectorsOf: (rows) => ({
        start: Uint32Array.from({ length: rows.length + 1 }, (_, row) => row),
        features: new Uint32Array(rows.length),
        weights: new Float32Array(rows.length).fill(1),
      }),
    }),
  }
  expect(idsOf(flat, [['It fails on Windows'], ['It fails on Linux'], ['It fails']])).toEqual([[['e0', 'e2'], ['e1']]])
})

/** All comments have one and the same vector of length 1, half of it below nought, as sentence vectors are. */
const even = (dimensions: number): Similarity => ({
  ...createSimilarity(0.8),
  learn: () => ({
    vectorsOf: (rows) => ({
      start: Uint32Array.from({ length: rows.length + 1 }, (_, row) => row * dimensions),
      features: Uint32Array.from({ length: rows.length * dimensions }, (_, at) => at % dimensions),
      weights: Float32Array.from(
        { length: rows.length * dimensions },
        (_, at) => (at % 2 ? 1 : -1) / dimensions ** 0.5,
      ),
    }),
  }),
})

describe('many dimensions', () => {
  const names = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'heron']
  const alike = names.map((name) => [`${name} proxy port`] as const)

  test.each([40, 384])('%i on a page', (dimensions) => {
    expect(idsOf(even(dimensions), alike).map((topics) => topics.length)).toEqual([1])
  })

  test('768 on a page', () => {
    expect(idsOf(even(768), alike).map((topics) => topics.length)).toEqual([1])
  })

  test('384 across pages are not found: a topic keeps its 48 heaviest features there', () => {
    const pages = ['/a', '/b', '/c'].map((path) => ['amber proxy port', path] as const)
    expect(cluster(even(384), pages)).toHaveLength(3)
  })
})

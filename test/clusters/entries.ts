// Entries for the tests of clustering, from the little that each test is about.
import { clusterEntries } from '../../src/clusters/cluster-entries.ts'
import { readCorpus } from '../../src/clusters/corpus.ts'
import { type Weight, weigh } from '../../src/clusters/rank.ts'
import { createReadVectors } from '../../src/clusters/similarity.ts'
import { groupTopics, type PageTopic } from '../../src/clusters/topics.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { parseDocPath } from '../../src/pages/doc-path.ts'

type Contextual = Extract<FeedbackEntry, { source: 'contextual' }>
type Snippet = Extract<FeedbackEntry, { source: 'code_snippet' }>

/** A page rating that was not helpful, unless told otherwise. */
export function rating(id: string, comment: string | null, more: Partial<Contextual> = {}): Contextual {
  const base = { path: '/guide', createdAt: '2026-11-01T10:00:00Z', status: 'pending', source: 'contextual' } as const
  return { ...base, id, comment, helpful: false, contact: null, ...more }
}

export function snippet(id: string, comment: string | null, more: Partial<Snippet> = {}): Snippet {
  const base = { path: '/guide', createdAt: '2026-11-01T10:00:00Z', status: 'pending', source: 'code_snippet' } as const
  return { ...base, id, comment, code: 'curl example.test', filename: null, lang: null, ...more }
}

export function plain(
  id: string,
  comment: string | null,
  source: 'agent' | 'thumbs_only' = 'agent',
  path = '/guide',
): FeedbackEntry {
  return { id, comment, path, createdAt: '2026-11-01', status: 'pending', source }
}

export function voicesOn(path: string, comments: readonly string[]): FeedbackEntry[] {
  return comments.map((comment, index) =>
    rating(`${path.slice(1)}-${String(index).padStart(3, '0')}`, comment, { path }),
  )
}

export function cluster(
  entries: readonly FeedbackEntry[],
  minVotes = 0,
  votes: Readonly<Record<string, readonly string[]>> = {},
) {
  const byPage = Object.entries(votes).map(([page, ids]) => [parseDocPath(page), ids] as const)
  return clusterEntries(entries, { minVotes, votes: new Map(byPage) })
}

export function topicsOf(entries: readonly FeedbackEntry[]): PageTopic[] {
  const corpus = readCorpus(entries)
  return groupTopics('/guide', corpus, createReadVectors(corpus))
}

export function placesOf(comments: readonly string[]): (readonly number[])[] {
  return topicsOf(voicesOn('/guide', comments)).map(({ complaints }) =>
    complaints.map(({ entry }) => Number(entry.id.slice(-3))),
  )
}

export function weightOf(entries: readonly FeedbackEntry[], repeats: readonly number[] = []): Weight {
  const corpus = readCorpus(entries)
  return weigh(corpus, new Set(repeats.flatMap((at) => corpus[at] ?? [])))
}

export const subjects = [
  ...['The link to the API reference is broken', 'The diagram is unreadable in dark mode'],
  ...['The install command fails on Windows', 'Rate limits are not documented', 'Explain how to rotate the token'],
  ...['The screenshots show an outdated menu', 'The search box finds nothing', 'Please add a Python sample'],
  ...['Translate this into German'],
]

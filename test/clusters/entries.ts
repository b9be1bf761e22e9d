// Entries for the tests of clustering, from the little that each test is about.

import { type Ground, readGround } from '../../src/clusters/ground.ts'
import type { Similarity } from '../../src/clusters/similarity.ts'
import { groupTopics, type PageTopic } from '../../src/clusters/topics.ts'
import { numberVoices } from '../../src/clusters/weight/number-voices.ts'
import { type Weight, weighClusters } from '../../src/clusters/weight/weigh.ts'
import { lexical } from '../../src/clusters/words/lexical.ts'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'

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

/** Comments of one page, named a, b, c … */
export function voicesOn(path: string, comments: readonly string[]): FeedbackEntry[] {
  return comments.map((comment, index) =>
    rating(`${path.slice(1)}-${String(index).padStart(3, '0')}`, comment, { path }),
  )
}

/** What clustering reads once of all entries, which must come in the order of their ids. */
export function groundOf(entries: readonly FeedbackEntry[], similarity: Similarity = lexical): Ground {
  return readGround(entries, similarity)
}

/** Topics of entries that are all of one page. */
export function topicsOf(entries: readonly FeedbackEntry[], similarity: Similarity = lexical): PageTopic[] {
  return groupTopics('/guide', [...entries.keys()], groundOf(entries, similarity))
}

/** Comments of one page → which of them are one topic, by their places. */
export function placesOf(comments: readonly string[], similarity: Similarity = lexical): (readonly number[])[] {
  return topicsOf(voicesOn('/guide', comments), similarity).map(({ rows }) => rows)
}

/** What entries weigh that are one cluster. */
export function weightOf(entries: readonly FeedbackEntry[]): Weight {
  const voices = numberVoices(entries, groundOf(entries).lexicon)
  const [weight] = weighClusters([[...entries.keys()]], entries, voices)
  if (!weight) throw new Error('One cluster has one weight.')
  return weight
}

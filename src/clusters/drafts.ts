// What goes into a cluster, and the cluster's key; a page with too much for one change is split into parts.
import type { DocPath } from '../feedback/doc-path.ts'
import { hashName, hashText } from '../text/hash.ts'
import { byCode, type Corpus, findAnchor } from './corpus.ts'
import type { PageTopic } from './topics.ts'

/** The most that one cluster holds, so that one change can address it. A topic is never split, even with more entries. */
export const mostTopics = 25
export const mostEntries = 50
/** How full parts are on average when a page is split: leaves room for uneven parts and for new entries. */
const fullness = 0.7

/** A whole page, part of a page with too much for one change, or a topic that pages share. */
export type Shape = 'page' | 'part' | 'shared'

export interface Draft {
  readonly shape: Shape
  readonly key: string
  readonly topics: readonly PageTopic[]
  readonly pages: readonly DocPath[]
  readonly voteIds: readonly string[]
}

export function draftShared(topics: readonly PageTopic[], corpus: Corpus): Draft {
  const anchor = findAnchor(
    topics.flatMap(({ rows }) => rows),
    corpus,
  )
  return { shape: 'shared', key: `shared-${hashName(anchor)}`, topics, pages: listPages(topics), voteIds: [] }
}

function listPages(topics: readonly PageTopic[]): DocPath[] {
  return [...new Set(topics.map(({ page }) => page))].sort(byCode)
}

/** Votes go with the first part. */
export function draftPage(
  page: DocPath,
  topics: readonly PageTopic[],
  voteIds: readonly string[],
  corpus: Corpus,
): Draft[] {
  const name = `page-${hashName(page)}`
  const parts = splitTopics(topics, corpus)
  return parts.map(({ number, piece, topics: part }, index) => ({
    shape: parts.length === 1 ? 'page' : 'part',
    key: `${name}${number === 1 ? '' : `-${number}`}${piece === 1 ? '' : `-more${piece}`}`,
    topics: part,
    pages: [page],
    voteIds: index === 0 ? voteIds : [],
  }))
}

/** Makes keys unique, because the hashes in them may collide. */
export function nameOnce(drafts: readonly Draft[]): Draft[] {
  const used = new Map<string, number>()
  return drafts.map((draft) => {
    const times = (used.get(draft.key) ?? 0) + 1
    used.set(draft.key, times)
    return times === 1 ? draft : { ...draft, key: `${draft.key}-again${times}` }
  })
}

export interface Part {
  /** From 1. Part 1 keeps the page's own key. */
  readonly number: number
  /** From 1; a part that is too full continues in a second piece. */
  readonly piece: number
  readonly topics: readonly PageTopic[]
}

/**
 * Whole topics, distributed to parts by their oldest entries with consistent hashing: when a page grows by a part, few topics move,
 * and all of those into the new part. One part if everything fits.
 */
export function splitTopics(topics: readonly PageTopic[], corpus: Corpus): Part[] {
  const entries = topics.reduce((sum, { rows }) => sum + rows.length, 0)
  if (topics.length <= mostTopics && (entries <= mostEntries || topics.length === 1))
    return [{ number: 1, piece: 1, topics }]
  const parts = Math.ceil(Math.max(topics.length / mostTopics, entries / mostEntries) / fullness)
  const groups = Map.groupBy(topics, ({ rows }) => 1 + jump(hashText(findAnchor(rows, corpus)), parts))
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, group]) => fill(group).map((piece, index) => ({ number, piece: index + 1, topics: piece })))
}

/** Lamping and Veach's jump consistent hash: a bucket below `buckets` that seldom changes when buckets are added. */
function jump(hash: number, buckets: number): number {
  let key = BigInt(hash)
  let bucket = -1
  for (let next = 0; next < buckets; ) {
    bucket = next
    key = BigInt.asUintN(64, key * 2862933555777941757n + 1n)
    next = Math.floor((bucket + 1) * (2 ** 31 / (Number(key >> 33n) + 1)))
  }
  return bucket
}

/** In the given order; a topic that is too large for any part gets its own. */
function fill(topics: readonly PageTopic[]): PageTopic[][] {
  const pieces: PageTopic[][] = []
  let entries = 0
  for (const topic of topics) {
    const piece = pieces.at(-1)
    entries += topic.rows.length
    if (piece && piece.length < mostTopics && entries <= mostEntries) piece.push(topic)
    else {
      pieces.push([topic])
      entries = topic.rows.length
    }
  }
  return pieces
}

// A page with more than one change should hold, in parts.

import { hashText } from '../text/hash.ts'
import type { Corpus } from './corpus.ts'
import { mostEntries, mostTopics } from './limits.ts'
import { findAnchor } from './order.ts'
import type { PageTopic } from './topics.ts'

/** How full parts are on average when a page is split: room for what falls unevenly, and for what comes. */
const fullness = 0.7

export interface Part {
  /** From 1. Part 1 is what the page itself becomes. */
  readonly number: number
  /** From 1; a part that fell too full goes on in a second one. */
  readonly piece: number
  readonly topics: readonly PageTopic[]
}

/**
 * Whole topics, spread over parts by their oldest entries. The spreading is consistent hashing: when a page grows by a
 * part, few topics move, and all of those into the new part. One part if all fits.
 */
export function splitTopics(topics: readonly PageTopic[], corpus: Corpus): Part[] {
  const entries = countEntries(topics)
  if (topics.length <= mostTopics && (entries <= mostEntries || topics.length === 1))
    return [{ number: 1, piece: 1, topics }]
  const parts = Math.ceil(Math.max(topics.length / mostTopics, entries / mostEntries) / fullness)
  const groups = Map.groupBy(topics, (topic) => 1 + jump(hashAnchor(topic, corpus), parts))
  return [...groups]
    .sort(([a], [b]) => a - b)
    .flatMap(([number, group]) => fill(group).map((piece, index) => ({ number, piece: index + 1, topics: piece })))
}

function countEntries(topics: readonly PageTopic[]): number {
  return topics.reduce((sum, topic) => sum + topic.rows.length, 0)
}

function hashAnchor({ rows }: PageTopic, corpus: Corpus): number {
  return hashText(findAnchor(rows, corpus))
}

/** Lamping and Veach's jump consistent hash: a bucket below `buckets`, seldom another one when buckets are added. */
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

/** In the order given; a topic that is too large for any part has one of its own. */
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

// The clustering under test, at one operating point or another: the one place that knows how it is called.

import type { Clustering } from '../../../src/clusters/cluster.ts'
import { clusterEntries } from '../../../src/clusters/cluster-entries.ts'
import { lexical } from '../../../src/clusters/words/lexical.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { triageAll } from '../../../src/triage/triage.ts'

/** How much two entries must share to be the same complaint, by the product's own threshold, which rises with the page. */
export interface Point {
  readonly name: string
  readonly factor: number
}

export const productPoint: Point = { name: 'default', factor: 1 }

/** Fixed beforehand: more recall for less precision. */
export const looserPoints: readonly Point[] = [{ name: 'looser', factor: 0.7 }]

/** The factors of a curve. */
export const curve: readonly number[] = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.8, 2]

export function clusterAt(
  entries: readonly FeedbackEntry[],
  { factor }: Point = productPoint,
): Clustering & { readonly dropped: readonly { readonly id: string; readonly code: string }[] } {
  const sameComplaint = (comments: number) => lexical.sameComplaint(comments) * factor
  const similarity = factor === 1 ? lexical : { ...lexical, sameComplaint }
  const judged = triageAll(entries)
  const dropped = entries.flatMap(({ id }, index) => {
    const one = judged[index]
    return one?.kind === 'filtered' ? [{ id, code: one.code }] : []
  })
  const kept = entries.filter((_, index) => judged[index]?.kind === 'worded')
  return { ...clusterEntries(kept, { minVotes: 0, votes: new Map(), similarity }), dropped }
}

/** Entry id → the topic it is in, and the cluster. */
export function indexClustering({ clusters }: Clustering): {
  topicOf: Map<string, string>
  clusterOf: Map<string, string>
} {
  const topicOf = new Map<string, string>()
  const clusterOf = new Map<string, string>()
  for (const { key, entryIds, topics } of clusters) {
    for (const id of entryIds) clusterOf.set(id, key)
    for (const [index, topic] of topics.entries()) for (const id of topic.entryIds) topicOf.set(id, `${key} ${index}`)
  }
  return { topicOf, clusterOf }
}

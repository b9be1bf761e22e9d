// The clustering under test.
import type { Cluster } from '../../../src/clusters/cluster.ts'
import { clusterEntries } from '../../../src/clusters/cluster-entries.ts'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'

export function cluster(entries: readonly FeedbackEntry[]): readonly Cluster[] {
  return clusterEntries(entries, { minVotes: 0, votes: new Map() }).clusters
}

export function indexClusters(clusters: readonly Cluster[]) {
  const topicOf = new Map<string, string>()
  const clusterOf = new Map<string, string>()
  for (const { key, entryIds, topics } of clusters) {
    for (const id of entryIds) clusterOf.set(id, key)
    for (const [index, topic] of topics.entries()) for (const id of topic.entryIds) topicOf.set(id, `${key} ${index}`)
  }
  return { topicOf, clusterOf }
}

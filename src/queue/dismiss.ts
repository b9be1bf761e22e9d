// Removes topics from clusters that people dismissed by ticking a box on the tracking issue.
import type { Cluster, Clustering, Topic } from '../clusters/cluster.ts'
import { isSameTopic, signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Dismissed } from '../issue/tick-record.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { parseTime } from '../pages/entry-time.ts'
import { heldBack, split } from './hold-back.ts'

type Entries = ReadonlyMap<string, FeedbackEntry>

export interface Dismissal {
  readonly clustering: Clustering
  /** Entries that are removed. */
  readonly entryIds: readonly string[]
  /** Dismissed groups that this scan found, and their topics. */
  readonly keys: readonly string[]
  readonly topics: readonly {
    readonly of: string
    readonly pages: Cluster['pages']
    readonly signatures: readonly string[]
  }[]
}

export function dismissTopics(ledger: Ledger, clustering: Clustering, entries: Entries): Dismissal {
  const left: Cluster[] = []
  const entryIds: string[] = []
  const keys: string[] = []
  const topics: Dismissal['topics'][number][] = []
  for (const cluster of clustering.clusters) {
    const asked = (ledger.dismissed ?? []).flatMap((one) => findAsked(ledger, cluster, entries, one) ?? [])
    for (const { key, dismissed } of asked) {
      keys.push(key)
      for (const topic of dismissed)
        topics.push({ of: key, pages: cluster.pages, signatures: signTopic(topic, entries) })
    }
    const unwanted = new Set([
      ...asked.flatMap(({ dismissed }) => dismissed),
      ...findRemembered(ledger, cluster, entries),
    ])
    const isWhole = asked.some(({ key }) => key === cluster.key) && unwanted.size === cluster.topics.length
    const ids = [...unwanted].flatMap((topic) => topic.entryIds)
    const gone = isWhole ? cluster.entryIds : ids
    for (const id of gone) entryIds.push(id)
    const { rest } = split(cluster, gone, entries, 'dismissed')
    if (rest !== undefined) left.push(rest)
  }
  return { clustering: { clusters: left, repeats: clustering.repeats }, entryIds, keys, topics }
}

/** Undefined if another group was dismissed. */
function findAsked(ledger: Ledger, cluster: Cluster, entries: Entries, { key, before }: Dismissed) {
  const held = key === `${cluster.key}-held` ? heldBack(ledger, cluster, entries).part : undefined
  if (key !== cluster.key && held === undefined) return undefined
  const ids = held && new Set(held.entryIds)
  const isMeant = ({ entryIds }: Topic) =>
    entryIds.some((id) => (ids?.has(id) ?? true) && (parseTime(entries.get(id)?.createdAt ?? null) ?? before) <= before)
  return { key, dismissed: cluster.topics.filter(isMeant) }
}

function findRemembered(ledger: Ledger, cluster: Cluster, entries: Entries): Topic[] {
  const memory = (ledger.dismissedTopics ?? []).filter(({ pages }) =>
    pages.some((page) => cluster.pages.includes(page)),
  )
  if (memory.length === 0) return []
  return cluster.topics.filter((topic) => {
    const signatures = signTopic(topic, entries)
    return memory.some((known) => isSameTopic(known.signatures, signatures))
  })
}

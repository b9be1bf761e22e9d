// Which part of a cluster is held back: entries with no attempts left, topics that were declined.
import type { Cluster, Clustering, Topic } from '../clusters/cluster.ts'
import { countDistinctReaders } from '../clusters/reader-copies.ts'
import { isSameTopic, signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countFailures } from '../fixes/fix-commands.ts'
import type { Dismissed } from '../issue/tick-record.ts'
import type { DeclinedTopic, Ledger } from '../ledger/ledger.ts'
import { declinedReturns } from '../ledger/ledger-limits.ts'
import { parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'

interface Split {
  readonly part: Cluster | undefined
  readonly rest: Cluster | undefined
}

type Entries = ReadonlyMap<string, FeedbackEntry>

/** Entries with no attempts left, for example because `max-attempts` was lowered. */
export function usedUp(ledger: Ledger, cluster: Cluster, entries: Entries, maxAttempts: number): Split {
  const spent = cluster.entryIds.filter((id) => countFailures(ledger, id) >= maxAttempts)
  return split(cluster, spent, entries, 'spent')
}

/** Declined topics wait until enough new entries report the same. Votes have no topic and stay free. */
export function heldBack(ledger: Ledger, cluster: Cluster, entries: Entries): Split {
  const memory = ledger.declined.filter((topic) => topic.pages.some((page) => cluster.pages.includes(page)))
  if (memory.length === 0) return { part: undefined, rest: cluster }
  const declined = cluster.topics.filter((topic) => {
    const signatures = signTopic(topic, entries)
    const [latest] = memory.filter((known) => isSameTopic(known.signatures, signatures)).sort((a, b) => b.at - a.at)
    const since = latest && topic.entryIds.filter((id) => isNewSince(latest, id, entries.get(id)))
    return since !== undefined && since.length < declinedReturns
  })
  const held = declined.flatMap((topic) => topic.entryIds)
  return split(cluster, held, entries, 'held')
}

/** The first scan after a decision settles what came before it; all found afterwards is new, regardless of its date. */
function isNewSince(decision: DeclinedTopic, id: string, entry: FeedbackEntry | undefined): boolean {
  return decision.before === undefined ? !existed(decision.at, entry) : !decision.before.includes(id)
}

function existed(decidedAt: number, entry: FeedbackEntry | undefined): boolean {
  return (parseTime(entry?.createdAt ?? null) ?? decidedAt) <= decidedAt
}

/** Per decision that no scan has seen yet: the new entries of its pages that existed before it. */
export function scanDecisions(ledger: Ledger, fresh: readonly FeedbackEntry[]): Record<string, string[]> {
  const unseen = ledger.declined.filter((topic) => topic.before === undefined)
  return Object.fromEntries(
    unseen.map((topic) => {
      const there = fresh.filter((entry) => topic.pages.includes(parseDocPath(entry.path)) && existed(topic.at, entry))
      return [topic.fixId, there.map((entry) => entry.id)]
    }),
  )
}

/** @returns `part`: the entries in `held`, with the suffix in its key; `rest`: the others, under the own key */
export function split(cluster: Cluster, held: readonly string[], entries: Entries, suffix: string): Split {
  if (held.length === 0) return { part: undefined, rest: cluster }
  const ids = new Set(held)
  const part = restrict(cluster, (id) => ids.has(id), entries)
  const rest = restrict(cluster, (id) => !ids.has(id), entries)
  return { part: part && { ...part, key: `${cluster.key}-${suffix}` }, rest }
}

function restrict(cluster: Cluster, keeps: (id: string) => boolean, entries: Entries): Cluster | undefined {
  const entryIds = cluster.entryIds.filter(keeps)
  if (entryIds.length === 0) return undefined
  const topics = cluster.topics
    .map((topic) => ({ ...topic, entryIds: topic.entryIds.filter(keeps) }))
    .filter((topic) => topic.entryIds.length > 0)
  const worded = topics.flatMap((topic) => topic.entryIds.flatMap((id) => entries.get(id) ?? []))
  const pages = new Set(worded.map(({ path }) => parseDocPath(path)))
  const times = worded.flatMap((entry) => parseTime(entry.createdAt) ?? []).sort((a, b) => a - b)
  return {
    ...cluster,
    pages: cluster.pages.length === 1 ? cluster.pages : cluster.pages.filter((page) => pages.has(page)),
    entryIds,
    topics,
    voteIds: cluster.voteIds.filter(keeps),
    ...fewer(cluster, countDistinctReaders(worded)),
    oldest: times[0] ?? null,
    newest: times.at(-1) ?? null,
  }
}

type Counts = Pick<Cluster, 'distinctReaders' | 'agents'>

/** A part never has more than its whole: where fewer texts are compared, fewer are recognised as copies. */
function fewer(whole: Counts, part: Counts): Counts {
  const agents = Math.min(whole.agents, part.agents)
  const readers = Math.min(whole.distinctReaders - whole.agents, part.distinctReaders - part.agents)
  return { distinctReaders: readers + agents, agents }
}

export interface Dismissal {
  readonly clustering: Clustering
  readonly entryIds: readonly string[]
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

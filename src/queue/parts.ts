// Parts of a cluster that are decided on apart.
import type { Topics } from '../checkboxes/tick-commands.ts'
import type { Cluster, Clustering } from '../clusters/cluster.ts'
import { countDistinctReaders } from '../clusters/reader-copies.ts'
import { isSameTopic, signTopic } from '../clusters/signature.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { earliest } from '../feedback/scan.ts'
import { countFailures, countPending } from '../fixes/queries.ts'
import type { DeclinedTopic, Ledger } from '../ledger/ledger.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { readPage, readTime } from '../pages/entry.ts'
import type { Entries } from '../step-context.ts'
import type { WaitReason } from './waiting-record.ts'

/** New entries before a declined topic returns. */
const declinedReturns = 3

export type Disposition = Readonly<
  | { decision: 'dispatched' | 'planned' }
  | { decision: 'deferred' | 'too-small' | 'open-fix' | 'declined' | 'given-up'; reason: WaitReason }
>

export type Split = ReturnType<typeof splitOff>[number]

export function splitOff(ledger: Ledger, clusters: readonly Cluster[], entries: Entries, limit: number) {
  const list = (part: Cluster | undefined, fixed?: Disposition) => (part ? [{ cluster: part, fixed }] : [])
  return clusters.flatMap((cluster) => {
    const spent = usedUp(ledger, cluster, entries, limit)
    const held = spent.rest && heldBack(ledger, spent.rest, entries)
    return [
      ...list(held?.rest),
      ...list(held?.part, { decision: 'declined', reason: { code: 'declined', after: declinedReturns } }),
      ...list(spent.part, { decision: 'given-up', reason: { code: 'max-attempts', limit } }),
    ]
  })
}

export function usedUp(ledger: Ledger, cluster: Cluster, entries: Entries, maxAttempts: number) {
  const spent = cluster.entryIds.filter((id) => countFailures(ledger, id) >= maxAttempts)
  return split(cluster, spent, entries, 'spent')
}

export function heldBack(ledger: Ledger, cluster: Cluster, entries: Entries) {
  const declined = recall(ledger.declined, cluster, entries).filter(({ topic, known }) => {
    const latest = known.reduce((a, b) => (b.at > a.at ? b : a))
    return topic.entryIds.filter((id) => !isEarlier(latest, id, entries.get(id))).length < declinedReturns
  })
  const held = declined.flatMap(({ topic }) => topic.entryIds)
  return split(cluster, held, entries, 'held')
}

function recall<T extends Pick<DeclinedTopic, 'pages' | 'signatures'>>(
  memory: readonly T[],
  cluster: Cluster,
  entries: Entries,
) {
  const here = memory.filter(({ pages }) => pages.some((page) => cluster.pages.includes(page)))
  if (here.length === 0) return []
  return cluster.topics.flatMap((topic) => {
    const signatures = signTopic(topic, entries)
    const known = here.filter((one) => isSameTopic(one.signatures, signatures))
    return known.length === 0 ? [] : [{ topic, known }]
  })
}

/** By the first scan after the decision; until then, by date. */
function isEarlier({ at, before }: DeclinedTopic, id: string, entry: FeedbackEntry | undefined) {
  return before?.includes(id) ?? (readTime(entry) ?? at) <= at
}

export function scanDecisions(ledger: Ledger, fresh: readonly FeedbackEntry[]): Record<string, string[]> {
  const unseen = ledger.declined.filter((topic) => !topic.before)
  return Object.fromEntries(
    unseen.map((topic) => {
      const there = fresh.filter((entry) => topic.pages.includes(readPage(entry)))
      return [topic.fixId, there.filter((entry) => isEarlier(topic, entry.id, entry)).map(({ id }) => id)]
    }),
  )
}

export function split(cluster: Cluster, held: readonly string[], entries: Entries, suffix: string) {
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
  const pages = new Set(worded.map(readPage))
  return {
    ...cluster,
    pages: cluster.pages.length === 1 ? cluster.pages : cluster.pages.filter((page) => pages.has(page)),
    entryIds,
    topics,
    of: cluster.of ?? countComplaints(cluster),
    voteIds: cluster.voteIds.filter(keeps),
    ...countDistinctReaders(worded),
    oldest: earliest(worded.map(readTime)) ?? null,
  }
}

export const countComplaints = ({ entryIds, voteIds }: Pick<Cluster, 'entryIds' | 'voteIds'>) =>
  entryIds.length - voteIds.length

/** `wanted`: sent whatever its topic, because a person names it. */
export function dismissTopics(ledger: Ledger, clustering: Clustering, entries: Entries, wanted: ReadonlySet<string>) {
  const keyOf = new Map((ledger.dismissed ?? []).flatMap(({ key, entryIds }) => entryIds.map((id) => [id, key])))
  const results = clustering.clusters.map((cluster) => {
    const read = cluster.entryIds.filter((id) => keyOf.has(id))
    const dismissed = cluster.topics.filter((topic) => topic.entryIds.some((id) => keyOf.has(id) && !wanted.has(id)))
    const topics = dismissed.map((topic): Topics => {
      const [id = ''] = topic.entryIds.filter((one) => keyOf.has(one))
      return { of: keyOf.get(id) ?? '', pages: [pageOf(id, cluster, entries)], signatures: signTopic(topic, entries) }
    })
    const remembered = recall(ledger.dismissedTopics ?? [], cluster, entries).map(({ topic }) => topic)
    const unwanted = new Set([...dismissed, ...remembered])
    const isWhole = read.some((id) => keyOf.get(id) === cluster.key) && unwanted.size === cluster.topics.length
    const meant = isWhole ? cluster.entryIds : [...unwanted].flatMap((topic) => topic.entryIds)
    const entryIds = meant.filter((id) => !wanted.has(id))
    const { rest } = split(cluster, entryIds, entries, 'dismissed')
    return { rest, entryIds, read, topics }
  })
  return {
    clustering: { clusters: results.flatMap(({ rest }) => rest ?? []), repeats: clustering.repeats },
    entryIds: results.flatMap(({ entryIds }) => entryIds),
    read: results.flatMap(({ read }) => read),
    topics: results.flatMap(({ topics }) => topics),
  }
}

/** Wordless votes are in groups of one page. */
export function pageOf(id: string, { pages }: Pick<Cluster, 'pages'>, entries: Entries): DocPath {
  const entry = entries.get(id)
  return entry ? readPage(entry) : (pages[0] ?? parseDocPath(''))
}

export function splitBusy(cluster: Cluster, entries: Entries, isBusy: (page: DocPath) => boolean) {
  const held = cluster.entryIds.filter((id) => isBusy(pageOf(id, cluster, entries)))
  const { part, rest } = split(cluster, held, entries, 'busy')
  return {
    part: part && { ...part, pages: part.pages.filter(isBusy) },
    rest: rest && { ...rest, pages: rest.pages.filter((page) => !isBusy(page)) },
  }
}

export function nextAttempt(ledger: Ledger, { entryIds }: Pick<Cluster, 'entryIds'>) {
  return 1 + entryIds.reduce((most, id) => Math.max(most, countTries(ledger, id)), 0)
}

export const countTries = (ledger: Ledger, id: string) => countFailures(ledger, id) + countPending(ledger, id)

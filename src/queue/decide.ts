// Decides what to do with each cluster in this run.

import type { Cluster, Clustering } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countFailures, countPending } from '../fixes/attempts.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { declinedReturns } from '../ledger/ledger-limits.ts'
import { heldBack, usedUp } from './hold-back.ts'
import { type Disposition, type Limits, type Part, type Placed, placeParts } from './place-clusters.ts'
import type { Turn } from './turns.ts'

export type { Disposition, Limits } from './place-clusters.ts'

export type Decided = Disposition & {
  readonly cluster: Cluster
  /** The number of the attempt that the fix is, or would be. */
  readonly attempt: number
  /** Set if its turn had come before those that rank higher. */
  readonly turn?: Turn
}

type Candidate = Part & { readonly fixed: Disposition | undefined; readonly failures: number }

type Entries = ReadonlyMap<string, FeedbackEntry>

/**
 * What is sent comes first, in its order: what people asked for, then by rank and turn. Groups whose readers have all spoken elsewhere
 * come after all others, and those that failed before go last, so that a prompt that always fails cannot hold up the others.
 */
export function decide(
  ledger: Ledger,
  { clusters, repeats }: Pick<Clustering, 'clusters' | 'repeats'>,
  entries: Entries,
  limits: Limits,
  now: number,
): Decided[] {
  const failures = ({ key }: Cluster) => ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === key).length
  const isOwn = ({ entryIds, topics }: Cluster) => topics.length === 0 || entryIds.some((id) => isSpeaker(id))
  const isSpeaker = (id: string) => entries.has(id) && !repeats.has(id)
  const ranked = clusters
    .flatMap((cluster) => splitOff(ledger, cluster, entries, limits['max-attempts']))
    .map(({ cluster, fixed }): Candidate => {
      const part = { cluster, ...findAsked(ledger, cluster), isOwn: isOwn(cluster), failures: failures(cluster) }
      const isWanted = part.outOfTurn && fixed?.decision === 'declined'
      return { ...part, fixed: (isWanted ? undefined : fixed) ?? judge(ledger, cluster, limits, part.outOfTurn) }
    })
    .sort(
      (a, b) =>
        Number(b.asked) - Number(a.asked) ||
        Number(b.isOwn) - Number(a.isOwn) ||
        a.failures - b.failures ||
        b.cluster.score - a.cluster.score ||
        (a.cluster.key < b.cluster.key ? -1 : 1),
    )
  const placed = placeParts(
    ledger,
    ranked.filter(({ fixed }) => fixed === undefined),
    entries,
    limits,
    now,
  )
  const ordered: Placed[] = ranked.flatMap((part) =>
    part.fixed === undefined ? (placed.get(part) ?? []) : [{ ...part.fixed, cluster: part.cluster }],
  )
  const isSent = ({ decision }: Placed) => decision === 'dispatched' || decision === 'planned'
  const sent = [...placed.values()].flatMap((results) => results.filter(isSent))
  return [...sent, ...ordered.filter((one) => !isSent(one))].map((one) => ({
    ...one,
    attempt: nextAttempt(ledger, one.cluster),
  }))
}

/**
 * By a box on its own line, or on that of a fix or a flagged entry whose feedback it contains.
 * @returns `outOfTurn`: exceeding `max-open` by one
 */
function findAsked({ sendNow = [], asked = [] }: Ledger, { key, entryIds }: Cluster) {
  const outOfTurn = sendNow.includes(key)
  return { outOfTurn, asked: outOfTurn || asked.some((id) => entryIds.includes(id)) }
}

/** Separates the part of a cluster that the ledger holds back. */
function splitOff(ledger: Ledger, cluster: Cluster, entries: ReadonlyMap<string, FeedbackEntry>, limit: number) {
  const spent = usedUp(ledger, cluster, entries, limit)
  const held = spent.rest && heldBack(ledger, spent.rest, entries)
  const list = (part: Cluster | undefined, fixed?: Disposition) =>
    part === undefined ? [] : [{ cluster: part, fixed }]
  return [
    ...list(held?.rest),
    ...list(held?.part, { decision: 'declined', reason: { code: 'declined', after: declinedReturns } }),
    ...list(spent.part, { decision: 'given-up', reason: { code: 'max-attempts', limit } }),
  ]
}

/** The number of the attempt that a fix for these entries would be. */
export function nextAttempt(ledger: Ledger, { entryIds }: Pick<Cluster, 'entryIds'>): number {
  return 1 + entryIds.reduce((most, id) => Math.max(most, countTries(ledger, id)), 0)
}

/** Failed jobs of an entry, including those in runs that are not closed yet. */
function countTries(ledger: Ledger, id: string): number {
  return countFailures(ledger, id) + countPending(ledger, id)
}

function judge(ledger: Ledger, cluster: Cluster, limits: Limits, outOfTurn: boolean): Disposition | undefined {
  if (cluster.entryIds.some((id) => countTries(ledger, id) >= limits['max-attempts']))
    return { decision: 'deferred', reason: { code: 'last-attempt' } }
  const limit = limits['min-cluster-size']
  const comments = cluster.entryIds.length - cluster.voteIds.length
  if (comments >= limit || cluster.voteIds.length > 0 || outOfTurn) return undefined
  return { decision: 'too-small', reason: { code: 'min-cluster-size', comments, limit } }
}

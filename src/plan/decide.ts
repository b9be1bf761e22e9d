// (ledger, clusters, limits, now) → what becomes of each cluster in this run.

import type { Cluster, Clustering } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { recentCreations } from '../ledger/creating.ts'
import { isOpen } from '../ledger/fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { creationsPerHour, declinedReturns } from '../ledger/limits.ts'
import { countFailures, countPending } from '../ledger/open-runs.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { heldBack, usedUp } from './hold-back.ts'

/** What becomes of a cluster in this run: it is sent (or would be, in a dry run), or it waits for a reason. */
export type Disposition =
  | { readonly decision: 'dispatched' | 'planned' }
  | { readonly decision: 'deferred' | 'too-small' | 'open-fix' | 'declined' | 'given-up'; readonly reason: WaitReason }

export type Decided = Disposition & {
  readonly cluster: Cluster
  /** The number of the attempt that its fix is, or would be. */
  readonly attempt: number
}

export interface Limits {
  readonly maxJobs: number
  readonly maxOpen: number
  readonly minClusterSize: number
  readonly maxAttempts: number
  readonly dryRun: boolean
  /** The tracking issue is closed: nothing is created at all. */
  readonly paused: boolean
}

/**
 * Clusters in the order of their rank: one whose last fix failed goes behind those that never did, so that a prompt that
 * always fails cannot keep the others waiting.
 */
export function decide(
  ledger: Ledger,
  clustering: Clustering,
  entries: ReadonlyMap<string, FeedbackEntry>,
  limits: Limits,
  now: number,
): Decided[] {
  const parts = clustering.clusters.flatMap((cluster) => splitOff(ledger, cluster, entries, limits))
  const failures = (cluster: Cluster) =>
    ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === cluster.key).length
  const ranked = parts
    .map((part) => ({ ...part, failures: failures(part.cluster) }))
    .sort(
      (a, b) =>
        a.failures - b.failures || b.cluster.score - a.cluster.score || (a.cluster.key < b.cluster.key ? -1 : 1),
    )
  let room = openRoom(ledger, limits, now)
  return ranked.map(({ cluster, fixed }) => {
    const attempt =
      1 + Math.max(0, ...cluster.entryIds.map((id) => countFailures(ledger, id) + countPending(ledger, id)))
    const disposition = fixed ?? judge(ledger, cluster, limits) ?? place(cluster, room, limits)
    if (!('reason' in disposition)) room = occupy(room, cluster)
    return { ...disposition, cluster, attempt }
  })
}

/** What the ledger's memory holds back goes its own way; the rest of the cluster is free. */
function splitOff(ledger: Ledger, cluster: Cluster, entries: ReadonlyMap<string, FeedbackEntry>, limits: Limits) {
  const spent = usedUp(ledger, cluster, entries, limits.maxAttempts)
  const held = spent.rest === undefined ? { part: undefined, rest: undefined } : heldBack(ledger, spent.rest, entries)
  const parts: { cluster: Cluster; fixed: Disposition | undefined }[] = []
  if (held.rest) parts.push({ cluster: held.rest, fixed: undefined })
  if (held.part) {
    const reason = { code: 'declined', after: declinedReturns } as const
    parts.push({ cluster: held.part, fixed: { decision: 'declined', reason } })
  }
  if (spent.part) {
    const reason = { code: 'max-attempts', limit: limits.maxAttempts } as const
    parts.push({ cluster: spent.part, fixed: { decision: 'given-up', reason } })
  }
  return parts
}

function judge(ledger: Ledger, cluster: Cluster, limits: Limits): Disposition | undefined {
  const last = cluster.entryIds.some((id) => countFailures(ledger, id) + countPending(ledger, id) >= limits.maxAttempts)
  if (last) return { decision: 'deferred', reason: { code: 'last-attempt' } }
  const comments = cluster.entryIds.length - cluster.voteIds.length
  if (comments >= limits.minClusterSize || cluster.voteIds.length > 0) return undefined
  return { decision: 'too-small', reason: { code: 'min-cluster-size', comments, limit: limits.minClusterSize } }
}

/** Why nothing at all can be created now. */
function closedBy(ledger: Ledger, limits: Limits, now: number): WaitReason | undefined {
  const { notBefore = 0 } = ledger
  if (limits.paused) return { code: 'paused' }
  if (notBefore > now) return { code: 'service-pause', until: notBefore }
  const unproven = !ledger.contact && ledger.fixes.some((fix) => isOpen(fix, now) && fix.state !== 'proposed')
  return unproven ? { code: 'no-contact' } : undefined
}

/** How many places are left for further clusters, and which pages are taken. */
interface Room {
  /** Why nothing at all can be created now. */
  readonly closed: WaitReason | undefined
  readonly busy: ReadonlyMap<string, 'page-open' | 'page-next'>
  readonly open: number
  readonly sent: number
  readonly budget: number
}

function openRoom(ledger: Ledger, limits: Limits, now: number): Room {
  const open = ledger.fixes.filter((fix) => isOpen(fix, now))
  return {
    closed: closedBy(ledger, limits, now),
    busy: new Map(open.flatMap((fix) => fix.pages.map((page) => [page, 'page-open']))),
    open: open.length,
    sent: 0,
    budget: creationsPerHour - recentCreations(ledger, now).length,
  }
}

function place({ pages }: Cluster, { closed, busy, open, sent, budget }: Room, limits: Limits): Disposition {
  const { maxJobs, maxOpen, dryRun } = limits
  const code = pages.map((page) => busy.get(page)).find((found) => found !== undefined)
  if (code !== undefined) return { decision: 'open-fix', reason: { code } }
  const defer = (reason: WaitReason): Disposition => ({ decision: 'deferred', reason })
  if (closed !== undefined) return defer(closed)
  if (open >= maxOpen) return defer({ code: 'max-open', limit: maxOpen })
  if (sent >= maxJobs) return defer({ code: 'max-jobs', limit: maxJobs })
  if (budget <= 0) return defer({ code: 'hourly-limit', limit: creationsPerHour })
  return { decision: dryRun ? 'planned' : 'dispatched' }
}

/** A cluster that is sent takes a place in the run, among the open fixes and in the hour, and its pages. */
function occupy({ closed, busy, open, sent, budget }: Room, { pages }: Cluster): Room {
  const taken = new Map([...busy, ...pages.map((page) => [page, 'page-next'] as const)])
  return { closed, busy: taken, open: open + 1, sent: sent + 1, budget: budget - 1 }
}

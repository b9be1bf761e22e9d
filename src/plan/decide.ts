// Decides what to do with each cluster in this run.

import type { Cluster, Clustering } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countFailures, countPending } from '../ledger/fixes/attempts.ts'
import { recentCreations } from '../ledger/fixes/job-creation.ts'
import { countJobs, endOfMonth, monthOf } from '../ledger/fixes/months.ts'
import { isOpen } from '../ledger/fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/records/ledger.ts'
import { creationsPerHour, declinedReturns } from '../ledger/records/limits.ts'
import type { WaitReason } from '../ledger/records/reason.ts'
import { heldBack, usedUp } from './hold-back.ts'

/** What to do with a cluster in this run: it is sent (or would be, in a dry run), or it waits for a reason. */
export type Disposition =
  | { readonly decision: 'dispatched' | 'planned' }
  | { readonly decision: 'deferred' | 'too-small' | 'open-fix' | 'declined' | 'given-up'; readonly reason: WaitReason }

export type Decided = Disposition & {
  readonly cluster: Cluster
  /** The number of the attempt that the fix is, or would be. */
  readonly attempt: number
}

/** Limits under the names of their inputs. `paused`: the tracking issue is closed, so nothing is created. */
export interface Limits {
  readonly 'max-jobs': number
  readonly 'max-open': number
  /** 0: no limit. */
  readonly 'max-jobs-per-month': number
  readonly 'min-cluster-size': number
  readonly 'max-attempts': number
  readonly 'dry-run': boolean
  readonly paused: boolean
  /** Send only what a person asked for. */
  readonly onlyAsked?: boolean | undefined
}

/**
 * What people asked for goes first, then by rank. Clusters that failed before go last, so that a prompt that always fails cannot
 * hold up the others.
 */
export function decide(
  ledger: Ledger,
  clustering: Clustering,
  entries: ReadonlyMap<string, FeedbackEntry>,
  limits: Limits,
  now: number,
): Decided[] {
  const failures = ({ key }: Cluster) => ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === key).length
  const ranked = clustering.clusters
    .flatMap((cluster) => splitOff(ledger, cluster, entries, limits['max-attempts']))
    .map((part) => ({ ...part, ...findAsked(ledger, part.cluster), failures: failures(part.cluster) }))
    .sort(
      (a, b) =>
        Number(b.asked) - Number(a.asked) ||
        a.failures - b.failures ||
        b.cluster.score - a.cluster.score ||
        (a.cluster.key < b.cluster.key ? -1 : 1),
    )
  const open = ledger.fixes.filter((fix) => isOpen(fix, now))
  const closed = closedBy(ledger, open, limits.paused, now)
  const budget = creationsPerHour - recentCreations(ledger, now).length
  const busy = new Map<string, 'page-open' | 'page-next'>(
    open.flatMap((fix) => fix.pages.map((page) => [page, 'page-open'])),
  )
  const monthly = monthlyBudget(ledger, limits['max-jobs-per-month'], now)
  let sent = 0

  function place({ cluster: { pages }, asked, outOfTurn }: (typeof ranked)[number]): Disposition {
    const code = pages.map((page) => busy.get(page)).find((found) => found !== undefined)
    if (code !== undefined) return { decision: 'open-fix', reason: { code } }
    const defer = (reason: WaitReason): Disposition => ({ decision: 'deferred', reason })
    if (closed !== undefined) return defer(closed)
    if (limits.onlyAsked && !asked) return defer({ code: 'not-asked' })
    if (sent >= monthly.left) return defer(monthly.reason)
    if (open.length + sent >= limits['max-open'] + Number(outOfTurn))
      return defer({ code: 'max-open', limit: limits['max-open'] })
    if (sent >= limits['max-jobs']) return defer({ code: 'max-jobs', limit: limits['max-jobs'] })
    if (sent >= budget) return defer({ code: 'hourly-limit', limit: creationsPerHour })
    sent += 1
    for (const page of pages) busy.set(page, 'page-next')
    return { decision: limits['dry-run'] ? 'planned' : 'dispatched' }
  }

  return ranked.map((part) => {
    const { cluster, fixed, outOfTurn } = part
    const attempt = nextAttempt(ledger, cluster)
    const held = outOfTurn && fixed?.decision === 'declined' ? undefined : fixed
    return { ...(held ?? judge(ledger, cluster, limits, outOfTurn) ?? place(part)), cluster, attempt }
  })
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

function monthlyBudget(ledger: Ledger, limit: number, now: number): { left: number; reason: WaitReason } {
  const left = limit === 0 ? Number.POSITIVE_INFINITY : limit - countJobs(ledger, monthOf(now))
  return { left, reason: { code: 'monthly-limit', limit, until: endOfMonth(now) } }
}

/** Why nothing can be created now. */
function closedBy(ledger: Ledger, open: readonly Fix[], paused: boolean, now: number): WaitReason | undefined {
  const { notBefore = 0, contact } = ledger
  if (paused) return { code: 'paused' }
  if (ledger.paused !== undefined) return { code: 'paused-by-person' }
  if (notBefore > now) return { code: 'service-pause', until: notBefore }
  return !contact && open.some((fix) => fix.state !== 'proposed') ? { code: 'no-contact' } : undefined
}

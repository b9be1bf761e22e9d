// (ledger, clusters, limits, now) → what becomes of each cluster in this run.

import type { Cluster, Clustering } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { recentCreations } from '../ledger/creating.ts'
import { isOpen } from '../ledger/fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { creationsPerHour } from '../ledger/limits.ts'
import { countFailures, countPending } from '../ledger/rounds.ts'
import type { Decision as DecisionKind } from '../report/run-report.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { heldBack, usedUp } from './hold-back.ts'

export interface Decision {
  readonly cluster: Cluster
  readonly decision: DecisionKind
  /** In words, fit to be shown; holds no reader's words. */
  readonly reason: SafeText
  /** The number of the attempt that its fix is, or would be. */
  readonly attempt: number
}

export interface Limits {
  readonly maxJobs: number
  readonly maxOpen: number
  readonly minClusterSize: number
  readonly maxAttempts: number
  readonly dryRun: boolean
  /** Why nothing is created at all, if so (a closed tracking issue). */
  readonly paused: SafeText | undefined
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
): Decision[] {
  const parts = clustering.clusters.flatMap((cluster) => splitOff(ledger, cluster, entries, limits))
  const failures = (cluster: Cluster) =>
    ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === cluster.key).length
  const ranked = parts
    .map((part) => ({ ...part, failures: failures(part.cluster) }))
    .sort(
      (a, b) =>
        a.failures - b.failures || b.cluster.score - a.cluster.score || (a.cluster.key < b.cluster.key ? -1 : 1),
    )
  const room = new Room(ledger, limits, now)
  return ranked.map(({ cluster, fixed }) => {
    const attempt =
      1 + Math.max(0, ...cluster.entryIds.map((id) => countFailures(ledger, id) + countPending(ledger, id)))
    const { decision, reason } = fixed ?? judge(ledger, cluster, limits) ?? room.take(cluster)
    return { cluster, decision, reason, attempt }
  })
}

type Verdict = Pick<Decision, 'decision' | 'reason'>

/** What the ledger's memory holds back goes its own way; the rest of the cluster is free. */
function splitOff(ledger: Ledger, cluster: Cluster, entries: ReadonlyMap<string, FeedbackEntry>, limits: Limits) {
  const spent = usedUp(ledger, cluster, entries, limits.maxAttempts)
  const held = spent.rest === undefined ? { part: undefined, rest: undefined } : heldBack(ledger, spent.rest, entries)
  const parts: { cluster: Cluster; fixed: Verdict | undefined }[] = []
  if (held.rest) parts.push({ cluster: held.rest, fixed: undefined })
  if (held.part) {
    const reason = safe`A pull request for this was declined; it comes again once three entries since then say the same.`
    parts.push({ cluster: held.part, fixed: { decision: 'declined', reason } })
  }
  if (spent.part) {
    const reason = safe`Its jobs failed as often as max-attempts (${limits.maxAttempts}) allows.`
    parts.push({ cluster: spent.part, fixed: { decision: 'given-up', reason } })
  }
  return parts
}

function judge(ledger: Ledger, cluster: Cluster, limits: Limits): Verdict | undefined {
  const last = cluster.entryIds.some((id) => countFailures(ledger, id) + countPending(ledger, id) >= limits.maxAttempts)
  if (last)
    return {
      decision: 'deferred',
      reason: safe`Its last attempt has just failed; the end of this run tells whether that counts.`,
    }
  const commented = cluster.entryIds.length - cluster.voteIds.length
  if (commented >= limits.minClusterSize || cluster.voteIds.length > 0) return undefined
  return {
    decision: 'too-small',
    reason: safe`Fewer comments (${commented}) than min-cluster-size (${limits.minClusterSize}).`,
  }
}

function closedBy(ledger: Ledger, now: number): SafeText | undefined {
  if ((ledger.notBefore ?? 0) > now) return safe`The service asked to wait before more jobs are created.`
  const unproven = !ledger.contact && ledger.fixes.some((fix) => isOpen(fix, now) && fix.state !== 'proposed')
  return unproven ? safe`No job of this project could be retrieved so far, so no other is created.` : undefined
}

/** Takes places in the run, among the open fixes and in the hour, as clusters come by in the order of their rank. */
class Room {
  readonly #limits: Limits
  readonly #busy: Map<string, SafeText>
  #open: number
  #budget: number
  #taken = 0
  /** Why nothing at all can be created now. */
  readonly #closed: SafeText | undefined

  constructor(ledger: Ledger, limits: Limits, now: number) {
    const open = ledger.fixes.filter((fix) => isOpen(fix, now))
    this.#limits = limits
    this.#open = open.length
    this.#budget = creationsPerHour - recentCreations(ledger, now).length
    this.#closed = limits.paused ?? closedBy(ledger, now)
    this.#busy = new Map(
      open.flatMap((fix) => fix.pages.map((page) => [page, safe`A fix of this page is open; one at a time.`])),
    )
  }

  take(cluster: Cluster): Verdict {
    const { maxJobs, maxOpen, dryRun } = this.#limits
    const busy = cluster.pages.map((page) => this.#busy.get(page)).find((reason) => reason !== undefined)
    if (busy !== undefined) return { decision: 'open-fix', reason: busy }
    const defer = (reason: SafeText): Verdict => ({ decision: 'deferred', reason })
    if (this.#closed !== undefined) return defer(this.#closed)
    if (this.#open >= maxOpen) return defer(safe`As many fixes are open as max-open (${maxOpen}) allows.`)
    if (this.#taken >= maxJobs) return defer(safe`This run creates at most max-jobs (${maxJobs}) jobs.`)
    if (this.#budget <= 0) return defer(safe`The 100 job creations of this hour are used up.`)
    this.#taken += 1
    this.#open += 1
    this.#budget -= 1
    for (const page of cluster.pages)
      this.#busy.set(page, safe`Another part of this page goes first; one fix at a time.`)
    return { decision: dryRun ? 'planned' : 'dispatched', reason: cluster.reason }
  }
}

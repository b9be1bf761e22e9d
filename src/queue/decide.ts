// Decides what to do with each cluster in this run.
import type { Cluster, Clustering } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { countFailures, countPending, isAsked, recentCreations } from '../fixes/fix-commands.ts'
import { countJobs, endOfMonth, monthOf } from '../fixes/job-cost.ts'
import { findCanary, isOpen } from '../fixes/queries.ts'
import type { WaitReason } from '../fixes/reasons.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { creationsPerHour, declinedReturns } from '../ledger/ledger-limits.ts'
import { heldBack, usedUp } from './hold-back.ts'
import { findDeadline, findTurns, pageOf, splitBusy, type Turn } from './turns.ts'

export type Decided = Disposition & {
  readonly cluster: Cluster
  readonly attempt: number
  /** Set if its turn had come before those that rank higher. */
  readonly turn?: Turn
}

type Candidate = Part & { readonly fixed: Disposition | undefined; readonly failures: number }

type Entries = ReadonlyMap<string, FeedbackEntry>

/** What is sent comes first: what people asked for, then by rank and turn. What failed before goes last, so that it holds up nothing. */
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

/** @returns `outOfTurn`: exceeding `max-open` by one */
function findAsked(ledger: Ledger, cluster: Cluster) {
  return { outOfTurn: ledger.sendNow?.includes(cluster.key) === true, asked: isAsked(ledger, cluster) }
}

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

export function nextAttempt(ledger: Ledger, { entryIds }: Pick<Cluster, 'entryIds'>): number {
  return 1 + entryIds.reduce((most, id) => Math.max(most, countTries(ledger, id)), 0)
}

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

/** It is sent (or would be, in a dry run), or it waits for a reason. */
type Disposition =
  | { readonly decision: 'dispatched' | 'planned' }
  | { readonly decision: 'deferred' | 'too-small' | 'open-fix' | 'declined' | 'given-up'; readonly reason: WaitReason }

/** Limits under the names of their inputs. `paused`: the tracking issue is closed, so nothing is created. */
export interface Limits {
  readonly 'max-jobs': number
  readonly 'max-open': number
  readonly 'max-jobs-per-month': number
  readonly 'min-cluster-size': number
  readonly 'max-attempts': number
  readonly 'dry-run': boolean
  readonly paused: boolean
  readonly 'max-age': { readonly time: number | undefined }
  readonly onlyAsked?: boolean | undefined
  readonly approve?: boolean | undefined
}

/** A group that nothing but limits and other groups holds back. */
interface Part {
  readonly cluster: Cluster
  readonly asked: boolean
  readonly outOfTurn: boolean
  /** Of a reader who has not spoken elsewhere; votes without a comment have no reader. */
  readonly isOwn: boolean
}

type Placed = Disposition & { readonly cluster: Cluster; readonly turn?: Turn }

/** @param parts best first; one of several pages may be sent for some of them */
function placeParts(
  ledger: Ledger,
  parts: readonly Part[],
  entries: Entries,
  limits: Limits,
  now: number,
): Map<Part, Placed[]> {
  const open = ledger.fixes.filter((fix) => isOpen(fix, now))
  const closed = closedBy(ledger, open, limits.paused, now)
  const budget = creationsPerHour - recentCreations(ledger, now).length
  const monthly = monthlyBudget(ledger, limits['max-jobs-per-month'], now)
  const busy = new Map<string, 'page-open' | 'page-next'>(
    open.flatMap((fix) => fix.pages.map((page) => [page, 'page-open'])),
  )
  const turns: (Turn | undefined)[] = ledger.fixes.map(({ turn }) => turn)
  const queue = listQueue(ledger, parts)
  const deadline = findDeadline(ledger, limits['max-age'].time, now)
  const left = new Set(parts)
  const placed = new Map<Part, Placed[]>()
  let sent = 0

  function findLimit({ asked, outOfTurn }: Pick<Part, 'asked' | 'outOfTurn'>): WaitReason | undefined {
    if (limits.approve && !asked && !limits['dry-run']) return { code: 'not-approved' }
    if (closed !== undefined) return closed
    if (limits.onlyAsked && !asked) return { code: 'not-asked' }
    if (sent >= monthly.left) return monthly.reason
    if (open.length + sent >= limits['max-open'] + Number(outOfTurn))
      return { code: 'max-open', limit: limits['max-open'] }
    if (sent >= limits['max-jobs']) return { code: 'max-jobs', limit: limits['max-jobs'] }
    return sent >= budget ? { code: 'hourly-limit', limit: creationsPerHour } : undefined
  }

  function send(cluster: Cluster, turn: Turn | undefined): Placed {
    sent += 1
    turns.unshift(turn)
    for (const page of cluster.pages) busy.set(page, 'page-next')
    return { decision: limits['dry-run'] ? 'planned' : 'dispatched', cluster, ...(turn && { turn }) }
  }

  const findBusy = ({ pages }: Cluster) => pages.map((page) => busy.get(page)).find((code) => code !== undefined)
  const isWhollyFree = ({ cluster }: Part) => findBusy(cluster) === undefined
  const isFree = (part: Part, id: string) => left.has(part) && !busy.has(pageOf(id, part.cluster, entries))
  const findFirst = () => queue.find(({ part, id }) => isFree(part, id))

  /** Its page is kept free for it until its turn comes. */
  function isKept({ cluster }: Part, first: Waiting | undefined): boolean {
    return first !== undefined && cluster.pages.includes(pageOf(first.id, first.part.cluster, entries))
  }

  function place(part: Part, first: Waiting | undefined, turn?: Turn): Placed[] {
    const { cluster } = part
    const code = findBusy(cluster) ?? (first?.part !== part && isKept(part, first) ? 'page-next' : undefined)
    if (code !== undefined && turn !== 'waited') return [{ decision: 'open-fix', reason: { code }, cluster }]
    const reason = findLimit(part)
    if (reason !== undefined) return [{ decision: 'deferred', reason, cluster }]
    if (code === undefined) return [send(cluster, turn)]
    const { rest = cluster, part: held } = splitBusy(cluster, entries, (page) => busy.has(page))
    const blocked = held && { decision: 'open-fix' as const, reason: { code }, cluster: held }
    return [send(rest, turn), ...(blocked === undefined ? [] : [blocked])]
  }

  /** The best that is left; what can be sent for some of its pages only waits for its turn. */
  function findBest(first: Waiting | undefined): Part | undefined {
    for (const part of left) if (part !== first?.part || isWhollyFree(part)) return part
    return undefined
  }

  function findNext(): { part: Part; first?: Waiting | undefined; turn?: Turn } | undefined {
    const [next] = left
    if (next === undefined || next.asked || findLimit(next) !== undefined) return next && { part: next }
    const first = findFirst()
    const best = findBest(first)
    if (best === undefined) return first && { part: first.part, first, turn: 'waited' }
    const due = findTurns(turns)
    if (due.includes('waited')) {
      const longest = first?.part ?? (best.isOwn ? undefined : findOldest([...left].filter(isWhollyFree)))
      if (longest !== undefined) return { part: longest, first, turn: 'waited' }
    }
    const isLate = (part: Part) =>
      part.isOwn && timeOf(part) < deadline && isWhollyFree(part) && (part === first?.part || !isKept(part, first))
    const late = due.includes('outgrowing') ? findOldest([...left].filter(isLate)) : undefined
    if (late !== undefined) return { part: late, first, turn: 'outgrowing' }
    return { part: best, first }
  }

  for (let next = findNext(); next !== undefined; next = findNext()) {
    const { part, first, turn } = next
    placed.set(part, place(part, first, turn))
    left.delete(part)
  }
  return placed
}

interface Waiting {
  readonly id: string
  readonly part: Part
}

/** The parts that hold an entry of the queue, in its order. */
function listQueue({ queue = [] }: Ledger, parts: readonly Part[]): Waiting[] {
  if (queue.length === 0) return []
  const ids = new Set(queue.map(({ id }) => id))
  const holders = new Map(
    parts.flatMap((part) => part.cluster.entryIds.filter((id) => ids.has(id)).map((id) => [id, part] as const)),
  )
  return queue.flatMap(({ id }) => {
    const part = holders.get(id)
    return part === undefined ? [] : [{ id, part }]
  })
}

function timeOf({ cluster: { oldest } }: Part): number {
  return oldest ?? Number.POSITIVE_INFINITY
}

function findOldest(parts: readonly Part[]): Part | undefined {
  const [first, ...others] = parts
  return first && others.reduce((oldest, part) => (timeOf(part) < timeOf(oldest) ? part : oldest), first)
}

function monthlyBudget(ledger: Ledger, limit: number, now: number): { left: number; reason: WaitReason } {
  const left = limit === 0 ? Number.POSITIVE_INFINITY : limit - countJobs(ledger, monthOf(now))
  return { left, reason: { code: 'monthly-limit', limit, until: endOfMonth(now) } }
}

function closedBy(ledger: Ledger, open: readonly Fix[], paused: boolean, now: number): WaitReason | undefined {
  const { notBefore = 0, contact } = ledger
  if (paused) return { code: 'paused' }
  if (ledger.paused !== undefined) return { code: 'paused-by-person' }
  if (notBefore > now) return { code: 'service-pause', until: notBefore }
  if (!contact && open.some((fix) => fix.state !== 'proposed')) return { code: 'no-contact' }
  const code = findCanary(ledger, now)
  return code && { code }
}

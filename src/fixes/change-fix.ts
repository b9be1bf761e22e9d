// How commands change fixes; their state only by `moveFix`.
import { rememberMerge } from '../after-merge/merged-commands.ts'
import type { RepositoryName } from '../github/github-names.ts'
import type { Fix, Ledger, ScanRecord } from '../ledger/ledger.ts'
import { askedKept, recentDeclined, signaturesKept, topicsKept } from '../ledger/ledger-limits.ts'
import type { Resolution } from '../ledger/resolution.ts'
import { type FixState, states } from './fix.ts'
import { findFix, isClosed, listSettled } from './queries.ts'

export type Applied = Readonly<{ ledger: Ledger; handled: Readonly<Record<string, Resolution>> }>
export type Advance = Applied | 'known' | 'stale'

export const applied = (ledger: Ledger, handled: Applied['handled'] = {}): Applied => ({ ledger, handled })

export const resolveAll = (ledger: Ledger, ids: Iterable<string>, as: Resolution) =>
  applied(ledger, Object.fromEntries(Array.from(ids, (id) => [id, as])))

export function forFix<C>(from: readonly FixState[], rule: (ledger: Ledger, fix: Fix, command: C) => Advance) {
  return (ledger: Ledger, command: C & { readonly fixId: string }): Advance => {
    const fix = findFix(ledger, command.fixId)
    return fix && from.includes(fix.state) ? rule(ledger, fix, command) : 'stale'
  }
}

export const pauseBy =
  (field: 'notBefore' | 'exportNotBefore') =>
  (ledger: Ledger, { notBefore }: { notBefore: number }): Advance =>
    (ledger[field] ?? 0) >= notBefore ? 'known' : applied({ ...ledger, [field]: notBefore })

export function patchFix(ledger: Ledger, fix: Fix, patch: Partial<Fix> = {}): Applied {
  return applied(patchFixes(ledger, ({ id }) => id === fix.id, { ...fix, ...patch }))
}

export function patchFixes(ledger: Ledger, is: (fix: Fix) => boolean, patch: Partial<Fix>): Ledger {
  return { ...ledger, fixes: ledger.fixes.map((fix) => (is(fix) ? { ...fix, ...patch } : fix)) }
}

export function askFor(ledger: Ledger, ids: readonly string[], list: 'asked' | 'sendNow' = 'asked'): Ledger {
  return { ...ledger, [list]: [...new Set([...(ledger[list] ?? []), ...ids])].slice(-askedKept) }
}

export function moveFix(ledger: Ledger, fix: Fix, state: FixState, now: number, patch: Partial<Fix> = {}): Applied {
  const forgotten = { completedAt: undefined, unreadableSince: undefined, lease: undefined }
  const moved: Fix = { ...fix, ...forgotten, ...patch, state, since: now }
  const isAnswered = states[fix.state].jobless && !states[state].jobless && moved.retried === undefined
  const wished = proveByPull(isAnswered ? dropWishes(ledger, fix) : ledger, moved)
  // Released entries queue again: a job that always fails must not take every turn.
  const queue = wished.queue?.filter(({ id }) => !fix.entryIds.includes(id))
  const queued = state === 'uncertain' ? wished : { ...wished, queue }
  const rest = countOutcome(rememberDecision(rememberMerge(queued, moved), moved), fix, state)
  if (!isClosed(moved)) return patchFix(rest, moved)
  const comments = state === 'declined' ? moved.comments : undefined
  const kept = states[state].keepsTopics ? moved.topics.slice(0, topicsKept) : []
  const topics = kept.map((signatures) => signatures.slice(0, signaturesKept))
  const counted = patchFix(rest, moved, { topics, comments }).ledger
  // Only merging settles entries that were sent again meanwhile.
  const isFree = moved.retried !== undefined && state !== 'merged'
  if (isFree || states[state].frees) return applied(reopenWindow(counted, moved, now))
  const settled = listSettled(moved)
  const open = state === 'merged' ? (moved.rest ?? []) : []
  const asking = open.length === 0 ? counted : reopenWindow(askFor(counted, open), moved, now)
  return resolveAll(rememberDone(asking, settled), settled, { fix: moved.id })
}

function proveByPull(ledger: Ledger, { state, prLink, since }: Fix) {
  const isShown = states[state].hasPull && prLink && since > (ledger.canary?.at ?? 0)
  return isShown ? { ...ledger, canary: undefined, goneOn: undefined } : ledger
}

/** What is in another group by then, or did not fit, stays wanted. */
export function dropWishes(ledger: Ledger, { entryIds }: Pick<Fix, 'entryIds'>): Ledger {
  const over = new Set(entryIds)
  const isLeft = (id: string) => !over.has(id)
  return { ...ledger, sendNow: ledger.sendNow?.filter(isLeft), asked: ledger.asked?.filter(isLeft) }
}

function countOutcome(ledger: Ledger, before: Fix, state: FixState) {
  const outcomes = { ...ledger.outcomes }
  if (!states[state].open) outcomes[state] = (outcomes[state] ?? 0) + 1
  if (isClosed(before)) outcomes[before.state] = Math.max(0, (outcomes[before.state] ?? 0) - 1)
  return { ...ledger, outcomes }
}

export function reopenWindow(ledger: Ledger, fix: Fix, at: number): Ledger {
  const { oldest } = fix
  if (oldest === null) return rescanUndated(ledger)
  const reopen = (scan: ScanRecord): ScanRecord => ({
    ...scan,
    oldestWaiting: Math.min(scan.oldestWaiting ?? oldest, oldest),
    reopened: { at, oldest: Math.min(scan.reopened?.oldest ?? oldest, oldest) },
  })
  return { ...ledger, scans: mapValues(ledger.scans, reopen) }
}

/** By the next run, whatever was read this week. */
export function rescanUndated(ledger: Ledger): Ledger {
  return { ...ledger, scans: mapValues(ledger.scans, (scan) => ({ ...scan, undated: undefined })) }
}

export function rememberDone(ledger: Ledger, ids: readonly string[]): Ledger {
  if (ids.length === 0) return ledger
  const done = new Set(ids)
  const isLeft = (id: string) => !done.has(id)
  const votes = Object.entries(mapValues(ledger.votes, (kept) => kept.filter(isLeft)))
  return {
    ...forgetFailures(dropWishes(ledger, { entryIds: ids }), done),
    flagged: ledger.flagged?.filter(({ id }) => isLeft(id)),
    scans: mapValues(ledger.scans, (scan) => ({ ...scan, done: [...new Set([...scan.done, ...ids])].sort() })),
    queue: ledger.queue?.filter(({ id }) => isLeft(id)),
    votes: Object.fromEntries(votes.filter(([, kept]) => kept.length > 0)),
  }
}

export function forgetFailures(ledger: Ledger, ids: ReadonlySet<string>): Ledger {
  const isLeft = (id: string) => !ids.has(id)
  return {
    ...ledger,
    openRuns: mapValues(ledger.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
    attempts: Object.fromEntries(Object.entries(ledger.attempts).filter(([id]) => isLeft(id))),
  }
}

/** @param restart a scan without dates may already be past them */
export function forgetDone(ledger: Ledger, ids: ReadonlySet<string>, restart: boolean): Ledger['scans'] {
  const undated = restart ? { undated: undefined, undatedWalk: undefined } : {}
  return mapValues(ledger.scans, (scan) => ({ ...scan, ...undated, done: scan.done.filter((id) => !ids.has(id)) }))
}

export function mapValues<T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]))
}

function rememberDecision(ledger: Ledger, { id: fixId, state, retried, since: at, pages, topics }: Fix) {
  const others = ledger.declined.filter((topic) => topic.fixId !== fixId)
  const declined = state === 'declined' && retried === undefined ? topics : []
  const own = declined.map((signatures) => ({ fixId, at, pages, signatures }))
  return { ...ledger, declined: [...own, ...others].slice(0, recentDeclined) }
}

const maxRepositories = 20

/** GitHub ignores case in these names. */
export function addRepositories(ledger: Ledger, names: readonly RepositoryName[] = []): Ledger {
  const repositories = new Map(Object.entries(ledger.repositories))
  for (const name of names) {
    const known = [...repositories.keys()].find((other) => other.toLowerCase() === name.toLowerCase())
    if (!known && repositories.size >= maxRepositories) continue
    repositories.set(known ?? name, { ...repositories.get(known ?? name), receives: true })
  }
  return { ...ledger, repositories: Object.fromEntries(repositories) }
}

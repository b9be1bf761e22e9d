// Failed attempts per entry: settled when the run is closed, because they do not count if none of its jobs succeeded.

import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { type Advance, applied, type Change, moveFix, rememberDone } from './change-fix.ts'
import { heldEntries } from './queries.ts'
import type { FixReason } from './reasons.ts'

export const attemptRules = {
  'run-closed': closeRun,

  /** Entries that a person has asked for in the meantime are tried again instead. */
  'entries-given-up': (ledger: Ledger, { entryIds, now }: { entryIds: readonly string[]; now: number }) =>
    giveUp(
      ledger,
      entryIds.filter((id) => !ledger.asked?.includes(id)),
      now,
    ),
}

export function failFix(ledger: Ledger, fix: Fix, reason: FixReason, run: string, now: number): Change {
  const change = moveFix(ledger, fix, 'failed', now, { reason })
  const { openRuns } = change.ledger
  const results = openRuns[run] ?? { at: now, failed: [], succeeded: false }
  const account = { ...results, failed: [...results.failed, ...fix.entryIds] }
  return { ...change, ledger: { ...change.ledger, openRuns: { ...openRuns, [run]: account } } }
}

/** A job that succeeded shows that the service works, which ends caution. */
export function succeedInRun(ledger: Ledger, run: string, now: number): Ledger {
  const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: true }
  return { ...ledger, cautious: false, openRuns: { ...ledger.openRuns, [run]: { ...results, succeeded: true } } }
}

function closeRun(ledger: Ledger, event: { run: string; maxAttempts: number; now: number }): Advance {
  const open = new Map(Object.entries(ledger.openRuns))
  const attempts = new Map(Object.entries(ledger.attempts))
  let { cautious } = ledger
  for (const [run, { at, failed, succeeded }] of Object.entries(ledger.openRuns)) {
    if (run !== event.run && event.now - at <= day) continue
    open.delete(run)
    if (succeeded) for (const id of failed) attempts.set(id, (attempts.get(id) ?? 0) + 1)
    else if (run === event.run && failed.length > 0) cautious = true
  }
  if (open.size === Object.keys(ledger.openRuns).length) return 'known'
  const exhausted = [...attempts].filter(([, count]) => count >= event.maxAttempts).map(([id]) => id)
  const counts = { openRuns: Object.fromEntries(open), attempts: Object.fromEntries(attempts), cautious }
  return giveUp({ ...ledger, ...counts }, exhausted, event.now)
}

/** Failed jobs of an entry. An id may be the name of a property that every object has. */
export function countFailures({ attempts }: Ledger, id: string): number {
  return Object.hasOwn(attempts, id) ? (attempts[id] ?? 0) : 0
}

/** Failures in runs that have not been closed: whether they count is not known yet. */
export function countPending(ledger: Ledger, id: string): number {
  return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length
}

/** Entries with no attempts left are done, unless another fix holds them. Those that no failed fix shows are counted. */
function giveUp(ledger: Ledger, entryIds: readonly string[], now: number): Advance {
  const held = heldEntries(ledger)
  const spent = new Set(entryIds.filter((id) => !held.has(id)))
  if (spent.size === 0) return applied(ledger)
  const shown = new Set<string>()
  let next = ledger
  for (const fix of [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)) {
    if (fix.state !== 'failed' || !fix.entryIds.every((id) => spent.has(id) && !shown.has(id))) continue
    for (const id of fix.entryIds) shown.add(id)
    next = moveFix(next, fix, 'given-up', now).ledger
  }
  const unshown = spent.size - shown.size
  const counts = next.filteredCounts
  const filteredCounts = unshown === 0 ? counts : { ...counts, 'given-up': (counts['given-up'] ?? 0) + unshown }
  const handled = Object.fromEntries([...spent].map((id) => [id, 'given-up' as const]))
  return applied(rememberDone({ ...next, filteredCounts }, [...spent]), handled)
}

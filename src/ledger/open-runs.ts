// Attempts: failures count per entry, but not those of a run in which no job succeeded, so they wait until the run is closed.
import { type Advance, applied, dropped, rememberDone } from './change.ts'
import type { CommandOf } from './command.ts'
import { heldEntries } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'
import { day } from './limits.ts'

export function failInRun(ledger: Ledger, run: string, entryIds: readonly string[], now: number): Ledger {
  const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: false }
  return {
    ...ledger,
    openRuns: { ...ledger.openRuns, [run]: { ...results, failed: [...results.failed, ...entryIds] } },
  }
}

/** A job that succeeded shows that the service works: caution ends. */
export function succeedInRun(ledger: Ledger, run: string, now: number): Ledger {
  const results = ledger.openRuns[run] ?? { at: now, failed: [], succeeded: true }
  return { ...ledger, cautious: false, openRuns: { ...ledger.openRuns, [run]: { ...results, succeeded: true } } }
}

/** Closes the run's account, and those that crashed runs left open a day ago. */
export function closeRun(ledger: Ledger, event: CommandOf<'run-closed'>): Advance {
  const due = Object.entries(ledger.openRuns).filter(
    ([run, results]) => run === event.run || event.now - results.at > day,
  )
  if (due.length === 0) return dropped('known')
  let next = ledger
  for (const [run, results] of due) {
    const { [run]: _, ...openRuns } = next.openRuns
    next = { ...next, openRuns }
    if (results.failed.length === 0) continue
    if (results.succeeded) next = countAttempts(next, results.failed)
    else if (run === event.run) next = { ...next, cautious: true }
  }
  const exhausted = Object.keys(next.attempts).filter((id) => countFailures(next, id) >= event.maxAttempts)
  return giveUp(next, exhausted, event.now)
}

function countAttempts(ledger: Ledger, failed: readonly string[]): Ledger {
  const attempts = new Map(Object.entries(ledger.attempts))
  for (const id of failed) attempts.set(id, (attempts.get(id) ?? 0) + 1)
  return { ...ledger, attempts: Object.fromEntries(attempts) }
}

/** Failed jobs of an entry; whatever its id is, also the name of something that every object has. */
export function countFailures(ledger: Ledger, id: string): number {
  return Object.hasOwn(ledger.attempts, id) ? (ledger.attempts[id] ?? 0) : 0
}

/** Failures whose run has not closed its account: whether they count is not known yet. */
export function countPending(ledger: Ledger, id: string): number {
  return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length
}

/**
 * Entries whose attempts are used up are done with, unless another fix holds them. The latest failed fix shows it
 * when it holds nothing else; what no fix shows is counted.
 */
export function giveUp(ledger: Ledger, entryIds: readonly string[], now: number): Advance {
  const held = heldEntries(ledger)
  const spent = new Set(entryIds.filter((id) => !held.has(id)))
  if (spent.size === 0) return applied(ledger)
  const shown = new Set<string>()
  const closed: Fix[] = []
  const newestFirst = [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)
  for (const fix of newestFirst) {
    const whole = fix.state === 'failed' && fix.entryIds.every((id) => spent.has(id) && !shown.has(id))
    if (!whole) continue
    for (const id of fix.entryIds) shown.add(id)
    closed.push({ ...fix, state: 'given-up', since: now })
  }
  const fixes = ledger.fixes.map((fix) => closed.find((other) => other.id === fix.id) ?? fix)
  const { failed = 0, 'given-up': given = 0 } = ledger.outcomes
  const outcomes = {
    ...ledger.outcomes,
    failed: Math.max(0, failed - closed.length),
    'given-up': given + closed.length,
  }
  const unshown = spent.size - shown.size
  const counts = ledger.filteredCounts
  const filteredCounts = unshown === 0 ? counts : { ...counts, 'given-up': (counts['given-up'] ?? 0) + unshown }
  const next = rememberDone({ ...ledger, fixes, outcomes, filteredCounts }, [...spent])
  return applied(next, { handled: Object.fromEntries([...spent].map((id) => [id, 'given-up' as const])), closed })
}

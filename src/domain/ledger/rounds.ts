// Attempts: failures count per entry, but not those of a run in which no job succeeded.
import { type Advance, applied, dropped, rememberDone } from './change.ts'
import type { LedgerEvent } from './event.ts'
import type { Fix, Ledger } from './ledger.ts'
import { day } from './limits.ts'

export function failInRound(ledger: Ledger, run: string, entryIds: readonly string[], now: number): Ledger {
  const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: false }
  return { ...ledger, rounds: { ...ledger.rounds, [run]: { ...round, failed: [...round.failed, ...entryIds] } } }
}

/** A job that succeeded shows that the service works: caution ends. */
export function succeedInRound(ledger: Ledger, run: string, now: number): Ledger {
  const round = ledger.rounds[run] ?? { at: now, failed: [], succeeded: true }
  return { ...ledger, cautious: false, rounds: { ...ledger.rounds, [run]: { ...round, succeeded: true } } }
}

/** Closes the run's account, and those that crashed runs left open a day ago. */
export function closeRound(ledger: Ledger, event: Extract<LedgerEvent, { type: 'round-closed' }>): Advance {
  const due = Object.entries(ledger.rounds).filter(([run, round]) => run === event.run || event.now - round.at > day)
  if (due.length === 0) return dropped('no job ended in this run')
  let next = ledger
  for (const [run, round] of due) {
    const { [run]: _, ...rounds } = next.rounds
    next = { ...next, rounds }
    if (round.failed.length === 0) continue
    next = round.succeeded ? countAttempts(next, round.failed) : { ...next, cautious: true }
  }
  return giveUp(next, event.maxAttempts, event.now)
}

function countAttempts(ledger: Ledger, failed: readonly string[]): Ledger {
  const attempts: Record<string, number> = { ...ledger.attempts }
  for (const id of failed) attempts[id] = (attempts[id] ?? 0) + 1
  return { ...ledger, attempts }
}

/** Entries whose attempts are used up are done with; a failed fix that holds nothing else shows it. */
function giveUp(ledger: Ledger, maxAttempts: number, now: number): Advance {
  const exhausted = Object.keys(ledger.attempts).filter((id) => (ledger.attempts[id] ?? 0) >= maxAttempts)
  if (exhausted.length === 0) return applied(ledger)
  const spent = new Set(exhausted)
  const closed: Fix[] = []
  const fixes = ledger.fixes.map((fix) => {
    if (fix.state !== 'failed' || !fix.entryIds.every((id) => spent.has(id))) return fix
    const givenUp: Fix = { ...fix, state: 'given-up', since: now }
    closed.push(givenUp)
    return givenUp
  })
  const { failed = 0, 'given-up': given = 0 } = ledger.outcomes
  const outcomes = {
    ...ledger.outcomes,
    failed: Math.max(0, failed - closed.length),
    'given-up': given + closed.length,
  }
  const next = rememberDone({ ...ledger, fixes, outcomes }, exhausted)
  return applied(next, { handled: Object.fromEntries(exhausted.map((id) => [id, 'given-up'])), closed })
}

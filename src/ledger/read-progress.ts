// Whether a checkpoint would only record how far a run has read. It need not be written: the next run just reads a little again.

import { mapValues } from '../fixes/change-fix.ts'
import { renderLedger } from './file.ts'
import type { Ledger } from './ledger.ts'
import { day } from './ledger-limits.ts'

/** Once a day (UTC), progress is written anyway, so that windows stay short and a gap between runs is noticed. */
export function isOnlyProgress(before: Ledger, after: Ledger): boolean {
  const daysOf = [before, after].map(({ lastRun }) => Math.floor((lastRun?.at ?? 0) / day))
  if (daysOf[0] !== daysOf[1] || before.lastRun === undefined) return false
  const forgets = Object.entries(after.scans).every(([filters, { done }]) => {
    const known = new Set(before.scans[filters]?.done)
    return done.every((id) => known.has(id))
  })
  const queued = new Set(before.queue?.map(({ id }) => id))
  const isKnown = (after.queue ?? []).every(({ id }) => queued.has(id))
  return forgets && isKnown && renderLedger(leaveOutProgress(before)) === renderLedger(leaveOutProgress(after))
}

/** Removes what changes with each complete walk over the export and over the lists of pull requests. */
function leaveOutProgress(ledger: Ledger): Ledger {
  const { lastRun, scans, repositories, tally } = ledger
  return {
    ...ledger,
    sequence: 0,
    queue: undefined,
    lastRun: lastRun && { ...lastRun, at: 0, starts: [] },
    tally: { ...tally, countedTo: tally.countedTo && 1 },
    scans: mapValues(scans, (scan) => ({ ...scan, complete: scan.complete && 1, done: [] })),
    repositories: mapValues(repositories, (repository) => ({ ...repository, readTo: repository.readTo && 1 })),
  }
}

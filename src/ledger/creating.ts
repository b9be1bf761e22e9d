// Events around the creation of a job: the intent comes first, the answer after.
import { type Advance, applied, dropped, moveFix, reopenWindow } from './change.ts'
import type { LedgerCommand } from './command.ts'
import { findFix, heldEntries, isOpen } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'
import { creationsPerHour, creationWindow, submittingAtOnce } from './limits.ts'
import { failInRun } from './open-runs.ts'
import type { EntryState, Refusal } from './reason.ts'
import { learnRepositories } from './repositories.ts'

/** In UTF-16 units: longer than what an address takes. */
const longestJobId = 600

type Of<T extends LedgerCommand['type']> = Extract<LedgerCommand, { type: T }>

/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `stateOf` answers from the shards.
 */
export function submitFix(ledger: Ledger, event: Of<'fix-submitted'>, stateOf: (id: string) => EntryState): Advance {
  const reason = refuse(ledger, event, stateOf)
  if (reason !== undefined) return dropped(reason)
  const { fix } = event
  return applied({
    ...ledger,
    fixes: [fix, ...ledger.fixes],
    jobCreations: [...recentCreations(ledger, fix.at), fix.at],
  })
}

function refuse(ledger: Ledger, event: Of<'fix-submitted'>, stateOf: (id: string) => EntryState): Refusal | undefined {
  const { fix, maxOpen, declines } = event
  const open = ledger.fixes.filter((other) => isOpen(other, fix.at))
  const held = heldEntries(ledger)
  if (findFix(ledger, fix.id) !== undefined) return 'recorded'
  if (fix.entryIds.some((id) => held.has(id) || stateOf(id) !== 'new')) return 'entry-taken'
  if (open.some((other) => other.pages.some((page) => fix.pages.includes(page)))) return 'page-open'
  if (
    ledger.declined.some(
      (topic) => !declines.includes(topic.fixId) && topic.pages.some((page) => fix.pages.includes(page)),
    )
  )
    return 'declined'
  if (open.length >= maxOpen) return 'max-open'
  if (open.filter((other) => other.state === 'submitting').length >= submittingAtOnce) return 'others-creating'
  if (recentCreations(ledger, fix.at).length >= creationsPerHour) return 'hourly-limit'
  if ((ledger.notBefore ?? 0) > fix.at) return 'service-pause'
  if (!ledger.contact && open.some((other) => other.state !== 'proposed')) return 'no-contact'
  return undefined
}

/** Intents of the last hour; the service allows 100 creations per hour and project. */
export function recentCreations(ledger: Ledger, now: number): number[] {
  return ledger.jobCreations.filter((at) => now - at < creationWindow)
}

/** The request provably never was accepted: as if it had not been decided. */
export function withdrawFix(ledger: Ledger, event: Of<'fix-withdrawn'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' && fix?.state !== 'uncertain') return dropped('stale')
  const index = ledger.jobCreations.indexOf(fix.at)
  return applied({
    ...reopenWindow(ledger, fix, fix.lease ?? fix.at),
    fixes: ledger.fixes.filter((other) => other.id !== fix.id),
    jobCreations: ledger.jobCreations.filter((_, position) => position !== index),
  })
}

export function createdJob(ledger: Ledger, event: Of<'job-created'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' && fix?.state !== 'uncertain') return dropped('stale')
  // A longer one stands in no address, and is unreadable just as well when it is cut.
  const job = { id: event.job.id.slice(0, longestJobId), status: event.job.status }
  return moveFix(learnRepositories(ledger, event.repositories ?? []), fix, 'active', event.now, {
    job,
    reason: undefined,
  })
}

export function unansweredJob(ledger: Ledger, event: Of<'job-unanswered'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting') return dropped('stale')
  return moveFix(ledger, fix, 'uncertain', event.now, { reason: { code: 'unanswered', error: event.error } })
}

export function refusedJob(ledger: Ledger, event: Of<'job-refused'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' && fix?.state !== 'uncertain') return dropped('stale')
  const change = moveFix(ledger, fix, 'failed', event.now, { reason: { code: 'refused', error: event.error } })
  return { ...change, ledger: failInRun(change.ledger, event.run, fix.entryIds, event.now) }
}

/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
export function expireLease(ledger: Ledger, event: Of<'lease-expired'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' || (fix.lease ?? 0) > event.now) return dropped('stale')
  return moveFix(ledger, fix, 'uncertain', event.now, {
    reason: { code: 'run-ended' },
  })
}

/** Every checkpoint of a run renews its leases. */
export function renewLeases(ledger: Ledger, run: string, lease: number): Ledger {
  const renew = (fix: Fix): Fix => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix)
  return { ...ledger, fixes: ledger.fixes.map(renew) }
}

// Events around the creation of a job: the intent comes first, the answer after.
import { safe } from '../text/safe-text.ts'
import { type Advance, applied, dropped, moveFix, reopenWindow } from './change.ts'
import type { LedgerCommand } from './command.ts'
import type { Handled } from './ends.ts'
import { findFix, heldEntries, isOpen } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'
import { creationsPerHour, creationWindow, submittingAtOnce } from './limits.ts'
import type { Refusal } from './reason.ts'
import { learnRepositories } from './repositories.ts'
import { failInRound } from './rounds.ts'

/** In UTF-16 units: longer than what an address takes. */
const longestJobId = 600

type Of<T extends LedgerCommand['type']> = Extract<LedgerCommand, { type: T }>

/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `isHandled` tells whether the shards know an entry as done with.
 */
export function submitFix(ledger: Ledger, event: Of<'fix-submitted'>, isHandled: (id: string) => Handled): Advance {
  const reason = refuse(ledger, event, isHandled)
  if (reason !== undefined) return dropped(reason)
  const { fix } = event
  return applied({
    ...ledger,
    fixes: [fix, ...ledger.fixes],
    creations: [...recentCreations(ledger, fix.at), fix.at],
  })
}

function refuse(ledger: Ledger, event: Of<'fix-submitted'>, isHandled: (id: string) => Handled): Refusal | undefined {
  const { fix, maxOpen, declines } = event
  const open = ledger.fixes.filter((other) => isOpen(other, fix.at))
  const held = heldEntries(ledger)
  if (findFix(ledger, fix.id) !== undefined) return 'recorded'
  if (fix.entryIds.some((id) => held.has(id) || isHandled(id))) return 'entry-taken'
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
  return ledger.creations.filter((at) => now - at < creationWindow)
}

/** The request provably never was accepted: as if it had not been decided. */
export function withdrawFix(ledger: Ledger, event: Of<'fix-withdrawn'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' && fix?.state !== 'uncertain') return dropped('stale')
  const index = ledger.creations.indexOf(fix.at)
  return applied({
    ...reopenWindow(ledger, fix, fix.lease ?? fix.at),
    fixes: ledger.fixes.filter((other) => other.id !== fix.id),
    creations: ledger.creations.filter((_, position) => position !== index),
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
  return moveFix(ledger, fix, 'uncertain', event.now, { reason: event.reason })
}

export function refusedJob(ledger: Ledger, event: Of<'job-refused'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' && fix?.state !== 'uncertain') return dropped('stale')
  const change = moveFix(ledger, fix, 'failed', event.now, { reason: event.reason })
  return { ...change, ledger: failInRound(change.ledger, event.run, fix.entryIds, event.now) }
}

/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
export function expireLease(ledger: Ledger, event: Of<'lease-expired'>): Advance {
  const fix = findFix(ledger, event.fixId)
  if (fix?.state !== 'submitting' || (fix.lease ?? 0) > event.now) return dropped('stale')
  return moveFix(ledger, fix, 'uncertain', event.now, {
    reason: safe`The run that sent it ended before it could record the answer.`,
  })
}

/** Every checkpoint of a run renews its leases. */
export function renewLeases(ledger: Ledger, run: string, lease: number): Ledger {
  const renew = (fix: Fix): Fix => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix)
  return { ...ledger, fixes: ledger.fixes.map(renew) }
}

// Events around the creation of a job: the intent comes first, the answer after.
import { type Advance, applied, dropped, forFix, moveFix, reopenWindow } from './change.ts'
import type { CommandOf } from './command.ts'
import { findFix, heldEntries, isOpen } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'
import { creationsPerHour, creationWindow, submittingAtOnce } from './limits.ts'
import { failInRun } from './open-runs.ts'
import type { EntryState, Refusal } from './reason.ts'
import { learnRepositories } from './repositories.ts'

/** Whether the job exists is known only when its creation has been answered. */
const sent = ['submitting', 'uncertain'] as const

/** In UTF-16 units: longer than what an address takes. */
const longestJobId = 600

/**
 * Takes a fix into `submitting`, if every promise still holds on this very state.
 * `stateOf` answers from the shards.
 */
export function submitFix(
  ledger: Ledger,
  event: CommandOf<'fix-submitted'>,
  stateOf: (id: string) => EntryState,
): Advance {
  const reason = refuse(ledger, event, stateOf)
  if (reason !== undefined) return dropped(reason)
  const { fix } = event
  return applied({
    ...ledger,
    fixes: [fix, ...ledger.fixes],
    jobCreations: [...recentCreations(ledger, fix.at), fix.at],
  })
}

function refuse(
  ledger: Ledger,
  event: CommandOf<'fix-submitted'>,
  stateOf: (id: string) => EntryState,
): Refusal | undefined {
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
export const withdrawFix = forFix(sent, (ledger, fix) => {
  const index = ledger.jobCreations.indexOf(fix.at)
  return applied({
    ...reopenWindow(ledger, fix, fix.lease ?? fix.at),
    fixes: ledger.fixes.filter((other) => other.id !== fix.id),
    jobCreations: ledger.jobCreations.filter((_, position) => position !== index),
  })
})

export const createdJob = forFix(sent, (ledger, fix, event: CommandOf<'job-created'>) => {
  // A longer one stands in no address, and is unreadable just as well when it is cut.
  const job = { id: event.job.id.slice(0, longestJobId), status: event.job.status }
  const learned = learnRepositories(ledger, event.repositories ?? [])
  return moveFix(learned, fix, 'active', event.now, { job, reason: undefined })
})

export const unansweredJob = forFix(['submitting'], (ledger, fix, event: CommandOf<'job-unanswered'>) =>
  moveFix(ledger, fix, 'uncertain', event.now, { reason: { code: 'unanswered', error: event.error } }),
)

export const refusedJob = forFix(sent, (ledger, fix, event: CommandOf<'job-refused'>) => {
  const change = moveFix(ledger, fix, 'failed', event.now, { reason: { code: 'refused', error: event.error } })
  return { ...change, ledger: failInRun(change.ledger, event.run, fix.entryIds, event.now) }
})

/** Whoever finds an expired lease calls the fix `uncertain`: it may or may not have been sent. */
export const expireLease = forFix(['submitting'], (ledger, fix, { now }: CommandOf<'lease-expired'>) =>
  (fix.lease ?? 0) > now ? dropped('stale') : moveFix(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } }),
)

/** Every checkpoint of a run renews its leases. */
export function renewLeases(ledger: Ledger, run: string, lease: number): Ledger {
  const renew = (fix: Fix): Fix => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix)
  return { ...ledger, fixes: ledger.fixes.map(renew) }
}

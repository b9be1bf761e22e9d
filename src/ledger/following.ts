// Events that jobs and pull requests bring: what was read, and what it means for the fix.
import { parseRepositoryName } from '../addresses/repository-name.ts'
import { type Advance, applied, dropped, forFix, moveFix, replaceFix } from './change.ts'
import type { CommandOf } from './command.ts'
import type { Fix, Ledger } from './ledger.ts'
import { forgetUnreadable, secondLook, unreadableFor } from './limits.ts'
import { failInRun, succeedInRun } from './open-runs.ts'
import { learnRepositories } from './repositories.ts'

export const readJob = forFix(['active'], (before, found, event: CommandOf<'job-read'>) => {
  const { job, now, run } = event
  const ledger = { ...learnRepositories(before, event.repositories ?? []), contact: true }
  const reason = found.unreadableSince === undefined ? found.reason : undefined
  const fix: Fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason }
  const { prLink, rejectedLink } = event
  if (prLink !== undefined) {
    // One that was merged for another fix may be older than this one, and missing in the lists that look back to it.
    const isMerged = ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.state === 'merged')
    const patch = { prLink, reason: undefined }
    return moveFix(succeedInRun(ledger, run, now), fix, isMerged ? 'merged' : 'proposed', now, patch)
  }
  if (rejectedLink !== undefined) {
    const patch = { rejectedLink, reason: { code: 'rejected-link' } } as const
    return moveFix(succeedInRun(ledger, run, now), fix, 'unchanged', now, patch)
  }
  switch (job.status) {
    case 'active':
      return same(found, fix) && before.contact ? dropped('known') : applied(replaceFix(ledger, fix))
    case 'archived':
      return moveFix(ledger, fix, 'archived', now, { reason: { code: 'archived' } })
    case 'failed': {
      const change = moveFix(ledger, fix, 'failed', now, { reason: { code: 'agent-failed' } })
      return { ...change, ledger: failInRun(change.ledger, run, fix.entryIds, now) }
    }
    case 'completed': {
      if (fix.completedAt === undefined) return applied(replaceFix(ledger, { ...fix, completedAt: now }))
      if (now - fix.completedAt < secondLook) return dropped('stale')
      return moveFix(succeedInRun(ledger, run, now), fix, 'unchanged', now, { reason: { code: 'no-change' } })
    }
  }
})

function same(a: Fix, b: Fix): boolean {
  return a.job?.status === b.job?.status && a.unreadableSince === b.unreadableSince
}

/** A job that cannot be read is polled on and shown; after seven days its fix is given up. */
export const missJob = forFix(['active'], (before, fix, event: CommandOf<'job-unreadable'>) => {
  // A job in an unknown state shows all the same that `job-path` is right.
  const ledger = event.found ? { ...before, contact: true } : before
  const since = fix.unreadableSince
  const reason = { code: 'job-unreadable', error: event.error } as const
  if (since === undefined) return applied(replaceFix(ledger, { ...fix, unreadableSince: event.now, reason }))
  if (event.now - since <= unreadableFor) return dropped('known')
  return moveFix(ledger, fix, 'given-up', event.now, { reason: { code: 'job-lost', error: event.error } })
})

/** The state of a pull request, for every fix that it belongs to. */
export function readPull(ledger: Ledger, event: CommandOf<'pull-read'>): Advance {
  let next = applied(ledger)
  let changed = false
  for (const fix of ledger.fixes.filter((other) => other.prLink?.url === event.prLink.url)) {
    const change = followPull(next.ledger, fix, event)
    if (change === undefined) continue
    changed = true
    next = applied(change.ledger, {
      handled: { ...next.handled, ...change.handled },
      closed: [...next.closed, ...change.closed],
    })
  }
  return changed ? next : dropped('known')
}

function followPull(ledger: Ledger, fix: Fix, event: CommandOf<'pull-read'>) {
  const { state } = event
  // It is where it is since its pull request was closed, not since somebody looked.
  const now = Math.min(event.now, event.closedAt ?? event.now)
  if (state === 'merged' && (fix.state === 'proposed' || fix.state === 'declined'))
    return moveFix(ledger, fix, 'merged', now)
  if (state === 'closed' && fix.state === 'proposed') return moveFix(ledger, fix, 'declined', now)
  if (fix.state !== 'proposed' || fix.unreadableSince === undefined) return undefined
  return applied(replaceFix(ledger, { ...fix, unreadableSince: undefined, reason: undefined }))
}

export const missPull = forFix(['proposed'], (ledger, fix, event: CommandOf<'pull-unreadable'>) => {
  const since = fix.unreadableSince ?? event.now
  if (event.now - since > forgetUnreadable)
    return moveFix(ledger, fix, 'given-up', event.now, { reason: { code: 'pull-lost' } })
  if (fix.unreadableSince !== undefined) return dropped('known')
  return applied(replaceFix(ledger, { ...fix, unreadableSince: event.now, reason: { code: 'pull-unreadable' } }))
})

export const adoptPull = forFix(['uncertain'], (ledger, fix, event: CommandOf<'pull-adopted'>) => {
  const name = parseRepositoryName(event.repository)
  const learned = learnRepositories(ledger, name === undefined ? [] : [name])
  return moveFix(learned, fix, 'proposed', event.now, { prLink: event.prLink, reason: undefined })
})

export const freeFix = forFix(['uncertain'], (ledger, fix, event: CommandOf<'fix-freed'>) =>
  moveFix(ledger, fix, 'freed', event.now, { reason: { code: 'never-seen' } }),
)

export const giveUpFix = forFix(['uncertain'], (ledger, fix, event: CommandOf<'fix-given-up'>) =>
  moveFix(ledger, fix, 'given-up', event.now, { reason: { code: 'unsettled' } }),
)

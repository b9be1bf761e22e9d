// Commands about the progress of jobs, pull requests and repositories.
import { type PullLink, parseRepositoryName, type RepositoryName } from '../identifiers/github-names.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { forgetUnreadable, secondPoll, unreadableFor } from '../ledger/ledger-limits.ts'
import type { SafeText } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { failFix, succeedInRun } from './attempts.ts'
import { type Advance, addRepositories, applied, type Change, forFix, moveFix, patchFix } from './change-fix.ts'
import type { JobSeen } from './creation-commands.ts'
import type { Canary, Push } from './fix.ts'
import { listLinked } from './match-pull.ts'
import { isProven } from './queries.ts'
import type { FixReason } from './reasons.ts'

interface JobRead {
  job: JobSeen
  repositories?: readonly RepositoryName[]
  prLink: PullLink | undefined
  title?: SafeText | undefined
  /** The job's invalid link, shortened and redacted. */
  rejectedLink: string | undefined
  /** Of a job that ended without a pull request: whether it changed the branch itself. */
  push?: Push | undefined
  run: string
  now: number
}

interface PullRead {
  prLink: PullLink
  /** Undefined where it may not be shown. */
  title?: SafeText | undefined
  state: 'open' | 'closed' | 'merged'
  closedAt?: number | undefined
  now: number
}

interface PullAdopted extends Pick<PullRead, 'prLink' | 'title' | 'now'> {
  repository: string
}

export const jobProgressRules = {
  'job-read': forFix(['active'], readJob),

  'job-unreadable': forFix(
    ['active'],
    (before, fix, { error, found, now }: { error: SafeText; found?: boolean; now: number }) => {
      // Even a job in an unknown state shows that `job-path` is right.
      const ledger = found ? { ...before, contact: true } : before
      return miss(ledger, fix, now, unreadableFor, { code: 'job-unreadable', error }, { code: 'job-lost', error })
    },
  ),

  /** For every fix of the pull request. */
  'pull-read': (ledger: Ledger, event: PullRead): Advance => {
    const fixes = ledger.fixes.filter((fix) => fix.prLink?.url === event.prLink.url)
    const change = fixes.reduce((before, fix) => {
      const next = followPull(before.ledger, fix, event)
      if (next === undefined) return before
      return applied(next.ledger, { ...before.handled, ...next.handled })
    }, applied(ledger))
    return change.ledger === ledger ? 'known' : change
  },

  /** Recorded with every fix of the pull request, since the others may leave the ledger. */
  'pull-handed-over': (ledger: Ledger, { prLink, now }: { prLink: PullLink; now: number }): Advance => {
    const isDue = (fix: Fix) => fix.prLink?.url === prLink.url && fix.handedOver === undefined
    if (!ledger.fixes.some(isDue)) return 'known'
    return applied({ ...ledger, fixes: ledger.fixes.map((fix) => (isDue(fix) ? { ...fix, handedOver: now } : fix)) })
  },

  'pull-unreadable': forFix(['proposed'], (ledger, fix, { now }: { now: number }) =>
    miss(ledger, fix, now, forgetUnreadable, { code: 'pull-unreadable' }, { code: 'pull-lost' }),
  ),

  'pull-adopted': forFix(['uncertain'], (ledger, fix, { prLink, title, repository, now }: PullAdopted) => {
    if (listLinked(ledger, prLink).length > 0) return 'stale'
    const name = parseRepositoryName(repository)
    const updated = addRepositories(ledger, name === undefined ? [] : [name])
    return moveFix(updated, fix, 'proposed', now, { prLink, title, reason: undefined })
  }),

  'pull-unclear': forFix(['uncertain'], (ledger, fix, { prLink }: { prLink: PullLink }) => {
    const { number } = prLink
    const repository = toSafeText(prLink.repository)
    const claimed = listLinked(ledger, prLink).length > 0 || undefined
    const { reason } = fix
    const isKnown = reason?.code === 'unclear-pull' && reason.number === number && reason.repository === repository
    if (isKnown && reason.claimed === claimed) return 'known'
    return patchFix(ledger, fix, { reason: { code: 'unclear-pull', repository, number, claimed } })
  }),

  'fix-freed': forFix(['uncertain'], (ledger, fix, { now }: { now: number }) =>
    moveFix(ledger, fix, 'freed', now, { reason: { code: 'never-seen' } }),
  ),

  'fix-given-up': forFix(['uncertain'], (ledger, fix, { now }: { now: number }) =>
    moveFix(ledger, fix, 'given-up', now, {
      reason: fix.reason?.code === 'unclear-pull' ? fix.reason : { code: 'unsettled' },
    }),
  ),

  'repository-read': (ledger: Ledger, { name, readTo }: { name: string; readTo: number }): Advance => {
    const known = ledger.repositories[name]
    if ((known?.readTo ?? 0) >= readTo) return 'known'
    const repository = { receives: known?.receives ?? false, readTo }
    return applied({ ...ledger, repositories: { ...ledger.repositories, [name]: repository } })
  },
}

function readJob(
  before: Ledger,
  found: Fix,
  { job, repositories, prLink, title, rejectedLink, push, ...seen }: JobRead,
): Advance {
  const { run, now } = seen
  const ledger = { ...addRepositories(before, repositories ?? []), contact: true }
  const reason = found.unreadableSince === undefined ? found.reason : undefined
  const fix: Fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason }
  const succeed = (state: Fix['state'], patch: Partial<Fix>) =>
    moveFix(succeedInRun(ledger, run, now), fix, state, now, patch)
  if (prLink !== undefined) {
    // Merged for another fix, it may be older than this one, and missing in lists that only look back to this one.
    const isMerged = ledger.fixes.some((other) => other.prLink?.url === prLink.url && other.state === 'merged')
    return succeed(isMerged ? 'merged' : 'proposed', { prLink, title, reason: undefined })
  }
  const stop = ({ handled, ledger: next }: Change, code: Canary['code'], commit?: string): Change =>
    applied(stopFor(next, { code, fixId: fix.id, at: now, ...(commit === undefined ? {} : { commit }) }), handled)
  if (rejectedLink !== undefined)
    return stop(succeed('unchanged', { rejectedLink, reason: { code: 'rejected-link' } }), 'unreadable-link')
  switch (job.status) {
    case 'active': {
      const isSame = found.job?.status === 'active' && found.unreadableSince === undefined
      return isSame && before.contact ? 'known' : patchFix(ledger, fix)
    }
    case 'archived':
      return moveFix(ledger, fix, 'archived', now, { reason: { code: 'archived' } })
    case 'failed':
      return failFix(ledger, fix, { code: 'agent-failed' }, run, now)
    case 'completed':
      if (fix.completedAt === undefined) return patchFix(ledger, fix, { completedAt: now })
      if (now - fix.completedAt < secondPoll) return 'stale'
      if (push?.kind === 'pushed')
        return stop(succeed('unchanged', { reason: { code: 'pushed' } }), 'pushed', push.commit)
      return push?.kind === 'none' || isProven(before)
        ? succeed('unchanged', { reason: { code: 'no-change' } })
        : stop(succeed('unchanged', { reason: { code: 'no-change' } }), 'unknown')
  }
}

/** Requested again and shown; after a while, its fix is given up. */
function miss(ledger: Ledger, fix: Fix, now: number, longest: number, first: FixReason, last: FixReason): Advance {
  const since = fix.unreadableSince
  if (since === undefined) return patchFix(ledger, fix, { unreadableSince: now, reason: first })
  return now - since <= longest ? 'known' : moveFix(ledger, fix, 'given-up', now, { reason: last })
}

function followPull(ledger: Ledger, found: Fix, { title = found.title, state, closedAt, now }: PullRead) {
  const fix: Fix = title === found.title ? found : { ...found, title }
  // The fix has been in this state since its pull request was closed, not since a run noticed.
  const since = Math.min(now, closedAt ?? now)
  const isProposed = fix.state === 'proposed'
  if (state === 'merged' && (isProposed || fix.state === 'declined')) return moveFix(ledger, fix, 'merged', since)
  if (state === 'closed' && isProposed) return moveFix(ledger, fix, 'declined', since)
  if (isProposed && fix.unreadableSince !== undefined)
    return patchFix(ledger, fix, { unreadableSince: undefined, reason: undefined })
  return fix === found ? undefined : patchFix(ledger, fix)
}

/** After that many times, jobs without a pull request are what people want. */
const mostStops = 2

/** Stops creating jobs, unless people have told runs twice to go on. */
function stopFor(ledger: Ledger, canary: Canary): Ledger {
  return (ledger.goneOn ?? 0) >= mostStops ? ledger : { ...ledger, canary: ledger.canary ?? canary }
}

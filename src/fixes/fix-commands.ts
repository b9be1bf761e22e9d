// Commands about a fix.
import type { Tick } from '../checkboxes/tick-record.ts'
import type { ReceivedJob } from '../docs-api/contract.ts'
import { isHere, type PullLink, type RepositoryName } from '../github/github-names.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, forgetUnreadable, secondPoll, submittingAtOnce, unreadableFor } from '../ledger/ledger-limits.ts'
import { isUnsettled, type StateOf } from '../ledger/resolution.ts'
import { addJob } from '../queue/job-cost.ts'
import { takeFromQueue } from '../queue/waiting-commands.ts'
import { findUnjudged } from '../review/review-commands.ts'
import type { SafeText } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'
import {
  type Advance,
  addRepositories,
  applied,
  forFix,
  moveFix,
  patchFix,
  patchFixes,
  pauseBy,
  rememberDone,
  reopenWindow,
  resolveAll,
} from './change-fix.ts'
import { type Canary, type FixReason, fixStates, lateStates, type Message, type Push } from './fix.ts'
import { findLimit, findSpent, type JobLimits, recentCreations } from './job-limits.ts'
import {
  countMessages,
  findFix,
  heldEntries,
  isAdopting,
  isClaimed,
  isDismissed,
  isProven,
  isRequested,
  isTaken,
  isTicked,
  lastMessage,
  listDeclined,
  listLinked,
  listOpen,
  maxMessages,
  maxPrompt,
} from './queries.ts'

type At = { now: number }
type Failed = At & { error: SafeText }

/** `declines`: the declined fixes and dismissed topics that the plan knew. */
interface Submitted {
  fix: Fix
  limits: JobLimits
  declines: readonly string[]
}

const sent = ['submitting', 'uncertain'] as const

export const fixRules = {
  'fix-submitted': (ledger: Ledger, submission: Submitted, stateOf: StateOf): Advance => {
    if (!fits(ledger, submission, stateOf)) return 'stale'
    const { fix } = submission
    // Wishes stay until the job exists, as its creation may be withdrawn.
    return applied(countCreation(takeFromQueue({ ...ledger, fixes: [fix, ...ledger.fixes] }, fix.key), fix.at))
  },

  'fix-withdrawn': forFix(sent, (ledger, fix) => {
    const reopened = reopenWindow(uncountCreation(ledger, fix.at), fix, fix.lease ?? fix.at)
    return applied({ ...reopened, fixes: ledger.fixes.filter((other) => other.id !== fix.id) })
  }),

  'job-created': forFix(sent, (ledger, fix, event: Pick<JobRead, 'job' | 'repositories' | 'now'>) => {
    const job = { id: event.job.id, status: event.job.status }
    return moveFix(addRepositories(ledger, event.repositories), fix, 'active', event.now, { job, reason: undefined })
  }),

  'job-unanswered': forFix(['submitting'], (ledger, fix, { error, now }: Failed) =>
    moveFix(ledger, fix, 'uncertain', now, { reason: { code: 'unanswered', error } }),
  ),

  'job-refused': forFix(sent, (ledger, fix, { error, run, now }: Failed & { run: string }) =>
    failFix(uncountCreation(ledger, fix.at), fix, { code: 'refused', error }, run, now),
  ),

  /** If `longest` equals the input, the recorded limit was wrong. */
  'prompt-limited': (ledger: Ledger, { longest, input, now }: Record<'longest' | 'input' | 'now', number>): Advance => {
    if (longest >= input) return applied({ ...ledger, promptLimit: undefined })
    return maxPrompt(ledger, input, now) <= longest
      ? 'known'
      : applied({ ...ledger, promptLimit: { longest, input, at: now } })
  },

  'service-limited': pauseBy('notBefore'),

  'lease-expired': forFix(['submitting'], (ledger, fix, { now }: At) =>
    (fix.lease ?? 0) > now ? 'stale' : moveFix(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } }),
  ),

  'job-read': forFix(['active', ...lateStates], advanceByJob),

  'job-unreadable': forFix(['active'], (before, fix, { error, found, now }: Failed & { found?: true }) => {
    // In any state, the job proves `job-path`.
    const ledger = found ? { ...before, jobPathVerified: true } : before
    return miss(ledger, fix, now, unreadableFor, { code: 'job-unreadable', error }, { code: 'job-lost', error })
  }),

  'pull-read': (ledger: Ledger, event: PullRead): Advance => {
    const change = listLinked(ledger, event.prLink).reduce((before, fix) => {
      const next = followPull(before.ledger, fix, event)
      return next ? applied(next.ledger, { ...before.handled, ...next.handled }) : before
    }, applied(ledger))
    return change.ledger === ledger ? 'known' : change
  },

  /** Renamed or transferred: GitHub lists its pull requests under another name. */
  'repository-moved': (ledger: Ledger, { from, to }: Record<'from' | 'to', RepositoryName>): Advance => {
    const rename = (url: string, name: string, next: string) => url.replace(`/${name}/pull/`, `/${next}/pull/`)
    const fixes = ledger.fixes.map((fix) => {
      const { prLink } = fix
      if (!prLink || !isHere(prLink, from)) return fix
      return { ...fix, prLink: { ...prLink, url: rename(prLink.url, prLink.repository, to), repository: to } }
    })
    const pastPulls = ledger.pastPulls?.map((url) => rename(url, from.toLowerCase(), to.toLowerCase()))
    const others = Object.entries(ledger.repositories).filter(([name]) => !isHere({ repository: from }, name))
    return applied(addRepositories({ ...ledger, fixes, pastPulls, repositories: Object.fromEntries(others) }, [to]))
  },

  /** For all its fixes: some may leave the ledger. */
  'pull-handed-over': (ledger: Ledger, { prLink, now }: At & { prLink: PullLink }) => {
    const isDue = (fix: Fix) => fix.prLink?.url === prLink.url && fix.handedOver === undefined
    return applied(patchFixes(ledger, isDue, { handedOver: now }))
  },

  'pull-unreadable': forFix(['proposed'], (ledger, fix, { now }: At) =>
    miss(ledger, fix, now, forgetUnreadable, { code: 'pull-unreadable' }, { code: 'pull-lost' }),
  ),

  'pull-adopted': forFix(fixStates, (ledger, fix, { prLink, now }: At & { prLink: PullLink }) => {
    if (!isAdopting(fix) || isClaimed(ledger, prLink)) return 'stale'
    // A freed one's entries may have been sent again.
    const change = { prLink, reason: undefined, retried: isTaken(ledger, fix) ? now : undefined }
    return moveFix(addRepositories(ledger, [prLink.repository]), fix, 'proposed', now, change)
  }),

  'pull-unclear': forFix(['uncertain'], (ledger, fix, { prLink }: { prLink: PullLink }) => {
    const repository = toSafeText(prLink.repository)
    const claimed = isClaimed(ledger, prLink) || undefined
    const reason = { code: 'unclear-pull' as const, repository, number: prLink.number, claimed }
    return JSON.stringify(reason) === JSON.stringify(fix.reason) ? 'known' : patchFix(ledger, fix, { reason })
  }),

  'fix-freed': forFix(['uncertain'], (ledger, fix, { now }: At) =>
    moveFix(ledger, fix, 'freed', now, { reason: { code: 'never-seen' } }),
  ),

  'fix-given-up': forFix(['uncertain'], (ledger, fix, { now }: At) => {
    const reason = fix.reason?.code === 'unclear-pull' ? fix.reason : { code: 'unsettled' as const }
    return moveFix(ledger, fix, 'given-up', now, { reason })
  }),

  'repository-read': (ledger: Ledger, { name, readTo }: { name: string; readTo: number }): Advance => {
    const known = ledger.repositories[name]
    if ((known?.readTo ?? 0) >= readTo) return 'known'
    const repositories = { ...ledger.repositories, [name]: { receives: false, ...known, readTo } }
    return applied({ ...ledger, repositories })
  },

  'run-closed': closeRun,

  'entries-given-up': (ledger: Ledger, { entryIds, now }: At & { entryIds: readonly string[] }) => {
    const unasked = entryIds.filter((id) => !ledger.asked?.includes(id))
    return giveUp(ledger, unasked, now)
  },

  'message-intended': forFix(
    ['proposed'],
    (ledger, fix, { lease, now, limits }: At & { lease: number; limits: JobLimits }) => {
      const isHeld = ledger.paused !== undefined || (ledger.notBefore ?? 0) > now || findSpent(ledger, limits, now)
      const last = lastMessage(fix)
      if (isHeld || last?.state !== 'asked') return 'stale'
      return changeLast(countCreation(ledger, now), fix, { ...last, state: 'sending', at: now, lease })
    },
  ),

  /** `uncertain` counts, as it may have arrived; others, unless `sent`, were provably not accepted. `now`: only once its lease is over. */
  'message-ended': forFix(fixStates, (ledger, fix, { to, status, now }: MessageEnd): Advance => {
    const last = lastMessage(fix)
    const hasArrived = to === 'sent' || to === 'uncertain'
    if (last?.state !== 'sending' && (hasArrived || last?.state !== 'asked')) return 'stale'
    if (now !== undefined && (last.lease ?? 0) > now) return 'stale'
    const counted = hasArrived || last.state === 'asked' ? ledger : uncountCreation(ledger, last.at)
    if (to === 'dropped') {
      const isIts = ({ kind, target }: Tick) => kind === 'continue' && target === fix.id
      const outcome = 'moved-on' as const
      const answers = counted.answers?.map((one) => (isIts(one.tick) ? { ...one, outcome } : one))
      return patchFix({ ...counted, answers }, fix, { messages: fix.messages?.slice(0, -1) })
    }
    const message = { ...last, state: to, lease: undefined, status }
    if (to !== 'unsupported') return changeLast(counted, fix, message)
    const linked = new Set(fix.prLink && listLinked(counted, fix.prLink))
    const rest = fix.review?.judged.left
    return changeLast(
      patchFixes(counted, (each) => linked.has(each), { rest }),
      { ...fix, rest },
      message,
    )
  }),
}

function fits(ledger: Ledger, { fix, limits, declines }: Submitted, stateOf: StateOf) {
  const open = listOpen(ledger, fix.at)
  const sharesPage = (other: { readonly pages: Fix['pages'] }) => other.pages.some((page) => fix.pages.includes(page))
  const isSettled = isTaken(ledger, fix) || fix.entryIds.some((id) => !isUnsettled(stateOf(id)))
  const isUnwanted =
    isDismissed(ledger, fix) ||
    ledger.declined.some((topic) => !declines.includes(topic.fixId) && sharesPage(topic)) ||
    ledger.dismissedTopics?.some((topic) => !declines.includes(topic.of) && sharesPage(topic))
  const submitting = open.filter(({ state }) => state === 'submitting').length
  if (findFix(ledger, fix.id) || isSettled || open.some(sharesPage) || isUnwanted) return false
  const wish = { asked: isRequested(ledger, fix), outOfTurn: isTicked(ledger, fix) }
  return submitting < submittingAtOnce && !findLimit(ledger, wish, limits, fix.at)
}

function countCreation(ledger: Ledger, at: number) {
  return { ...ledger, jobCreations: [...recentCreations(ledger, at), at], jobsPerMonth: addJob(ledger, at, 1) }
}

function uncountCreation(ledger: Ledger, at: number) {
  const first = ledger.jobCreations.indexOf(at)
  const jobCreations = ledger.jobCreations.filter((_, index) => index !== first)
  return { ...ledger, jobCreations, jobsPerMonth: addJob(ledger, at, -1) }
}

export function renewLeases(ledger: Ledger, run: string, lease: number): Ledger {
  return patchFixes(ledger, (fix) => fix.state === 'submitting' && fix.run === run, { lease })
}

interface JobRead {
  job: Pick<ReceivedJob, 'id' | 'status'>
  repositories?: readonly RepositoryName[]
  prLink: PullLink | undefined
  rejectedLink: string | undefined
  push?: Push
  run: string
  now: number
}

interface PullRead {
  prLink: PullLink
  title?: SafeText
  state: 'open' | 'closed' | 'merged'
  closedAt?: number
  /** In a list, which may lag. */
  updatedAt?: number
  now: number
}

function advanceByJob(
  before: Ledger,
  found: Fix,
  { job, repositories, prLink, rejectedLink, push, run, now }: JobRead,
): Advance {
  if (found.state !== 'active' && !prLink) return 'stale'
  const ledger = { ...addRepositories(before, repositories), jobPathVerified: true }
  const reason = found.unreadableSince === undefined ? found.reason : undefined
  const fix: Fix = { ...found, job: { id: job.id, status: job.status }, unreadableSince: undefined, reason }
  const succeed = (state: Fix['state'], patch: Partial<Fix>) =>
    moveFix(succeedInRun(ledger, run, now), fix, state, now, patch)
  if (prLink) {
    // If merged for another fix, it may be missing in lists that only look back to this one.
    const isMerged = listLinked(ledger, prLink).some((other) => other.state === 'merged')
    return succeed(isMerged ? 'merged' : 'proposed', { prLink, reason: undefined })
  }
  const endUnchanged = (code: 'rejected-link' | 'pushed' | 'no-change', stop?: Canary['code']) => {
    const change = succeed('unchanged', { rejectedLink, reason: { code } })
    const { canary, goneOn = 0 } = change.ledger
    if (!stop || canary || goneOn >= maxStops) return change
    const first: Canary = { code: stop, fixId: fix.id, at: now, commit: push?.commit }
    return { ...change, ledger: { ...change.ledger, canary: first } }
  }
  if (rejectedLink !== undefined) return endUnchanged('rejected-link', 'unreadable-link')
  switch (job.status) {
    case 'active': {
      const isSame = found.job?.status === 'active' && found.unreadableSince === undefined
      return isSame && before.jobPathVerified ? 'known' : patchFix(ledger, fix, { completedAt: undefined })
    }
    case 'archived':
      return moveFix(ledger, fix, 'archived', now, { reason: { code: 'archived' } })
    case 'failed':
      return failFix(ledger, fix, { code: 'agent-failed' }, run, now)
    case 'completed': {
      if (fix.completedAt === undefined) return patchFix(ledger, fix, { completedAt: now })
      if (now - fix.completedAt < secondPoll) return 'stale'
      if (push?.kind === 'pushed') return endUnchanged('pushed', 'pushed')
      return endUnchanged('no-change', push?.kind === 'none' || isProven(before) ? undefined : 'unknown')
    }
  }
}

function miss(ledger: Ledger, fix: Fix, now: number, longest: number, first: FixReason, last: FixReason) {
  const since = fix.unreadableSince
  if (since === undefined) return patchFix(ledger, fix, { unreadableSince: now, reason: first })
  return now - since <= longest ? 'known' : moveFix(ledger, fix, 'given-up', now, { reason: last })
}

function followPull(ledger: Ledger, found: Fix, { state, now, ...read }: PullRead) {
  const { title = found.title, closedAt = now, updatedAt = now } = read
  const fix: Fix = title === found.title ? found : { ...found, title }
  const since = Math.min(now, closedAt)
  const isProposed = fix.state === 'proposed'
  if (state === 'merged' && (isProposed || fix.state === 'declined')) return moveFix(ledger, fix, 'merged', since)
  if (state === 'closed' && isProposed) return moveFix(ledger, fix, 'declined', since)
  if (state === 'open' && fix.state === 'declined' && updatedAt >= fix.since)
    return moveFix(ledger, fix, 'proposed', now, { topics: listDeclined(ledger, fix) })
  if (isProposed && fix.unreadableSince !== undefined)
    return patchFix(ledger, fix, { unreadableSince: undefined, reason: undefined })
  return fix === found ? undefined : patchFix(ledger, fix)
}

/** People who went on this often want jobs without pull requests. */
const maxStops = 2

function failFix(ledger: Ledger, fix: Fix, reason: FixReason, run: string, now: number) {
  const { ledger: next } = moveFix(ledger, fix, 'failed', now, { reason })
  const results = next.openRuns[run] ?? { at: now, failed: [], succeeded: false }
  const account = { ...results, failed: [...results.failed, ...fix.entryIds] }
  return applied({ ...next, openRuns: { ...next.openRuns, [run]: account } })
}

export function succeedInRun(ledger: Ledger, run: string, now: number): Ledger {
  const results = { at: now, failed: [], ...ledger.openRuns[run], succeeded: true }
  return { ...ledger, probeFirst: false, openRuns: { ...ledger.openRuns, [run]: results } }
}

function closeRun(ledger: Ledger, { run, maxAttempts, now }: At & { run: string; maxAttempts: number }) {
  const runs = Object.entries(ledger.openRuns)
  const over = runs.filter(([name, { at }]) => name === run || now - at > day)
  if (over.length === 0) return 'known'
  const attempts = new Map(Object.entries(ledger.attempts))
  let { probeFirst } = ledger
  for (const [name, { failed, succeeded }] of over)
    if (succeeded) for (const id of failed) attempts.set(id, (attempts.get(id) ?? 0) + 1)
    else if (name === run && failed.length > 0) probeFirst = true
  const openRuns = Object.fromEntries(runs.filter((one) => !over.includes(one)))
  const exhausted = [...attempts].filter(([, count]) => count >= maxAttempts).map(([id]) => id)
  return giveUp({ ...ledger, openRuns, attempts: Object.fromEntries(attempts), probeFirst }, exhausted, now)
}

function giveUp(ledger: Ledger, entryIds: readonly string[], now: number) {
  const held = heldEntries(ledger)
  const spent = new Set(entryIds.filter((id) => !held.has(id)))
  if (spent.size === 0) return applied(ledger)
  let next = ledger
  let unshown = spent
  for (const fix of [...ledger.fixes].sort((a, b) => b.since - a.since || b.at - a.at)) {
    const ids = new Set(fix.entryIds)
    if (fix.state !== 'failed' || !ids.isSubsetOf(unshown)) continue
    unshown = unshown.difference(ids)
    next = moveFix(next, fix, 'given-up', now).ledger
  }
  const { filteredCounts: counts } = next
  const more = unshown.size === 0 ? {} : { 'given-up': (counts['given-up'] ?? 0) + unshown.size }
  const told = { ...next, filteredCounts: { ...counts, ...more } }
  return resolveAll(rememberDone(told, [...spent]), spent, 'given-up')
}

type MessageEnd = { to: Message['state'] | 'dropped'; status?: number; now?: number }

function changeLast(ledger: Ledger, fix: Fix, message: Message) {
  return patchFix(ledger, fix, { messages: fix.messages?.with(-1, message) })
}

export function judgeMessage(ledger: Ledger, fix: Fix): 'moved-on' | 'already' | undefined {
  const { left = [], head } = fix.review?.judged ?? {}
  const isReadable = fix.state === 'proposed' && fix.job && fix.unreadableSince === undefined
  if (!isReadable || fix.retried !== undefined || left.length === 0 || findUnjudged(ledger, fix)) return 'moved-on'
  const last = lastMessage(fix)
  if (last?.state === 'unsupported' || countMessages(fix) >= maxMessages) return 'moved-on'
  if (last?.state === 'asked' || last?.state === 'sending') return 'already'
  // Its answer is a commit, which is reviewed first.
  return last && last.state !== 'refused' && last.head === head ? 'already' : undefined
}

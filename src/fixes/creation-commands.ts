// Commands about the creation of a job: first the intent, then the response.

import type { ReceivedJob } from '../docs-api/contract.ts'
import type { RepositoryName } from '../identifiers/github-names.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { creationsPerHour, creationWindow, promptLimitKept, submittingAtOnce } from '../ledger/ledger-limits.ts'
import type { SafeText } from '../text/safe-text.ts'
import { failFix } from './attempts.ts'
import { type Advance, addRepositories, applied, forFix, moveFix, reopenWindow } from './change-fix.ts'
import { addJob, countJobs, monthOf } from './job-cost.ts'
import { findCanary, findFix, heldEntries, isOpen } from './queries.ts'
import { isUnsettled, type Refusal, type StateOf } from './reasons.ts'

export type JobSeen = Pick<ReceivedJob, 'id' | 'status'>

/** `declines`: the declined fixes and dismissed topics of its pages that the decision took into account. */
interface Submission {
  fix: Fix
  maxOpen: number
  maxPerMonth?: number | undefined
  declines: readonly string[]
  approve?: boolean | undefined
}

/** States in which it is not known whether the job exists, because its creation has not been answered. */
const sent = ['submitting', 'uncertain'] as const

export const jobCreationRules = {
  'fix-submitted': (ledger: Ledger, submission: Submission, stateOf: StateOf): Advance => {
    const reason = refuse(ledger, submission, stateOf)
    if (reason !== undefined) return reason
    const { fix } = submission
    return applied({ ...countCreation(takeFromQueue(ledger, fix), fix.at), fixes: [fix, ...ledger.fixes] })
  },

  /** The request was provably not accepted, so the decision is undone completely. */
  'fix-withdrawn': forFix(sent, (ledger, fix) => {
    const reopened = reopenWindow(uncountCreation(ledger, fix.at), fix, fix.lease ?? fix.at)
    return applied({ ...reopened, fixes: ledger.fixes.filter((other) => other.id !== fix.id) })
  }),

  'job-created': forFix(
    sent,
    (ledger, fix, event: { job: JobSeen; repositories?: readonly RepositoryName[]; now: number }) => {
      const job = { id: event.job.id, status: event.job.status }
      const updated = addRepositories(ledger, event.repositories ?? [])
      return moveFix(updated, fix, 'active', event.now, { job, reason: undefined })
    },
  ),

  'job-unanswered': forFix(['submitting'], (ledger, fix, { error, now }: { error: SafeText; now: number }) =>
    moveFix(ledger, fix, 'uncertain', now, { reason: { code: 'unanswered', error } }),
  ),

  'job-refused': forFix(sent, (ledger, fix, { error, run, now }: { error: SafeText; run: string; now: number }) =>
    failFix(ledger, fix, { code: 'refused', error }, run, now),
  ),

  /** The service refuses longer prompts than this; if that is the input, another limit was a mistake. */
  'prompt-limited': (
    ledger: Ledger,
    { longest, input, now }: { longest: number; input: number; now: number },
  ): Advance => {
    const known = longestPrompt(ledger, input, now) ?? input
    if (longest >= input) return known === input ? 'known' : applied({ ...ledger, promptLimit: undefined })
    return known <= longest ? 'known' : applied({ ...ledger, promptLimit: { longest, input, at: now } })
  },

  'service-limited': (ledger: Ledger, { notBefore }: { notBefore: number }): Advance =>
    (ledger.notBefore ?? 0) >= notBefore ? 'known' : applied({ ...ledger, notBefore }),

  /** An expired lease leaves the fix `uncertain`: the job may or may not have been sent. */
  'lease-expired': forFix(['submitting'], (ledger, fix, { now }: { now: number }) =>
    (fix.lease ?? 0) > now ? 'stale' : moveFix(ledger, fix, 'uncertain', now, { reason: { code: 'run-ended' } }),
  ),
}

function refuse(ledger: Ledger, submission: Submission, stateOf: StateOf): Refusal | undefined {
  const { fix, maxOpen, maxPerMonth = Number.POSITIVE_INFINITY, declines } = submission
  const open = ledger.fixes.filter((other) => isOpen(other, fix.at))
  const held = heldEntries(ledger)
  const sharesPage = (other: { readonly pages: Fix['pages'] }) => other.pages.some((page) => fix.pages.includes(page))
  if (findFix(ledger, fix.id) !== undefined) return 'recorded'
  if (fix.entryIds.some((id) => held.has(id) || !isUnsettled(stateOf(id)))) return 'entry-taken'
  if (ledger.paused !== undefined) return 'paused'
  if (submission.approve && !isAsked(ledger, fix)) return 'not-approved'
  if (open.some(sharesPage)) return 'page-open'
  if (ledger.declined.some((topic) => !declines.includes(topic.fixId) && sharesPage(topic))) return 'declined'
  const dismissals = ledger.dismissedTopics ?? []
  const isDismissed = ledger.dismissed?.some(({ key }) => key === fix.key)
  if (isDismissed || dismissals.some((topic) => !declines.includes(topic.of) && sharesPage(topic))) return 'dismissed'
  // Judged now, because another run may have done what a person asked for since the decision.
  const isOutOfTurn = ledger.sendNow?.includes(fix.key) === true
  if (open.length >= maxOpen + Number(isOutOfTurn)) return 'max-open'
  if (open.filter((other) => other.state === 'submitting').length >= submittingAtOnce) return 'others-creating'
  if (recentCreations(ledger, fix.at).length >= creationsPerHour) return 'hourly-limit'
  if (countJobs(ledger, monthOf(fix.at)) >= maxPerMonth) return 'monthly-limit'
  if ((ledger.notBefore ?? 0) > fix.at) return 'service-pause'
  if (!ledger.contact && open.some((other) => other.state !== 'proposed')) return 'no-contact'
  return findCanary(ledger, fix.at)
}

/** By a box on its own line, or on that of a fix or a flagged entry whose feedback it contains. */
export function isAsked(
  { sendNow = [], asked = [] }: Ledger,
  { key, entryIds }: Pick<Fix, 'key' | 'entryIds'>,
): boolean {
  return sendNow.includes(key) || asked.some((id) => entryIds.includes(id))
}

/** What people asked for stays recorded until the job exists, because its creation may be withdrawn. */
function takeFromQueue(ledger: Ledger, { key }: Fix): Ledger {
  const sent = ledger.waiting.clusters.find((cluster) => cluster.key === key)
  const clusters = ledger.waiting.clusters.filter((cluster) => cluster !== sent)
  const entries = ledger.waiting.entries - (sent?.entries ?? 0)
  return { ...ledger, waiting: { ...ledger.waiting, clusters, entries } }
}

/** A limit is forgotten with time, and once the input `max-prompt` is another one. */
export function longestPrompt({ promptLimit }: Ledger, input: number, now: number): number | undefined {
  const isValid = promptLimit !== undefined && promptLimit.input === input && now - promptLimit.at < promptLimitKept
  return isValid ? promptLimit.longest : undefined
}

/** A follow-up counts like a job. */
export function countCreation(ledger: Ledger, at: number): Ledger {
  return { ...ledger, jobCreations: [...recentCreations(ledger, at), at], jobsPerMonth: addJob(ledger, at, 1) }
}

/** It was provably not accepted. */
export function uncountCreation(ledger: Ledger, at: number): Ledger {
  const index = ledger.jobCreations.indexOf(at)
  const jobCreations = ledger.jobCreations.filter((_, position) => position !== index)
  return { ...ledger, jobCreations, jobsPerMonth: addJob(ledger, at, -1) }
}

export function recentCreations(ledger: Ledger, now: number): number[] {
  return ledger.jobCreations.filter((at) => now - at < creationWindow)
}

export function renewLeases(ledger: Ledger, run: string, lease: number): Ledger {
  const renew = (fix: Fix): Fix => (fix.state === 'submitting' && fix.run === run ? { ...fix, lease } : fix)
  return { ...ledger, fixes: ledger.fixes.map(renew) }
}

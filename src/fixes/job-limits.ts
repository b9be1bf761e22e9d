// How many jobs may be created, and what holds them back.
import type { Inputs } from '../inputs/inputs.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { creationsPerHour, creationWindow } from '../ledger/ledger-limits.ts'
import { countJobs, endOfMonth, monthOf } from '../queue/job-cost.ts'
import type { WaitReason } from '../queue/waiting-record.ts'
import { findBlock, listOpen } from './queries.ts'

export type JobLimits = Pick<Inputs, 'approve' | 'dry-run' | 'max-jobs' | 'max-jobs-per-month' | 'max-open'> & {
  /** The tracking issue is closed. */
  readonly paused?: boolean
  readonly onlyAsked?: boolean
  /** Planned before it. */
  readonly sent?: number
}

/** `outOfTurn`: may exceed `max-open` by one. */
export function findLimit(
  ledger: Ledger,
  { asked, outOfTurn }: Record<'asked' | 'outOfTurn', boolean>,
  limits: JobLimits,
  now: number,
): WaitReason | undefined {
  const { sent = 0, 'max-jobs': most, 'max-open': limit } = limits
  if (limits.approve && !asked && !limits['dry-run']) return { code: 'not-approved' }
  const held = findBlock(ledger, now, limits.paused) ?? findSpent(ledger, limits, now)
  if (held) return held
  const open = listOpen(ledger, now)
  if (open.length + sent >= limit + Number(outOfTurn)) return { code: 'max-open', limit }
  if (sent >= most) return { code: 'max-jobs', limit: most }
  return limits.onlyAsked && !asked ? { code: 'not-asked' } : undefined
}

export function findSpent(
  ledger: Ledger,
  { sent = 0, 'max-jobs-per-month': limit }: JobLimits,
  now: number,
): WaitReason | undefined {
  if (limit > 0 && countJobs(ledger, monthOf(now)) + sent >= limit)
    return { code: 'monthly-limit', limit, until: endOfMonth(now) }
  const isSpent = recentCreations(ledger, now).length + sent >= creationsPerHour
  return isSpent ? { code: 'hourly-limit', limit: creationsPerHour } : undefined
}

export function recentCreations(ledger: Ledger, now: number) {
  return ledger.jobCreations.filter((at) => now - at < creationWindow)
}

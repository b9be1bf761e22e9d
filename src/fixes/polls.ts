// When jobs are polled: all active ones in one sweep, at an interval that grows. All times are milliseconds.
import type { Fix } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'

const growth = 1.5
/** No pause is longer than this many times the shortest, so that the end of a job is noticed soon enough. */
const longest = 8

/**
 * The pause after sweep number `step`: grows by half each time, to at most eight times `shortest`.
 * @param random from 0 to 1: jitter, so that many runs do not poll in step
 */
export function pauseBetween(step: number, shortest: number, random: number): number {
  if (step === 0) return shortest
  const target = Math.min(shortest * longest, shortest * growth ** step)
  const least = target / growth
  return Math.max(Math.round(least + random * (target - least)), shortest)
}

/** After the pause, or as soon as a completed job is due for its second read. */
export function nextSweep(fixes: readonly Fix[], last: number, pause: number, shortest: number): number {
  const second = fixes.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [completedAt + secondPoll]))
  const due = second.reduce((first, at) => Math.min(first, at), last + pause)
  return Math.max(due, last + shortest)
}

/** A job that completed without a pull request is not read again until a minute later. */
export function listDue(fixes: readonly Fix[], now: number): Fix[] {
  return fixes.filter(({ completedAt }) => completedAt === undefined || completedAt + secondPoll <= now)
}

// When each job is polled next, and which jobs are polled together.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'
import { nextPause } from './next-poll.ts'

interface Poll {
  /** How often this run has polled the job. */
  readonly step: number
  readonly due: number
  /** When this run last saw the job active. */
  readonly activeAt: number | undefined
}

/** By the fix's id. */
export type Polls = ReadonlyMap<string, Poll>

interface Sweep {
  /** When it began; the first plan is made without one. */
  readonly at: number
  readonly polled: ReadonlySet<string>
}

/**
 * The next poll of each job that was polled in this sweep, or that is new to `before`.
 * @param fixes with active jobs, as the ledger has them now
 */
export function planPolls(
  before: Polls,
  { jobTimes = [] }: Pick<Ledger, 'jobTimes'>,
  fixes: readonly Fix[],
  { at, polled }: Sweep,
  { now, shortest, random }: { now: number; shortest: number; random: number },
): Polls {
  const times = jobTimes.map(({ from, to }) => ({ from: from * 1000, to: to * 1000 }))
  const plan = (fix: Fix): Poll => {
    const known = before.get(fix.id)
    if (known !== undefined && !polled.has(fix.id)) return known
    const step = known === undefined ? 0 : known.step + 1
    const isSeen = known !== undefined && fix.completedAt === undefined && fix.unreadableSince === undefined
    const activeAt = isSeen ? at : known?.activeAt
    const pause = nextPause({ step, age: Math.max(0, now - fix.at) }, times, shortest, random)
    const due = fix.completedAt === undefined ? now + pause : Math.max(now + shortest, earliestPoll(fix))
    return { step, due, activeAt }
  }
  return new Map(fixes.map((fix) => [fix.id, plan(fix)]))
}

/** When the next sweep takes place: never sooner than `shortest` after the one before. */
export function nextSweep(polls: Polls, last: number, shortest: number): number {
  const due = [...polls.values()].reduce((first, poll) => Math.min(first, poll.due), Number.POSITIVE_INFINITY)
  return Math.max(due, last + shortest)
}

/** The jobs that a sweep polls now: those that are due, and those that would be before the next sweep can take place. */
export function listDue(polls: Polls, fixes: readonly Fix[], now: number, shortest: number): Fix[] {
  const end = now + shortest
  return fixes.filter((fix) => earliestPoll(fix) <= now && (polls.get(fix.id)?.due ?? now) < end)
}

/** A job that completed without a pull request is not read again until a minute later. */
function earliestPoll({ completedAt }: Fix): number {
  return completedAt === undefined ? Number.NEGATIVE_INFINITY : completedAt + secondPoll
}

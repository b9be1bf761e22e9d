// When following looks at each job next, and which jobs are looked at together.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondLook } from '../ledger/limits.ts'
import { nextPause } from '../plan/next-look.ts'

interface Look {
  /** How often this run has looked at the job. */
  readonly step: number
  readonly due: number
  /** When this run last saw the job active. */
  readonly activeAt: number | undefined
}

/** By the fix's id. */
export type Looks = ReadonlyMap<string, Look>

interface Sweep {
  /** When it began; the first plan is made without one. */
  readonly at: number
  readonly looked: ReadonlySet<string>
}

/**
 * The next look at each job that was looked at in this sweep, or that is new to `before`.
 * @param fixes with active jobs, as the ledger has them now
 */
export function planLooks(
  before: Looks,
  { jobTimes = [] }: Pick<Ledger, 'jobTimes'>,
  fixes: readonly Fix[],
  { at, looked }: Sweep,
  { now, shortest, random }: { now: number; shortest: number; random: number },
): Looks {
  const times = jobTimes.map(({ from, to }) => ({ from: from * 1000, to: to * 1000 }))
  const plan = (fix: Fix): Look => {
    const known = before.get(fix.id)
    if (known !== undefined && !looked.has(fix.id)) return known
    const step = known === undefined ? 0 : known.step + 1
    const isSeen = known !== undefined && fix.completedAt === undefined && fix.unreadableSince === undefined
    const activeAt = isSeen ? at : known?.activeAt
    const pause = nextPause({ step, age: Math.max(0, now - fix.at) }, times, shortest, random)
    const due = fix.completedAt === undefined ? now + pause : Math.max(now + shortest, earliestLook(fix))
    return { step, due, activeAt }
  }
  return new Map(fixes.map((fix) => [fix.id, plan(fix)]))
}

/** When the next sweep takes place: never sooner than `shortest` after the one before. */
export function nextSweep(looks: Looks, last: number, shortest: number): number {
  const due = [...looks.values()].reduce((first, look) => Math.min(first, look.due), Number.POSITIVE_INFINITY)
  return Math.max(due, last + shortest)
}

/** The jobs that a sweep looks at now: those that are due, and those that would be before the next sweep can take place. */
export function listDue(looks: Looks, fixes: readonly Fix[], now: number, shortest: number): Fix[] {
  const end = now + shortest
  return fixes.filter((fix) => earliestLook(fix) <= now && (looks.get(fix.id)?.due ?? now) < end)
}

/** A job that completed without a pull request is not read again until a minute later. */
function earliestLook({ completedAt }: Fix): number {
  return completedAt === undefined ? Number.NEGATIVE_INFINITY : completedAt + secondLook
}

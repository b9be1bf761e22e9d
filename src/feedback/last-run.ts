// When feedback was last collected, how far apart runs usually are, and the last much longer gap.
import { z } from 'zod'
import { type Frozen, time } from '../fixes/fix.ts'
import { day } from '../ledger/ledger-limits.ts'

const gapSchema = z.object({
  /** Ended by the run at `until`. */
  since: time,
  until: time,
  /** Feedback from the gap before this time is not collected: `max-age` ends there. */
  covered: time.optional(),
})
export type Gap = Frozen<z.output<typeof gapSchema>>

export const lastRunSchema = z.object({
  at: time,
  /** Newest first. */
  starts: z.array(time),
  gap: gapSchema.optional(),
})
export type LastRun = Frozen<z.output<typeof lastRunSchema>>

/** Runs within this time count as one, so that manual ones do not make the usual distance look short. */
const apart = day / 2
const mostStarts = 11
/** A weekend, plus half a day by which GitHub may start a scheduled run late. */
const leastGap = 3.5 * day
const muchLonger = 3

/** @param from where the run's windows begin; undefined: no beginning */
export function findGap(lastRun: LastRun | undefined, now: number, from: number | undefined): Gap | undefined {
  if (lastRun === undefined) return undefined
  const since = lastRun.at
  if (now - since <= Math.max(leastGap, muchLonger * usualDistance(lastRun))) return undefined
  return { since, until: now, ...(from !== undefined && from > since ? { covered: from } : {}) }
}

function usualDistance({ starts }: LastRun): number {
  const distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start)
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
}

/** @param gap as the run found it; ignored if another run has ended it meanwhile */
export function noteRun(lastRun: LastRun | undefined, now: number, gap: Gap | undefined): LastRun {
  const { at, starts, gap: earlier } = lastRun ?? { at: now, starts: [] }
  const isApart = starts[0] === undefined || now - starts[0] >= apart
  const kept = gap?.since === at ? gap : earlier
  return {
    at: Math.max(at, now),
    starts: isApart ? [now, ...starts].slice(0, mostStarts) : starts,
    ...(kept === undefined ? {} : { gap: kept }),
  }
}

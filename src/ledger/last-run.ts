// When feedback was collected last, how far runs usually are apart, and the last time when they were much further apart.
import { z } from 'zod'
import { type Frozen, time } from './fix-record.ts'
import { day } from './limits.ts'

const gapSchema = z.object({
  /** The run before it, and the run that ended it. */
  since: time,
  until: time,
  /** Feedback that was left in it before this time is not collected: `max-age` ends there. */
  covered: time.optional(),
})
export type Gap = Frozen<z.output<typeof gapSchema>>

export const lastRunSchema = z.object({
  at: time,
  /** Newest first: the latest runs, those within half a day counted once. */
  starts: z.array(time),
  gap: gapSchema.optional(),
})
export type LastRun = Frozen<z.output<typeof lastRunSchema>>

/** Runs within this time are one: those by hand must not make the usual distance look short. */
const apart = day / 2
const mostStarts = 11
/** A weekend, and half a day by which GitHub may start a scheduled run late. */
const leastGap = 3.5 * day
const muchLonger = 3

/** @param from where the run's windows begin; undefined: they have no beginning */
export function findGap(lastRun: LastRun | undefined, now: number, from: number | undefined): Gap | undefined {
  if (lastRun === undefined) return undefined
  const since = lastRun.at
  if (now - since <= Math.max(leastGap, muchLonger * usualDistance(lastRun))) return undefined
  return { since, until: now, ...(from !== undefined && from > since ? { covered: from } : {}) }
}

/** The median; 0 as long as there are too few runs to tell. */
function usualDistance({ starts }: LastRun): number {
  const distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start)
  return distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
}

/** @param gap as the run found it; one that another run has ended meanwhile is none */
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

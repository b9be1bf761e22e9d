// What happened to a complaint after its fix was merged: counts before and after with intervals, and the conclusion they allow.
import type { Ledger } from '../ledger/records/ledger.ts'
import { complaintsPerFix, day } from '../ledger/records/limits.ts'
import type { Merged } from '../ledger/records/merged.ts'
import { latestScan } from '../ledger/scans/record-scan.ts'
import { countInterval, differenceInterval, type Interval, ratioInterval, shareInterval } from './intervals.ts'

/** Complaints over a period; the interval is per week. `atLeast`: the ledger stopped counting there. */
export interface Rate extends Interval {
  readonly count: number
  readonly atLeast: boolean
  readonly weeks: number
}

/** The share of downvotes among votes without a comment; the interval is of the share. */
export interface Share extends Interval {
  readonly down: number
  readonly votes: number
}

/** `too-few`: nothing can be said. `unclear`: the difference may be chance, but a large change can be ruled out. */
export type Verdict = 'fewer' | 'more' | 'unclear' | 'too-few'

export interface Comparison<T> {
  /** Undefined where nothing was counted. */
  readonly before: T | undefined
  readonly after: T
  readonly verdict: Verdict
}

export interface AfterMerge {
  readonly merged: Merged
  readonly complaints: Comparison<Rate>
  readonly unhelpful: Comparison<Share>
}

const week = 7 * day
/** Needed for a conclusion: complaints before and after together; votes on each side. */
const fewestEvents = 5
const fewestWeeks = 2
/** An interval with both a halving and a doubling, or for shares with changes of `muchShare` both ways, allows no conclusion. */
const halved = 0.5
const doubled = 2
const muchShare = 0.25

/** Newest merge first. */
export function measureMerged(ledger: Ledger): AfterMerge[] {
  const until = latestScan(ledger)?.complete
  return ledger.merged.map((merged) => {
    const start = startOf(merged)
    // In whole days, so that the text does not change from run to run.
    const weeks = Math.max(0, Math.floor(((until ?? start) - start) / day)) / 7
    const sinceMerge = ledger.tally.sinceMerge ?? {}
    const votes = Object.hasOwn(sinceMerge, merged.fixId) ? sinceMerge[merged.fixId] : undefined
    return {
      merged,
      complaints: compareRates(measureBefore(merged), toRate(merged.after.length, complaintsPerFix, weeks)),
      unhelpful: compareShares(toShare(merged.votes), toShare(votes ?? { up: 0, down: 0 }), weeks),
    }
  })
}

/** When "after" begins. A job may name a pull request that was merged before the fix was sent, for complaints that came since. */
function startOf({ sent, at }: Merged): number {
  return Math.max(sent, at)
}

function measureBefore(merged: Merged): Rate | undefined {
  const { alike, between, since } = merged
  const end = startOf(merged)
  if (alike === undefined || since === undefined || since >= end) return undefined
  const rate = toRate(alike + between.length, Number.POSITIVE_INFINITY, (end - since) / week)
  return { ...rate, atLeast: between.length >= complaintsPerFix }
}

function toRate(count: number, most: number, weeks: number): Rate {
  const { low, high } = countInterval(count)
  return { count, atLeast: count >= most, weeks, low: low / weeks, high: high / weeks }
}

function toShare({ up, down }: { up: number; down: number }): Share {
  return { down, votes: up + down, ...shareInterval(down, up + down) }
}

function compareRates(before: Rate | undefined, after: Rate): Comparison<Rate> {
  const tooFew = { before, after, verdict: 'too-few' } as const
  if (before === undefined || before.count + after.count < fewestEvents) return tooFew
  if (before.weeks < fewestWeeks || after.weeks < fewestWeeks) return tooFew
  const { low, high } = ratioInterval(before, after)
  if (low < halved && high > doubled) return tooFew
  // A truncated count is only a lower bound.
  if (high < 1) return { before, after, verdict: after.atLeast ? 'unclear' : 'fewer' }
  return { before, after, verdict: low > 1 && !before.atLeast ? 'more' : 'unclear' }
}

function compareShares(before: Share, after: Share, weeks: number): Comparison<Share> {
  const tooFew = { before, after, verdict: 'too-few' } as const
  if (before.votes < fewestEvents || after.votes < fewestEvents || weeks < fewestWeeks) return tooFew
  const { low, high } = differenceInterval(
    { successes: before.down, trials: before.votes },
    { successes: after.down, trials: after.votes },
  )
  if (low < -muchShare && high > muchShare) return tooFew
  return { before, after, verdict: high < 0 ? 'fewer' : low > 0 ? 'more' : 'unclear' }
}

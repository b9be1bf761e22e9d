// Whether readers complain less after a fix was merged: the counts of two periods of the same length, and one interval.

import { latestScan } from '../feedback/record-scan.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { comparedPeriod, complaintsPerFix, day } from '../ledger/ledger-limits.ts'
import type { Merged } from './merged-record.ts'

/** `unclear`: the difference may be chance, but both half and double as many can be ruled out. */
export type Verdict = 'fewer' | 'more' | 'unclear' | 'too-few' | 'too-early'

export interface Comparison {
  /** Length of each period. */
  readonly days: number
  readonly before: number
  readonly after: number
  /** The ledger stopped counting after the merge: there may be more. */
  readonly atLeast: boolean
  /** The 95 % interval of the ratio of after to before; undefined if nothing was counted before. */
  readonly ratio: { readonly low: number; readonly high: number } | undefined
  readonly verdict: Verdict
}

export interface AfterMerge extends Comparison {
  readonly merged: Merged
}

const fewestDays = 14
/** Needed for a conclusion, in both periods together. */
const fewestComplaints = 5
/** The quantile of the standard normal distribution at 0.975. */
const z = 1.959963984540054

/** Newest merge first. */
export function measureMerged(ledger: Ledger): AfterMerge[] {
  const until = latestScan(ledger)?.complete
  return ledger.merged.map((merged) => ({ merged, ...compare(merged, until ?? merged.at) }))
}

/** When "after" begins. A job may name a pull request that was merged before the fix was sent, for complaints that came since. */
export function startOf({ sent, at }: Pick<Merged, 'sent' | 'at'>): number {
  return Math.max(sent, at)
}

function compare(merged: Merged, until: number): Comparison {
  const start = startOf(merged)
  // Before `since`, complaints belonged to an earlier fix or were too old to be collected.
  const observed = Math.min(comparedPeriod, until - start, start - (merged.since ?? 0))
  // Whole days, so that the text does not change from run to run.
  const days = Math.max(0, Math.floor(observed / day))
  const times = [...merged.before, ...Object.values(merged.later)]
  const count = (from: number, to: number) => times.filter((time) => time > from && time <= to).length
  const [before, after] = [count(start - days * day, start), count(start, start + days * day)]
  const atLeast = Object.keys(merged.later).length >= complaintsPerFix
  const ratio = before === 0 ? undefined : ratioInterval(before, after)
  return { days, before, after, atLeast, ratio, verdict: judge({ days, before, after, atLeast, ratio }) }
}

function judge({ days, before, after, atLeast, ratio }: Omit<Comparison, 'verdict'>): Verdict {
  if (days < fewestDays) return 'too-early'
  if (ratio === undefined || before + after < fewestComplaints) return 'too-few'
  // Too wide: it contains both half and double.
  if (ratio.low < 0.5 && ratio.high > 2) return 'too-few'
  if (ratio.high < 1) return atLeast ? 'unclear' : 'fewer'
  return ratio.low > 1 ? 'more' : 'unclear'
}

/**
 * Given their sum, one of two Poisson counts over periods of the same length is binomial (J. Przyborowski, H. Wilenski, Biometrika 31,
 * 1940); the interval of its share is the score interval (E. B. Wilson, J. Am. Stat. Assoc. 22, 1927).
 */
export function ratioInterval(before: number, after: number): { low: number; high: number } {
  const trials = before + after
  const share = after / trials
  const scale = 1 + z ** 2 / trials
  const middle = (share + z ** 2 / (2 * trials)) / scale
  const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / scale
  const toRatio = (part: number) => (part >= 1 ? Number.POSITIVE_INFINITY : part / (1 - part))
  return {
    low: after === 0 ? 0 : toRatio(Math.max(0, middle - half)),
    high: before === 0 ? Number.POSITIVE_INFINITY : toRatio(Math.min(1, middle + half)),
  }
}

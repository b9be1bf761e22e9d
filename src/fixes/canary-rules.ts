// Whether jobs may be created side by side, or at all, by what has come of earlier ones.
import type { Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { type Canary, states } from './fix.ts'

/** After that many times, jobs without a pull request are what people want. */
const mostStops = 2

/** Whether a job of this project has led to a pull request. Until then jobs go one at a time, each followed to its end. */
export function isProven({ fixes, outcomes }: Pick<Ledger, 'fixes' | 'outcomes'>): boolean {
  return (outcomes.merged ?? 0) + (outcomes.declined ?? 0) > 0 || fixes.some(({ prLink }) => prLink !== undefined)
}

/** For how long other jobs wait for one that does not end. */
const longestHold = day

/** Why no job may be created beside those that there are. */
export function findCanary(ledger: Ledger, now: number): 'no-pull' | 'canary' | undefined {
  if (ledger.canary !== undefined) return 'no-pull'
  const isUnderWay = ledger.fixes.some(
    ({ state, at }) => states[state].open && !states[state].hasPull && !(state === 'active' && now - at >= longestHold),
  )
  return isUnderWay && !isProven(ledger) ? 'canary' : undefined
}

/** Stops creating jobs, unless people have told runs twice to go on. */
export function stopFor(ledger: Ledger, canary: Canary): Ledger {
  return (ledger.goneOn ?? 0) >= mostStops ? ledger : { ...ledger, canary: ledger.canary ?? canary }
}

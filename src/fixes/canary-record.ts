// A job that ended without a pull request that can be read: no jobs are created until a person has looked at it.
import { z } from 'zod'
import type { Ledger } from '../ledger/ledger.ts'
import { day } from '../ledger/ledger-limits.ts'
import { type Frozen, states, time } from './fix.ts'

/** `pushed`: its change is on the branch; `unknown`: perhaps, and no job of this project has led to a pull request so far. */
const canaryCodes = ['pushed', 'unknown', 'unreadable-link'] as const

export const canaryFields = {
  canary: z
    .object({ code: z.enum(canaryCodes), fixId: z.string(), at: time, commit: z.string().optional() })
    .optional(),
  /** How often people told runs to go on since a job last led to a pull request. */
  goneOn: z.number().int().nonnegative().optional(),
} as const
export type Canary = Frozen<NonNullable<z.output<typeof canaryFields.canary>>>

/** `none`: nothing came to the branch that could be the job's; `unknown`: it could not be told. */
export type Push = { readonly kind: 'pushed'; readonly commit: string } | { readonly kind: 'none' | 'unknown' }

/** After that many times, jobs without a pull request are what people want. */
const mostStops = 2

/** Whether a job of this project has led to a pull request. Until then jobs go one at a time, each followed to its end. */
export function isProven({ fixes, outcomes }: Pick<Ledger, 'fixes' | 'outcomes'>): boolean {
  return (outcomes.merged ?? 0) + (outcomes.declined ?? 0) > 0 || fixes.some(({ prLink }) => prLink !== undefined)
}

/** For how long other jobs wait for one that does not end. */
const patience = day

/** Why no job may be created beside those that there are. */
export function findCanary(ledger: Ledger, now: number): 'no-pull' | 'canary' | undefined {
  if (ledger.canary !== undefined) return 'no-pull'
  const isUnderWay = ledger.fixes.some(
    ({ state, at }) => states[state].open && !states[state].hasPull && !(state === 'active' && now - at >= patience),
  )
  return isUnderWay && !isProven(ledger) ? 'canary' : undefined
}

/** Stops creating jobs, unless people have told runs twice to go on. */
export function stopFor(ledger: Ledger, canary: Canary): Ledger {
  return (ledger.goneOn ?? 0) >= mostStops ? ledger : { ...ledger, canary: ledger.canary ?? canary }
}

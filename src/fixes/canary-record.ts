// A job that ended without a pull request that can be read: no jobs are created until a person has looked at it.
import { z } from 'zod'
import { type Frozen, time } from './fix.ts'

/** `pushed`: its change is on the branch; `unknown`: perhaps, and no job of this project has led to a pull request so far. */
export const canaryCodes = ['pushed', 'unknown', 'unreadable-link'] as const

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

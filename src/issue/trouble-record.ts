// What kept runs from working.
import { z } from 'zod'
import { number, type Stored, time } from '../ledger/fields.ts'

export const troubleCodes = [
  ...['creation-refused', 'service-refused', 'service-unreachable', 'job-path'],
  ...['github-refused', 'github-unreachable', 'github-limited'],
] as const

export const troubleSchema = z.strictObject({
  code: z.enum(troubleCodes),
  status: z.number().int().optional(),
  /** First met; runs in a row. */
  since: time,
  times: z.number().int(),
  /** Nonce and GitHub's number of the last run. */
  run: z.string(),
  workflowRun: number.optional(),
})
export type Trouble = Stored<typeof troubleSchema>
export type Cause = Pick<Trouble, 'code' | 'status'>

export function isLasting(trouble: Trouble | undefined): trouble is Trouble {
  return (trouble?.times ?? 0) > 1
}

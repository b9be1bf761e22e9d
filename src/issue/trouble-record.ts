// What kept the last runs from their work.
import { z } from 'zod'
import { type Frozen, number, time } from '../fixes/fix.ts'

/** `creation-refused`: for any prompt; `status` says why. */
export const troubleCodes = [
  ...['creation-refused', 'service-refused', 'service-unreachable', 'job-path'],
  ...['github-refused', 'github-unreachable', 'github-limited'],
] as const

export const troubleSchema = z.strictObject({
  code: z.enum(troubleCodes),
  status: z.number().int().optional(),
  /** When the first run met it, and how many in a row did. */
  since: time,
  times: z.number().int(),
  /** Of the last: its nonce, and its number on GitHub. */
  run: z.string(),
  workflowRun: number.optional(),
})
export type Trouble = Frozen<z.output<typeof troubleSchema>>
export type Cause = Pick<Trouble, 'code' | 'status'>

export function isLasting(trouble: Trouble | undefined): trouble is Trouble {
  return trouble !== undefined && trouble.times > 1
}

// Reasons as codes with parameters: these are stored, compared and counted. `report/reason-text.ts` has their sentences.
import { z } from 'zod'
import { toSafeText } from '../text/to-safe-text.ts'

/** Words of the outer world, shown as they came: anyone who may write the branch can have changed them. */
const words = z.string().transform((text) => toSafeText(text, 300))
const limit = z.number()

/** Why a `fix-submitted` was refused by the ledger that it met. */
export const refusals = [
  'recorded',
  'entry-taken',
  'page-open',
  'declined',
  'max-open',
  'others-creating',
  'hourly-limit',
  'service-pause',
  'no-contact',
] as const
export type Refusal = (typeof refusals)[number]

/** Why a cluster gets no job now. */
export const waitReasonSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      // The page has an open fix, or another cluster of the page goes first in this run.
      'page-open',
      'page-next',
      // The tracking issue is closed.
      'paused',
      // Its last attempt failed in this run, and whether that counts is not known yet.
      'last-attempt',
      // No job was retrieved so far; the first one could not be.
      'no-contact',
      'job-path',
      // Every job of the last run failed, and the first one of this run has not succeeded yet.
      'cautious',
      // Creating ended: another run creates the issue, a creation got no answer, leases ran out, SIGTERM, a fault.
      'issue-intended',
      'unanswered',
      'out-of-time',
      'stopped',
      'broken-off',
    ]),
  }),
  z.object({ code: z.enum(['max-open', 'max-jobs', 'max-attempts', 'hourly-limit', 'refused-in-row']), limit }),
  z.object({ code: z.literal('min-cluster-size'), comments: z.number(), limit }),
  z.object({ code: z.literal('declined'), after: z.number() }),
  /** The service's `Retry-After`, or our pause in its place: epoch milliseconds. */
  z.object({ code: z.literal('service-pause'), until: z.number() }),
  /** Another run was faster. */
  z.object({ code: z.literal('overtaken'), by: z.enum(refusals) }),
  z.object({ code: z.literal('service'), error: words }),
  /** A sentence of version 1 that has no code. */
  z.object({ code: z.literal('other'), text: words }),
])
export type WaitReason = Readonly<z.output<typeof waitReasonSchema>>

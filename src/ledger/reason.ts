// Reasons as codes with parameters: these are stored, compared and counted. `report/reason-sentences.ts` has their sentences.
import { z } from 'zod'
import { toSafeText } from '../text/to-safe-text.ts'
import { filterCodes, flagCodes, isFlagged } from '../triage/reason.ts'

/** Whoever may write the branch can have changed them. */
const words = z.string().transform((text) => toSafeText(text, 300))
const limit = z.number()
/** A sentence of version 1. */
const other = z.object({ code: z.literal('other'), text: words })

/** Why a fix is in its state. */
export const fixReasonSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      // The run that sent it ended before it could record the answer.
      'run-ended',
      // The job's link is no pull request of this GitHub.
      'rejected-link',
      'archived',
      'agent-failed',
      'no-change',
      // Its pull request cannot be read; could not be read for three months.
      'pull-unreadable',
      'pull-lost',
      // No pull request bears its marker; for seven days no list could be read that might hold one.
      'never-seen',
      'unsettled',
    ]),
  }),
  // The job could not be read for seven days: `job-lost`.
  z.object({ code: z.enum(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: words }),
  other,
])
export type FixReason = Readonly<z.output<typeof fixReasonSchema>>

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
  other,
])
export type WaitReason = Readonly<z.output<typeof waitReasonSchema>>

const filterCode = z.enum([...filterCodes, ...flagCodes, 'other']).catch('other')
/** Of an entry that triage filtered out; `other`: a code or a sentence that this version does not know. */
export type FilterReason = z.output<typeof filterCode>

/**
 * What became of an entry, as the shards record it: its fix, why it was filtered out, that its attempts were used up, or that
 * a person released it, so that it is new again and triage lets it pass.
 */
export const resolutionSchema = z.union([
  z.enum(['given-up', 'released']),
  z.object({ fix: z.string() }),
  z.object({ filtered: filterCode, text: words.optional() }),
])
export type Resolution = Readonly<z.output<typeof resolutionSchema>>

/** `flagged`: filtered out as possible prompt injection, which a person may take back. */
export type EntryState = 'new' | 'flagged' | 'done'
/** What the shards know of an id. */
export type StateOf = (id: string) => EntryState

export function judgeResolution(resolution: Resolution | undefined): EntryState {
  if (resolution === undefined || resolution === 'released') return 'new'
  const code = typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : 'other'
  return code !== 'other' && isFlagged(code) ? 'flagged' : 'done'
}

/** Entries that no fix shows are counted by these; `given-up`: every attempt failed. */
export type CountedReason = FilterReason | 'given-up'

export function parseCounted(code: string): CountedReason {
  return code === 'given-up' ? code : filterCode.parse(code)
}

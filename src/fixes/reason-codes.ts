// Reasons as codes with parameters; their sentences are in `fixes/reason-sentences.ts`.
import { z } from 'zod'
import { toSafeText } from '../text/to-safe-text.ts'
import { filterCodes, flagCodes, isFlagged } from '../triage/entry/reason.ts'

/** Anyone who can write to the branch may have changed them. */
const words = z.string().transform((text) => toSafeText(text, 300))
const limit = z.number()

export const fixReasonSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'run-ended',
      'rejected-link',
      'archived',
      'agent-failed',
      'no-change',
      // Its change is on the branch, and no pull request brought it there.
      'pushed',
      'pull-unreadable',
      'pull-lost',
      // No pull request bears its marker; or the lists that might hold one could not be read.
      'never-seen',
      'unsettled',
      // By a person, who gave it up or does not want its topic at all.
      'by-person',
      'dismissed',
    ]),
  }),
  z.object({ code: z.enum(['unanswered', 'refused', 'job-unreadable', 'job-lost']), error: words }),
  // A pull request bears its marker and others as well; `claimed`: it belongs to another fix.
  z.object({
    code: z.literal('unclear-pull'),
    repository: words,
    number: z.number().int(),
    claimed: z.boolean().optional(),
  }),
])
export type FixReason = Readonly<z.output<typeof fixReasonSchema>>

/** Why the ledger refused a `fix-submitted`. */
const refusals = [
  'recorded',
  'entry-taken',
  'page-open',
  'declined',
  'max-open',
  'others-creating',
  'hourly-limit',
  'monthly-limit',
  'service-pause',
  'no-contact',
  'paused',
  'dismissed',
  'not-approved',
  'canary',
  'no-pull',
] as const
export type Refusal = (typeof refusals)[number]

/** Why a cluster gets no job now. */
export const waitReasonSchema = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'page-open',
      // Another cluster of the page goes first in this run.
      'page-next',
      // What did not fit into the prompt of its page.
      'next-part',
      'paused',
      'paused-by-person',
      // The run was started by a tick and sends only what the tick asks for.
      'not-asked',
      // `approve` is set, and nobody has ticked it.
      'not-approved',
      // Its last attempt failed in this run, and it is not known yet whether that counts.
      'last-attempt',
      'no-contact',
      'job-path',
      // No job has led to a pull request yet, and one is under way; or a job ended without one that can be read.
      'canary',
      'no-pull',
      'cautious',
      // Creating ended: another run is creating the issue, a creation went unanswered, leases ran out, SIGTERM, an error.
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
  z.object({ code: z.literal('service-pause'), until: z.number() }),
  z.object({ code: z.literal('monthly-limit'), limit, until: z.number() }),
  z.object({ code: z.literal('overtaken'), by: z.enum(refusals) }),
  z.object({ code: z.literal('service'), error: words }),
  // The service refuses to create any job, regardless of the prompt.
  z.object({ code: z.literal('creation-refused'), status: z.number() }),
])
export type WaitReason = Readonly<z.output<typeof waitReasonSchema>>

const countedCodes = z.enum([...filterCodes, ...flagCodes, 'other', 'given-up', 'dismissed', 'set-aside', 'outgrown'])
/**
 * Counts entries that no fix shows. `given-up`: every attempt failed; `dismissed`, `set-aside`: by a person; `outgrown`: grew older
 * than `max-age` while it waited; `other`: not known to this version.
 */
const countedReason = countedCodes.catch('other')
export type CountedReason = z.output<typeof countedReason>
export const parseCounted = (code: string): CountedReason => countedReason.parse(code)
export type FilterReason = Exclude<CountedReason, 'given-up'>

/**
 * What became of an entry, as the shards record it: its fix, why it was filtered out, that its attempts were used up, or that it is
 * new again because a person released it from triage or had its fix tried again.
 */
export const resolutionSchema = z.union([
  z.enum(['given-up', 'released', 'reopened']),
  z.object({ fix: z.string() }),
  z.object({ filtered: countedCodes.exclude(['given-up']).catch('other') }),
])
export type Resolution = Readonly<z.output<typeof resolutionSchema>>

/** `flagged`: filtered out as possible prompt injection or set aside by a person, which a person can take back. */
type EntryState = 'new' | 'outgrown' | 'flagged' | 'done'
/** Answers from the shards. */
export type StateOf = (id: string) => EntryState

/** Whether an entry may be sent. */
export function isUnsettled(state: EntryState): boolean {
  return state === 'new' || state === 'outgrown'
}

export function judgeResolution(resolution: Resolution | undefined): EntryState {
  if (resolution === undefined || resolution === 'released' || resolution === 'reopened') return 'new'
  const code = typeof resolution === 'object' && 'filtered' in resolution ? resolution.filtered : 'other'
  // Reported as too old; once `max-age` is raised, it is as new.
  if (code === 'outgrown') return 'outgrown'
  return isFlagged(code) || code === 'set-aside' ? 'flagged' : 'done'
}

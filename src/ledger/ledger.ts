// The schema of `ledger.json`.
import { z } from 'zod'
import { type Merged, mergedSchema } from '../after-merge/merged-record.ts'
import { tickFields } from '../checkboxes/tick-record.ts'
import { lastRunSchema, scanSchema, tallySchema } from '../feedback/scan-record.ts'
import { acceptedSchema, canaryFields, type Fix, fixSchema, fixStates, newsKinds } from '../fixes/fix.ts'
import { troubleSchema } from '../issue/trouble-record.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { waitingSchema } from '../queue/waiting-record.ts'
import { type CountedReason, parseCounted } from '../triage/reasons.ts'
import { dictionary, number, pages, pairsOf, type Stored, time } from './fields.ts'

export type { ScanRecord, StreamRecord, Tally, WalkRecord } from '../feedback/scan-record.ts'
export { type Fix, type FixState, fixStates, type News } from '../fixes/fix.ts'
export type { Waiting } from '../queue/waiting-record.ts'

/** Before `lease`, only its run acts on it; others then look for the nonce. */
const intent = z.object({ nonce: z.string(), run: z.string(), at: time, lease: time })

const declinedTopic = z.object({
  fixId: z.string(),
  at: time,
  pages,
  signatures: z.array(z.string()),
  before: z.array(z.string()).optional(),
})

export const ledgerSchema = z.strictObject({
  schema: z.literal(1),
  project: z.string(),
  sequence: z.number().int(),
  /** Newest first: all open, the latest closed. */
  fixes: z.array(fixSchema),
  /** Newest first: of fixes no longer listed, and told of. */
  pastPulls: z.array(z.string()).optional(),
  jobCreations: z.array(time),
  /** By YYYY-MM (UTC). */
  jobsPerMonth: dictionary(z.number()),
  /** The service's `Retry-After`. */
  notBefore: time.optional(),
  /** Characters, once the service refused more; `input`: `max-prompt` then. */
  promptLimit: z.object({ longest: number, input: number, at: time }).optional(),
  exportNotBefore: time.optional(),
  jobPathVerified: z.boolean(),
  /** None succeeded in the last run that saw jobs end. */
  probeFirst: z.boolean(),
  openRuns: dictionary(z.object({ at: time, failed: z.array(z.string()), succeeded: z.boolean() })),
  attempts: dictionary(z.number()),
  /** `receives`: this project’s pull requests; `readTo`: list read up to here. */
  repositories: dictionary(z.object({ receives: z.boolean(), readTo: time.optional() })),
  declined: z.array(declinedTopic),
  merged: z.array(mergedSchema),
  lastRun: lastRunSchema.optional(),
  tracking: z.object({
    issue: number.optional(),
    author: z.string().optional(),
    intent: intent.optional(),
    commentIntent: intent
      .extend({ news: z.array(z.object({ fixId: z.string(), news: z.enum(newsKinds) })) })
      .optional(),
    newestComment: number.optional(),
  }),
  scans: z.record(z.string(), scanSchema),
  tally: tallySchema,
  /** Wordless downvotes, by page. */
  votes: dictionary<string[], DocPath>(z.array(z.string())),
  waiting: z.object({
    clusters: z.array(waitingSchema),
    entries: z.number(),
    oldest: time.nullable(),
    more: z.number(),
    page: number.optional(),
    /** Those that nobody has ticked, with `approve`. */
    unapproved: z.number().optional(),
  }),
  /** In the order in which runs found them. */
  queue: z.array(z.object({ id: z.string(), undated: z.boolean().optional() })).optional(),
  /** Newest first: too old before their turn. */
  outgrown: z
    .array(z.object({ at: time, page: z.string(), entries: z.number(), oldest: time, newest: time }))
    .optional(),
  filteredCounts: pairsOf(z.number()).transform((pairs) => {
    const counts: Partial<Record<CountedReason, number>> = {}
    for (const [code, number] of pairs) counts[parseCounted(code)] = (counts[parseCounted(code)] ?? 0) + number
    return counts
  }),
  accepted: z.array(acceptedSchema).optional(),
  labelled: number.optional(),
  trouble: troubleSchema.optional(),
  outcomes: z.partialRecord(z.enum(fixStates), z.number()),
  handled: dictionary(z.number()),
  ...tickFields,
  ...canaryFields,
})

export type Ledger = Omit<Stored<typeof ledgerSchema>, 'fixes' | 'merged'> & {
  readonly fixes: readonly Fix[]
  readonly merged: readonly Merged[]
}
export type Outgrown = NonNullable<Ledger['outgrown']>[number]
export type Intent = Stored<typeof intent>
export type DeclinedTopic = Stored<typeof declinedTopic>

export function createLedger(project: string): Ledger {
  return {
    schema: 1,
    project,
    sequence: 0,
    fixes: [],
    jobCreations: [],
    jobsPerMonth: {},
    jobPathVerified: false,
    probeFirst: false,
    openRuns: {},
    attempts: {},
    repositories: {},
    declined: [],
    merged: [],
    tracking: {},
    scans: {},
    tally: { countedTo: 0, pages: {}, weeks: {} },
    votes: {},
    waiting: { clusters: [], entries: 0, oldest: null, more: 0 },
    filteredCounts: {},
    outcomes: {},
    handled: {},
  }
}

// `ledger.json`: ids, hashes, counts, times, links, titles, and words that readers share. The types come from the schema.
import { z } from 'zod'
import { type Merged, mergedSchema } from '../effect/merged-record.ts'
import { lastRunSchema } from '../feedback/last-run.ts'
import { scanSchema, tallySchema } from '../feedback/scan-record.ts'
import {
  acceptedSchema,
  canaryFields,
  type Fix,
  type Frozen,
  fixSchema,
  fixStates,
  newsKinds,
  number,
  pages,
  time,
} from '../fixes/fix.ts'
import { type CountedReason, parseCounted } from '../fixes/reasons.ts'
import { tickFields } from '../issue/tick-record.ts'
import { troubleSchema } from '../issue/trouble-record.ts'
import type { DocPath } from '../pages/doc-path.ts'
import { waitingSchema } from '../queue/waiting-record.ts'
import { dictionary, pairsOf } from './dictionary.ts'

export type { ScanRecord, StreamRecord, Tally, WalkRecord } from '../feedback/scan-record.ts'
export { type Fix, type FixState, fixStates, type News } from '../fixes/fix.ts'
export type { Waiting } from '../queue/waiting-record.ts'

/** Recorded before an effect. Only its run acts on it until `lease`; later runs look for the nonce. */
const intent = z.object({ nonce: z.string(), run: z.string(), at: time, lease: time })

const newsSchema = z.object({ fixId: z.string(), news: z.enum(newsKinds) })

const declinedTopic = z.object({
  fixId: z.string(),
  /** When its pull request was closed. */
  at: time,
  pages,
  signatures: z.array(z.string()),
  /** New entries of its pages at the decision, as the first scan after it saw them. */
  before: z.array(z.string()).optional(),
})

export const ledgerSchema = z.strictObject({
  schema: z.literal(1),
  project: z.string(),
  sequence: z.number().int(),
  /** Newest first: the open ones and the latest closed ones. */
  fixes: z.array(fixSchema),
  /** Of the last hour, counted from the intent. */
  jobCreations: z.array(time),
  /** By month (YYYY-MM, UTC). */
  jobsPerMonth: dictionary(z.number()),
  /** No job before then (the service's `Retry-After`). */
  notBefore: time.optional(),
  /** In characters, since the service refused a longer one; `input`: `max-prompt` then. */
  promptLimit: z.object({ longest: number, input: number, at: time }).optional(),
  /** No request to the export before then. */
  exportNotBefore: time.optional(),
  contact: z.boolean(),
  /** In the last run that saw jobs end, none succeeded. */
  cautious: z.boolean(),
  /** Runs that are not closed: entries of failed fixes, and whether any job succeeded. */
  openRuns: dictionary(z.object({ at: time, failed: z.array(z.string()), succeeded: z.boolean() })),
  attempts: dictionary(z.number()),
  /** By `owner/name`: whether pull requests come from there, and how far the list was read. */
  repositories: dictionary(z.object({ receives: z.boolean(), readTo: time.optional() })),
  declined: z.array(declinedTopic),
  merged: z.array(mergedSchema),
  lastRun: lastRunSchema.optional(),
  tracking: z.object({
    issue: number.optional(),
    author: z.string().optional(),
    intent: intent.optional(),
    commentIntent: intent.extend({ news: z.array(newsSchema) }).optional(),
    newestComment: number.optional(),
    comments: z.number(),
  }),
  scans: z.record(z.string(), scanSchema),
  tally: tallySchema,
  /** Downvotes without a comment per page, for `min-votes`. */
  votes: dictionary<string[], DocPath>(z.array(z.string())),
  waiting: z.object({
    at: time,
    clusters: z.array(waitingSchema),
    entries: z.number(),
    oldest: time.nullable(),
    more: z.number(),
  }),
  /** Entries whose groups wait, in the order in which runs found them. */
  queue: z.array(z.object({ id: z.string(), undated: z.boolean().optional() })).optional(),
  /** Newest first: older than `max-age` before their turn. */
  outgrown: z
    .array(z.object({ at: time, page: z.string(), entries: z.number(), oldest: time, newest: time }))
    .optional(),
  /** Filtered out by reason, and given up without a fix that shows it. */
  filteredCounts: pairsOf(z.number()).transform((pairs) => {
    const counts: Partial<Record<CountedReason, number>> = {}
    for (const [code, number] of pairs) counts[parseCounted(code)] = (counts[parseCounted(code)] ?? 0) + number
    return counts
  }),
  accepted: z.array(acceptedSchema).optional(),
  /** The issue for which labels were last created. */
  labelled: number.optional(),
  trouble: troubleSchema.optional(),
  outcomes: z.partialRecord(z.enum(fixStates), z.number()),
  /** Ids in each shard: an empty one is never requested. */
  handled: dictionary(z.number()),
  ...tickFields,
  ...canaryFields,
})

type Read = Frozen<z.output<typeof ledgerSchema>>
export type Ledger = Omit<Read, 'fixes' | 'merged' | 'filteredCounts'> & {
  readonly fixes: readonly Fix[]
  readonly merged: readonly Merged[]
  readonly filteredCounts: Readonly<Partial<Record<CountedReason, number>>>
}
export type Outgrown = NonNullable<Ledger['outgrown']>[number]
export type Intent = Frozen<z.output<typeof intent>>
export type DeclinedTopic = Frozen<z.output<typeof declinedTopic>>

export function createLedger(project: string): Ledger {
  return {
    schema: 1,
    project,
    sequence: 0,
    fixes: [],
    jobCreations: [],
    jobsPerMonth: {},
    contact: false,
    cautious: false,
    openRuns: {},
    attempts: {},
    repositories: {},
    declined: [],
    merged: [],
    tracking: { comments: 0 },
    scans: {},
    tally: { countedTo: 0, pages: {}, weeks: {} },
    votes: {},
    waiting: { at: 0, clusters: [], entries: 0, oldest: null, more: 0 },
    filteredCounts: {},
    outcomes: {},
    handled: {},
  }
}

// `ledger.json`: ids, hashes, counts, times, links, titles of pull requests, and words that readers share. The types come from the schema.
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

/** Recorded before an effect on GitHub. Only its run acts on it until `lease`; later runs look for the nonce. */
const intent = z.object({ nonce: z.string(), run: z.string(), at: time, lease: time })

const newsSchema = z.object({ fixId: z.string(), news: z.enum(newsKinds) })

const declinedTopic = z.object({
  fixId: z.string(),
  /** When its pull request was closed. */
  at: time,
  pages,
  signatures: z.array(z.string()),
  /** New entries of its pages that existed at the decision, as the first scan after it saw them. */
  before: z.array(z.string()).optional(),
})

export const ledgerSchema = z.strictObject({
  schema: z.literal(1),
  project: z.string(),
  sequence: z.number().int(),
  /** Newest first: the open ones, and the latest closed ones (`recentFixes`). */
  fixes: z.array(fixSchema),
  /** Job creations of the last hour, counted from the intent. */
  jobCreations: z.array(time),
  /** Job creations by month (YYYY-MM, UTC), counted from the intent. */
  jobsPerMonth: dictionary(z.number()),
  /** No job is created before this time (the service's `Retry-After`). */
  notBefore: time.optional(),
  /** Longest prompt that is sent, in characters, since the service refused a longer one; `input`: what `max-prompt` was then. */
  promptLimit: z.object({ longest: number, input: number, at: time }).optional(),
  /** The export is not requested before this time (the service's `Retry-After`). */
  exportNotBefore: time.optional(),
  /** A job of this project has been retrieved at least once. */
  contact: z.boolean(),
  /** In the last run that saw jobs end, none succeeded, so the next run sends a single job first. */
  cautious: z.boolean(),
  /** Per run that is not closed: entries of failed fixes, and whether any job succeeded. */
  openRuns: dictionary(z.object({ at: time, failed: z.array(z.string()), succeeded: z.boolean() })),
  /** Failed jobs per entry, for entries not yet done. */
  attempts: dictionary(z.number()),
  /** By `owner/name`: whether this project's pull requests come from there, and how far the list was read. */
  repositories: dictionary(z.object({ receives: z.boolean(), readTo: time.optional() })),
  declined: z.array(declinedTopic),
  /** Newest first. */
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
  /** Ids of downvotes without a comment per page that count towards `min-votes`; kept only while that is set. */
  votes: dictionary<string[], DocPath>(z.array(z.string())),
  waiting: z.object({
    at: time,
    clusters: z.array(waitingSchema),
    entries: z.number(),
    oldest: time.nullable(),
    more: z.number(),
  }),
  /** Entries whose groups wait for their turn, in the order in which runs found them waiting. */
  queue: z.array(z.object({ id: z.string(), undated: z.boolean().optional() })).optional(),
  /** Newest first: entries that grew older than `max-age` while they waited. */
  outgrown: z
    .array(z.object({ at: time, page: z.string(), entries: z.number(), oldest: time, newest: time }))
    .optional(),
  /** Counts of entries filtered out, by reason, and of those given up without a fix that shows it. */
  filteredCounts: pairsOf(z.number()).transform((pairs) => {
    const counts: Partial<Record<CountedReason, number>> = {}
    for (const [code, number] of pairs) counts[parseCounted(code)] = (counts[parseCounted(code)] ?? 0) + number
    return counts
  }),
  /** Newest first: findings that a person accepted for the project. */
  accepted: z.array(acceptedSchema).optional(),
  /** The tracking issue for which labels were last created. */
  labelled: number.optional(),
  trouble: troubleSchema.optional(),
  outcomes: z.partialRecord(z.enum(fixStates), z.number()),
  /** How many ids each shard of `handled/` holds, so that an empty one is never requested. */
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

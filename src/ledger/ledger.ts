// `ledger.json`: ids, hashes, counts, times, links, and words that several readers share. The types are what the schema reads.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { parseDocPath } from '../feedback/doc-path.ts'
import { type Fix, type Frozen, fixSchema, fixStates, newsKinds, number, pages, time } from './fix-record.ts'
import { keyed, keyedBy } from './keyed.ts'
import { lastRunSchema } from './last-run.ts'
import { type Merged, mergedSchema } from './merged-record.ts'
import { type CountedReason, parseCounted } from './reason.ts'
import { troubleSchema } from './trouble-record.ts'
import { waitingSchema } from './waiting-record.ts'

export { type Fix, type FixState, fixStates, type News } from './fix-record.ts'
export type { Waiting } from './waiting-record.ts'

/** Recorded before an effect on GitHub: only its run acts on it until `lease`; later runs look for the nonce. */
const intent = z.object({ nonce: z.string(), run: z.string(), at: time, lease: time })

/** What a comment reports. */
const newsSchema = z.object({ fixId: z.string(), news: z.enum(newsKinds) })

/** How far one stream of the export has been read, in the order in which the service gives it. */
const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  /** Of the next page; absent: the first page of what is left of the window. */
  cursor: z.string().optional(),
  /** How creation times have run so far, over how many steps, and the last of them. */
  order: z.enum(['newest-first', 'oldest-first', 'mixed']).optional(),
  steps: z.number().optional(),
  last: time.optional(),
  /** What is left of the walk's window, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

/** A walk over the export that may go on in a later run. */
const walk = z.object({
  /** The frozen end of its window; of a walk without dates, when it began. */
  start: time,
  /** The start of its window; absent: from the beginning, or without dates. */
  from: time.optional(),
  /** Streams that have not come to their end. */
  streams: z.array(stream),
  /** Read so far. */
  pages: z.number(),
  /** Runs in a row in which it lived on what other walks left of the budget. */
  waited: z.number(),
})

const pageCount = z.object({ comments: z.number(), up: z.number(), down: z.number(), silent: z.number() })
/** Counted afresh by each scan without dates, added to by the windows between. */
const tally = z.object({
  /** Entries created before this time are in the counts. */
  countedTo: time,
  pages: keyedBy(parseDocPath, pageCount, (a, b) => ({
    comments: a.comments + b.comments,
    up: a.up + b.up,
    down: a.down + b.down,
    silent: a.silent + b.silent,
  })),
  /** By the Monday (YYYY-MM-DD, UTC) of the week of submission: entries with words, wordless votes. */
  weeks: keyed(z.object({ comments: z.number(), votes: z.number() })),
  /** By the id of a merged fix: wordless votes on its pages since the merge. */
  sinceMerge: keyed(z.object({ up: z.number(), down: z.number() })).optional(),
})

/** By the text of the filters. */
const scan = z.object({
  /** Start of the last complete scan of a window. */
  complete: time.optional(),
  /** Creation time of the oldest entry that is not done with. */
  oldestWaiting: time.optional(),
  /** The rest of a window that was too much for one run, and the oldest entry not done with in what was read of it. */
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** While there is a backlog: up to when newer entries have been read, and the walk that is on its way beyond. */
  readTo: time.optional(),
  newest: walk.optional(),
  /** Start of the last complete scan without dates, and how many pages it took. */
  undated: time.optional(),
  undatedPages: z.number().optional(),
  /** Such scans in a row that found nothing that a window would not have brought. */
  fruitless: z.number().optional(),
  undatedWalk: walk.extend({ found: z.boolean(), tally: tally.optional() }).optional(),
  /** When entries of a fix last became new again, and the creation time of the oldest of them. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids that the next window still returns, so that it need not read the shards. */
  done: z.array(z.string()),
})

const declinedTopic = z.object({
  fixId: z.string(),
  /** When its pull request was closed. */
  at: time,
  pages,
  signatures: z.array(z.string()),
  /** New entries of its pages that were there at the decision, as the first scan after it saw them. */
  before: z.array(z.string()).optional(),
})

export const ledgerSchema = z.strictObject({
  schema: z.literal(2),
  project: z.string(),
  sequence: z.number().int(),
  /** Newest first: those that are open, and the latest that are closed (`recentFixes`). */
  fixes: z.array(fixSchema),
  /** Those of the last hour, counted from the intent. */
  jobCreations: z.array(time),
  /** By month (YYYY-MM, UTC), likewise. */
  jobsPerMonth: keyed(z.number()).optional(),
  /** No job is created before this time (the service's `Retry-After`). */
  notBefore: time.optional(),
  /** Nothing is asked of the export before this time, likewise. */
  exportNotBefore: time.optional(),
  /** A job of this project has been retrieved once. */
  contact: z.boolean(),
  /** The last run that saw jobs end saw none succeed: the next one sends one first. */
  cautious: z.boolean(),
  /** Per run that is not closed: entries of fixes that failed, and whether any job succeeded. */
  openRuns: keyed(z.object({ at: time, failed: z.array(z.string()), succeeded: z.boolean() })),
  /** Failed jobs per entry, for entries that are not done with. */
  attempts: keyed(z.number()),
  /** By `owner/name`: whether pull requests of this project come from there, and how far their list was read. */
  repositories: keyed(z.object({ receives: z.boolean(), readTo: time.optional() })),
  declined: z.array(declinedTopic),
  /** Newest first. */
  merged: z.array(mergedSchema).default([]),
  lastRun: lastRunSchema.optional(),
  tracking: z.object({
    issue: number.optional(),
    author: z.string().optional(),
    intent: intent.optional(),
    commentIntent: intent.extend({ news: z.array(newsSchema) }).optional(),
    newestComment: number.optional(),
    comments: z.number(),
  }),
  scans: z.record(z.string(), scan),
  tally,
  /** Ids of wordless downvotes per page that count towards `min-votes`; kept only while that is set. */
  votes: keyedBy(parseDocPath, z.array(z.string()), (a, b) => [...new Set([...a, ...b])]),
  waiting: z.object({
    at: time,
    clusters: z.array(waitingSchema),
    entries: z.number(),
    oldest: time.nullable(),
    /** Clusters beyond those. */
    more: z.number(),
  }),
  /** Entries filtered out so far, by reason, and those that were given up without a fix that shows it. */
  filteredCounts: keyedBy(parseCounted, z.number(), (a, b) => a + b),
  trouble: troubleSchema.optional(),
  outcomes: z.partialRecord(z.enum(fixStates), z.number()),
  /** How many ids each shard of `handled/` holds, so that an empty one is never asked for. */
  handled: keyed(z.number()),
})

type Read = Frozen<z.output<typeof ledgerSchema>>
export type Ledger = Omit<Read, 'fixes' | 'merged' | 'filteredCounts'> & {
  readonly fixes: readonly Fix[]
  readonly merged: readonly Merged[]
  readonly filteredCounts: Readonly<Partial<Record<CountedReason, number>>>
}
export type Intent = Frozen<z.output<typeof intent>>
export type ScanRecord = Frozen<z.output<typeof scan>>
export type WalkRecord = Frozen<z.output<typeof walk>>
export type StreamRecord = Frozen<z.output<typeof stream>>
export type DeclinedTopic = Frozen<z.output<typeof declinedTopic>>
export type Tally = Frozen<z.output<typeof tally>>

export function createLedger(project: string): Ledger {
  return {
    schema: 2,
    project,
    sequence: 0,
    fixes: [],
    jobCreations: [],
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

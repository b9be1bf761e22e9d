// How far the export was read, and what was counted on the way, as the ledger records it.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { type Frozen, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'
import type { DocPath } from '../pages/doc-path.ts'

/** How far one stream of the export has been read, in the order in which the service gives it. */
const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  /** Cursor of the next page; absent: the first page of what is left of the window. */
  cursor: z.string().optional(),
  /** What is being read of the walk's window, newest first in slices, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

/** A walk over the export that may continue in a later run. */
const walk = z.object({
  /** The frozen end of its window; of a walk without dates, when it began. */
  start: time,
  /** The start of its window; absent: from the beginning, or without dates. */
  from: time.optional(),
  streams: z.array(stream),
  pages: z.number(),
  /** Runs in a row in which it got no page. */
  waited: z.number(),
})

const pageCount = z.object({ comments: z.number(), up: z.number(), down: z.number(), silent: z.number() })
/** Counted afresh by each scan without dates, and added to by the windows in between. */
export const tallySchema = z.object({
  /** Entries created before this time are in the counts. */
  countedTo: time,
  pages: dictionary<z.output<typeof pageCount>, DocPath>(pageCount),
  /** By the Monday (YYYY-MM-DD, UTC) of the week of submission: entries with words, votes without a comment. */
  weeks: dictionary(z.object({ comments: z.number(), votes: z.number() })),
})

export const scanSchema = z.object({
  /** The watermark: all feedback with a date before it has been read. */
  complete: time.optional(),
  /** Where that begins which windows have read; absent: at the beginning. Entries from before were never taken up. */
  from: time.optional(),
  /** Creation time of the oldest entry not yet done. */
  oldestWaiting: time.optional(),
  /** The rest of a window that was too much for one run, and the oldest entry not yet done in the part already read. */
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** Start of the last complete scan without dates, and the one in progress. */
  undated: time.optional(),
  undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
  /** When entries of a fix last became new again, and the creation time of the oldest of them. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids that the next window still returns, so that it need not read the shards. */
  done: z.array(z.string()),
})

export type ScanRecord = Frozen<z.output<typeof scanSchema>>
export type WalkRecord = Frozen<z.output<typeof walk>>
export type StreamRecord = Frozen<z.output<typeof stream>>
export type Tally = Frozen<z.output<typeof tallySchema>>

// How far the export was read, and what was counted on the way, as the ledger records it.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { type Frozen, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'
import type { DocPath } from '../pages/doc-path.ts'

const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  /** Absent: the first page of what is left of the window. */
  cursor: z.string().optional(),
  /** What is being read of the window, newest first in slices, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

const walk = z.object({
  /** The frozen end of the window; without dates, when it began. */
  start: time,
  /** The start of the window; absent: from the beginning. */
  from: time.optional(),
  streams: z.array(stream),
  pages: z.number(),
  /** Runs in a row in which it got no page. */
  waited: z.number(),
})

const pageCount = z.object({ comments: z.number(), up: z.number(), down: z.number(), silent: z.number() })
/** Counted by each scan without dates, and added to by the windows in between. */
export const tallySchema = z.object({
  /** Entries from before this time are counted. */
  countedTo: time,
  pages: dictionary<z.output<typeof pageCount>, DocPath>(pageCount),
  /** By the Monday (YYYY-MM-DD, UTC). */
  weeks: dictionary(z.object({ comments: z.number(), votes: z.number() })),
})

export const scanSchema = z.object({
  /** The watermark: all with a date before it has been read. */
  complete: time.optional(),
  /** Since when windows have read; absent: from the beginning. Entries from before were never taken up. */
  from: time.optional(),
  /** Creation time of the oldest entry that is not yet done. */
  oldestWaiting: time.optional(),
  /** The rest of a window that was too much for one run, and the oldest entry not yet done in what was read of it. */
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** Start of the last whole scan without dates, and the one in progress. */
  undated: time.optional(),
  undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
  /** When entries of a fix last became new again, and the creation time of the oldest. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids that the next window still returns, which saves reading the shards. */
  done: z.array(z.string()),
})

export type ScanRecord = Frozen<z.output<typeof scanSchema>>
export type WalkRecord = Frozen<z.output<typeof walk>>
export type StreamRecord = Frozen<z.output<typeof stream>>
export type Tally = Frozen<z.output<typeof tallySchema>>

// How far the export was read and what was counted, as the ledger records it.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { type Frozen, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'
import type { DocPath } from '../pages/doc-path.ts'

const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  /** Absent: the first page of what is left of the window. */
  cursor: z.string().optional(),
  /** Newest first in slices, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

const walk = z.object({
  /** The frozen end of the window; without dates, when the walk began. */
  start: time,
  from: time.optional(),
  streams: z.array(stream),
  pages: z.number(),
  /** Runs in a row in which it got no page. */
  waited: z.number(),
})

const pageCount = z.object({ comments: z.number(), up: z.number(), down: z.number(), silent: z.number() })
/** Of a scan without dates, and of the windows since. */
export const tallySchema = z.object({
  /** Entries from before this time are counted. */
  countedTo: time,
  pages: dictionary<z.output<typeof pageCount>, DocPath>(pageCount),
  /** By the Monday (YYYY-MM-DD, UTC). */
  weeks: dictionary(z.object({ comments: z.number(), votes: z.number() })),
})

export const scanSchema = z.object({
  /** The watermark: all from before it has been read. */
  complete: time.optional(),
  /** Entries from before were never taken up. */
  from: time.optional(),
  oldestWaiting: time.optional(),
  /** What is left of a window that was too much for one run. */
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** Start of the last whole scan without dates, and the one in progress. */
  undated: time.optional(),
  undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
  /** When entries of a fix last became new again, and the oldest of them. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids that the next window still returns: it need not read the shards. */
  done: z.array(z.string()),
})

export type ScanRecord = Frozen<z.output<typeof scanSchema>>
export type WalkRecord = Frozen<z.output<typeof walk>>
export type StreamRecord = Frozen<z.output<typeof stream>>
export type Tally = Frozen<z.output<typeof tallySchema>>

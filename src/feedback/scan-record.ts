// How far the export was read, and what was counted.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { type Frozen, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'
import type { DocPath } from '../pages/doc-path.ts'

const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  /** Undefined: at the first page of what is left of the window. */
  cursor: z.string().optional(),
  /** A slice of the window, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

const walk = z.object({
  /** The window's frozen end; without dates, when it began. */
  start: time,
  from: time.optional(),
  streams: z.array(stream),
  pages: z.number(),
  /** Runs in a row without a page. */
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
  /** All from before has been read. */
  complete: time.optional(),
  /** Nothing from before was taken up. */
  from: time.optional(),
  oldestWaiting: time.optional(),
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** Start of the last whole scan without dates. */
  undated: time.optional(),
  undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
  /** When entries of a fix last became new again, and the oldest of them. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids that the next window still returns: they save reading the shards. */
  done: z.array(z.string()),
})

export type ScanRecord = Frozen<z.output<typeof scanSchema>>
export type WalkRecord = Frozen<z.output<typeof walk>>
export type StreamRecord = Frozen<z.output<typeof stream>>
export type Tally = Frozen<z.output<typeof tallySchema>>

// When runs read the export, how far, and counts.
import { z } from 'zod'
import { feedbackSources } from '../docs-api/vocabulary.ts'
import { dictionary, type Stored, time } from '../ledger/fields.ts'
import type { DocPath } from '../pages/doc-path.ts'

const stream = z.object({
  source: z.enum(feedbackSources).optional(),
  cursor: z.string().optional(),
  /** A slice, once the service has dropped a cursor. */
  from: time.optional(),
  to: time.optional(),
})

const walk = z.object({
  /** The window's frozen end; without dates, its beginning. */
  start: time,
  from: time.optional(),
  streams: z.array(stream),
  pages: z.number(),
  starvedRuns: z.number(),
})

const pageCount = z.object({ up: z.number(), down: z.number(), silent: z.number() })
export const tallySchema = z.object({
  countedTo: time,
  pages: dictionary<z.output<typeof pageCount>, DocPath>(pageCount),
  /** Complaints, by Monday (YYYY-MM-DD, UTC). */
  weeks: dictionary(z.number()),
})

export const scanSchema = z.object({
  /** All before was read. */
  complete: time.optional(),
  /** Nothing before was taken up. */
  from: time.optional(),
  /** Where `max-age` began in the last complete scan; later it may be raised. */
  reach: time.optional(),
  oldestWaiting: time.optional(),
  backlog: walk.extend({ oldestWaiting: time.optional() }).optional(),
  /** Start of the run that ended the last scan without dates: one spread over a week must not begin again at once. */
  undated: time.optional(),
  undatedWalk: walk.extend({ tally: tallySchema.optional() }).optional(),
  /** The last one ended early. */
  isUndatedCut: z.boolean().optional(),
  /** When a fix last released entries, and the oldest of them. */
  reopened: z.strictObject({ at: time, oldest: time }).optional(),
  /** Done ids in the next window: saves reading shards. */
  done: z.array(z.string()),
})

export type ScanRecord = Stored<typeof scanSchema>
export type WalkRecord = Stored<typeof walk>
export type StreamRecord = Stored<typeof stream>
export type Tally = Stored<typeof tallySchema>

const gapSchema = z.object({
  since: time,
  until: time,
  covered: time.optional(),
})
export type Gap = Stored<typeof gapSchema>

export const lastRunSchema = z.object({
  at: time,
  starts: z.array(time),
  gap: gapSchema.optional(),
})
export type LastRun = Stored<typeof lastRunSchema>

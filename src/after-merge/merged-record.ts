// A merged fix, as stored.
import { z } from 'zod'
import type { Linked } from '../fixes/fix.ts'
import { dictionary, pages, type Stored, time } from '../ledger/fields.ts'

export const mergedSchema = z.object({
  fixId: z.string(),
  prLink: z.string().optional(),
  sent: time,
  at: time,
  pages,
  readers: z.number().optional(),
  signatures: z.array(z.string()),
  since: time.optional(),
  /** Complaints: before sending, and since then by id. */
  before: z.array(time),
  later: dictionary(time),
  /** The export has none of its entries: people changed their status. */
  resolved: z.literal(true).optional(),
})
export type Merged = Linked<Stored<typeof mergedSchema>>

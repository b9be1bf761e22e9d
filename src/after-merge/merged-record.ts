// The ledger's record of a merged fix.
import { z } from 'zod'
import { type Frozen, pages, time } from '../fixes/fix.ts'
import type { PullLink } from '../identifiers/github-names.ts'
import { dictionary } from '../ledger/dictionary.ts'

export const mergedSchema = z.object({
  fixId: z.string(),
  prLink: z.string().optional(),
  sent: time,
  at: time,
  pages,
  /** Without AI agents. */
  readers: z.number().optional(),
  /** Feedback on its pages that resembles one is its complaint again. */
  signatures: z.array(z.string()),
  since: time.optional(),
  /** Complaints on its pages: before it was sent, and since then by id. */
  before: z.array(time),
  later: dictionary(time),
  /** People gave all its entries another status: the export has none of them. */
  resolved: z.literal(true).optional(),
})
type StoredMerged = Frozen<z.output<typeof mergedSchema>>
export type Merged = Omit<StoredMerged, 'prLink'> & { readonly prLink?: PullLink | undefined }

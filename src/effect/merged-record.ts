// The ledger's record of a merged fix: its complaint's signatures, and when such complaints were left.
import { z } from 'zod'
import type { PullLink } from '../addresses/pull-link.ts'
import { type Frozen, pages, time } from '../fixes/fix.ts'
import { dictionary } from '../ledger/dictionary.ts'

export const mergedSchema = z.object({
  fixId: z.string(),
  prLink: z.string().optional(),
  /** When it was sent, and when its pull request was merged. */
  sent: time,
  at: time,
  pages,
  /** Signatures of its complaints. Feedback on its pages that resembles one of them is the same complaint. */
  signatures: z.array(z.string()),
  /** Since when complaints were collected. */
  since: time.optional(),
  /** When the complaints that it was sent for were left, of those that resemble another of them. */
  before: z.array(time),
  /** The same complaint in entries that were left since it was sent: by id, when. */
  later: dictionary(time),
  /** The export no longer has any of the fix's entries, because people have set them to another status. */
  resolved: z.literal(true).optional(),
})
type StoredMerged = Frozen<z.output<typeof mergedSchema>>
export type Merged = Omit<StoredMerged, 'prLink'> & { readonly prLink?: PullLink | undefined }

// The ledger's record of a merged fix: its complaint's signatures, and the counts before and after the merge.
import { z } from 'zod'
import type { PullLink } from '../../addresses/pull-link.ts'
import { type Frozen, pages, time } from './fix.ts'

/** Votes without a comment, up and down. */
export const votesSchema = z.object({ up: z.number().int().nonnegative(), down: z.number().int().nonnegative() })

export const mergedSchema = z.object({
  fixId: z.string(),
  prLink: z.string().optional(),
  /** When it was sent, and when its pull request was merged. */
  sent: time,
  at: time,
  pages,
  /** Signatures of its complaints. Feedback on its pages that resembles one of them is the same complaint. */
  signatures: z.array(z.string()),
  /** Since when complaints were collected, and how many of those that the fix was sent for resemble another of them. */
  since: time.optional(),
  alike: z.number().int().nonnegative().optional(),
  /** Ids of entries with the same complaint: left between sending and merge, and after the merge. */
  between: z.array(z.string()),
  after: z.array(z.string()),
  /** Votes without a comment on its pages, as last counted before the merge; from `votesFrom` on, the tally counts them. */
  votes: votesSchema,
  votesFrom: time,
  /** The export no longer has any of the fix's entries, because people have set them to another status. */
  resolved: z.literal(true).optional(),
})
type StoredMerged = Frozen<z.output<typeof mergedSchema>>
export type Merged = Omit<StoredMerged, 'prLink'> & { readonly prLink?: PullLink | undefined }

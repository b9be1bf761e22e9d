// The ledger's record of a merged fix: its complaint's signatures, and when such complaints were left.
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
  /** How many readers, without AI agents, it was sent for. */
  readers: z.number().optional(),
  /** Of its complaints: later feedback on its pages that resembles one is the same complaint. */
  signatures: z.array(z.string()),
  /** Since when all complaints are known. */
  since: time.optional(),
  /** When complaints on its pages were left before it was sent. */
  before: z.array(time),
  /** Complaints that were left on its pages since it was sent: by id, when. */
  later: dictionary(time),
  /** The export no longer has any of the fix's entries, because people have set them to another status. */
  resolved: z.literal(true).optional(),
})
type StoredMerged = Frozen<z.output<typeof mergedSchema>>
export type Merged = Omit<StoredMerged, 'prLink'> & { readonly prLink?: PullLink | undefined }

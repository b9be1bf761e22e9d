// A fix as the ledger records it: one attempt at a cluster, given to the agent once, with all that became of it.
import { z } from 'zod'
import { type PullLink, parsePullLink } from '../addresses/pull-link.ts'
import { parseDocPath } from '../feedback/doc-path.ts'
import { fixReasonSchema } from './reason.ts'
import { fixStates, newsKinds } from './states.ts'

/** Epoch milliseconds. */
export const time = z.number()
/** Of an issue or a comment: it stands in addresses. */
export const number = z.number().int().positive()
/** In their normal form of today: an older ledger may hold names that are folded further now. */
export const pages = z.array(z.string()).transform((names) => [...new Set(names.map(parseDocPath))])

/** Nothing of a ledger is changed in place: a command makes a new one. */
export type Frozen<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Frozen<T[K]> }

export const fixSchema = z.strictObject({
  id: z.string(),
  /** Of the cluster that it answers. */
  key: z.string(),
  attempt: z.number(),
  state: z.enum(fixStates),
  pages,
  entryIds: z.array(z.string()),
  /** Of those who wrote something; wordless votes that its pages did not help. */
  distinctReaders: z.number(),
  votes: z.number(),
  /** Creation time of its oldest dated entry: where the next window must begin if its entries become new again. */
  oldest: time.nullable(),
  /** One list of entry signatures per topic, by which a declined topic is recognised; empty once it is closed. */
  topics: z.array(z.array(z.string())),
  /** Nonce of the run that sent it. */
  run: z.string(),
  /** When its intent was recorded, and when it came into its present state. */
  at: time,
  since: time,
  /** While `submitting`: until when it belongs to its run. */
  lease: time.optional(),
  job: z.object({ id: z.string(), status: z.string() }).optional(),
  /** When the job was first seen `completed` without a pull request; it is read once more a minute later. */
  completedAt: time.optional(),
  /** Since when the job, or its pull request, cannot be read. */
  unreadableSince: time.optional(),
  /** The URL; `readFix` parses it. */
  prLink: z.string().optional(),
  /** What stood there that is no pull request of this GitHub: shown as code, never requested. */
  rejectedLink: z.string().optional(),
  reason: fixReasonSchema.optional(),
  /** What comments on the tracking issue have reported of it. */
  notified: z.array(z.enum(newsKinds)),
  /** Our comment on its pull request. */
  review: z.object({ nonce: z.string(), at: time, comment: number.optional() }).optional(),
})
type StoredFix = Frozen<z.output<typeof fixSchema>>
export type Fix = Omit<StoredFix, 'prLink'> & { readonly prLink?: PullLink | undefined }

/** Anyone who may write the branch can have changed a link, so it is judged like one that the service gives. */
export function readFix({ prLink, ...fix }: StoredFix, serverUrl: string): Fix {
  if (prLink === undefined) return fix
  const pull = parsePullLink(prLink, serverUrl)
  return pull === undefined ? { ...fix, rejectedLink: prLink } : { ...fix, prLink: pull }
}

export function storeFix({ prLink, ...fix }: Fix): StoredFix {
  return prLink === undefined ? fix : { ...fix, prLink: prLink.url }
}

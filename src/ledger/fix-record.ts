// A fix as the ledger records it. Times are epoch milliseconds.
import type { DocPath } from '../feedback/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

export const fixStates = [
  'submitting',
  'active',
  'uncertain',
  'proposed',
  'merged',
  'declined',
  'unchanged',
  'failed',
  'archived',
  'freed',
  'given-up',
] as const
export type FixState = (typeof fixStates)[number]

/** One attempt at a cluster: given to the agent once, with all that became of it. */
export interface Fix {
  readonly id: string
  /** Key of the cluster that it answers. */
  readonly key: string
  readonly attempt: number
  readonly state: FixState
  readonly pages: readonly DocPath[]
  readonly entryIds: readonly string[]
  /** Distinct readers who wrote something; wordless votes that its pages did not help. */
  readonly voices: number
  readonly votes: number
  /** Creation time of its oldest dated entry: where the next window must begin if the entries become new again. */
  readonly oldest: number | null
  /** One list of entry signatures per topic: the memory by which a declined topic is recognised. */
  readonly topics: readonly (readonly string[])[]
  /** Nonce of the run that sent it. */
  readonly run: string
  /** When its intent was recorded, and when it came into its present state. */
  readonly at: number
  readonly since: number
  /** While `submitting`: until when it belongs to its run. */
  readonly lease?: number | undefined
  readonly job?: { readonly id: string; readonly status: string } | undefined
  /** When the job was first seen `completed` without a pull request; it is read once more a minute later. */
  readonly completedAt?: number | undefined
  /** Since when the job, or its pull request, cannot be read. */
  readonly unreadableSince?: number | undefined
  readonly prLink?: string | undefined
  /** Why it is in this state, in our words. */
  readonly reason?: SafeText | undefined
  /** What the tracking issue's comments have said of it. */
  readonly told: readonly News[]
  /** Our comment on its pull request. */
  readonly review?: { readonly nonce: string; readonly at: number; readonly comment?: number | undefined } | undefined
}

/** What a comment tells of a fix: its pull request, that it was given up, that it needs a person. */
export type News = 'pull-request' | 'given-up' | 'needs-person'

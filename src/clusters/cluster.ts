// The result of clustering.
import type { DocPath } from '../pages/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

export interface Topic {
  /** What its entries have in common, strongest first: readers' words, so hostile text. */
  readonly terms: readonly string[]
  readonly reason: SafeText
  readonly entryIds: readonly string[]
}

export interface Cluster {
  /** Kept by a complaint while entries come and go. Letters, digits and `-` only. */
  readonly key: string
  /** Sorted. */
  readonly pages: readonly DocPath[]
  /** Largest first. Votes without a comment are in no topic. */
  readonly topics: readonly Topic[]
  /** Sorted; includes `voteIds`. */
  readonly entryIds: readonly string[]
  readonly voteIds: readonly string[]
  /** Includes the agents; a repeated contact counts once. */
  readonly distinctReaders: number
  readonly agents: number
  /** Epoch milliseconds of the oldest and newest dated entry. */
  readonly oldest: number | null
  readonly newest: number | null
  readonly score: number
  /** Contains no reader's words. */
  readonly reason: SafeText
}

export interface Clustering {
  /** Highest score first, then by key. */
  readonly clusters: readonly Cluster[]
  /** Ids of entries whose reader, or a near-copy of whose text, has spoken elsewhere in the project. */
  readonly repeats: ReadonlySet<string>
}

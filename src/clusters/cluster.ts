// The result of clustering.
import type { DocPath } from '../pages/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

export interface Topic {
  /** Readers' words, so hostile text. */
  readonly terms: readonly string[]
  readonly reason: SafeText
  readonly entryIds: readonly string[]
}

export interface Cluster {
  /** Stable while entries come and go. Letters, digits and `-` only. */
  readonly key: string
  /** Sorted. */
  readonly pages: readonly DocPath[]
  /** Largest first. */
  readonly topics: readonly Topic[]
  /** Sorted; includes `voteIds`. */
  readonly entryIds: readonly string[]
  readonly voteIds: readonly string[]
  /** Agents included. */
  readonly distinctReaders: number
  readonly agents: number
  /** Epoch milliseconds. */
  readonly oldest: number | null
  readonly newest: number | null
  readonly score: number
  /** Of the whole cluster, if this is a part of one. */
  readonly reason: SafeText
  /** Complaints of that whole. */
  readonly of?: number
}

export interface Clustering {
  /** Highest score first. */
  readonly clusters: readonly Cluster[]
  /** Ids of entries whose reader or text already counts elsewhere. */
  readonly repeats: ReadonlySet<string>
}

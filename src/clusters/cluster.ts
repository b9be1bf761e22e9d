// The result of clustering.
import type { DocPath } from '../pages/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

export type Topic = Readonly<{
  /** Readers' words, so hostile text. */
  terms: readonly string[]
  reason: SafeText
  entryIds: readonly string[]
}>

export type Cluster = Readonly<{
  /** Stable while entries come and go. Letters, digits and `-` only. */
  key: string
  pages: readonly DocPath[]
  /** Largest first. */
  topics: readonly Topic[]
  /** Sorted; includes `voteIds`. */
  entryIds: readonly string[]
  voteIds: readonly string[]
  /** Agents included. */
  distinctReaders: number
  agents: number
  /** Epoch milliseconds. */
  oldest: number | null
  score: number
  /** Of the whole cluster, if this is a part of one. */
  reason: SafeText
  /** Complaints of that whole. */
  of?: number
  /** The key of what did not fit into a prompt: its boxes are those of the whole. */
  leftOf?: string
}>

export interface Clustering {
  /** Highest score first. */
  readonly clusters: readonly Cluster[]
  /** Ids of entries whose reader or text already counts elsewhere. */
  readonly repeats: ReadonlySet<string>
}

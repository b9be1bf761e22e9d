// The result of clustering, which prompts, decisions and reports use.
import type { DocPath } from '../pages/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

export interface Topic {
  /** The words that hold the topic together, strongest first. They come from readers and are hostile text. */
  readonly terms: readonly string[]
  /** Why its entries are together, in words that may be shown. */
  readonly reason: SafeText
  readonly entryIds: readonly string[]
}

export interface Cluster {
  /** Stable: the same complaint keeps it while entries come and go. Letters, digits and `-` only. */
  readonly key: string
  /** Normalised pages, sorted. */
  readonly pages: readonly DocPath[]
  /** Largest first. Votes without a comment are in no topic. */
  readonly topics: readonly Topic[]
  /** All entries, including votes without a comment that count towards `min-votes`; sorted. */
  readonly entryIds: readonly string[]
  /** The votes without a comment in `entryIds`. */
  readonly voteIds: readonly string[]
  /** Distinct readers and AI agents who complained (a repeated contact counts once), and the agents among them. */
  readonly distinctReaders: number
  readonly agents: number
  /** Epoch milliseconds of the oldest and newest dated entry. */
  readonly oldest: number | null
  readonly newest: number | null
  /** What a fix would be worth; higher is more. */
  readonly score: number
  /** Why these entries are together and what raises the score. Contains no reader's words. */
  readonly reason: SafeText
}

export interface Clustering {
  /** Highest score first, then by key. */
  readonly clusters: readonly Cluster[]
  /** Ids of entries that only repeat: their reader, or a near-copy of their text, has spoken elsewhere in the project. */
  readonly repeats: ReadonlySet<string>
}

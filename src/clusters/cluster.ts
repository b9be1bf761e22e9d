// What the clustering gives: the shape that prompts, decisions and reports build on.
import type { DocPath } from '../feedback/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'

/** Entries of one page that complain of the same thing. */
export interface Topic {
  /** The words that hold the topic together, strongest first. They come from readers and are hostile text. */
  readonly terms: readonly string[]
  /** Why its entries are together, in words that are fit to be shown. */
  readonly reason: SafeText
  readonly entryIds: readonly string[]
}

/** Entries that one change can fix. */
export interface Cluster {
  /** Stable name: the same complaint keeps it while entries come and go. Letters, digits and `-` only. */
  readonly key: string
  /** Pages in their normal form, sorted. */
  readonly pages: readonly DocPath[]
  /** Largest topic first. Wordless votes are in no topic. */
  readonly topics: readonly Topic[]
  /** All entries, wordless votes that count towards `min-votes` included; sorted. */
  readonly entryIds: readonly string[]
  /** Those of `entryIds` that are wordless votes. */
  readonly voteIds: readonly string[]
  /** Distinct readers who wrote something (a contact that repeats counts once). */
  readonly distinctReaders: number
  /** Epoch milliseconds of the oldest and newest dated entry. */
  readonly oldest: number | null
  readonly newest: number | null
  /** What a fix would be worth; higher goes first. */
  readonly score: number
  /** In words: why these entries are together and what raises the score. Holds no reader's words. */
  readonly reason: SafeText
}

/** One side of a correction: the topic with this entry and, once that is gone, topics that are like it. */
export interface Anchored {
  readonly anchor: string
  readonly signatures: readonly string[]
  /** Where they are looked for; missing until a run has seen the entry. */
  readonly pages?: readonly DocPath[] | undefined
}

export interface Correction {
  readonly kind: 'together' | 'apart'
  readonly a: Anchored
  readonly b?: Anchored | undefined
}

/** What a run has seen of a side of which only the anchor was known. */
export type Learned = Required<Anchored>

export interface Clustering {
  /** What this run has seen of topics that a person has corrected. */
  readonly learned?: readonly Learned[]
  /** Highest score first, then by key. */
  readonly clusters: readonly Cluster[]
}

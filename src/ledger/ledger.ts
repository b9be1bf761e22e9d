// The record of all fixes and of every entry that is done with. Ids, hashes, counts, times and links: never a reader's words.
// Times are epoch milliseconds.
import type { DocPath } from '../feedback/doc-path.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { Fix, FixState, News } from './fix-record.ts'

export type { Fix, FixState, News } from './fix-record.ts'
export { fixStates } from './fix-record.ts'

/** Something written ahead of an effect on GitHub: only its owner acts on it, whoever finds it expired looks for the nonce. */
export interface Intent {
  readonly nonce: string
  readonly run: string
  readonly at: number
  readonly lease: number
}

/** What is remembered per set of filters (sources and statuses). */
export interface ScanRecord {
  /** Start of the last complete scan of a window. */
  readonly complete?: number | undefined
  /** Start of the last complete scan without dates, and how many pages it took. */
  readonly undated?: number | undefined
  readonly undatedPages?: number | undefined
  /** Creation time of the oldest entry that is not done with. */
  readonly oldestWaiting?: number | undefined
  /** Entries that a fix held came free: when, at the latest, and the creation time of the oldest of them. */
  readonly reopened?: { readonly at: number; readonly oldest: number } | undefined
  /** Done ids that the next window still returns, so that it need not read the shards. */
  readonly done: readonly string[]
}

/** A cluster that waits, as the tracking issue shows it. */
export interface Waiting {
  readonly key: string
  readonly pages: readonly DocPath[]
  readonly entries: number
  readonly voices: number
  readonly votes: number
  readonly oldest: number | null
  readonly decision: 'deferred' | 'too-small' | 'open-fix' | 'declined'
  readonly reason: SafeText
}

export interface DeclinedTopic {
  readonly fixId: string
  readonly prLink?: string | undefined
  /** When its pull request was closed. */
  readonly at: number
  readonly pages: readonly DocPath[]
  readonly signatures: readonly string[]
  /** New entries of its pages that were there at the decision, as the first scan after it saw them; until then undefined. */
  readonly before?: readonly string[] | undefined
}

/** Wordless votes and voices: counted again from nothing by each scan without dates, added to by the windows between. */
export interface Tally {
  /** Entries created before this time are in the counts. */
  readonly countedTo: number
  readonly pages: Readonly<
    Record<DocPath, { readonly voices: number; readonly up: number; readonly down: number; readonly silent: number }>
  >
  /** By the Monday (YYYY-MM-DD, UTC) of the week of submission: entries with words, wordless votes. */
  readonly weeks: Readonly<Record<string, { readonly voices: number; readonly votes: number }>>
}

export interface Ledger {
  readonly schema: 1
  readonly project: string
  /** Grows by one with each commit. */
  readonly sequence: number
  /** Fixes that are open, and closed ones until the next few (`recentFixes`) have closed after them; newest first. */
  readonly fixes: readonly Fix[]
  /** Intent times of the last hour's job creations. */
  readonly creations: readonly number[]
  /** No job is created before this time (the service's `Retry-After`). */
  readonly notBefore?: number | undefined
  /** A job of this project has been retrieved once. */
  readonly contact: boolean
  /** The last run that saw jobs end saw none succeed: the next one sends one first. */
  readonly cautious: boolean
  /** Per run that has not closed its account: entries of fixes that failed, and whether any job succeeded. */
  readonly rounds: Readonly<
    Record<string, { readonly at: number; readonly failed: readonly string[]; readonly succeeded: boolean }>
  >
  /** Failed jobs per entry, for entries that are not done with. */
  readonly attempts: Readonly<Record<string, number>>
  /** Repositories (`owner/name`) that this project's pull requests are known to come from; how far their lists were read. */
  readonly repositories: Readonly<Record<string, { readonly receives: boolean; readonly readTo?: number | undefined }>>
  readonly declined: readonly DeclinedTopic[]
  readonly tracking: {
    readonly issue?: number | undefined
    readonly author?: string | undefined
    readonly intent?: Intent | undefined
    /** Of a comment: the fixes that it tells of. */
    readonly commentIntent?:
      | (Intent & { readonly news: readonly { readonly fixId: string; readonly news: News }[] })
      | undefined
    readonly newestComment?: number | undefined
    readonly comments: number
  }
  /** By the text of the filters. */
  readonly scans: Readonly<Record<string, ScanRecord>>
  readonly tally: Tally
  /** Ids of wordless downvotes per page that count towards `min-votes`; kept only while that is set. */
  readonly votes: Readonly<Record<DocPath, readonly string[]>>
  readonly waiting: {
    readonly at: number
    readonly clusters: readonly Waiting[]
    readonly entries: number
    readonly oldest: number | null
    readonly more: number
  }
  /** Entries set aside so far, by reason. */
  readonly setAside: Readonly<Record<string, number>>
  /** How many fixes ended how, since the beginning. */
  readonly outcomes: Readonly<Partial<Record<FixState, number>>>
  /** How many ids each shard of `handled/` holds, so that an empty one is never asked for. */
  readonly handled: Readonly<Record<string, number>>
}

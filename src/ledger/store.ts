// What the ledger needs from the branch that stores it.
import type { LedgerFile } from '../text/outgoing.ts'
import type { SafeText } from '../text/safe-text.ts'

/** A commit of the branch and our project's ledger at it; `text` is undefined when the project has none. */
export interface Snapshot {
  readonly commit: string
  readonly tree: string
  /** The commit and its latest ancestors, newest first, as far as known. */
  readonly history: readonly string[]
  readonly text: string | undefined
}

/** Who made a commit, as far as GitHub vouches for it. */
interface Maker {
  /** Empty if no account has that address. */
  readonly login: string
  readonly isBot: boolean
  readonly isSigned: boolean
  /** GitHub signed it for a workflow's own token, which nobody can forge. */
  readonly isByWorkflow: boolean
}

/** @param item `trusted`: written by a bot, or by somebody whom the repository trusts */
export type IsOurs = (item: { readonly author: string; readonly isBot: boolean; readonly trusted: boolean }) => boolean

/** What a run knows of those who make the ledger's commits. */
export interface Trust {
  /** Our author, as far as known, in case GitHub does not say whose the token is. */
  readonly author?: string | undefined
  /** Whether a ledger may be started on the branch, which must then be ours from its first commit on; by default it may. */
  readonly mayStart?: boolean
  /** Whether somebody else makes them too; `isSigned` is also true where GitHub signs nothing. */
  readonly trusts?: (maker: Maker, history: readonly (Maker & { sha: string })[], isOurs: IsOurs) => Promise<boolean>
}

export interface LedgerStore {
  /** The branch as it is now; undefined when there is none. */
  read(): Promise<Snapshot | undefined>
  /** A file of our project's folder at the snapshot's commit. */
  readFile(snapshot: Snapshot, name: string): Promise<string | undefined>
  /**
   * Commits the files (of our project's folder) on top of `base` and moves the branch there; without a `base` it makes the branch.
   * `lost`: the branch has moved on. `abandoned`: `goesOn` returned false before the branch was moved.
   */
  write(
    base: Snapshot | undefined,
    files: Readonly<Record<string, LedgerFile>>,
    message: SafeText,
    goesOn: () => boolean,
  ): Promise<Snapshot | 'lost' | 'abandoned'>
}

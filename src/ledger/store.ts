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

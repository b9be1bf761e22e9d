// What the ledger needs from the branch that stores it.
import type { LedgerFile } from '../text/outgoing.ts'
import type { SafeText } from '../text/safe-text.ts'

/** `text`: our project's ledger at the commit, if there is one. */
export interface Snapshot {
  readonly commit: string
  readonly tree: string
  /** The commit and its ancestors, newest first, as far as known. */
  readonly history: readonly string[]
  readonly text: string | undefined
}

/** Who made a commit, as far as GitHub vouches for it. */
interface Maker {
  /** Empty if no account has that address. */
  readonly login: string
  readonly isBot: boolean
  readonly isSigned: boolean
  /** By a workflow's own token, which nobody can forge. */
  readonly isByWorkflow: boolean
}

/** `trusted`: a bot's, or of somebody whom the repository trusts. */
export type IsOurs = (item: { readonly author: string; readonly isBot: boolean; readonly trusted: boolean }) => boolean

/** Who makes the ledger's commits, as far as the run knows. */
export interface Trust {
  /** In case GitHub does not say whose the token is. */
  readonly author?: string | undefined
  /** True by default; the branch must then be ours from its first commit on. */
  readonly mayStart?: boolean
  /** Whether somebody else makes them too; `isSigned` also where GitHub signs nothing. */
  readonly trusts?: (maker: Maker, history: readonly (Maker & { sha: string })[], isOurs: IsOurs) => Promise<boolean>
}

export interface LedgerStore {
  /** The branch as it is now; undefined when there is none. */
  read(): Promise<Snapshot | undefined>
  readFile(snapshot: Snapshot, name: string): Promise<string | undefined>
  /** On top of `base`, or as a new branch. `lost`: the branch has moved on; `abandoned`: `goesOn` was false before it was moved. */
  write(
    base: Snapshot | undefined,
    files: Readonly<Record<string, LedgerFile>>,
    message: SafeText,
    goesOn: () => boolean,
  ): Promise<Snapshot | 'lost' | 'abandoned'>
}

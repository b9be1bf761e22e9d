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

interface Maker {
  /** Empty if no account has that address. */
  readonly login: string
  readonly isBot: boolean
  readonly isSigned: boolean
  /** By a workflow's token, which nobody can forge. */
  readonly isByWorkflow: boolean
}

/** `trusted`: a bot, or somebody whom the repository trusts. */
export type IsOurs = (item: { readonly author: string; readonly isBot: boolean; readonly trusted: boolean }) => boolean

export interface Trust {
  /** Where GitHub does not say whose the token is. */
  readonly author?: string | undefined
  /** True by default: a branch without a ledger must have our first commit. */
  readonly mayStart?: boolean
  /** Who else makes them; `isSigned` also where GitHub signs nothing. */
  readonly trusts?: (maker: Maker, history: readonly (Maker & { sha: string })[], isOurs: IsOurs) => Promise<boolean>
}

export interface LedgerStore {
  read(): Promise<Snapshot | undefined>
  readFile(snapshot: Snapshot, name: string): Promise<string | undefined>
  /** On top of `base`, or as a new branch. `lost`: the branch has moved on; `abandoned`: `goesOn` was false before. */
  write(
    base: Snapshot | undefined,
    files: Readonly<Record<string, LedgerFile>>,
    message: SafeText,
    goesOn: () => boolean,
  ): Promise<Snapshot | 'lost' | 'abandoned'>
}

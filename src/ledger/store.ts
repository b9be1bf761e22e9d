// What the ledger needs from the branch that stores it.
import type { LedgerFile } from '../text/outgoing.ts'
import type { SafeText } from '../text/safe-text.ts'

/** `text`: our project's ledger at the commit, if there is one. */
export type Snapshot = Readonly<{
  commit: string
  tree: string
  /** The commit and its ancestors, newest first, as far as known. */
  history: readonly string[]
  text: string | undefined
}>

type Maker = Readonly<{
  /** Empty if no account has that address. */
  login: string
  isBot: boolean
  isSigned: boolean
  /** By a workflow's token, which nobody can forge. */
  isByWorkflow: boolean
}>

/** `trusted`: a bot, or somebody whom the repository trusts. */
export type IsOurs = (item: Readonly<{ author: string; isBot: boolean; trusted: boolean }>) => boolean

export type Trust = Readonly<{
  /** Where GitHub does not say whose the token is. */
  author?: string | undefined
  /** True by default: a branch without a ledger must have our first commit. */
  mayStart?: boolean
  /** Who else makes them; `isSigned` also where GitHub signs nothing. */
  trusts?: (maker: Maker, history: readonly (Maker & { sha: string })[], isOurs: IsOurs) => Promise<boolean>
}>

export interface LedgerStore {
  /** Undefined if there is no such branch. */
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

// The ledger's storage.
import type { LedgerFile } from '../text/outgoing.ts'
import type { SafeText } from '../text/safe-text.ts'

export type Snapshot = Readonly<{
  commit: string
  tree: string
  /** Newest first, as far as known. */
  history: readonly string[]
  text: string | undefined
}>

type Maker = Readonly<{
  /** Empty if no account has that address. */
  login: string
  isBot: boolean
  isSigned: boolean
  /** Cannot be forged. */
  isByWorkflow: boolean
}>

/** `trusted`: a bot, or trusted by the repository. */
export type IsOurs = (item: Readonly<{ author: string; isBot: boolean; trusted: boolean }>) => boolean

export type Trust = Readonly<{
  /** Where GitHub does not say whose the token is. */
  author?: string | undefined
  /** Their comments come along if GitHub is asked whose the token is. */
  pulls?: readonly number[]
  /** Of other makers; `isSigned` also where GitHub signs nothing. Without it, a branch without a ledger must have our first commit. */
  trusts?: (maker: Maker, history: readonly (Maker & { sha: string })[], isOurs: IsOurs) => Promise<boolean>
}>

export interface LedgerStore {
  read(): Promise<Snapshot | undefined>
  readFile(snapshot: Snapshot, name: string): Promise<string | undefined>
  /** Undefined `base`: a new branch. `lost`: the branch moved on; `abandoned`: `goesOn` was false. */
  write(
    base: Snapshot | undefined,
    files: Readonly<Record<string, LedgerFile>>,
    message: SafeText,
    goesOn: () => boolean,
  ): Promise<Snapshot | 'lost' | 'abandoned'>
}

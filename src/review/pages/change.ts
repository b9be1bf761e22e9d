// What a pull request changes, read at one head without checking out or running any of it.
import type { DocPath } from '../../pages/doc-path.ts'

export interface FileSide {
  /** Git's mode: `100644`, `100755` (executable), `120000` (symbolic link), `160000` (submodule); empty when it could not be read. */
  readonly mode: string
  readonly text: string | undefined
  readonly isBinary: boolean
  readonly isPicture?: boolean | undefined
}

export interface FileChange {
  /** At the head; for a removed file, at the base. From the root, without a leading slash; untrusted. */
  readonly path: string
  readonly previousPath?: string | undefined
  readonly before: FileSide | undefined
  readonly after: FileSide | undefined
}

export interface Commit {
  readonly sha: string
  readonly message: string
  /** The account's login or, without one, the e-mail address, in lower case; undefined when GitHub gives neither. */
  readonly author: string | undefined
  readonly committer: string | undefined
  /** A merge of the base branch that GitHub itself made and signed ("Update branch"). */
  readonly isUpdate: boolean
}

export interface Unread {
  readonly path?: string | undefined
  readonly reason: 'too-many-files' | 'too-many-pictures' | 'too-large' | 'list-cut' | 'commits-cut' | 'unreadable'
}

export interface Change {
  readonly head: string
  readonly title: string
  readonly description: string
  readonly commits: readonly Commit[]
  readonly files: readonly FileChange[]
  /** Every path at the head; undefined when the full list could not be read. */
  readonly paths: ReadonlySet<string> | undefined
  readonly unread: readonly Unread[]
}

/** A reader's entry behind the fix, as the export returned it again; hostile text. */
export interface ReaderEntry {
  readonly id: string
  readonly page: DocPath
  readonly text: string
  readonly comment?: string | undefined
  readonly at?: number | undefined
  /** Equal for entries of one reader; only compared, never shown; undefined where the reader is unknown. */
  readonly reader?: string | undefined
  readonly isAgent?: boolean
}

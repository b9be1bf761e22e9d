// A pull request's change, read at one head and never run.
import type { DocPath } from '../../pages/doc-path.ts'

export interface FileSide {
  /** Git's: `100644`, `100755` (executable), `120000` (symbolic link), `160000` (submodule); empty if unread. */
  readonly mode: string
  readonly text: string | undefined
  readonly isBinary: boolean
  readonly isPicture?: boolean | undefined
}

export interface FileChange {
  /** From the root, without a slash, at the head (at the base if removed); untrusted. */
  readonly path: string
  readonly previousPath?: string | undefined
  readonly before: FileSide | undefined
  readonly after: FileSide | undefined
}

export interface Commit {
  readonly sha: string
  readonly message: string
  /** Login or e-mail address, in lower case. */
  readonly author: string | undefined
  readonly committer: string | undefined
  /** GitHub's own signed merge of the base ("Update branch"). */
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
  readonly paths: ReadonlySet<string> | undefined
  readonly unread: readonly Unread[]
}

/** An entry behind the fix; hostile text. */
export interface ReaderEntry {
  readonly id: string
  readonly page: DocPath
  readonly text: string
  readonly comment?: string | undefined
  readonly at?: number | undefined
  readonly reader?: string | undefined
  readonly isAgent?: boolean
}

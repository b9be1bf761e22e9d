// What a pull request changes, as it was read at one head: nothing of it was checked out or run.

/** A file as it is at one end of the change. */
export interface FileSide {
  /** Git's: `100644`, `100755` (executable), `120000` (symbolic link), `160000` (submodule); empty when it could not be read. */
  readonly mode: string
  /** Undefined for what is no text (`isBinary`), and for what was not read. */
  readonly text: string | undefined
  readonly isBinary: boolean
  /** Of a binary, whether its bytes are those of a picture; undefined where they were not read. */
  readonly isPicture?: boolean | undefined
}

export interface FileChange {
  /** At the head; of a removed file, at the base. From the root, without a leading slash; a stranger's text. */
  readonly path: string
  /** Where a renamed file was. */
  readonly previousPath?: string | undefined
  /** Undefined for a new file. */
  readonly before: FileSide | undefined
  /** Undefined for a removed file. */
  readonly after: FileSide | undefined
}

export interface Commit {
  readonly sha: string
  readonly message: string
  /** The account's login, else the e-mail address, in lower case; undefined when GitHub names neither. */
  readonly author: string | undefined
  readonly committer: string | undefined
  /** A merge of the base branch that GitHub itself made and signed ("Update branch"). */
  readonly isUpdate: boolean
}

/** A file that could not be judged whole, or a list that was cut. */
export interface Unread {
  /** Undefined when it is no single file. */
  readonly path?: string | undefined
  readonly reason: 'too-many-files' | 'too-many-pictures' | 'too-large' | 'list-cut' | 'commits-cut' | 'unreadable'
}

export interface Change {
  /** SHA of the head's commit. */
  readonly head: string
  readonly title: string
  readonly description: string
  readonly commits: readonly Commit[]
  /** In order of paths. */
  readonly files: readonly FileChange[]
  /** Every path at the head; undefined when the whole list could not be read. */
  readonly paths: ReadonlySet<string> | undefined
  readonly unread: readonly Unread[]
}

// A pull request's change, read at one head and never run.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { DocPath } from '../../pages/doc-path.ts'

export type FileSide = Readonly<{
  /** Git's: `100644`, `100755` (executable), `120000` (symbolic link), `160000` (submodule); empty if unread. */
  mode: string
  text: string | undefined
  isBinary: boolean
  isPicture?: boolean
}>

export type FileChange = Readonly<{
  /** From the root, without a slash, at the head (at the base if removed); untrusted. */
  path: string
  previousPath?: string
  before: FileSide | undefined
  after: FileSide | undefined
}>

export type Commit = Readonly<{
  sha: string
  message: string
  /** Login or email address, in lower case. */
  author: string | undefined
  committer: string | undefined
  /** GitHub's own signed merge of the base ("Update branch"). */
  isUpdate: boolean
}>

export interface Unread {
  readonly path?: string
  readonly reason: 'too-many-files' | 'too-many-pictures' | 'too-large' | 'list-cut' | 'commits-cut' | 'unreadable'
}

export type Change = Readonly<{
  head: string
  title: string
  description: string
  commits: readonly Commit[]
  files: readonly FileChange[]
  paths: ReadonlySet<string> | undefined
  unread: readonly Unread[]
}>

/** An entry behind the fix; hostile text. */
export type ReaderEntry = Readonly<{
  id: string
  page: DocPath
  text: string
  comment?: string
  at?: number
  entry?: FeedbackEntry
}>

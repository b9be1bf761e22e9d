// A documentation project as the service knows it.
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'

export type Project = {
  /** Any text except ``, `.` and `..`: an address cannot carry those as one segment. */
  id: string
  /** Admin keys that open this project; a key belongs to one project. */
  keys: readonly string[]
  /** The repository that the agent edits, `owner/name`. */
  repository: string
  /** The target branch of pull requests. */
  ref: string
  entries?: readonly FeedbackEntry[]
}

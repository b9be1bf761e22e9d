// A subject of the review, and changed files, with little written down.
import type { Subject } from '../../../src/review/judge/result.ts'
import type { Change, FileChange } from '../../../src/review/pages/change.ts'

/** Without a text, it was not there before, or is not there after. */
export function fileOf(path: string, before: string | undefined, after: string | undefined): FileChange {
  const side = (text?: string) => (text === undefined ? undefined : { mode: '100644', text, isBinary: false })
  return { path, before: side(before), after: side(after) }
}

export const agent = 'docs-agent[bot]'

export function changeOf(parts: Partial<Change> = {}): Change {
  const title = 'Fix the setup page'
  const commits = [{ sha: 'a'.repeat(40), message: title, author: agent, committer: agent, isUpdate: false }]
  return { head: 'a'.repeat(40), title, description: '', commits, files: [], paths: undefined, unread: [], ...parts }
}

export function subjectOf({ change, ...parts }: Partial<Omit<Subject, 'change'>> & { change?: Partial<Change> } = {}) {
  const empty = { pages: [], fix: { pages: [] }, readers: [], others: [], judgedBefore: undefined, agent }
  return { ...empty, ...parts, change: changeOf(change) } satisfies Subject
}

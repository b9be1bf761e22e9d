// A subject of the review with little written down.

import type { Subject } from '../../../src/review/judge/result.ts'
import type { Change } from '../../../src/review/pages/change.ts'

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

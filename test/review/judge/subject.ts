// A subject of the review, and changed files, with little written down.
import type { Change, FileChange } from '../../../src/review/diff/change.ts'
import { comparePages } from '../../../src/review/diff/compare-pages.ts'
import type { JudgeInput } from '../../../src/review/judge/result.ts'

/** Without a text, it was not there before, or is not there after. */
export function fileOf(path: string, before: string | undefined, after: string | undefined): FileChange {
  const side = (text?: string) => (text === undefined ? undefined : { mode: '100644', text, isBinary: false })
  return { path, before: side(before), after: side(after) }
}

export const listPages = (...given: Parameters<typeof comparePages>) => [...comparePages(...given)].flat()

const agent = 'docs-agent[bot]'

export function subjectOf({
  change,
  ...parts
}: Partial<Omit<JudgeInput, 'change'>> & { change?: Partial<Change> } = {}) {
  const [head, title] = ['a'.repeat(40), 'Fix the setup page']
  const commits = [{ sha: head, message: title, author: agent, committer: agent, isUpdate: false }]
  const small = { head, title, description: '', commits, files: [], paths: undefined, unread: [] }
  const empty = { pages: [], fix: { pages: [] }, readers: [], others: [], judgedBefore: undefined, agent }
  return { ...empty, ...parts, change: { ...small, ...change } } satisfies JudgeInput
}

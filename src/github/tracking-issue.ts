// Issues and comments, as the tracking issue and our reviews need them.
import { z } from 'zod'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { ServerUrl } from '../addresses/web-address.ts'
import type { Markdown, Title } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type IsOurs, recogniseOurs } from './author.ts'
import { GitHubError, parseAnswer } from './errors.ts'
import type { GitHubAnswer, GitHubClient } from './exchange.ts'
import {
  type Comment,
  commentSchema,
  type Issue,
  type IssueRead,
  issueSchema,
  parseComment,
  parseIssue as parseIssueOf,
} from './issue-forms.ts'

export type { Comment, Issue, IssueRead }

export interface TrackingIssue {
  getIssue(number: number): Promise<IssueRead>
  /** All issues (no pull requests) with our label, whatever their state, complete. `since`: updated since, epoch milliseconds. */
  listIssues(since?: number): Promise<Issue[]>
  /** Not retried when no answer came: the next run finds it by its intent. */
  createIssue(issue: { title: Title; body: Markdown }): Promise<Issue>
  /** @returns the body that GitHub holds now: it refuses some bodies silently. */
  updateIssue(number: number, body: Markdown): Promise<string>
  createComment(number: number, body: Markdown): Promise<Comment>
  /** Undefined when it was deleted. */
  updateComment(id: number, body: Markdown): Promise<Comment | undefined>
  /** Undefined when it was deleted. */
  getComment(id: number): Promise<Comment | undefined>
  /** Complete, oldest first. `since`: updated since, epoch milliseconds. */
  listComments(number: number, since: number): Promise<Comment[]>
  /** Tells ours from others’. */
  recogniseOurs(): Promise<IsOurs>
}

/** Identifies our issues when the ledger is lost. */
export const label = 'feedback-to-fix'

const perPage = 100

export function createTrackingIssue(options: {
  client: GitHubClient
  repository: RepositoryName
  serverUrl: ServerUrl
  token: string
}): TrackingIssue {
  const { client } = options
  const base = `/repos/${options.repository}`
  const parseIssue = (issue: z.infer<typeof issueSchema>) => parseIssueOf(issue, options)

  async function listAll<T>(item: z.ZodType<T>, path: string, query: Record<string, string | number>): Promise<T[]> {
    const all: T[] = []
    for (let page = 1; ; page++) {
      const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: perPage, page } })
      const items = parseAnswer(z.array(item), answer, safe`GET ${toSafeText(path)}`)
      all.push(...items)
      if (items.length < perPage) return all
    }
  }

  return {
    async getIssue(number) {
      const answer = await client.request({ method: 'GET', path: `${base}/issues/${number}` })
      if (isGone(answer)) return { kind: 'gone' }
      if (answer.status >= 300 && answer.status < 400) return { kind: 'transferred' }
      const issue = parseAnswer(issueSchema, answer, safe`Reading the tracking issue`)
      return issue.pull_request ? { kind: 'pull-request' } : { kind: 'issue', issue: parseIssue(issue) }
    },

    async listIssues(since) {
      const query = { labels: label, state: 'all', sort: 'created', direction: 'desc' }
      const issues = await listAll(issueSchema, `${base}/issues`, since ? { ...query, since: toTime(since) } : query)
      return issues.filter((issue) => !issue.pull_request).map(parseIssue)
    },

    async createIssue(issue) {
      const body = { ...issue, labels: [label] }
      const answer = await client.request({ method: 'POST', path: `${base}/issues`, body })
      if (isGone(answer)) throw issuesDisabled()
      return parseIssue(parseAnswer(issueSchema, answer, safe`Creating the tracking issue`, 201))
    },

    async updateIssue(number, body) {
      const answer = await client.request({ method: 'PATCH', path: `${base}/issues/${number}`, body: { body } }, 'safe')
      if (answer.status >= 300 && answer.status !== 422) throw issueGone()
      return parseAnswer(issueSchema, answer, safe`Updating the tracking issue`).body ?? ''
    },

    async createComment(number, body) {
      const answer = await client.request({ method: 'POST', path: `${base}/issues/${number}/comments`, body: { body } })
      return parseComment(parseAnswer(commentSchema, answer, safe`Writing a comment`, 201))
    },

    async updateComment(id, body) {
      const path = `${base}/issues/comments/${id}`
      const answer = await client.request({ method: 'PATCH', path, body: { body } }, 'safe')
      return isGone(answer) ? undefined : parseComment(parseAnswer(commentSchema, answer, safe`Writing a comment`))
    },

    async getComment(id) {
      const answer = await client.request({ method: 'GET', path: `${base}/issues/comments/${id}` })
      return answer.status === 200 ? parseComment(parseAnswer(commentSchema, answer, safe`A comment`)) : undefined
    },

    async listComments(number, since) {
      const comments = await listAll(commentSchema, `${base}/issues/${number}/comments`, { since: toTime(since) })
      return comments.map(parseComment)
    },

    recogniseOurs: () => recogniseOurs(client, options.token),
  }
}

function isGone({ status }: GitHubAnswer): boolean {
  return status === 404 || status === 410
}

function issueGone(): GitHubError {
  const what = safe`it was deleted or transferred while this run went on.`
  const remedy = safe`Name another issue in \`tracking-issue\` (a new, empty one will do).`
  return GitHubError.unusable(safe`The tracking issue`, what, remedy)
}

function issuesDisabled(): GitHubError {
  const what = safe`issues are disabled in this repository.`
  const remedy = safe`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`
  return GitHubError.unusable(safe`The tracking issue cannot be created`, what, remedy)
}

function toTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

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
  parseIssue,
} from './issue-forms.ts'

export type TrackingIssue = ReturnType<typeof createTrackingIssue>

/** Identifies our issues when the ledger is lost. */
export const label = 'feedback-to-fix'

const perPage = 100

export function createTrackingIssue(options: {
  client: GitHubClient
  repository: RepositoryName
  serverUrl: ServerUrl
  token: string
}) {
  const { client } = options
  const base = `/repos/${options.repository}`

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
    async getIssue(number: number): Promise<IssueRead> {
      const answer = await client.request({ method: 'GET', path: `${base}/issues/${number}` })
      if (isGone(answer)) return { kind: 'gone' }
      if (answer.status >= 300 && answer.status < 400) return { kind: 'transferred' }
      const issue = parseAnswer(issueSchema, answer, safe`Reading the tracking issue`)
      return issue.pull_request ? { kind: 'pull-request' } : { kind: 'issue', issue: parseIssue(issue, options) }
    },

    /** All issues (no pull requests) with our label, whatever their state, complete. `since`: updated since, epoch milliseconds. */
    async listIssues(since?: number): Promise<Issue[]> {
      const query = { labels: label, state: 'all', sort: 'created', direction: 'desc' }
      const issues = await listAll(issueSchema, `${base}/issues`, since ? { ...query, since: toTime(since) } : query)
      return issues.filter((issue) => !issue.pull_request).map((issue) => parseIssue(issue, options))
    },

    /** Not retried when no answer came: the next run finds it by its intent. */
    async createIssue(issue: { title: Title; body: Markdown }): Promise<Issue> {
      const body = { ...issue, labels: [label] }
      const answer = await client.request({ method: 'POST', path: `${base}/issues`, body })
      if (isGone(answer))
        throw GitHubError.unusable(
          safe`The tracking issue cannot be created`,
          safe`issues are disabled in this repository.`,
          safe`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`,
        )
      return parseIssue(parseAnswer(issueSchema, answer, safe`Creating the tracking issue`, 201), options)
    },

    /** @returns the body that GitHub holds now: it refuses some bodies silently */
    async updateIssue(number: number, body: Markdown): Promise<string> {
      const answer = await client.request({ method: 'PATCH', path: `${base}/issues/${number}`, body: { body } }, 'safe')
      if (answer.status >= 300 && answer.status !== 422)
        throw GitHubError.unusable(
          safe`The tracking issue`,
          safe`it was deleted or transferred while this run went on.`,
          safe`Name another issue in \`tracking-issue\` (a new, empty one will do).`,
        )
      return parseAnswer(issueSchema, answer, safe`Updating the tracking issue`).body ?? ''
    },

    async createComment(number: number, body: Markdown): Promise<Comment> {
      const answer = await client.request({ method: 'POST', path: `${base}/issues/${number}/comments`, body: { body } })
      return parseComment(parseAnswer(commentSchema, answer, safe`Writing a comment`, 201))
    },

    /** Undefined when it was deleted. */
    async updateComment(id: number, body: Markdown): Promise<Comment | undefined> {
      const path = `${base}/issues/comments/${id}`
      const answer = await client.request({ method: 'PATCH', path, body: { body } }, 'safe')
      return isGone(answer) ? undefined : parseComment(parseAnswer(commentSchema, answer, safe`Writing a comment`))
    },

    /** Undefined when it was deleted. */
    async getComment(id: number): Promise<Comment | undefined> {
      const answer = await client.request({ method: 'GET', path: `${base}/issues/comments/${id}` })
      return answer.status === 200 ? parseComment(parseAnswer(commentSchema, answer, safe`A comment`)) : undefined
    },

    /** Complete, oldest first. `since`: updated since, epoch milliseconds. */
    async listComments(number: number, since: number): Promise<Comment[]> {
      const comments = await listAll(commentSchema, `${base}/issues/${number}/comments`, { since: toTime(since) })
      return comments.map(parseComment)
    },

    /** Tells ours from others’. */
    recogniseOurs: (): Promise<IsOurs> => recogniseOurs(client, options.token),
  }
}

function isGone({ status }: GitHubAnswer): boolean {
  return status === 404 || status === 410
}

function toTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

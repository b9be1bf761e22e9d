// Issues and comments, as the tracking issue and our reviews need them.
import { z } from 'zod'
import { isIssueNumber } from '../../addresses/issue-number.ts'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import type { ServerUrl } from '../../addresses/web-address.ts'
import type { Markdown, Title } from '../../text/outgoing.ts'
import { safe } from '../../text/safe-text.ts'
import { toSafeText } from '../../text/to-safe-text.ts'
import { GitHubError, ifRefused, parseAnswer } from '../api/errors.ts'
import type { GitHubAnswer, GitHubClient } from '../api/exchange.ts'
import { type IsOurs, recogniseOurs } from './author.ts'

const postSchema = z.object({
  body: z.string().nullish(),
  user: z.object({ login: z.string(), type: z.string().nullish() }).nullish(),
  author_association: z.string().nullish(),
})
const commentSchema = postSchema
  .extend({ id: z.number().int().positive() })
  .transform((comment) => ({ id: comment.id, ...toPost(comment) }))
const issueSchema = postSchema
  .extend({
    number: z.number().refine(isIssueNumber),
    title: z.string().nullish(),
    state: z.enum(['open', 'closed']),
    comments: z.number(),
    updated_at: z.string(),
    pull_request: z.unknown().optional(),
  })
  .transform(({ number, title, state, comments, ...issue }) => ({
    ...{ number, title: title ?? '', state, comments, ...toPost(issue) },
    isPull: Boolean(issue.pull_request),
    /** Epoch milliseconds. */
    updatedAt: Date.parse(issue.updated_at),
  }))

function toPost({ body, user, author_association }: z.infer<typeof postSchema>) {
  /** Written by a bot, or by somebody whom the repository trusts. */
  const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association ?? '')
  return { body: body ?? '', author: user?.login ?? '', trusted }
}

export type Comment = Readonly<z.infer<typeof commentSchema>>
export type Issue = Readonly<z.infer<typeof issueSchema>> & { readonly url: string }
type IssueRead =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'pull-request' | 'gone' | 'transferred' }

export type TrackingIssue = ReturnType<typeof createTrackingIssue>

/** Identifies our issues if the ledger is lost. */
const label = 'feedback-to-fix'
const perPage = 100

export function createTrackingIssue(options: {
  client: GitHubClient
  repository: RepositoryName
  serverUrl: ServerUrl
  token: string
}) {
  const { client, repository, serverUrl } = options
  const base = `/repos/${repository}/issues`
  /** Its address is built from its number, never taken from an answer. */
  const locate = (issue: z.infer<typeof issueSchema>): Issue => ({
    ...issue,
    url: `${serverUrl}/${repository}/issues/${issue.number}`,
  })

  async function listAll<T>(item: z.ZodType<T>, path: string, query: Record<string, string | number>): Promise<T[]> {
    const all: T[] = []
    for (let page = 1; ; page++) {
      const answer = await client.request({ method: 'GET', path, query: { ...query, per_page: perPage, page } })
      const items = parseAnswer(z.array(item), answer, safe`GET ${toSafeText(path)}`)
      for (const one of items) all.push(one)
      if (items.length < perPage) return all
    }
  }

  return {
    async getIssue(number: number): Promise<IssueRead> {
      const answer = await client.request({ method: 'GET', path: `${base}/${number}` })
      if (isGone(answer)) return { kind: 'gone' }
      if (answer.status >= 300 && answer.status < 400) return { kind: 'transferred' }
      const issue = parseAnswer(issueSchema, answer, safe`Reading the tracking issue`)
      return issue.isPull ? { kind: 'pull-request' } : { kind: 'issue', issue: locate(issue) }
    },

    /** All issues (no pull requests) with our label, in any state; updated since `since` (epoch milliseconds). */
    async listIssues(since?: number): Promise<Issue[]> {
      const query = { labels: label, state: 'all', sort: 'created', direction: 'desc' }
      const issues = await listAll(issueSchema, base, since ? { ...query, since: toTime(since) } : query)
      return issues.filter((issue) => !issue.isPull).map(locate)
    },

    /** Not repeated if no answer came: the next run finds it by its intent. */
    async createIssue(issue: { title: Title; body: Markdown }): Promise<Issue> {
      const answer = await client.request({ method: 'POST', path: base, body: { ...issue, labels: [label] } })
      if (isGone(answer))
        throw new GitHubError(
          'unusable',
          safe`The tracking issue cannot be created: issues are disabled in this repository.`,
          safe`Enable issues in the repository’s settings, or run the workflow in a repository that has them.`,
        )
      return locate(parseAnswer(issueSchema, answer, safe`Creating the tracking issue`, 201))
    },

    /** @returns the body that GitHub now holds: it silently rejects some bodies */
    async updateIssue(number: number, body: Markdown): Promise<string> {
      const answer = await client.request({ method: 'PATCH', path: `${base}/${number}`, body: { body } }, 'safe')
      if (answer.status >= 300 && answer.status !== 422)
        throw new GitHubError(
          'unusable',
          safe`The tracking issue was deleted or transferred during this run.`,
          safe`Name another issue in \`tracking-issue\` (a new, empty one will do).`,
        )
      return parseAnswer(issueSchema, answer, safe`Updating the tracking issue`).body
    },

    async createComment(number: number, body: Markdown): Promise<Comment> {
      const answer = await client.request({ method: 'POST', path: `${base}/${number}/comments`, body: { body } })
      return parseAnswer(commentSchema, answer, safe`Writing a comment`, 201)
    },

    /** Undefined if it was deleted. */
    async updateComment(id: number, body: Markdown): Promise<Comment | undefined> {
      const answer = await client.request({ method: 'PATCH', path: `${base}/comments/${id}`, body: { body } }, 'safe')
      return isGone(answer) ? undefined : parseAnswer(commentSchema, answer, safe`Writing a comment`)
    },

    /** Undefined if it was deleted. */
    async getComment(id: number): Promise<Comment | undefined> {
      const answer = await client.request({ method: 'GET', path: `${base}/comments/${id}` })
      return answer.status === 200 ? parseAnswer(commentSchema, answer, safe`A comment`) : undefined
    },

    /** Oldest first; updated since `since` (epoch milliseconds). */
    listComments: (number: number, since: number): Promise<Comment[]> =>
      listAll(commentSchema, `${base}/${number}/comments`, { since: toTime(since) }),

    /** Created if the repository has none of this name. @returns all labels of the issue afterwards; undefined if GitHub refuses */
    async addLabel(number: number, name: string): Promise<string[] | undefined> {
      const request = { method: 'POST', path: `${base}/${number}/labels`, body: { labels: [name] } } as const
      const answer = await client.request(request, 'safe').catch(ifRefused)
      const labels = z.array(z.object({ name: z.string() })).safeParse(answer?.data)
      return answer?.status === 200 ? labels.data?.map((label) => label.name) : undefined
    },

    /** @returns whether it is gone; false if GitHub refuses */
    async removeLabel(number: number, name: string): Promise<boolean> {
      const path = `${base}/${number}/labels/${encodeURIComponent(name)}`
      const answer = await client.request({ method: 'DELETE', path }, 'safe').catch(ifRefused)
      return answer?.status === 200 || answer?.status === 404
    },

    recogniseOurs: (): Promise<IsOurs> => recogniseOurs(client, options.token),
  }
}

function isGone({ status }: GitHubAnswer): boolean {
  return status === 404 || status === 410
}

function toTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

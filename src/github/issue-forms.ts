// Issues and comments: GitHub's schema, and ours.
import { z } from 'zod'
import { isIssueNumber } from '../addresses/issue-number.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { ServerUrl } from '../addresses/web-address.ts'

interface Post {
  readonly body: string
  readonly author: string
  /** Written by a bot, or by somebody whom the repository trusts. */
  readonly trusted: boolean
}

export interface Comment extends Post {
  readonly id: number
}

export interface Issue extends Post {
  readonly number: number
  readonly url: string
  readonly title: string
  readonly state: 'open' | 'closed'
  readonly comments: number
  /** Epoch milliseconds. */
  readonly updatedAt: number
}

export type IssueRead =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'pull-request' | 'gone' | 'transferred' }

export const userSchema = z.object({ login: z.string(), type: z.string().nullish() }).nullish()
export const commentSchema = z.object({
  id: z.number().int().positive(),
  body: z.string().nullish(),
  user: userSchema,
  author_association: z.string().nullish(),
})
export const issueSchema = commentSchema.omit({ id: true }).extend({
  number: z.number().refine(isIssueNumber),
  title: z.string().nullish(),
  state: z.enum(['open', 'closed']),
  comments: z.number(),
  updated_at: z.string(),
  pull_request: z.unknown().optional(),
})

/** Its address is built from its number, never taken from an answer. */
export function parseIssue(
  issue: z.infer<typeof issueSchema>,
  { serverUrl, repository }: { readonly serverUrl: ServerUrl; readonly repository: RepositoryName },
): Issue {
  return {
    number: issue.number,
    url: `${serverUrl}/${repository}/issues/${issue.number}`,
    title: issue.title ?? '',
    state: issue.state,
    ...parsePost(issue),
    comments: issue.comments,
    updatedAt: Date.parse(issue.updated_at),
  }
}

export function parseComment(comment: z.infer<typeof commentSchema>): Comment {
  return { id: comment.id, ...parsePost(comment) }
}

function parsePost({ body, user, author_association }: Omit<z.infer<typeof commentSchema>, 'id'>): Post {
  const trusted = user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(author_association ?? '')
  return { body: body ?? '', author: user?.login ?? '', trusted }
}

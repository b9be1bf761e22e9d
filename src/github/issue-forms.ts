// Issues and comments: GitHub's schema, and ours.
import { z } from 'zod'
import { isIssueNumber } from '../addresses/issue-number.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { ServerUrl } from '../addresses/web-address.ts'

export interface Issue {
  readonly number: number
  readonly url: string
  readonly title: string
  readonly state: 'open' | 'closed'
  readonly body: string
  readonly author: string
  /** Written by a bot, or by somebody whom the repository trusts. */
  readonly trusted: boolean
  readonly comments: number
  /** Epoch milliseconds. */
  readonly updatedAt: number
}

export type IssueRead =
  | { readonly kind: 'issue'; readonly issue: Issue }
  | { readonly kind: 'pull-request' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'transferred' }

export interface Comment {
  readonly id: number
  readonly body: string
  readonly author: string
  readonly trusted: boolean
}

export const userSchema = z.object({ login: z.string(), type: z.string().nullish() }).nullish()
const association = z.string().nullish()
export const issueSchema = z.object({
  number: z.number().refine(isIssueNumber),
  title: z.string().nullish(),
  state: z.enum(['open', 'closed']),
  body: z.string().nullish(),
  user: userSchema,
  author_association: association,
  comments: z.number(),
  updated_at: z.string(),
  pull_request: z.unknown().optional(),
})
export const commentSchema = z.object({
  id: z.number().int().positive(),
  body: z.string().nullish(),
  user: userSchema,
  author_association: association,
})

/** Addresses of issues are built from this, never taken from an answer. */
export interface IssueHome {
  readonly serverUrl: ServerUrl
  readonly repository: RepositoryName
}

export function parseIssue(issue: z.infer<typeof issueSchema>, { serverUrl, repository }: IssueHome): Issue {
  return {
    number: issue.number,
    url: `${serverUrl}/${repository}/issues/${issue.number}`,
    title: issue.title ?? '',
    state: issue.state,
    body: issue.body ?? '',
    author: issue.user?.login ?? '',
    trusted: isTrusted(issue),
    comments: issue.comments,
    updatedAt: Date.parse(issue.updated_at),
  }
}

export function parseComment(comment: z.infer<typeof commentSchema>): Comment {
  return {
    id: comment.id,
    body: comment.body ?? '',
    author: comment.user?.login ?? '',
    trusted: isTrusted(comment),
  }
}

function isTrusted(item: Pick<z.infer<typeof commentSchema>, 'user' | 'author_association'>): boolean {
  return item.user?.type === 'Bot' || ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(item.author_association ?? '')
}

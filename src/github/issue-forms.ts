// Issues and comments as GitHub writes them, and as the rest of us reads them.
import { z } from 'zod'

export interface Issue {
  readonly number: number
  readonly url: string
  readonly state: 'open' | 'closed'
  readonly body: string
  readonly author: string
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
}

export const userSchema = z.object({ login: z.string() }).nullish()
export const issueSchema = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  body: z.string().nullish(),
  user: userSchema,
  comments: z.number(),
  updated_at: z.string(),
  pull_request: z.unknown().optional(),
})
export const commentSchema = z.object({ id: z.number(), body: z.string().nullish(), user: userSchema })

export function parseIssue(issue: z.infer<typeof issueSchema>): Issue {
  return {
    number: issue.number,
    url: issue.html_url,
    state: issue.state,
    body: issue.body ?? '',
    author: issue.user?.login ?? '',
    comments: issue.comments,
    updatedAt: Date.parse(issue.updated_at),
  }
}

export function parseComment(comment: z.infer<typeof commentSchema>): Comment {
  return { id: comment.id, body: comment.body ?? '', author: comment.user?.login ?? '' }
}

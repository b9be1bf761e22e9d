// What a `pull_request` event says about its pull request.
import { z } from 'zod'
import { isIssueNumber } from '../addresses/issue-number.ts'
import type { PullEvent } from '../review/find-fix.ts'

const repo = z.object({ full_name: z.string(), private: z.boolean().nullish() }).nullish()
/** Becomes part of addresses. */
const sha = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/)
const pullEventSchema = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.number().refine(isIssueNumber),
    html_url: z.string(),
    state: z.enum(['open', 'closed']),
    merged: z.boolean().nullish(),
    merged_at: z.string().nullish(),
    title: z.string().nullish(),
    body: z.string().nullish(),
    user: z.object({ login: z.string(), type: z.string().nullish() }).nullish(),
    created_at: z.string(),
    closed_at: z.string().nullish(),
    labels: z.array(z.object({ name: z.string() })).nullish(),
    head: z.object({ sha, repo }),
    base: z.object({ ref: z.string().min(1), repo }),
  }),
})

/** @param payload the event's payload, as the runner delivered it */
export function parsePullEvent(payload: unknown): PullEvent {
  const { action, pull_request: pull } = pullEventSchema.parse(payload)
  const merged = pull.merged === true || pull.merged_at != null
  return {
    action,
    number: pull.number,
    url: pull.html_url,
    state: merged ? 'merged' : pull.state,
    title: pull.title ?? '',
    body: pull.body ?? '',
    author: pull.user?.login.toLowerCase() ?? '',
    isByPerson: pull.user?.type === 'User',
    head: pull.head.sha,
    base: pull.base.ref,
    labels: (pull.labels ?? []).map(({ name }) => name),
    isPrivate: pull.base.repo?.private === true,
    fork: pull.head.repo == null || pull.head.repo.full_name !== pull.base.repo?.full_name,
    createdAt: Date.parse(pull.created_at),
    closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
  }
}

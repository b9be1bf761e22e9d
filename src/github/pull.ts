// A pull request, as events and REST give it.
import { z } from 'zod'
import { account, labelNames, sha } from './github-errors.ts'
import { isIssueNumber } from './github-names.ts'

const repo = z.object({ full_name: z.string(), private: z.boolean().nullish() }).nullish()
/** One odd item must not make a list unreadable. */
const fields = z.object({
  number: z.number().refine(isIssueNumber),
  html_url: z.string(),
  state: z.string().pipe(z.enum(['open', 'closed'])),
  merged: z.boolean().nullish().catch(undefined),
  merged_at: z.string().nullish(),
  mergeable: z.boolean().nullish().catch(undefined),
  title: z.string().nullish(),
  body: z.string().nullish(),
  user: account,
  created_at: z.string(),
  closed_at: z.string().nullish(),
  labels: labelNames,
  head: z.object({ sha: z.string(), repo }),
  base: z.object({ ref: z.string().catch(''), sha: sha.catch(''), repo }),
})
export const listedSchema = fields.extend({ updated_at: z.string() })

export const pullSchema = fields
  .extend({ head: z.object({ sha, repo }), base: fields.shape.base.extend({ ref: z.string().min(1) }) })
  .transform(toPull)
export type Pull = Readonly<z.output<typeof pullSchema>>

export function toPull(pull: z.output<typeof fields>) {
  const isMerged = pull.merged === true || pull.merged_at != null
  return {
    number: pull.number,
    url: pull.html_url,
    state: isMerged ? ('merged' as const) : pull.state,
    title: pull.title ?? '',
    body: pull.body ?? '',
    /** Lower case; empty if unknown. */
    author: pull.user?.login?.toLowerCase() ?? '',
    isByPerson: pull.user?.type === 'User',
    head: pull.head.sha,
    base: pull.base.ref,
    /** As recorded before the merge. */
    baseSha: pull.base.sha,
    labels: pull.labels ?? [],
    /** Unknown counts as public. */
    isPrivate: pull.base.repo?.private === true,
    own: pull.head.repo != null && pull.head.repo.full_name === pull.base.repo?.full_name,
    /** False while unknown. */
    hasConflict: pull.mergeable === false,
    createdAt: Date.parse(pull.created_at),
    closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
  }
}

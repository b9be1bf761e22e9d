// Whose edits of which issue start a run.
import { z } from 'zod'
import { parseProjectId } from '../docs-api/service-paths.ts'
import { isIssueNumber, issueLabel, isTrusted } from '../github/github-names.ts'
import { parseHiddenLines } from '../issue/hidden-line.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toCode } from '../text/sanitise.ts'
import { parseTicks } from './tick-record.ts'

/** `body`: as the event has it; `before`: ahead of the edit. */
export type EditedIssue = Readonly<{
  number: number
  body: string
  before: string
  editor: string
}>

export const issueEventSchema = z.object({
  action: z.string(),
  issue: z.object({
    number: z.number().refine(isIssueNumber),
    body: z.string().nullish(),
    user: z.object({ type: z.string().nullish() }).nullish(),
    author_association: z.string().nullish(),
    labels: z.array(z.object({ name: z.string() })).nullish(),
    pull_request: z.unknown().optional(),
  }),
  changes: z.object({ body: z.object({ from: z.string().nullish() }).optional() }).nullish(),
  sender: z.object({ login: z.string(), type: z.string().nullish() }).nullish(),
})
export type IssueEvent = z.output<typeof issueEventSchema>

/** Before any request: anybody can edit their own issue. The run reports an invalid `projectId`. */
export function readEdited(
  { action, issue, changes, sender }: IssueEvent,
  projectId: string,
): { readonly edited: EditedIssue } | { readonly nothing: SafeText } {
  const body = issue.body ?? ''
  if (action !== 'edited') return { nothing: safe`the event action ${toCode(action, 40)} is not an edit` }
  const projects = issue.pull_request == null ? parseHiddenLines(body).map(({ project }) => project) : []
  // Adding the label takes triage access.
  const isLabelled = issue.labels?.some(({ name }) => name.toLowerCase() === issueLabel)
  if (!isLabelled || projects.length === 0 || (parseProjectId(projectId) && !projects.includes(projectId)))
    return { nothing: safe`this is not this project’s tracking issue, which has the label \`${issueLabel}\`` }
  if (issue.user?.type !== 'Bot' && !isTrusted(issue.author_association))
    return { nothing: safe`this issue was opened by someone without write access; the next sync will read its boxes` }
  // An App's edits start workflows; a workflow token's do not.
  if (!changes?.body || sender?.type !== 'User') return { nothing: safe`no person edited its text` }
  if (parseTicks(body).length === 0) return { nothing: safe`no box is ticked` }
  return { edited: { number: issue.number, body, before: changes.body.from ?? '', editor: sender.login } }
}

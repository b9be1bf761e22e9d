// An `issues` event: somebody edited an issue's text, and may have ticked boxes on the tracking issue.
import { z } from 'zod'
import { isIssueNumber } from '../identifiers/issue-number.ts'
import { issueLabel } from '../identifiers/labels.ts'
import { parseProjectId } from '../identifiers/project-id.ts'
import { parseHiddenLines } from '../issue/hidden-line.ts'
import { parseTicks } from '../issue/tick-record.ts'
import type { EditedIssue } from '../run.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { parsePayload } from './event-payload.ts'

const issueEventSchema = z.object({
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

const trustedAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR']

/**
 * Before anything is requested: anybody can edit an issue of their own.
 * @param payload the event's
 * @param projectId the input; an invalid one is left to the run, which reports what is wrong with it
 * @returns what a run is to look at, or why none is started: most issues are not ours, and most edits tick nothing
 */
export function readEdited(
  payload: unknown,
  projectId: string,
): { readonly edited: EditedIssue } | { readonly nothing: SafeText } {
  const { action, issue, changes, sender } = parsePayload(issueEventSchema, payload, 'issues')
  const body = issue.body ?? ''
  if (action !== 'edited') return { nothing: safe`the event action \`${toSafeText(action, 40)}\` is not an edit` }
  const projects = issue.pull_request == null ? parseHiddenLines(body).map(({ project }) => project) : []
  if (projects.length === 0) return { nothing: safe`this is not a tracking issue` }
  if (parseProjectId(projectId) !== undefined && !projects.includes(projectId))
    return { nothing: safe`this is the tracking issue of another project` }
  // Only people with triage access can add it.
  if (!issue.labels?.some(({ name }) => name === issueLabel))
    return { nothing: safe`this issue does not have the label \`${issueLabel}\`` }
  // Anybody else could start runs by editing their own issue.
  if (issue.user?.type !== 'Bot' && !trustedAssociations.includes(issue.author_association ?? ''))
    return { nothing: safe`this issue was opened by someone without write access; the next sync reads its boxes` }
  if (changes?.body === undefined) return { nothing: safe`only its title was edited` }
  // Edits by an App start workflows; edits with a workflow's own token do not.
  if (sender?.type !== 'User') return { nothing: safe`it was not edited by a person` }
  if (parseTicks(body).length === 0) return { nothing: safe`no box is ticked` }
  return { edited: { number: issue.number, body, before: changes.body.from ?? '', editor: sender.login } }
}

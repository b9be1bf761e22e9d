// What an `issues` event says about the issue whose text was edited.
import { z } from 'zod'
import { isIssueNumber } from '../identifiers/issue-number.ts'
import { issueLabel } from '../identifiers/labels.ts'
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
  /** Missing for an edit of the title. */
  changes: z.object({ body: z.object({ from: z.string().nullish() }).optional() }).nullish(),
  sender: z.object({ login: z.string(), type: z.string().nullish() }).nullish(),
})

const trustedAssociations = ['OWNER', 'MEMBER', 'COLLABORATOR']

export interface IssueEvent {
  readonly action: string
  readonly number: number
  /** As this edit left it, whatever has been written since. */
  readonly body: string
  readonly isPull: boolean
  /** Carries the tracking issue's label, which only people with triage access can add. */
  readonly isLabelled: boolean
  /** Opened by a bot, or by somebody whom the repository trusts: anybody else could start runs by editing their own issue. */
  readonly isTrusted: boolean
  /** The text before this edit; undefined if the edit changed only the title. */
  readonly before: string | undefined
  /** The person who made the edit; undefined for a bot. Edits by an App start workflows; edits with a workflow's own token do not. */
  readonly editor: string | undefined
}

/** @param payload the event's payload, as the runner delivered it */
export function parseIssueEvent(payload: unknown): IssueEvent {
  const { action, issue, changes, sender } = parsePayload(issueEventSchema, payload, 'issues')
  const labels = issue.labels ?? []
  return {
    action,
    number: issue.number,
    body: issue.body ?? '',
    isPull: issue.pull_request != null,
    isLabelled: labels.some(({ name }) => name === issueLabel),
    isTrusted: issue.user?.type === 'Bot' || trustedAssociations.includes(issue.author_association ?? ''),
    before: changes?.body === undefined ? undefined : (changes.body.from ?? ''),
    editor: sender?.type === 'User' ? sender.login : undefined,
  }
}

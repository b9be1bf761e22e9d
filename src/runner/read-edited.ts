// An `issues` event: somebody edited an issue's text, and may have ticked boxes on the tracking issue.

import { issueLabel } from '../identifiers/labels.ts'
import { parseProjectId } from '../identifiers/project-id.ts'
import { parseHiddenLines } from '../issue/hidden-line.ts'
import { parseTicks } from '../issue/tick-record.ts'
import type { EditedIssue } from '../run.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { parseIssueEvent } from './issue-event.ts'

type Read = { readonly edited: EditedIssue } | { readonly nothing: SafeText }

/**
 * Before anything is requested: anybody can edit an issue of their own.
 * @param payload the event's
 * @param projectId the input; an invalid one is left to the run, which reports what is wrong with it
 * @returns what a run is to look at, or why none is started: most issues are not ours, and most edits tick nothing
 */
export function readEdited(payload: unknown, projectId: string): Read {
  const { action, number, body, before, editor, ...issue } = parseIssueEvent(payload)
  if (action !== 'edited') return { nothing: safe`the event action \`${toSafeText(action, 40)}\` is not an edit` }
  const projects = issue.isPull ? [] : parseHiddenLines(body).map(({ project }) => project)
  if (projects.length === 0) return { nothing: safe`this is not a tracking issue` }
  if (parseProjectId(projectId) !== undefined && !projects.includes(projectId))
    return { nothing: safe`this is the tracking issue of another project` }
  if (!issue.isLabelled) return { nothing: safe`this issue does not have the label \`${issueLabel}\`` }
  if (!issue.isTrusted)
    return { nothing: safe`this issue was opened by someone without write access; the next sync reads its boxes` }
  if (before === undefined) return { nothing: safe`only its title was edited` }
  if (editor === undefined) return { nothing: safe`it was not edited by a person` }
  return parseTicks(body).length === 0
    ? { nothing: safe`no box is ticked` }
    : { edited: { number, body, before, editor } }
}

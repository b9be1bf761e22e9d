// The workflow's event, and where it runs.
import { z } from 'zod'
import { Failure } from '../errors/failure.ts'
import { pullSchema } from '../github/pulls/pull.ts'
import { isIssueNumber, issueLabel, parseRepositoryName } from '../identifiers/github-names.ts'
import { parseProjectId } from '../identifiers/service-paths.ts'
import { parseApiUrl, parseServerUrl } from '../identifiers/web-address.ts'
import { parseHiddenLines } from '../issue/hidden-line.ts'
import { parseTicks } from '../issue/tick-record.ts'
import type { EditedIssue } from '../issue/ticks.ts'
import type { PullEvent } from '../review/find-fix.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toCode } from '../text/sanitise.ts'
import type { RunContext } from '../world.ts'

export type Context = typeof import('@actions/github').context

const remedy = safe`Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`

/** @throws Failure if its file is not JSON */
export async function loadContext(): Promise<Context> {
  try {
    return (await import('@actions/github')).context
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Failure(safe`The file that \`GITHUB_EVENT_PATH\` names is not JSON.`, remedy)
  }
}

/** @throws Failure that quotes nothing */
function parsePayload<S extends z.ZodType>(schema: S, payload: unknown, name: string): z.output<S> {
  const { success, data, error } = schema.safeParse(payload)
  if (success) return data
  const paths = error.issues.map(({ path }) => path.map(String).join('.')).filter((path) => path !== '')
  const where = paths.length === 0 ? safe`` : safe`: ${toCode([...new Set(paths)].slice(0, 3).join('`, `'))}`
  throw new Failure(safe`The event is not a ${toCode(name)} event as GitHub describes it${where}.`, remedy)
}

const pullEventSchema = z.object({ action: z.string(), pull_request: pullSchema })

export function parsePullEvent(payload: unknown): PullEvent {
  const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request')
  return { action, ...pull }
}

const loopback = safe`(https, or http on a loopback host)`
const runnerRemedy = safe`The runner sets it; check whether a step or the runner’s settings override it.`

/** @throws Failure, without values, if a variable names no GitHub that may get a token */
export async function readRunContext(env: NodeJS.ProcessEnv): Promise<RunContext> {
  const context = await loadContext()
  const refuse = (name: SafeText, what: SafeText): never => {
    throw new Failure(safe`\`${name}\` is not a ${what}.`, runnerRemedy)
  }
  const serverUrl =
    parseServerUrl(context.serverUrl) ??
    refuse(safe`GITHUB_SERVER_URL`, safe`URL such as https://github.com ${loopback}`)
  const apiUrl =
    parseApiUrl(context.apiUrl) ?? refuse(safe`GITHUB_API_URL`, safe`URL such as https://api.github.com ${loopback}`)
  const repository =
    parseRepositoryName(env.GITHUB_REPOSITORY ?? '') ?? refuse(safe`GITHUB_REPOSITORY`, safe`name such as owner/name`)
  const workflowRun = context.runId > 0 ? context.runId : undefined
  const file = /^[^@]{1,150}\/\.github\/workflows\/([\w.-]{1,100}\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')
  // A local Action comes from no repository.
  const action = parseRepositoryName(env.GITHUB_ACTION_REPOSITORY ?? '')
  const defaultBranch = findDefaultBranch(context)
  return { serverUrl, apiUrl, repository, defaultBranch, workflowRun, workflow: file?.[1], action }
}

/** A schedule's event names no repository. */
export function findDefaultBranch({ payload, eventName, ref }: Pick<Context, 'payload' | 'eventName' | 'ref'>) {
  const named: unknown = payload?.repository?.default_branch
  if (typeof named === 'string' && named !== '') return named
  return eventName === 'schedule' ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : undefined
}

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

/** Before any request: anybody can edit their own issue. The run reports an invalid `projectId`. */
export function readEdited(
  payload: unknown,
  projectId: string,
): { readonly edited: EditedIssue } | { readonly nothing: SafeText } {
  const { action, issue, changes, sender } = parsePayload(issueEventSchema, payload, 'issues')
  const body = issue.body ?? ''
  if (action !== 'edited') return { nothing: safe`the event action ${toCode(action, 40)} is not an edit` }
  const projects = issue.pull_request == null ? parseHiddenLines(body).map(({ project }) => project) : []
  // Adding the label takes triage access.
  const isLabelled = issue.labels?.some(({ name }) => name === issueLabel)
  if (!isLabelled || projects.length === 0 || (parseProjectId(projectId) && !projects.includes(projectId)))
    return { nothing: safe`this is not the tracking issue of this project, with the label \`${issueLabel}\`` }
  if (issue.user?.type !== 'Bot' && !trustedAssociations.includes(issue.author_association ?? ''))
    return { nothing: safe`this issue was opened by someone without write access; the next sync reads its boxes` }
  // An App's edits start workflows; a workflow token's do not.
  if (!changes?.body || sender?.type !== 'User') return { nothing: safe`no person edited its text` }
  if (parseTicks(body).length === 0) return { nothing: safe`no box is ticked` }
  return { edited: { number: issue.number, body, before: changes.body.from ?? '', editor: sender.login } }
}

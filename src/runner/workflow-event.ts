// The workflow's event, and where it runs.
import { z } from 'zod'
import { type IssueEvent, issueEventSchema } from '../checkboxes/edited-issue.ts'
import { Failure } from '../errors/failure.ts'
import { parseRepositoryName } from '../github/github-names.ts'
import { pullSchema } from '../github/pull.ts'
import { parseApiUrl, parseServerUrl } from '../http/web-address.ts'
import type { PullEvent } from '../review/find-fix.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { toCode } from '../text/sanitise.ts'
import type { RunContext } from '../world.ts'

type ActionsContext = typeof import('@actions/github').context

const remedy = safe`Re-run the workflow; if the problem persists, check whether a step changes the event’s file.`

/** @throws Failure if its file is not JSON */
export async function loadContext(): Promise<ActionsContext> {
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
  const where = paths.length === 0 ? '' : safe`: ${toCode([...new Set(paths)].slice(0, 3).join('`, `'))}`
  throw new Failure(safe`The event is not a ${toCode(name)} event as GitHub describes it${where}.`, remedy)
}

const pullEventSchema = z.object({ action: z.string(), pull_request: pullSchema })

export function parsePullEvent(payload: unknown): PullEvent {
  const { action, pull_request: pull } = parsePayload(pullEventSchema, payload, 'pull_request')
  return { action, ...pull }
}

export const parseIssueEvent = (payload: unknown): IssueEvent => parsePayload(issueEventSchema, payload, 'issues')

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
export function findDefaultBranch({ payload, eventName, ref }: Pick<ActionsContext, 'payload' | 'eventName' | 'ref'>) {
  const named: unknown = payload?.repository?.default_branch
  if (typeof named === 'string' && named !== '') return named
  return eventName === 'schedule' ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : undefined
}

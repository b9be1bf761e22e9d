// Where the workflow runs, from the runner's environment.

import { Failure } from '../errors/failure.ts'
import { parseRepositoryName } from '../identifiers/repository-name.ts'
import { parseApiUrl, parseServerUrl } from '../identifiers/web-address.ts'
import { safe } from '../text/safe-text.ts'
import type { Place } from '../world.ts'
import { type Context, loadContext } from './event-payload.ts'

const remedy = safe`The runner sets it; check whether a step or the runner’s settings override it.`
const loopback = safe`(https, or http on a loopback host)`

/** @throws Failure if the runner's variables name no GitHub that may receive a token; their values are not repeated */
export async function readPlace(env: NodeJS.ProcessEnv): Promise<Place> {
  const context = await loadContext()
  const serverUrl = parseServerUrl(context.serverUrl)
  const apiUrl = parseApiUrl(context.apiUrl)
  const repository = parseRepositoryName(findRepository(context))
  if (serverUrl === undefined)
    throw new Failure(safe`\`GITHUB_SERVER_URL\` is not a URL such as https://github.com ${loopback}.`, remedy)
  if (apiUrl === undefined)
    throw new Failure(safe`\`GITHUB_API_URL\` is not a URL such as https://api.github.com ${loopback}.`, remedy)
  if (repository === undefined) throw new Failure(safe`\`GITHUB_REPOSITORY\` is not a name such as owner/name.`, remedy)
  const workflowRun = context.runId > 0 ? context.runId : undefined
  return { serverUrl, apiUrl, repository, defaultBranch: findDefaultBranch(context), workflowRun, ...findOrigin(env) }
}

/** The name of the workflow's file, and the repository that the Action comes from; a local Action has none. */
export function findOrigin(env: NodeJS.ProcessEnv): Pick<Place, 'workflow' | 'action'> {
  const file = /^[^@]{1,150}\/\.github\/workflows\/([\w.-]{1,100}\.ya?ml)@/.exec(env.GITHUB_WORKFLOW_REF ?? '')
  return { workflow: file?.[1], action: parseRepositoryName(env.GITHUB_ACTION_REPOSITORY ?? '') }
}

/** A schedule's event does not describe the repository, but runs on its default branch. */
export function findDefaultBranch({
  payload,
  eventName,
  ref,
}: Pick<Context, 'payload' | 'eventName' | 'ref'>): string | undefined {
  const named: unknown = payload?.repository?.default_branch
  if (typeof named === 'string' && named !== '') return named
  return eventName === 'schedule' ? /^refs\/heads\/(.+)$/.exec(ref)?.[1] : undefined
}

/** Empty if the runner names none; the toolkit would throw. */
function findRepository(context: { readonly repo: { readonly owner: string; readonly repo: string } }): string {
  try {
    return `${context.repo.owner}/${context.repo.repo}`
  } catch {
    return ''
  }
}

// Where the workflow runs, from the runner's environment.
import { parseRepositoryName } from '../addresses/repository-name.ts'
import { parseApiUrl, parseServerUrl } from '../addresses/web-address.ts'
import { Failure } from '../errors/failure.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { Place } from '../world.ts'

/** @throws Failure when the runner's variables name no GitHub that a token may be sent to; their values are not repeated */
export async function readPlace(): Promise<Place> {
  const { context } = await import('@actions/github')
  return {
    serverUrl: demand(
      parseServerUrl(context.serverUrl),
      'GITHUB_SERVER_URL',
      'an address such as https://github.com (https, or http on a loopback host)',
    ),
    apiUrl: demand(
      parseApiUrl(context.apiUrl),
      'GITHUB_API_URL',
      'an address such as https://api.github.com (https, or http on a loopback host)',
    ),
    repository: demand(parseRepositoryName(findRepository(context)), 'GITHUB_REPOSITORY', 'a name such as owner/name'),
  }
}

/** Empty when the runner names none, for which the toolkit throws. */
function findRepository(context: { readonly repo: { readonly owner: string; readonly repo: string } }): string {
  try {
    return `${context.repo.owner}/${context.repo.repo}`
  } catch {
    return ''
  }
}

function demand<T>(value: T | undefined, name: string, form: string): T {
  if (value !== undefined) return value
  const remedy = safe`The runner sets it; look whether a step or the runner’s own settings change it.`
  throw new Failure(safe`\`${toSafeText(name)}\` is not ${toSafeText(form)}.`, remedy)
}

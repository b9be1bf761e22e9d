// Where the workflow runs, from the runner's environment.
import type { Place } from '../world.ts'

export async function readPlace(): Promise<Place> {
  const { context } = await import('@actions/github')
  const { owner, repo } = context.repo
  return { serverUrl: context.serverUrl, apiUrl: context.apiUrl, repository: `${owner}/${repo}` }
}

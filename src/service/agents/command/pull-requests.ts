// Pull requests of one repository by GitHub's API: at most one per branch, whoever asks and however often.
import { Octokit } from '@octokit/rest'
import type { Description } from './description.ts'

export interface PullRequests {
  /** The link of the one that was ever opened from this branch, closed or not. */
  find(branch: string): Promise<string | null>
  /** Opens one; if there is one already, its link. */
  open(branch: string, base: string, description: Description): Promise<string>
}

/** @param baseUrl GitHub's API, such as https://api.github.com */
export function createPullRequests(
  { baseUrl, token }: { baseUrl: string; token: string },
  repository: string,
  signal: AbortSignal,
): PullRequests {
  const silent = () => {}
  // Octokit would log the addresses of failed requests to the console.
  const log = { debug: silent, info: silent, warn: silent, error: silent }
  const octokit = new Octokit({ baseUrl, auth: token, log, request: { signal } })
  const [owner = '', repo = ''] = repository.split('/')

  const find = async (branch: string): Promise<string | null> => {
    const { data } = await octokit.rest.pulls.list({
      owner,
      repo,
      head: `${owner}:${branch}`,
      state: 'all',
      per_page: 10,
    })
    // A server that does not know the filter would answer with all of them.
    return data.find((pull) => pull.head.ref === branch)?.html_url ?? null
  }
  return {
    find,
    async open(branch, base, description) {
      try {
        const { data } = await octokit.rest.pulls.create({ owner, repo, base, head: branch, ...description })
        return data.html_url
      } catch (error) {
        // Another run of the same job may have been faster, or the answer to an earlier request was lost.
        const link = await find(branch).catch(() => null)
        if (link !== null) return link
        throw error
      }
    },
  }
}

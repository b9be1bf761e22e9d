// Pull requests of one repository by GitHub's API: at most one per branch, whoever asks and however often.
import { ForeignAnswer } from '../github-error.ts'
import { openOctokit } from '../open-octokit.ts'
import type { Description } from './pull-description.ts'
import { retryRefused } from './retry-refused.ts'

export interface PullRequests {
  /** The link of the one that was ever opened from this branch, closed or not. */
  find(branch: string): Promise<string | null>
  /**
   * Opens one; if there is one already, its link.
   *
   * @param isFollowUp whether a closed one does not count: it would not show what came after
   */
  open(branch: string, base: string, description: Description, isFollowUp?: boolean): Promise<string>
}

interface Access {
  /** GitHub's API, such as https://api.github.com. */
  readonly baseUrl: string
  token(): Promise<string>
  readonly draft?: boolean
  readonly labels?: readonly string[]
}

export function createPullRequests(
  { baseUrl, token, draft = false, labels = [] }: Access,
  repository: string,
  again: { readonly pauses: readonly number[] | undefined; readonly signal: AbortSignal },
): PullRequests {
  const open = async () => openOctokit(baseUrl, await token(), again.signal)
  const [owner = '', repo = ''] = repository.split('/')

  const look = async (branch: string, state: 'all' | 'open'): Promise<string | null> => {
    const octokit = await open()
    const head = `${owner}:${branch}`
    const { data } = await octokit.rest.pulls.list({ owner, repo, head, state, per_page: 10 })
    if (!Array.isArray(data)) throw new ForeignAnswer()
    // A server that does not know the filters would answer with all of them.
    const fits = data.find((pull) => pull.head.ref === branch && (state === 'all' || pull.state === 'open'))
    return fits?.html_url ?? null
  }
  return {
    find: (branch) => retryRefused(() => look(branch, 'all'), again),
    open(branch, base, { title, body }, isFollowUp = false) {
      const state = isFollowUp ? 'open' : 'all'
      return retryRefused(async () => {
        try {
          const known = isFollowUp ? await look(branch, state) : null
          if (known !== null) return known
          const octokit = await open()
          const { data } = await octokit.rest.pulls.create({ owner, repo, base, head: branch, title, body, draft })
          if (typeof data.html_url !== 'string') throw new ForeignAnswer()
          // A pull request without its labels is worth more than none.
          if (labels.length > 0)
            await octokit.rest.issues
              .addLabels({ owner, repo, issue_number: data.number, labels: [...labels] })
              .catch(() => undefined)
          return data.html_url
        } catch (error) {
          // Another run of the same job may have been faster, or the answer to an earlier request was lost.
          const link = await look(branch, state).catch(() => null)
          if (link !== null) return link
          throw error
        }
      }, again)
    },
  }
}

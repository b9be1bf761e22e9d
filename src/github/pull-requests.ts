// Pull requests, read by one list per repository; and whether the repository is private.
import { z } from 'zod'
import { isIssueNumber } from '../addresses/issue-number.ts'
import { parseMovedList } from '../addresses/moved-list.ts'
import { type PullLink, readPullAddress } from '../addresses/pull-link.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { ServerUrl } from '../addresses/web-address.ts'
import { GitHubError } from './errors.ts'
import type { GitHubAnswer, GitHubClient } from './exchange.ts'

export interface PullRequest {
  readonly link: PullLink
  readonly state: 'open' | 'closed' | 'merged'
  readonly body: string
  /** The head branch is in the base repository, not in a fork. */
  readonly own: boolean
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Undefined while it is open. */
  readonly closedAt: number | undefined
  readonly updatedAt: number
}

export type PullList =
  | { readonly kind: 'pulls'; readonly pulls: readonly PullRequest[]; readonly complete: boolean }
  | { readonly kind: 'unreadable' }

export type PullRequests = ReturnType<typeof createPullRequests>

const repoSchema = z.object({ full_name: z.string() }).nullish()
const pullSchema = z.object({
  number: z.number().refine(isIssueNumber),
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullish(),
  body: z.string().nullish(),
  head: z.object({ repo: repoSchema }),
  base: z.object({ repo: repoSchema }),
  created_at: z.string(),
  closed_at: z.string().nullish(),
  updated_at: z.string(),
})
const perPage = 100
const mostPages = 50

export function createPullRequests(options: {
  client: GitHubClient
  repository: RepositoryName
  serverUrl: ServerUrl
}) {
  const { client } = options

  async function getPage(
    path: string,
    query: Readonly<Record<string, string | number>>,
  ): Promise<GitHubAnswer | undefined> {
    return client.request({ method: 'GET', path, query }).catch((error: unknown) => {
      if (error instanceof GitHubError && error.kind === 'refused') return undefined
      throw error
    })
  }

  return {
    /** Most recently updated first, back to `since` (epoch milliseconds). */
    async listPulls(repository: RepositoryName, since: number): Promise<PullList> {
      const pulls: PullRequest[] = []
      const first = `/repos/${repository}/pulls`
      let path = first
      for (let page = 1; page <= mostPages; page++) {
        const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page }
        const answer = await getPage(path, query)
        // Followed once only.
        const moved = page === 1 && path === first ? findMovedPath(answer) : undefined
        if (moved !== undefined) {
          path = moved
          page = 0
          continue
        }
        const parsed = z.array(pullSchema).safeParse(answer?.data)
        if (answer?.status !== 200 || !parsed.success) return { kind: 'unreadable' }
        const read = parsed.data.map((pull) => parsePull(pull, options.serverUrl, repository))
        pulls.push(...read.filter((pull) => pull.updatedAt >= since))
        if (read.length < perPage || read.some((pull) => pull.updatedAt < since))
          return { kind: 'pulls', pulls, complete: true }
      }
      return { kind: 'pulls', pulls, complete: false }
    },

    /** Undefined when unknown. */
    async isPrivate(): Promise<boolean | undefined> {
      const answer = await client
        .request({ method: 'GET', path: `/repos/${options.repository}` })
        .catch(() => undefined)
      const parsed = z.object({ private: z.boolean() }).safeParse(answer?.data)
      return answer?.status === 200 && parsed.success ? parsed.data.private : undefined
    },
  }
}

/** The path of a renamed repository's list, by the repository's number. */
function findMovedPath(answer: GitHubAnswer | undefined): string | undefined {
  return answer?.status === 301 ? parseMovedList(answer.headers.location ?? '') : undefined
}

function parsePull(pull: z.infer<typeof pullSchema>, serverUrl: ServerUrl, repository: RepositoryName): PullRequest {
  const { head, base, number } = pull
  return {
    link: readPullAddress(pull.html_url, { serverUrl, repository, number }),
    state: pull.merged_at ? 'merged' : pull.state,
    body: pull.body ?? '',
    own: head.repo != null && head.repo.full_name === base.repo?.full_name,
    createdAt: Date.parse(pull.created_at),
    closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    updatedAt: Date.parse(pull.updated_at),
  }
}

// Pull requests, one list per repository; and whether the repository is private.
import { z } from 'zod'
import { isIssueNumber } from '../../addresses/issue-number.ts'
import { readPullAddress } from '../../addresses/pull-link.ts'
import { parseMovedList, type RepositoryName } from '../../addresses/repository-name.ts'
import type { ServerUrl } from '../../addresses/web-address.ts'
import { ifRefused } from '../api/errors.ts'
import type { GitHubAnswer, GitHubClient } from '../api/exchange.ts'

export type PullRequest = Readonly<ReturnType<typeof parsePull>>

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
  const { client, serverUrl } = options
  const getPage = (path: string, page: number): Promise<GitHubAnswer | undefined> => {
    const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page }
    return client.request({ method: 'GET', path, query }).catch(ifRefused)
  }

  return {
    /** Most recently updated first, back to `since` (epoch milliseconds). */
    async listPulls(repository: RepositoryName, since: number): Promise<PullList> {
      const parse = (items: unknown) =>
        z
          .array(pullSchema)
          .safeParse(items)
          .data?.map((pull) => parsePull(pull, serverUrl, repository))
      const pulls: PullRequest[] = []
      let path = `/repos/${repository}/pulls`
      let answer = await getPage(path, 1)
      // After a rename, the list redirects to an address with the repository's number; that is followed once.
      const moved = answer?.status === 301 ? parseMovedList(answer.headers.location ?? '') : undefined
      if (moved !== undefined) {
        path = moved
        answer = await getPage(path, 1)
      }
      for (let page = 1; ; answer = await getPage(path, ++page)) {
        const read = answer?.status === 200 ? parse(answer.data) : undefined
        if (read === undefined) return { kind: 'unreadable' }
        for (const pull of read) if (pull.updatedAt >= since) pulls.push(pull)
        const complete = read.length < perPage || read.some((pull) => pull.updatedAt < since)
        if (complete || page === mostPages) return { kind: 'pulls', pulls, complete }
      }
    },

    /** Undefined when unknown. */
    async isPrivate(): Promise<boolean | undefined> {
      const path = `/repos/${options.repository}`
      const answer = await client.request({ method: 'GET', path }).catch(() => undefined)
      const parsed = z.object({ private: z.boolean() }).safeParse(answer?.data)
      return answer?.status === 200 ? parsed.data?.private : undefined
    },
  }
}

function parsePull(pull: z.infer<typeof pullSchema>, serverUrl: ServerUrl, repository: RepositoryName) {
  const { head, base, number } = pull
  return {
    link: readPullAddress(pull.html_url, { serverUrl, repository, number }),
    state: pull.merged_at ? ('merged' as const) : pull.state,
    body: pull.body ?? '',
    /** The head branch is in the base repository, not in a fork. */
    own: head.repo != null && head.repo.full_name === base.repo?.full_name,
    /** Epoch milliseconds. */
    createdAt: Date.parse(pull.created_at),
    /** Undefined while it is open. */
    closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    updatedAt: Date.parse(pull.updated_at),
  }
}

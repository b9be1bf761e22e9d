// Pull requests, one list per repository; and whether the repository is private.
import { z } from 'zod'
import { isIssueNumber } from '../../identifiers/issue-number.ts'
import { readPullAddress } from '../../identifiers/pull-link.ts'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { ServerUrl } from '../../identifiers/web-address.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { ifRefused, readBody } from '../api/github-errors.ts'
import { followed, locate } from '../api/rest.ts'
import { createBranchCommits } from './branch-commits.ts'

export type PullRequest = Readonly<ReturnType<typeof parsePull>>

export type PullList =
  | { readonly kind: 'pulls'; readonly pulls: readonly PullRequest[]; readonly complete: boolean }
  | { readonly kind: 'unreadable' }

export type PullRequests = ReturnType<typeof createPullRequests>

const repoSchema = z.object({ full_name: z.string() }).nullish()
const pullSchema = z.object({
  number: z.number().refine(isIssueNumber),
  html_url: z.string(),
  title: z.string().nullish(),
  state: z.string().pipe(z.enum(['open', 'closed'])),
  merged_at: z.string().nullish(),
  body: z.string().nullish(),
  user: z.object({ type: z.string().nullish() }).nullish(),
  head: z.object({ sha: z.string(), repo: repoSchema }),
  base: z.object({ repo: repoSchema }),
  created_at: z.string(),
  closed_at: z.string().nullish(),
  updated_at: z.string(),
})
const titledSchema = pullSchema.pick({ number: true, title: true })
const perPage = 100
const mostPages = 50

export function createPullRequests(options: {
  client: GitHubClient
  repository: RepositoryName
  serverUrl: ServerUrl
}) {
  const { client, serverUrl } = options
  const { rest } = client
  const listPage = (repository: RepositoryName, page: number) => {
    const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page } as const
    return rest.pulls.list({ ...locate(repository), ...query, ...followed }).catch(ifRefused)
  }

  return {
    ...createBranchCommits(client),

    /** Most recently updated first, back to `since` (epoch milliseconds). */
    async listPulls(repository: RepositoryName, since: number): Promise<PullList> {
      const pulls: PullRequest[] = []
      for (let page = 1; ; page++) {
        const items = readBody(z.array(pullSchema), await listPage(repository, page))
        const read = items?.map((pull) => parsePull(pull, serverUrl, repository))
        if (read === undefined) return { kind: 'unreadable' }
        for (const pull of read) if (pull.updatedAt >= since) pulls.push(pull)
        const complete = read.length < perPage || read.some((pull) => pull.updatedAt < since)
        if (complete || page === mostPages) return { kind: 'pulls', pulls, complete }
      }
    },

    /** By number, of the pull requests that were updated most recently; as many as one request lists. */
    async listTitles(): Promise<ReadonlyMap<number, string>> {
      const items = readBody(z.array(titledSchema), await listPage(options.repository, 1)) ?? []
      return new Map(items.map(({ number, title }) => [number, title ?? '']))
    },

    /** Undefined when unknown. */
    async isPrivate(): Promise<boolean | undefined> {
      const answer = await rest.repos.get(locate(options.repository)).catch(() => undefined)
      return readBody(z.object({ private: z.boolean() }), answer)?.private
    },
  }
}

function parsePull(pull: z.infer<typeof pullSchema>, serverUrl: ServerUrl, repository: RepositoryName) {
  const { head, base, number } = pull
  return {
    link: readPullAddress(pull.html_url, { serverUrl, repository, number }),
    state: pull.merged_at ? ('merged' as const) : pull.state,
    title: pull.title ?? '',
    body: pull.body ?? '',
    isByPerson: pull.user?.type === 'User',
    /** SHA of the head commit. */
    head: head.sha,
    /** The head branch is in the base repository, not in a fork. */
    own: head.repo != null && head.repo.full_name === base.repo?.full_name,
    /** Epoch milliseconds. */
    createdAt: Date.parse(pull.created_at),
    /** Undefined while it is open. */
    closedAt: pull.closed_at == null ? undefined : Date.parse(pull.closed_at),
    updatedAt: Date.parse(pull.updated_at),
  }
}

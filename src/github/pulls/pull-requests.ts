// Pull requests and commits of a repository, in lists; and whether the repository is private.
import { z } from 'zod'
import { isIssueNumber, type RepositoryName, readPullAddress } from '../../identifiers/github-names.ts'
import type { ServerUrl } from '../../identifiers/web-address.ts'
import { followed, type GitHubClient, locate } from '../api/github-client.ts'
import { ifRefused, readBody } from '../api/github-errors.ts'

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

    /** By number, of the hundred most recently updated. */
    async listTitles(): Promise<ReadonlyMap<number, string>> {
      const items = readBody(z.array(titledSchema), await listPage(options.repository, 1)) ?? []
      return new Map(items.map(({ number, title }) => [number, title ?? '']))
    },

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

export interface BranchCommit {
  readonly sha: string
  readonly message: string
  /** GitHub knows the author as a person. */
  readonly isByPerson: boolean
}

const account = z.object({ type: z.string().nullish() }).nullish().catch(undefined)
const commitSchema = z.object({ sha: z.string(), commit: z.object({ message: z.string() }), author: account })
const filesSchema = z.object({ files: z.array(z.object({ filename: z.string() })).default([]) })
const most = 30

export function createBranchCommits({ rest }: Pick<GitHubClient, 'rest'>) {
  return {
    /** Newest first, at most thirty, by default of the default branch; undefined if they cannot be read. */
    async listCommits(
      repository: RepositoryName,
      { branch, since }: { branch?: string | undefined; since: number },
    ): Promise<BranchCommit[] | undefined> {
      const query = {
        ...(branch === undefined ? {} : { sha: branch }),
        since: new Date(since).toISOString(),
        per_page: most,
      }
      const answer = await rest.repos.listCommits({ ...locate(repository), ...query }).catch(ifRefused)
      return readBody(z.array(commitSchema), answer)?.map(({ sha, commit, author }) => {
        return { sha, message: commit.message, isByPerson: author?.type === 'User' }
      })
    },

    /** Undefined if it cannot be read. */
    async readCommit(
      repository: RepositoryName,
      sha: string,
    ): Promise<{ readonly paths: readonly string[]; readonly hasPull: boolean } | undefined> {
      const at = { ...locate(repository), commit_sha: sha }
      const pulls = await rest.repos.listPullRequestsAssociatedWithCommit({ ...at, per_page: 1 }).catch(ifRefused)
      const hasPull = readBody(z.array(z.unknown()), pulls)
      if (hasPull === undefined) return undefined
      if (hasPull.length > 0) return { paths: [], hasPull: true }
      const commit = await rest.repos.getCommit({ ...locate(repository), ref: sha, per_page: 100 }).catch(ifRefused)
      const files = readBody(filesSchema, commit)?.files
      return files && { paths: files.map(({ filename }) => filename), hasPull: false }
    },
  }
}

// Pull requests and commits; whether a repository is private.
import { z } from 'zod'
import { type RepositoryName, readPullAddress } from '../../identifiers/github-names.ts'
import type { ServerUrl } from '../../identifiers/web-address.ts'
import { followed, type InRepository, locate } from '../api/github-client.ts'
import { ifRefused, readBody } from '../api/github-errors.ts'
import { listedSchema, toPull } from './pull.ts'

export type PullRequest = Readonly<ReturnType<typeof parsePull>>

export type PullList =
  | Readonly<{ kind: 'pulls'; pulls: readonly PullRequest[]; complete: boolean }>
  | { readonly kind: 'unreadable' }

export type PullRequests = ReturnType<typeof createPullRequests>

const account = z.object({ type: z.string().nullish() }).nullish().catch(undefined)
const commitSchema = z
  .object({ sha: z.string(), commit: z.object({ message: z.string() }), author: account })
  .transform(({ sha, commit, author }) => ({ sha, message: commit.message, isByPerson: author?.type === 'User' }))
const filesSchema = z.object({ files: z.array(z.object({ filename: z.string() })).default([]) })
const maxCommits = 30
const perPage = 100
const maxPages = 50

export function createPullRequests(options: InRepository & { serverUrl: ServerUrl }) {
  const { client, serverUrl } = options
  const { rest } = client
  const listPage = (repository: RepositoryName, page: number) => {
    const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page } as const
    return rest.pulls.list({ ...locate(repository), ...query, ...followed }).catch(ifRefused)
  }

  return {
    /** Most recently updated first; `since`: epoch milliseconds. */
    async listPulls(repository: RepositoryName, since: number): Promise<PullList> {
      const pulls: PullRequest[] = []
      for (let page = 1; ; page++) {
        const items = readBody(z.array(listedSchema), await listPage(repository, page))
        const read = items?.map((pull) => parsePull(pull, serverUrl, repository))
        if (!read) return { kind: 'unreadable' }
        for (const pull of read) if (pull.updatedAt >= since) pulls.push(pull)
        const complete = read.length < perPage || read.some((pull) => pull.updatedAt < since)
        if (complete || page === maxPages) return { kind: 'pulls', pulls, complete }
      }
    },

    async listLatest(): Promise<readonly PullRequest[]> {
      const items = readBody(z.array(listedSchema), await listPage(options.repository, 1)) ?? []
      return items.map((pull) => parsePull(pull, serverUrl, options.repository))
    },

    /** Newest first; by default of the default branch. */
    async listCommits(repository: RepositoryName, { branch, since }: { branch?: string | undefined; since: number }) {
      const from = { ...(branch !== undefined && { sha: branch }), since: new Date(since).toISOString() }
      const query = { ...from, per_page: maxCommits }
      const answer = await rest.repos.listCommits({ ...locate(repository), ...query }).catch(ifRefused)
      return readBody(z.array(commitSchema), answer)
    },

    async readCommit(repository: RepositoryName, sha: string) {
      const at = { ...locate(repository), commit_sha: sha }
      const pulls = await rest.repos.listPullRequestsAssociatedWithCommit({ ...at, per_page: 1 }).catch(ifRefused)
      const hasPull = readBody(z.array(z.unknown()), pulls)
      if (!hasPull) return undefined
      if (hasPull.length > 0) return { paths: [], hasPull: true }
      const commit = await rest.repos.getCommit({ ...locate(repository), ref: sha, per_page: 100 }).catch(ifRefused)
      const files = readBody(filesSchema, commit)?.files
      return files && { paths: files.map(({ filename }) => filename), hasPull: false }
    },

    async isPrivate(): Promise<boolean | undefined> {
      const answer = await rest.repos.get(locate(options.repository)).catch(() => undefined)
      return readBody(z.object({ private: z.boolean() }), answer)?.private
    },
  }
}

function parsePull(pull: z.output<typeof listedSchema>, serverUrl: ServerUrl, repository: RepositoryName) {
  const { number, url, ...rest } = toPull(pull)
  const link = readPullAddress(url, { serverUrl, repository, number })
  return { ...rest, link, updatedAt: Date.parse(pull.updated_at) }
}

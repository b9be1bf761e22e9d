// Pull requests and commits; whether a repository is private.
import { z } from 'zod'
import { ignoreKnown } from '../errors/failure.ts'
import type { ServerUrl } from '../http/web-address.ts'
import { followed, type GitHubClient, locate } from './github-client.ts'
import { account, readBody } from './github-errors.ts'
import { type RepositoryName, readPullAddress } from './github-names.ts'
import { perPage, readListed } from './paging.ts'
import { listedSchema, toPull } from './pull.ts'

export type PullRequest = Readonly<ReturnType<typeof parsePull>>

export type PullList =
  | Readonly<{ kind: 'pulls'; pulls: readonly PullRequest[]; complete: boolean }>
  | { readonly kind: 'unreadable' }

const commitSchema = z
  .object({ sha: z.string(), commit: z.object({ message: z.string() }), author: account })
  .transform(({ sha, commit, author }) => ({ sha, message: commit.message, isByPerson: author?.type === 'User' }))
const maxCommits = 30
const maxPages = 50

export function createPullRequests({ rest, readRepository, repository: here }: GitHubClient, serverUrl: ServerUrl) {
  const readPulls = async (repository: RepositoryName, page: number) => {
    const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: perPage, page } as const
    const read = await readListed(listedSchema, rest.pulls.list({ ...locate(repository), ...query, ...followed }))
    return read && { ...read, pulls: read.items.map((pull) => parsePull(pull, serverUrl, repository)) }
  }

  return {
    /** Most recently updated first; `since`: epoch milliseconds. */
    async listPulls(repository: RepositoryName, since: number): Promise<PullList> {
      const pulls: PullRequest[] = []
      for (let page = 1; ; page++) {
        const read = await readPulls(repository, page)
        if (!read) return { kind: 'unreadable' }
        for (const pull of read.pulls) if (pull.updatedAt >= since) pulls.push(pull)
        const complete = read.isLast || read.pulls.some((pull) => pull.updatedAt < since)
        if (complete || page === maxPages) return { kind: 'pulls', pulls, complete }
      }
    },

    listLatest: async () => (await readPulls(here, 1))?.pulls ?? [],

    /** Newest first; by default of the default branch. */
    async listCommits(repository: RepositoryName, { branch, since }: { branch?: string; since: number }) {
      const from = { sha: branch, since: new Date(since).toISOString() }
      const request = rest.repos.listCommits({ ...locate(repository), ...from, per_page: maxCommits })
      return readBody(z.array(commitSchema), request)
    },

    async readCommit(repository: RepositoryName, sha: string) {
      const place = locate(repository)
      const associated = rest.repos.listPullRequestsAssociatedWithCommit({ ...place, commit_sha: sha, per_page: 1 })
      const pulls = await readBody(z.array(z.unknown()), associated)
      if (!pulls) return undefined
      if (pulls.length > 0) return { paths: [], hasPull: true }
      const listed = z.object({ files: z.array(z.object({ filename: z.string() })).default([]) })
      const commit = await readBody(listed, rest.repos.getCommit({ ...place, ref: sha, per_page: 100 }))
      return commit && { paths: commit.files.map(({ filename }) => filename), hasPull: false }
    },

    isPrivate: async () => (await readRepository().catch(ignoreKnown))?.private,
  }
}

function parsePull(pull: z.output<typeof listedSchema>, serverUrl: ServerUrl, repository: RepositoryName) {
  const { number, url, ...rest } = toPull(pull)
  const link = readPullAddress(url, { serverUrl, repository, number })
  return { ...rest, link, updatedAt: Date.parse(pull.updated_at) }
}

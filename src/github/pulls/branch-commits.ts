// Commits on a branch, and whether a pull request brought each: how a change that nobody could review is noticed.
import { z } from 'zod'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { ifRefused, readBody } from '../api/github-errors.ts'
import { locate } from '../api/rest.ts'

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
    /**
     * Newest first, at most thirty. @param branch by default the repository's default branch
     * @returns undefined if they cannot be read
     */
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

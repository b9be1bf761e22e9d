// The ledger's branch where GraphQL is closed, and why it cannot be read where that is so.
import { z } from 'zod'
import type { BranchName } from '../../addresses/branch-name.ts'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import { safe } from '../../text/safe-text.ts'
import { parseAnswer } from '../api/errors.ts'
import type { GitHubAnswer, GitHubClient } from '../api/exchange.ts'
import type { SideReads } from '../api/side-reads.ts'
import { emptyRepository, unreadable } from './branch-errors.ts'
import { type RepositorySeen, sha } from './read-by-graphql.ts'

const commitSchema = z
  .object({ sha, commit: z.object({ tree: z.object({ sha }), message: z.string() }) })
  .transform(({ sha, commit }) => ({ sha, tree: commit.tree.sha, message: commit.message }))
const repositorySchema = z.object({ default_branch: z.string(), private: z.boolean().optional().catch(undefined) })

export function createRestRead(options: {
  readonly client: GitHubClient
  readonly repository: RepositoryName
  readonly branch: BranchName
  readonly sideReads: SideReads | undefined
}) {
  const { client, repository, branch, sideReads } = options
  const base = `/repos/${repository}`

  async function askRepository(): Promise<GitHubAnswer> {
    const answer = await client.request({ method: 'GET', path: base })
    if (answer.status !== 200) throw unreadable()
    sideReads?.keepVisibility(repositorySchema.safeParse(answer.data).data?.private)
    return answer
  }

  /**
   * @param known the default branch, which is asked for if it is undefined
   * @throws GitHubError if the repository is empty, or this token may not read it
   */
  return async function read(known: string | undefined, depth: number): Promise<RepositorySeen> {
    const asked = known === undefined ? await askRepository() : undefined
    const defaultBranch = asked ? parseAnswer(repositorySchema, asked, safe`The repository`).default_branch : known
    const query = { sha: branch, per_page: depth }
    const answer = await client.request({ method: 'GET', path: `${base}/commits`, query })
    if (answer.status === 422) return { defaultBranch, branch: undefined }
    if (answer.status === 404) {
      // The repository may lack the branch, or this token may not read it at all.
      if (asked === undefined) await askRepository()
      return { defaultBranch, branch: undefined }
    }
    if (answer.status === 409) throw emptyRepository()
    const commits = parseAnswer(z.array(commitSchema).nonempty(), answer, safe`The ledger’s branch`)
    return { defaultBranch, branch: { commits, text: undefined } }
  }
}

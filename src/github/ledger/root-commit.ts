// The first commit of a branch, which distinguishes a ledger from somebody's work.
import { z } from 'zod'
import type { RepositoryName } from '../../addresses/repository-name.ts'
import { safe } from '../../text/safe-text.ts'
import type { GitHubClient } from '../api/github-client.ts'
import { atLeastOne, parseBody } from '../api/github-errors.ts'
import { locate } from '../api/rest.ts'

const rootSchema = z.object({ commit: z.object({ message: z.string() }), parents: z.array(z.unknown()) })
type Root = z.output<typeof rootSchema>

/** As `ledger/session.ts` writes it. */
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/

/** Of a commit's history. */
export async function findRoot({ rest }: GitHubClient, repository: RepositoryName, commit: string): Promise<Root> {
  const list = (page?: number) =>
    rest.repos.listCommits({ ...locate(repository), sha: commit, per_page: 1, ...(page && { page }) })
  const first = await list()
  const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? []
  const { data } = last === undefined ? first : await list(Number(last))
  return parseBody(atLeastOne(rootSchema), data, safe`The branch’s first commit`)[0]
}

export function isOurRoot({ commit, parents }: Root): boolean {
  return parents.length === 0 && ownMessage.test(commit.message)
}

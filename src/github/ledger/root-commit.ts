// The first commit of a branch, which distinguishes a ledger from somebody's work.
import { z } from 'zod'
import { safe } from '../../text/safe-text.ts'
import { parseAnswer } from '../api/errors.ts'
import type { GitHubAnswer } from '../api/exchange.ts'

const rootSchema = z.object({ commit: z.object({ message: z.string() }), parents: z.array(z.unknown()) })
type Root = z.output<typeof rootSchema>

/** As `ledger/session.ts` writes it. */
const ownMessage = /^ledger \d+ of .*\n\nrun \w+ \[skip ci\]\s*$/

/** @param list requests a commit's history, newest first */
export async function findRoot(
  list: (query: Record<string, string | number>) => Promise<GitHubAnswer>,
  commit: string,
): Promise<Root> {
  const query = { sha: commit, per_page: 1 }
  const parse = (answer: GitHubAnswer) => parseAnswer(z.tuple([rootSchema]), answer, safe`The branch’s first commit`)[0]
  const first = await list(query)
  const [, last] = /[?&]page=(\d{1,9})(?:&[^>]*)?>;\s*rel="last"/.exec(first.headers.link ?? '') ?? []
  return parse(last === undefined ? first : await list({ ...query, page: last }))
}

export function isOurRoot({ commit, parents }: Root): boolean {
  return parents.length === 0 && ownMessage.test(commit.message)
}

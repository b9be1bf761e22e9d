// A commit of a pull request: its message and who made it.
import { z } from 'zod'
import type { Commit } from '../../review/pages/change.ts'

const person = z.object({ email: z.string().nullish() }).nullish()
const account = z.object({ login: z.string().optional() }).nullish().catch(undefined)
const commitSchema = z.object({
  sha: z.string(),
  commit: z.object({
    message: z.string(),
    author: person,
    committer: person,
    verification: z.object({ verified: z.boolean() }).nullish(),
  }),
  author: account,
  committer: account,
  parents: z.array(z.object({ sha: z.string() })).default([]),
})

/** GitHub itself, for commits made on its pages. */
const webFlow = 'web-flow'

/**
 * @param own SHAs of the pull request's commits: a merge that brings in only other commits brings in the base branch
 * @returns undefined if it is not a commit
 */
export function parseCommit(raw: unknown, own: ReadonlySet<unknown>): Commit | undefined {
  const { success, data } = commitSchema.safeParse(raw)
  if (!success) return undefined
  const { sha, commit, parents } = data
  const committer = nameOf(data.committer, commit.committer)
  const [, merged] = parents
  const isMerge = parents.length === 2 && merged !== undefined && !own.has(merged.sha)
  const isSigned = committer === webFlow && commit.verification?.verified === true
  const author = nameOf(data.author, commit.author)
  return { sha, message: commit.message, author, committer, isUpdate: isMerge && isSigned }
}

function nameOf(
  account: { login?: string | undefined } | null | undefined,
  person: { email?: string | null | undefined } | null | undefined,
) {
  return (account?.login || person?.email || undefined)?.toLowerCase()
}

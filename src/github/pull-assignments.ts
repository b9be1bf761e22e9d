// Assignees and reviewers. All may be repeated.
import { z } from 'zod'
import { ignoreRefused } from '../errors/failure.ts'
import { parseCodeowners } from './codeowners.ts'
import { type GitHubClient, repeatable } from './github-client.ts'
import { isRefusal, readBody } from './github-errors.ts'

/** In GitHub's order. */
const codeownersPlaces = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const
/** GitHub ignores larger ones. */
const maxCodeowners = 3_000_000

const assigneeSchema = z.object({ assignees: z.array(z.object({ login: z.string() })).nullish() })

export function createHandOver({ rest, at, readFile }: GitHubClient) {
  async function requestReviews(
    number: number,
    field: 'reviewers' | 'team_reviewers',
    names: readonly string[],
  ): Promise<readonly string[]> {
    if (names.length === 0) return []
    try {
      await rest.pulls.requestReviewers({ ...at, pull_number: number, [field]: [...names], ...repeatable })
      return []
    } catch (error) {
      if (!isRefusal(error)) throw error
      // GitHub refuses all if it does not accept one.
      if (error.status !== 422 || names.length === 1) return names
    }
    const refused: string[] = []
    for (const name of names) for (const one of await requestReviews(number, field, [name])) refused.push(one)
    return refused
  }

  return {
    /** All assignees then. GitHub skips who may not be assigned, and refuses all for one who does not exist. */
    async addAssignees(number: number, names: readonly string[]) {
      const added = rest.issues.addAssignees({ ...at, issue_number: number, assignees: [...names], ...repeatable })
      return (await readBody(assigneeSchema, added))?.assignees?.map(({ login }) => login)
    },

    requestReviews,

    async readCodeowners(branch: string) {
      for (const path of codeownersPlaces) {
        const text = await readFile(path, branch).catch(ignoreRefused)
        if (text !== undefined) return text.length > maxCodeowners ? undefined : parseCodeowners(text)
      }
      return undefined
    },
  }
}

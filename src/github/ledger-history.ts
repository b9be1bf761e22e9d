// The history of the ledger's branch.
import { z } from 'zod'
import { safe } from '../text/safe-text.ts'
import { parseAnswer } from './errors.ts'
import type { GitHubClient } from './exchange.ts'

const listSchema = z.array(z.object({ sha: z.string() }))
const comparisonSchema = z.object({ status: z.string() })

/** @param options.base the repository's path in the API */
export function createHistory(options: { client: GitHubClient; base: string; branch: string }) {
  const { client, base, branch } = options
  return {
    /** Whether a commit is among the branch's latest, which settles a ref update whose answer was lost. */
    async holds(commit: string): Promise<boolean> {
      const query = { sha: branch, per_page: 100 }
      const answer = await client.request({ method: 'GET', path: `${base}/commits`, query })
      if (answer.status !== 200) return false
      return parseAnswer(listSchema, answer, safe`The ledger’s history`).some(({ sha }) => sha === commit)
    },

    /** Whether a commit equals `later` or is an ancestor of it. */
    async leadsTo(commit: string, later: string): Promise<boolean> {
      const path = `${base}/compare/${commit}...${later}`
      const answer = await client.request({ method: 'GET', path, query: { per_page: 1 } })
      // A commit that GitHub does not know is nobody's ancestor.
      if (answer.status === 404) return false
      const { status } = parseAnswer(comparisonSchema, answer, safe`The ledger’s history`)
      return status === 'ahead' || status === 'identical'
    },
  }
}

// What the repository's settings say about a run: issues, the ledger's branch and its rules, and the workflow's file.
import { z } from 'zod'
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { GitHubClient } from './github-client.ts'
import { ifRefused, readBody } from './github-errors.ts'
import { locate } from './rest.ts'

export type Settings = ReturnType<typeof createSettings>

const repositorySchema = z.object({ has_issues: z.boolean().optional(), archived: z.boolean().optional() })
const fileSchema = z.object({ content: z.string() })
const rulesSchema = z.array(z.object({ type: z.string() }))

/** Each is one request, and undefined where GitHub does not say. */
export function createSettings({ client, repository }: { client: GitHubClient; repository: RepositoryName }) {
  const { rest } = client
  const at = locate(repository)
  return {
    async readRepository() {
      return readBody(repositorySchema, await rest.repos.get(at).catch(ifRefused))
    },
    async listRules(branch: string): Promise<readonly string[] | undefined> {
      const rules = readBody(rulesSchema, await rest.repos.getBranchRules({ ...at, branch }).catch(ifRefused))
      return rules?.map(({ type }) => type)
    },
    async readWorkflow(file: string): Promise<string | undefined> {
      const answer = await rest.repos.getContent({ ...at, path: `.github/workflows/${file}` }).catch(ifRefused)
      const body = fileSchema.safeParse(answer?.data).data
      return body && Buffer.from(body.content, 'base64').toString('utf8')
    },
  }
}

// Whether a repository is set up for a run: its settings, and what a token may do in it.

import { z } from 'zod'
import { type GitHubClient, type InRepository, locate, repeatable } from './github-client.ts'
import { GitHubError, ifRefused, readBody, saysPermission } from './github-errors.ts'

export type PermissionName = keyof typeof probes

/** `unknown`: something else is in the way, such as single sign-on. */
export type Access = 'given' | 'lacking' | 'unknown'

const nothing = '0'.repeat(40)
type At = ReturnType<typeof locate>

/** Requests for which this permission is enough. Those that write are invalid: nothing is ever written. */
const probes = {
  'contents: read': ({ rest }: GitHubClient, at: At) => rest.repos.listCommits({ ...at, per_page: 1 }),
  'contents: write': ({ rest }: GitHubClient, at: At) =>
    rest.git.createRef({ ...at, ref: 'refs/heads/feedback-to-fix/probe', sha: nothing, ...repeatable }),
  'issues: read': ({ rest }: GitHubClient, at: At) => rest.issues.listForRepo({ ...at, per_page: 1 }),
  'issues: write': ({ rest }: GitHubClient, at: At) => rest.issues.createLabel({ ...at, name: '', ...repeatable }),
  'pull-requests: read': ({ rest }: GitHubClient, at: At) => rest.pulls.list({ ...at, per_page: 1 }),
  'pull-requests: write': ({ rest }: GitHubClient, at: At) =>
    rest.pulls.create({ ...at, title: '', head: '', base: '', ...repeatable }),
} as const

const repositorySchema = z.object({ has_issues: z.boolean().optional(), archived: z.boolean().optional() })
const fileSchema = z.object({ content: z.string() })
const rulesSchema = z.array(z.object({ type: z.string() }))

export function createRepositorySetup({ client, repository }: InRepository) {
  const { rest } = client
  const at = locate(repository)

  async function check(name: PermissionName): Promise<Access> {
    try {
      await probes[name](client, at)
      return 'given'
    } catch (error) {
      if (!(error instanceof GitHubError) || error.kind !== 'refused' || error.obstacle?.kind === 'token') throw error
      const { obstacle, said, status = 0 } = error
      // An empty repository, issues that are switched off, or what the probe is to be refused for.
      if (status === 409 || status === 410 || status === 422) return 'given'
      // To a token that could, where workflows may not create pull requests.
      if (/not permitted to create/i.test(said)) return 'given'
      return obstacle?.kind === 'permission' && (status === 404 || saysPermission(said)) ? 'lacking' : 'unknown'
    }
  }

  return {
    /** @throws GitHubError if it is no token at all */
    async checkPermissions(names: readonly PermissionName[]): Promise<ReadonlyMap<PermissionName, Access>> {
      const found = new Map<PermissionName, Access>()
      for (const name of names) found.set(name, await check(name))
      return found
    },
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

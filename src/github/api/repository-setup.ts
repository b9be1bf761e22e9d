// A repository's settings, and what a token may do in it.
import { z } from 'zod'
import { type GitHubClient, type InRepository, locate, repeatable } from './github-client.ts'
import { ifRefused, isRefusal, readBody, saysPermission } from './github-errors.ts'

export type PermissionName = keyof ReturnType<typeof listProbes>

/** `unknown`: something else is in the way, such as single sign-on. */
export type Access = 'given' | 'lacking' | 'unknown'

const nothing = '0'.repeat(40)

/** Invalid requests that need just this permission: nothing is written. */
const listProbes = ({ rest }: GitHubClient, at: ReturnType<typeof locate>) => ({
  'contents: write': () =>
    rest.git.createRef({ ...at, ref: 'refs/heads/feedback-to-fix/probe', sha: nothing, ...repeatable }),
  'issues: write': () => rest.issues.createLabel({ ...at, name: '', ...repeatable }),
  'pull-requests: write': () => rest.pulls.create({ ...at, title: '', head: '', base: '', ...repeatable }),
})

const repositorySchema = z.object({ has_issues: z.boolean().optional(), archived: z.boolean().optional() })
const rulesSchema = z.array(z.object({ type: z.string() }))

export function createRepositorySetup({ client, repository }: InRepository) {
  const { rest } = client
  const at = locate(repository)
  const probes = listProbes(client, at)

  async function check(name: PermissionName) {
    try {
      await probes[name]()
      return 'given'
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) throw error
      const { said, status = 0 } = error
      // An empty repository, disabled issues, or the expected refusal.
      if (status === 409 || status === 410 || status === 422) return 'given'
      // Where workflows may not create pull requests.
      if (/not permitted to create/i.test(said)) return 'given'
      return status === 404 || saysPermission(said) ? 'lacking' : 'unknown'
    }
  }

  return {
    /** @throws GitHubError if the token is invalid */
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
    readWorkflow: (file: string): Promise<string | undefined> =>
      client.readFile({ ...at, path: `.github/workflows/${file}` }).catch(ifRefused),
  }
}

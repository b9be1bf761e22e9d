// A repository's settings, and what a token may do in it.
import { z } from 'zod'
import { ignoreRefused } from '../errors/failure.ts'
import { type GitHubClient, repeatable } from './github-client.ts'
import { isRefusal, readBody, saysPermission } from './github-errors.ts'

const permissionNames = ['contents: write', 'issues: write', 'pull-requests: write'] as const
export type PermissionName = (typeof permissionNames)[number]

/** `unknown`: something else is in the way, such as single sign-on. */
export type Access = 'given' | 'lacking' | 'unknown'

const nothing = '0'.repeat(40)

export function createRepositorySetup({ rest, at, readFile, readRepository }: GitHubClient) {
  /** Invalid requests that need just this permission: nothing is written. */
  const probes: Record<PermissionName, () => Promise<unknown>> = {
    'contents: write': () =>
      rest.git.createRef({ ...at, ref: 'refs/heads/feedback-to-fix/probe', sha: nothing, ...repeatable }),
    'issues: write': () => rest.issues.createLabel({ ...at, name: '', ...repeatable }),
    'pull-requests: write': () => rest.pulls.create({ ...at, title: '', head: '', base: '', ...repeatable }),
  }

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
    permissionNames,
    /** @throws GitHubError if the token is invalid */
    async checkPermissions() {
      const found = new Map<PermissionName, Access>()
      for (const name of permissionNames) found.set(name, await check(name))
      return found
    },
    readRepository,
    async listRules(branch: string) {
      const listed = z.array(z.object({ type: z.string() }))
      const rules = await readBody(listed, rest.repos.getBranchRules({ ...at, branch }))
      return rules?.map(({ type }) => type)
    },
    readWorkflow: (file: string) => readFile(`.github/workflows/${file}`).catch(ignoreRefused),
  }
}

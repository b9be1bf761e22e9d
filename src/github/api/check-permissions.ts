// Which permissions a token has, asked for by name.
import type { RepositoryName } from '../../identifiers/repository-name.ts'
import type { GitHubClient } from './github-client.ts'
import { GitHubError } from './github-errors.ts'
import { saysPermission } from './permissions.ts'
import { locate, repeatable } from './rest.ts'

export type PermissionName = keyof typeof probes

/** `unknown`: something else is in the way, such as a rule or single sign-on. */
export type Access = 'given' | 'lacking' | 'unknown'

export type Permissions = ReturnType<typeof createPermissions>

const nothing = '0'.repeat(40)
type At = ReturnType<typeof locate>

/**
 * A request that a token with this permission alone may make. Those that write are invalid, so GitHub refuses them to every token, but for
 * want of the permission first: nothing is ever written.
 */
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

export function createPermissions({ client, repository }: { client: GitHubClient; repository: RepositoryName }) {
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
      // Where workflows may not create pull requests, GitHub says so to a token that could.
      if (/not permitted to create/i.test(said)) return 'given'
      return obstacle?.kind === 'permission' && (status === 404 || saysPermission(said)) ? 'lacking' : 'unknown'
    }
  }

  return {
    /**
     * What the token may do, in one request each.
     * @throws GitHubError if it is no token at all, or GitHub does not answer
     */
    async check(names: readonly PermissionName[]): Promise<ReadonlyMap<PermissionName, Access>> {
      const found = new Map<PermissionName, Access>()
      for (const name of names) found.set(name, await check(name))
      return found
    },
  }
}

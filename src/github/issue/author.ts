// Which issues and comments are ours, by author.
import { z } from 'zod'
import { safe } from '../../text/safe-text.ts'
import { GitHubError, ifRefused } from '../api/errors.ts'
import { type GitHubClient, graphqlPath } from '../api/exchange.ts'

export type IsOurs = (item: { readonly author: string; readonly trusted: boolean }) => boolean

/**
 * An installation token (`ghs_`) cannot ask REST who it is, but GraphQL answers. If neither does, anything by a bot or a collaborator
 * counts as ours.
 */
export async function recogniseOurs(client: GitHubClient, token: string): Promise<IsOurs> {
  const login = await findLogin(client, token)
  return login === undefined ? (item) => item.trusted : (item) => item.author === login
}

const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ data: z.object({ viewer: userSchema }) })
/** GraphQL reports rate limits with status 200. */
const limitedSchema = z.object({ errors: z.array(z.object({ type: z.literal('RATE_LIMITED') })).nonempty() })

async function findLogin(client: GitHubClient, token: string): Promise<string | undefined> {
  if (!token.startsWith('ghs_')) {
    const answer = await client.request({ method: 'GET', path: '/user' }).catch(ifRefused)
    const user = userSchema.safeParse(answer?.data)
    if (answer?.status === 200 && user.success) return user.data.login
  }
  const body = { query: '{ viewer { login } }' }
  const answer = await client.request({ method: 'POST', path: graphqlPath, body }).catch(ifRefused)
  const login = viewerSchema.safeParse(answer?.data).data?.data.viewer.login
  if (login === undefined && limitedSchema.safeParse(answer?.data).success) {
    const what = safe`The token’s user could not be looked up: GitHub’s rate limit is used up.`
    throw new GitHubError('unusable', what, safe`The next run will continue.`)
  }
  return login
}

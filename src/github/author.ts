// Which issues and comments are ours, by author.
import { z } from 'zod'
import { safe } from '../text/safe-text.ts'
import { GitHubError } from './errors.ts'
import type { GitHubClient } from './exchange.ts'
import { userSchema } from './issue-forms.ts'

/** Whether an issue or comment is ours. */
export type IsOurs = (item: { readonly author: string; readonly trusted: boolean }) => boolean

/**
 * An installation token (`ghs_`) cannot ask REST who it is, but GraphQL answers. If neither does, anything by a bot or a collaborator
 * counts as ours.
 */
export async function recogniseOurs(client: GitHubClient, token: string): Promise<IsOurs> {
  const login = await findLogin(client, token)
  return login === undefined ? (item) => item.trusted : (item) => item.author === login
}

async function findLogin(client: GitHubClient, token: string): Promise<string | undefined> {
  if (!token.startsWith('ghs_')) {
    const answer = await client.request({ method: 'GET', path: '/user' }).catch(ifRefused)
    const user = userSchema.safeParse(answer?.data)
    if (answer?.status === 200 && user.success && user.data) return user.data.login
  }
  const query = { query: '{ viewer { login } }' }
  const answer = await client.request({ method: 'POST', path: '/graphql', body: query }, 'safe').catch(ifRefused)
  const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) }).safeParse(answer?.data)
  if (viewer.success) return viewer.data.data.viewer.login
  if (limited.safeParse(answer?.data).success)
    throw GitHubError.unusable(
      safe`Asking who this token is`,
      safe`GitHub’s rate limit is used up.`,
      safe`The next run goes on.`,
    )
  return undefined
}

/** GraphQL reports rate limits with status 200. */
const limited = z.object({ errors: z.array(z.object({ type: z.literal('RATE_LIMITED') })).nonempty() })

/** A refusal leaves the identity unknown; any other error is passed on. */
function ifRefused(error: unknown): undefined {
  if (error instanceof GitHubError && error.kind === 'refused') return undefined
  throw error
}

// The login that our issues and comments bear.
import { z } from 'zod'
import type { GitHubClient } from './client.ts'
import { userSchema } from './issue-forms.ts'

/** An installation's token (`ghs_`) may not ask REST who it is; GraphQL tells, and the default token's login is known. */
export async function getAuthor(client: GitHubClient, token: string): Promise<string> {
  if (!token.startsWith('ghs_')) {
    const answer = await client.request({ method: 'GET', path: '/user' }).catch(() => undefined)
    const user = userSchema.safeParse(answer?.data)
    if (answer?.status === 200 && user.success && user.data) return user.data.login
  }
  const query = { query: '{ viewer { login } }' }
  const answer = await client.request({ method: 'POST', path: '/graphql', body: query }, 'safe').catch(() => undefined)
  const viewer = z.object({ data: z.object({ viewer: z.object({ login: z.string() }) }) }).safeParse(answer?.data)
  return viewer.success ? viewer.data.data.viewer.login : 'github-actions[bot]'
}

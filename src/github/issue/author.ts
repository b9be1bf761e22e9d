// Which issues and comments are ours, by author.
import { z } from 'zod'
import type { GitHubClient } from '../api/github-client.ts'
import { ifRefused, ifUnanswered, readBody } from '../api/github-errors.ts'
import { isInstallation } from '../api/token.ts'

export type IsOurs = (item: Item) => boolean

interface Item {
  readonly author: string
  readonly isBot: boolean
  /** Written by a bot, or by somebody whom the repository trusts. */
  readonly trusted: boolean
}

/** An installation token (`ghs_`) cannot ask REST who it is. */
export const viewerQuery = 'query{viewer{login}}'
const userSchema = z.object({ login: z.string() })
const viewerSchema = z.object({ viewer: userSchema })

/**
 * If GitHub does not say who this token is, what the ledger knows decides; without that, any bot's for an installation token, and any
 * bot's or collaborator's for a person's.
 * @param known our author, as recorded when this Action wrote the tracking issue
 */
export async function recogniseOurs(client: GitHubClient, token: string, known: string | undefined): Promise<IsOurs> {
  const login = (await findLogin(client, token)) ?? known
  if (login !== undefined) return (item) => item.author === login
  return isInstallation(token) ? (item) => item.isBot : (item) => item.trusted
}

async function findLogin(client: GitHubClient, token: string): Promise<string | undefined> {
  if (!isInstallation(token)) {
    const user = readBody(userSchema, await client.rest.users.getAuthenticated({}).catch(ifRefused))
    if (user !== undefined) return user.login
  }
  return viewerSchema.safeParse(await client.graphql(viewerQuery).catch(ifUnanswered)).data?.viewer.login
}

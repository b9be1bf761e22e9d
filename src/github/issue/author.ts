// Who acts with a token, and which issues and comments are therefore ours.
import { z } from 'zod'
import type { GitHubClient } from '../api/github-client.ts'
import { ifRefused, ifUnanswered, readBody } from '../api/github-errors.ts'

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

/** If GitHub does not say who this token is, our author in the ledger decides (`known`); without one, whether it is a bot's or, for a
 * person's token, a collaborator's. */
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

const workflow = 'github-actions[bot]'
/** An App's token lasts an hour, of which earlier steps and the end of the run take a part. */
const appLifetime = 50 * 60_000

export function isInstallation(token: string): boolean {
  return token.startsWith('ghs_')
}

/** How long after its start a run may count on the token, in milliseconds. `author`: who writes with it, if known. */
export function findLifetime(token: string, author: string | undefined): number {
  const isApp = isInstallation(token) && author !== undefined && author !== workflow
  return isApp ? appLifetime : Number.POSITIVE_INFINITY
}

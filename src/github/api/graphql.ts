// GraphQL, where one request does the work of several. It may be closed or fail, so all that is requested here can also be done by REST.
import { z } from 'zod'
import { GitHubError, ifRefused } from './errors.ts'
import { type GitHubAnswer, type GitHubClient, graphqlPath } from './exchange.ts'

interface GraphqlRequest {
  /** Begins with `query` or `mutation`. */
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** GraphQL reports errors with status 200, and beside them whatever it could do. */
export interface GraphqlAnswer {
  readonly data?: unknown
  readonly errors: readonly {
    readonly type?: string | undefined
    readonly message: string
    readonly path: readonly unknown[]
  }[]
}

const errorSchema = z.object({
  type: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  path: z.array(z.unknown()).catch([]),
})
const answerSchema = z.object({ data: z.unknown().optional(), errors: z.array(errorSchema).default([]) })

/** GitHub Enterprise may keep it closed, and emulators have none: it is not tried again. */
const closed = new WeakSet<GitHubClient>()

/** From now on this client is only sent REST: a dry run then consists of GET requests, which a log of requests can show. */
export function avoidGraphql(client: GitHubClient): void {
  closed.add(client)
}

/** Undefined if GraphQL gives no usable answer; REST then either does better or says why not. */
export async function queryGraphql(client: GitHubClient, body: GraphqlRequest): Promise<GraphqlAnswer | undefined> {
  if (closed.has(client)) return undefined
  try {
    return parseAnswer(client, await client.request({ method: 'POST', path: graphqlPath, body }, 'never'))
  } catch (error) {
    if (error instanceof GitHubError) return undefined
    throw error
  }
}

/**
 * Repeated if no answer came, so it must be one that changes nothing when it is applied again.
 * @returns undefined if GraphQL is closed to this token
 * @throws GitHubError if it may have been applied, or GitHub asks for a longer pause
 */
export async function mutateGraphql(client: GitHubClient, body: GraphqlRequest): Promise<GraphqlAnswer | undefined> {
  if (closed.has(client)) return undefined
  const request = { method: 'POST', path: graphqlPath, body } as const
  const answer = await client.request(request, 'safe').catch(ifRefused)
  return answer && parseAnswer(client, answer)
}

function parseAnswer(client: GitHubClient, answer: GitHubAnswer): GraphqlAnswer | undefined {
  if (answer.status === 404) closed.add(client)
  return answer.status === 200 ? answerSchema.safeParse(answer.data).data : undefined
}

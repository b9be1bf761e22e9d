// Requests to GitHub and their answers.
export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Below the API's address, already percent-encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** Requests a file's bytes rather than JSON. */
  readonly raw?: boolean
  /** Cancels it. */
  readonly signal?: AbortSignal
}

export interface GitHubAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** One exchange without retries or pauses; rejects without an answer. Redirects are answers. */
export type GitHubSend = (request: GitHubRequest) => Promise<GitHubAnswer>

type Asked = Readonly<Record<'method' | 'path', string>> & { readonly body?: unknown }

export function isRead({ method, path, body }: Asked): boolean {
  return method === 'GET' || (path === graphqlPath && !isMutation(body))
}

function isMutation(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'query' in body && String(body.query).startsWith('mutation')
}

/** Creates something that people are notified of: issues, comments, assignments, review requests. */
export function notifies({ method, path }: GitHubRequest): boolean {
  return method === 'POST' && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(path)
}

/** Stands for GraphQL's address, which on GitHub Enterprise is beside the REST API. */
export const graphqlPath = '/graphql'

/** Whether a request may be repeated if no answer came. */
export type Repeat = 'safe' | 'never'

export interface GitHubClient {
  /**
   * @param repeat by default `safe` for reads and `never` for writes
   * @returns 2xx and the answers that callers distinguish: most redirects, 404, 409, 410, 422
   * @throws GitHubError for anything else, with its remedy
   */
  request(request: GitHubRequest, repeat?: Repeat): Promise<GitHubAnswer>
}

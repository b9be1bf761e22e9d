// Requests to GitHub and their answers.
export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** Below the API's address, already percent-encoded. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  /** Ask for a file's bytes rather than for JSON. */
  readonly raw?: boolean
}

export interface GitHubAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

/** One exchange without retries or pauses; rejects without an answer. Redirects are answers. */
export type GitHubSend = (request: GitHubRequest) => Promise<GitHubAnswer>

/** Nothing is changed by GraphQL here: it is asked queries only. */
export function isRead({ method, path }: GitHubRequest): boolean {
  return method === 'GET' || path === graphqlPath
}

/** Creates what people are notified of: issues, comments, assignments, requests for a review. */
export function notifies({ method, path }: GitHubRequest): boolean {
  return method === 'POST' && /\/(?:issues|comments|assignees|requested_reviewers)$/.test(path)
}

/** Stands for the address of GraphQL, which on GitHub Enterprise lies beside the REST API. */
export const graphqlPath = '/graphql'

/** Whether a request may be repeated when no answer came. */
export type Repeat = 'safe' | 'never'

export interface GitHubClient {
  /**
   * @param repeat by default `safe` for reads and `never` for writes
   * @returns 2xx and the answers that callers tell apart: most redirects, 404, 409, 410, 422
   * @throws GitHubError for anything else, with its remedy
   */
  request(request: GitHubRequest, repeat?: Repeat): Promise<GitHubAnswer>
}

// Requests to GitHub and their answers, as far as this program needs them.
export interface GitHubRequest {
  readonly method: 'GET' | 'POST' | 'PATCH'
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

/** One exchange without retries or pauses; rejects when no answer came. Redirects are answers. */
export type GitHubSend = (request: GitHubRequest) => Promise<GitHubAnswer>

export interface GitHubClient {
  /**
   * @param repeat `safe`: idempotent, so it is retried when no answer came; `never`: it is not
   * @returns answers below 500 that the caller may expect (2xx, 3xx, 404, 409, 410, 422)
   * @throws GitHubError for anything else, with its remedy
   */
  request(request: GitHubRequest, repeat?: 'safe' | 'never'): Promise<GitHubAnswer>
}

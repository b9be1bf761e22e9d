// Requests and answers of GitHub's client as tests see them: paths and values in place of addresses and texts.
import type { Exchange, Send } from '../../src/http/send.ts'

export interface GitHubRequest {
  readonly method: Exchange['method']
  /** Below the API's address; slashes in a branch or path stand as they are. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly raw?: boolean
  readonly signal?: AbortSignal
}

export interface GitHubAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly data: unknown
}

export type GitHubSend = (request: GitHubRequest) => Promise<GitHubAnswer>

/** A transport over it, for an API whose address has no path. */
export function asSend(line: GitHubSend): Send {
  return async ({ method, url, headers, body, signal }) => {
    const { pathname, search, searchParams } = new URL(url)
    const { data, ...answer } = await line({
      method,
      path: /\/git\/refs?\/|\/contents\//.test(pathname) ? pathname.replaceAll('%2F', '/') : pathname,
      ...(search !== '' && { query: Object.fromEntries(searchParams) }),
      ...(body !== undefined && { body: JSON.parse(body) }),
      ...(headers.accept?.includes('raw') && { raw: true }),
      ...(signal && { signal }),
    })
    const text = typeof data === 'string' || data === undefined ? (data ?? '') : JSON.stringify(data)
    return { status: answer.status, headers: { ...answer.headers }, body: text }
  }
}

export function isRead({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return method === 'GET' || path === '/graphql'
}

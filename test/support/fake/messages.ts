// What goes into the in-memory GitHub and comes out of it.
import type { Answer } from '../github-rules.ts'
import type { Permissions } from './permissions.ts'
import type { Call, Ground } from './routes.ts'

export interface Bearer {
  readonly token: string
  readonly login: string
  readonly permissions?: Permissions
}

export interface FakeRequest {
  readonly method: string
  /** May have a query of its own; that of `query` is added. */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Whose token it bears; by default the workflow's own, with every permission. */
  readonly by?: Bearer
}

export interface FakeAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: string
}

export function readCall({ method, path, query = {}, body, headers = {} }: FakeRequest, ground: Ground): Call {
  const url = new URL(path, ground.apiUrl)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept')?.[1] ?? ''
  const inside = url.pathname.slice(`/repos/${ground.repository}/`.length)
  const fields: unknown = typeof body === 'string' ? JSON.parse(body) : body
  return { method: method.toUpperCase(), path: inside, url, body: { ...(fields ?? {}) }, accept }
}

/** @param now epoch milliseconds; the header has whole seconds */
export function writeAnswer({ status, headers = {}, body }: Answer, now: number): FakeAnswer {
  const always = { 'content-type': 'application/json; charset=utf-8', date: new Date(now).toUTCString() }
  return { status, headers: { ...always, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** As fetch reports it, with the code where undici's own request has it. */
export function connectionReset(): Error {
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  return Object.assign(new TypeError('fetch failed', { cause }), { code: 'ECONNRESET' })
}

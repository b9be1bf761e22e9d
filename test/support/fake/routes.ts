// How the in-memory GitHub reads a request, finds its answer and writes it; its rooms share what is here, and the people they know.
import type { Answer } from '../github-rules.ts'
import type { Permissions } from './permissions.ts'

export interface Call {
  readonly method: string
  readonly path: string
  readonly url: URL
  readonly body: Readonly<Record<string, unknown>>
  readonly accept: string
}

export type Route = readonly [method: string, path: RegExp, answer: (call: Call, ...parts: string[]) => Answer]

/** Parts that a pattern captures are decoded: clients send a slash in a branch name as %2F. */
export function answerBy(routes: readonly Route[], call: Call): Answer | undefined {
  for (const [method, pattern, answer] of routes) {
    const found = method === call.method ? pattern.exec(call.path) : null
    if (found) return answer(call, ...found.slice(1).map(decodeURIComponent))
  }
  return undefined
}

/** What the rooms of one fake share. */
export interface Ground {
  /** GitHub's times have whole seconds. */
  readonly time: () => string
  author: string
  makesLabels: boolean
  readonly repository: string
  readonly serverUrl: string
  readonly apiUrl: string
}

const actionsBotId = 41_898_282

export function renderUser(login: string) {
  let id = login === 'github-actions[bot]' ? actionsBotId : 7
  if (id === 7) for (const character of login) id = (id * 31 + character.charCodeAt(0)) % 10_000_000
  return { login, id, type: login.endsWith('[bot]') ? 'Bot' : 'User' }
}

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

export function readCall({ method, path, query = {}, body, headers = {} }: FakeRequest, ground: Ground): Call {
  const url = new URL(path, ground.apiUrl)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value))
  const accept = Object.entries(headers).find(([name]) => name.toLowerCase() === 'accept')?.[1] ?? ''
  const inside = url.pathname.slice(`/repos/${ground.repository}/`.length)
  const fields: unknown = typeof body === 'string' ? JSON.parse(body) : body
  return { method: method.toUpperCase(), path: inside, url, body: { ...(fields ?? {}) }, accept }
}

/** @param now epoch milliseconds; the header has whole seconds */
export function writeAnswer({ status, headers = {}, body }: Answer, now: number) {
  const always: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    date: new Date(now).toUTCString(),
  }
  return { status, headers: { ...always, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

/** As fetch reports it, with the code where undici's own request has it. */
export function connectionReset(): Error {
  const cause = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  return Object.assign(new TypeError('fetch failed', { cause }), { code: 'ECONNRESET' })
}

type Permission = 'admin' | 'write' | 'read' | 'none'
export type People = ReturnType<typeof createPeople>

export function createPeople() {
  const permissions = new Map<string, Permission>()
  const unknown = new Set<string>()
  const teams = new Set<string>()
  return {
    setPermission: (login: string, permission: Permission) => void permissions.set(login, permission),
    getPermission: (login: string): Permission => permissions.get(login) ?? 'read',
    forget: (login: string) => void unknown.add(login),
    isUnknown: (login: string) => unknown.has(login),
    /** A workflow's own token sees none. */
    showTeam: (slug: string) => void teams.add(slug),
    seesTeam: (slug: string) => teams.has(slug),
  }
}

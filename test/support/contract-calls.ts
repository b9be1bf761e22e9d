// How the calls are written that both GitHubs must answer alike.
export interface Said {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape are compared field by field
  readonly body: any
}
export type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Said>
export type Names = Record<string, string>

/** What to ask, and which fields of the answer count. Names that earlier answers gave are kept for later questions. */
export type Call = [
  title: string,
  ask: (ask: Ask, names: Names) => Promise<Said>,
  pick: (said: Said) => unknown,
  keep?: string,
]

export const here = '/repos/acme/docs'
export const branch = 'feedback-to-fix/ledger'
export const encoded = encodeURIComponent(branch)
export const raw = { accept: 'application/vnd.github.raw+json' }
export const at = '2026-11-21T06:00:00Z'
export const person = { name: 'Someone', email: 'someone@example.com', date: at }
export const message = (said: Said) => said.body.message
export const numbers = (said: Said) => said.body.map((item: { number: number }) => item.number)
export const missing = '1234567890123456789012345678901234567890'

export function file(path: string, content?: string) {
  return { path, mode: '100644', type: 'blob', ...(content !== undefined && { content }) }
}
export const byPath = (one: Names, other: Names) => String(one.path).localeCompare(String(other.path))
export const relations = (link = '') =>
  [...link.matchAll(/[?&]page=(\d+)[^>]*>; rel="(\w+)"/g)].map(([, page, rel]) => `${rel} ${page}`).toSorted()

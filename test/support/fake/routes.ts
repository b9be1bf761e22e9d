// How the in-memory GitHub finds the answer to a request.
import type { Answer } from '../github-rules.ts'

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

// Which permission each request needs, as GitHub documents it, and the tokens that the README describes.
import { type Answer, refuse } from '../github-rules.ts'

type Level = 'read' | 'write'
export type Permissions = Readonly<Partial<Record<'contents' | 'issues' | 'pull_requests', Level>>>

/** By the name that scenarios use. Dependabot's runs get a token that only reads; an App's is made for this Action alone; a personal one signs nothing. */
export const tokens = {
  sync: { contents: 'write', issues: 'write', pull_requests: 'write' },
  review: { contents: 'write', issues: 'read', pull_requests: 'write' },
  'read-only': { contents: 'read', issues: 'read', pull_requests: 'read' },
  dependabot: { contents: 'read' },
  app: { contents: 'write', issues: 'write', pull_requests: 'write' },
  personal: { contents: 'write', issues: 'write', pull_requests: 'write' },
} as const satisfies Record<string, Permissions>
export type TokenName = keyof typeof tokens

const logins: Partial<Record<TokenName, string>> = { app: 'docs-fixes[bot]', personal: 'owner' }

export function bearerOf(
  token: TokenName,
  lacking: readonly (keyof Permissions)[] = [],
): { token: TokenName; login: string; permissions: Permissions } {
  const reduced = Object.fromEntries(lacking.map((name) => [name, 'read']))
  const permissions = { ...tokens[token], ...reduced }
  return { token, login: logins[token] ?? 'github-actions[bot]', permissions }
}

/** As the header `x-accepted-github-permissions` names them; of issues and pull requests, the half that fits the number counts. */
const table: readonly (readonly [method: string, path: RegExp, accepted: string])[] = [
  ['GET', /^(?:(?:collaborators|rules)\/.*)?$/, 'metadata=read'],
  ['GET', /^(?:commits|compare|git|contents|activity)\b/, 'contents=read'],
  ['POST', /^git\//, 'contents=write'],
  ['PATCH', /^git\//, 'contents=write'],
  ['POST', /^labels$/, 'issues=write'],
  ['POST', /^issues$/, 'issues=write'],
  ['GET', /^(?:issues|labels)\b/, 'issues=read; pull_requests=read'],
  ['POST', /^issues\//, 'issues=write; pull_requests=write'],
  ['PATCH', /^issues\//, 'issues=write; pull_requests=write'],
  ['DELETE', /^issues\//, 'issues=write; pull_requests=write'],
  ['GET', /^pulls\b/, 'pull_requests=read'],
  ['POST', /^pulls\b/, 'pull_requests=write'],
]

interface Asked {
  readonly method: string
  readonly path: string
  isPull(number: number): boolean
  numberOf(comment: number): number | undefined
}

/** GitHub's refusal, if the token lacks what the request needs. What is public may be read without. */
export function refuseByPermission(given: Permissions, asked: Asked, isPublic: boolean): Answer | undefined {
  const { method, path } = asked
  const accepted = table.find(([verb, pattern]) => verb === method && pattern.test(path))?.[2]
  if (accepted === undefined) throw new Error(`Which permission ${method} ${path} needs is not known.`)
  if (accepted === 'metadata=read' || (isPublic && method === 'GET')) return undefined
  const halves = accepted.split('; ').map((half) => half.split('=') as [keyof Permissions, Level])
  const on = /^issues\/(?:comments\/(\d+)|(\d+))/.exec(path)
  const number = on?.[1] === undefined ? Number(on?.[2]) : asked.numberOf(Number(on[1]))
  const kind = asked.isPull(number ?? 0) ? 'pull_requests' : 'issues'
  const isKnown = number !== undefined && on !== null
  const needed = halves.length === 1 || !isKnown ? halves : halves.filter(([name]) => name === kind)
  if (needed.some(([name, level]) => given[name] === 'write' || given[name] === level)) return undefined
  const refusal = refuse(403, 'Resource not accessible by integration')
  return { ...refusal, headers: { 'x-accepted-github-permissions': accepted } }
}

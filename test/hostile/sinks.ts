// Everything that a run lets out, each piece with its kind: what the judges look at.
import type { SeenRequest } from '../support/virtual-world.ts'

type LeftKind = 'log' | 'message' | 'outputs' | 'other-files' | 'markdown' | 'report'
/** `field`: any other string in a request. */
type SentKind =
  | 'title'
  | 'prompt'
  | 'ledger'
  | 'ledger-path'
  | 'commit'
  | 'ref'
  | 'query'
  | `${SeenRequest['to']}-address`
  | 'field'
export type SinkKind = LeftKind | SentKind

export interface Sink {
  readonly kind: SinkKind
  readonly name: string
  readonly text: string
}

/** Something that a text did beside being read. */
export interface Effect {
  readonly judge: string
  readonly sink: string
  readonly what: string
}

/** What is left behind by a run, whether of the virtual world or of the bundle. */
interface Leavings {
  readonly log?: string
  readonly failure?: string | undefined
  readonly summary?: string
  readonly outputs?: string
  readonly otherFiles?: string
  readonly report?: string | undefined
  readonly requests?: readonly SeenRequest[]
}

/** @param name of the run, for messages */
export function collectSinks(name: string, left: Leavings): Sink[] {
  const own: [SinkKind, string | undefined][] = [
    ['log', left.log],
    ['message', left.failure],
    ['markdown', left.summary],
    ['outputs', left.outputs],
    ['other-files', left.otherFiles],
    ['report', left.report],
  ]
  const sinks = own.flatMap(([kind, text]) => (text === undefined ? [] : [{ kind, text, name: `${name}: ${kind}` }]))
  return [...sinks, ...(left.requests ?? []).flatMap((request) => readRequest(name, request))]
}

function readRequest(name: string, { to, method, path, body }: SeenRequest): Sink[] {
  const call = `${name}: ${to} ${method} ${path.slice(0, 80)}`
  const address: Sink = { kind: `${to}-address`, name: call, text: `${method} ${path}` }
  const fields = readFields(body, [])
  return [
    address,
    ...fields.map(({ keys, text }) => {
      const kind = kindOf(to, path, keys)
      return { kind, name: call, text }
    }),
  ]
}

/** All strings of a value, each with the keys that lead to it; keys that are no names of ours are texts too. */
function readFields(value: unknown, keys: readonly string[]): { keys: readonly string[]; text: string }[] {
  if (typeof value === 'string') return [{ keys, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => readFields(inner, [...keys, key]))
}

function kindOf(to: SeenRequest['to'], path: string, keys: readonly string[]): SinkKind {
  const last = keys.at(-1)
  if (to === 'service') return last === 'prompt' ? 'prompt' : 'field'
  if (path.endsWith('/git/trees')) return last === 'content' ? 'ledger' : last === 'path' ? 'ledger-path' : 'field'
  if (path === '/graphql') return 'query'
  if (path.endsWith('/git/commits') && last === 'message') return 'commit'
  if (path.includes('/git/refs') && last === 'ref') return 'ref'
  if (keys.length === 1 && last === 'body') return 'markdown'
  return keys.length === 1 && last === 'title' ? 'title' : 'field'
}

// What can befall one request of a run on its way, and which request it befalls.
import { type Chance, pick } from '../support/chance.ts'

/** A request as the gate sees it; `nth` counts the run's requests from one. */
export interface PassingRequest {
  readonly nth: number
  readonly to: 'github' | 'service'
  readonly method: string
  /** With its query, as the server gets it. */
  readonly path: string
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Mishap {
  readonly name: string
  /** Whether its server gets to see the request; a number: only so many milliseconds later. */
  readonly applied: boolean | number
  /** What the run gets; `silence` lasts as long as the run. */
  readonly answer: 'the server’s' | 'reset' | 'silence' | Answer
  /** The run is killed before the request is passed on, or before its answer is. */
  readonly kill?: 'before' | 'after'
}

export const killModes = ['before', 'after', 'late'] as const
export type KillMode = (typeof killModes)[number]

/** `late`: the request was on the wire when the run died, and takes effect up to twenty seconds later. */
export function kill(mode: KillMode, chance?: Chance): Mishap {
  const name = `killed (${mode})`
  if (mode === 'after') return { name, applied: true, answer: 'reset', kill: 'after' }
  const applied = mode === 'late' && Math.floor(20_000 * (chance?.random() ?? 0.2))
  return { name, applied, answer: 'reset', kill: 'before' }
}

const text = (message: string) => JSON.stringify({ message, error: message })
const refusal = (status: number, message: string, headers = {}): Answer => ({ status, headers, body: text(message) })
const limit = (status: number, seconds: number) =>
  refusal(status, 'You have exceeded a secondary rate limit.', { 'retry-after': String(seconds) })

export const badGateway = (applied: boolean): Mishap => ({
  name: applied ? '502, applied' : '502',
  applied,
  answer: { ...refusal(502, 'Bad Gateway'), body: '<html>Bad Gateway</html>' },
})

const both: readonly Mishap[] = [
  { name: 'reset', applied: false, answer: 'reset' },
  { name: 'reset, applied', applied: true, answer: 'reset' },
]
const githubs: readonly Mishap[] = [
  ...both,
  badGateway(false),
  badGateway(true),
  { name: '403, retry-after 1', applied: false, answer: limit(403, 1) },
  { name: '403, retry-after 2', applied: false, answer: limit(403, 2) },
  { name: '429, retry-after 1', applied: false, answer: limit(429, 1) },
]
const services: readonly Mishap[] = [
  ...both,
  { name: '500', applied: false, answer: refusal(500, 'Internal server error') },
  { name: '503, applied', applied: true, answer: refusal(503, 'The service is busy') },
  { name: '429, retry-after 1', applied: false, answer: limit(429, 1) },
]

export const drawFault = ({ to }: PassingRequest, chance: Chance) => pick(to === 'github' ? githubs : services, chance)

/** Kinds of requests by which a moment of the run is named. */
export const kinds = {
  'any request': () => true,
  'a write': ({ method, path }) => method !== 'GET' && path !== '/graphql',
  'reading the ledger': ({ method, path }) => method === 'GET' && /\/(commits|contents)\//.test(path),
  'reading feedback': ({ path, to }) => to === 'service' && path.includes('/feedback'),
  'creating the issue': ({ method, path }) => method === 'POST' && path.endsWith('/issues'),
  'writing a tree': ({ path }) => path.endsWith('/git/trees'),
  'writing a commit': ({ path }) => path.endsWith('/git/commits'),
  'moving the branch': ({ method, path }) => method !== 'GET' && /\/git\/refs(\/|$)|\/contents\//.test(path),
  'creating a job': ({ method, path, to }) => to === 'service' && method === 'POST' && path.endsWith('/job'),
  'polling a job': ({ method, path, to }) => to === 'service' && method === 'GET' && path.includes('/job/'),
  'writing the issue’s body': ({ method, path }) => method === 'PATCH' && /\/issues\/\d+$/.test(path),
  commenting: ({ method, path }) => method === 'POST' && path.endsWith('/comments'),
} satisfies Record<string, (request: PassingRequest) => boolean>
export type Kind = keyof typeof kinds

/** The most telling kind of a request, for counting. */
export function kindOf(request: PassingRequest): Kind | 'another read' {
  const telling = Object.entries(kinds).slice(2) as [Kind, (request: PassingRequest) => boolean][]
  return telling.find(([, matches]) => matches(request))?.[0] ?? 'another read'
}

// A thin HTTP server in front of the emulated GitHub: knows its tokens, logs every request, breaks what a test wants broken.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Answer, type Fault, type InterceptedRequest, type LoggedRequest, refuse } from './github-rules.ts'

/** Asked before each request is carried out; may take its time. */
export type Interceptor = (request: InterceptedRequest) => Fault | Promise<Fault>

/** A request whose token is known. */
export interface ProxiedRequest {
  readonly method: string
  /** As it came, with its query. */
  readonly path: string
  readonly url: URL
  readonly text: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly accept: string
  /** Name of the token. */
  readonly token: string
}

export interface ProxyRules {
  /** Token values by name. */
  readonly tokens: Readonly<Record<string, string>>
  readonly answer: (request: ProxiedRequest) => Promise<Answer>
}

export interface StrictProxy {
  readonly url: string
  readonly requests: LoggedRequest[]
  /** Until rules are set, everything is answered with 503. */
  setRules(rules: ProxyRules): void
  intercept(interceptor: Interceptor): () => void
  close(): Promise<void>
}

const rateLimit = 1000

export async function startStrictProxy(): Promise<StrictProxy> {
  const requests: LoggedRequest[] = []
  const interceptors: Interceptor[] = []
  let rules: ProxyRules | undefined

  const decide = async (request: ProxiedRequest): Promise<Answer | 'broken'> => {
    const { method, path, token, text } = request
    const logged = { method, path, token, ...(text !== '' && { body: parseBody(text) }) }
    const fault = await firstFault(interceptors, logged)
    const reached = fault === undefined || fault === 'apply-then-reset'
    const real = reached ? await answerStrictly(rules, request) : undefined
    const given = typeof fault === 'object' ? { body: '', ...fault } : real
    const broken = fault === 'reset' || fault === 'apply-then-reset' || given === undefined
    requests.push({ ...logged, status: broken ? 0 : given.status })
    return broken ? 'broken' : given
  }

  const server = createServer(async (message, response) => {
    const request = await readRequest(message, origin, rules?.tokens ?? {})
    const answer = await decide(request).catch((error: unknown) => refuse(500, `The strict layer failed: ${error}`))
    if (answer === 'broken') message.socket.resetAndDestroy()
    else writeAnswer(response, answer, Math.max(0, rateLimit - requests.length))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url: origin,
    requests,
    setRules: (given) => {
      rules = given
    },
    intercept: (interceptor) => {
      interceptors.unshift(interceptor)
      return () => void interceptors.splice(interceptors.indexOf(interceptor), 1)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function answerStrictly(rules: ProxyRules | undefined, request: ProxiedRequest): Promise<Answer> {
  if (!rules) return refuse(503, 'The emulated GitHub is starting')
  if (request.token === 'none') return refuse(401, 'Requires authentication')
  if (request.token === 'unknown') return refuse(401, 'Bad credentials')
  return rules.answer(request)
}

async function firstFault(interceptors: readonly Interceptor[], request: InterceptedRequest): Promise<Fault> {
  for (const interceptor of interceptors) {
    const fault = await interceptor(request)
    if (fault !== undefined) return fault
  }
  return undefined
}

async function readRequest(
  message: IncomingMessage,
  origin: string,
  tokens: ProxyRules['tokens'],
): Promise<ProxiedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const { method = 'GET', url: path = '/', headers } = message
  const value = headers.authorization?.replace(/^(bearer|token)\s+/i, '')
  const known = Object.entries(tokens).find(([, each]) => each === value)?.[0]
  const token = value === undefined ? 'none' : (known ?? 'unknown')
  const body = parseBody(text)
  const fields = typeof body === 'object' && body !== null ? { ...body } : {}
  return { method, path, url: new URL(path, origin), text, fields, accept: headers.accept ?? '', token }
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function writeAnswer(response: ServerResponse, { status, headers = {}, body }: Answer, remaining: number): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    // Node's own would be cached, and would not follow a clock that a test replaced.
    date: new Date().toUTCString(),
    'x-ratelimit-limit': String(rateLimit),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    'x-ratelimit-resource': 'core',
    ...headers,
  })
  response.end(status === 204 ? undefined : typeof body === 'string' ? body : JSON.stringify(body))
}

// The gate through which every request of a run passes, on a port of its own per run: it keeps the log, and mishaps happen here.
import type { ChildProcess } from 'node:child_process'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Mishap, PassingRequest } from './mishap.ts'

export interface LoggedRequest extends PassingRequest {
  readonly run: number
  /** Virtual time at which it came. */
  readonly at: number
  /** What became of it: its status as the server answered, and its mishap. */
  outcome: string
  /** The job that it created, whether or not the run ever learned of it. */
  job?: string
}

/** Decides about a request when it comes; may hold it up. */
export type Meet = (request: PassingRequest) => Mishap | undefined | Promise<Mishap | undefined>

export interface Gate {
  readonly github: string
  readonly service: string
  /** No request passes before its run is known. */
  guard(child: ChildProcess): void
  /** Resolves when everything that was on the wire has taken effect. */
  close(): Promise<void>
}

export interface GateOptions {
  readonly run: number
  /** Addresses of the servers behind. */
  readonly github: string
  readonly service: string
  readonly meet: Meet
  readonly log: LoggedRequest[]
}

export async function openGate({ run, github, service, meet, log }: GateOptions): Promise<Gate> {
  const { promise: known, resolve: guard } = Promise.withResolvers<ChildProcess>()
  const onTheWire = new Set<Promise<void>>()
  let count = 0

  const pass = async (to: 'github' | 'service', message: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(message)
    const { method = 'GET', url: path = '/' } = message
    count += 1
    const entry: LoggedRequest = { run, nth: count, at: Date.now(), to, method, path, outcome: 'held' }
    log.push(entry)
    const child = await known
    const mishap = await meet(entry)
    if (mishap?.kill === 'before') child.kill('SIGKILL')
    if (typeof mishap?.applied === 'number') await new Promise((wake) => setTimeout(wake, Number(mishap.applied)))
    const origin = to === 'github' ? github : service
    const real = mishap?.applied === false ? undefined : await forward(origin, message, body)
    if (mishap?.kill === 'after') child.kill('SIGKILL')
    entry.outcome = [real?.status ?? 'not applied', ...(mishap ? [mishap.name] : [])].join(', ')
    if (to === 'service' && real?.status === 201) entry.job = String(JSON.parse(real.body).id)
    const given = mishap === undefined || mishap.answer === 'the server’s' ? real : mishap.answer
    if (given === 'silence') return
    if (given === 'reset' || given === undefined) message.socket.resetAndDestroy()
    else answer(response, given)
  }

  const listen = (to: 'github' | 'service') =>
    startServer((message, response) => {
      const passing = pass(to, message, response).catch(() => void message.socket.destroy())
      onTheWire.add(passing)
      void passing.finally(() => onTheWire.delete(passing))
    })
  const fronts = await Promise.all([listen('github'), listen('service')])
  const [githubFront, serviceFront] = fronts.map(addressOf)
  return {
    github: githubFront ?? '',
    service: serviceFront ?? '',
    guard,
    close: async () => {
      while (onTheWire.size > 0) await Promise.all(onTheWire)
      for (const front of fronts) {
        front.closeAllConnections()
        front.close()
      }
    },
  }
}

async function startServer(onRequest: (message: IncomingMessage, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(onRequest)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const kept = ['authorization', 'accept', 'content-type', 'x-github-api-version']

async function forward(origin: string, { method = 'GET', url = '/', headers }: IncomingMessage, body: string) {
  const sent = kept.flatMap((name): [string, string][] => [[name, String(headers[name] ?? '')]].filter(hasValue))
  const response = await fetch(origin + url, { method, headers: sent, redirect: 'manual', ...(body && { body }) })
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
}

const hasValue = (pair: string[]): pair is [string, string] => pair[1] !== ''

function answer(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'keep-alive': __, 'content-length': ___, 'transfer-encoding': ____, ...rest } = headers
  // A date of its own: Node's would be cached, and would not follow the virtual timeline.
  response.writeHead(status, { date: new Date().toUTCString(), ...rest }).end(status === 204 ? undefined : body)
}

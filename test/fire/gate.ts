// The port of one run, behind which GitHub and the service stand: it keeps the log, and mishaps happen here.
import type { ChildProcess } from 'node:child_process'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Answer, Mishap, PassingRequest } from './mishap.ts'
import { branch, project, type World } from './world.ts'

export interface LoggedRequest extends PassingRequest {
  readonly run: number
  /** Virtual time at which it came. */
  readonly at: number
  /** What became of it: its status as the server answered, and its mishap. */
  outcome: string
  /** The job that it created, whether or not the run ever learned of it. */
  job?: string
}

/** Decides about a request when it comes. */
export type Meet = (request: PassingRequest) => Mishap | undefined

export async function openGate(world: World, run: number, meet: Meet) {
  const { promise: known, resolve: guard } = Promise.withResolvers<ChildProcess>()
  let nth = 0
  const server = createServer((message, response) => {
    const passing = pass(message).then(
      (given) => {
        if (given === 'reset') message.socket.resetAndDestroy()
        else if (given !== 'silence') response.writeHead(given.status, given.headers).end(given.body)
      },
      () => void message.socket.destroy(),
    )
    world.wires.add(passing)
    void passing.finally(() => world.wires.delete(passing))
  })
  const pass = async (message: IncomingMessage): Promise<Answer | 'reset' | 'silence'> => {
    const { method = 'GET', url: path = '/', headers } = message
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    const to = path.startsWith('/v') ? 'service' : 'github'
    const entry: LoggedRequest = { run, nth: ++nth, at: Date.now(), to, method, path, outcome: 'held' }
    world.log.push(entry)
    const child = await known
    const mishap = meet(entry)
    if (mishap?.kill === 'before') child.kill('SIGKILL')
    if (typeof mishap?.applied === 'number') await new Promise((wake) => setTimeout(wake, Number(mishap.applied)))
    const real = mishap?.applied === false ? undefined : await apply(world, entry, headers, Buffer.concat(chunks))
    if (mishap?.kill === 'after') child.kill('SIGKILL')
    entry.outcome = [real?.status ?? 'not applied', ...(mishap ? [mishap.name] : [])].join(', ')
    if (to === 'service' && real?.status === 201) entry.job = String(JSON.parse(real.body).id)
    const given = mishap === undefined || mishap.answer === 'the server’s' ? real : mishap.answer
    if (typeof given !== 'object') return given ?? 'reset'
    // A date of its own: Node's would not follow the virtual timeline.
    return { ...given, headers: { date: new Date().toUTCString(), ...given.headers } }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** No request passes before its run is known. */
    guard,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function apply(
  { github, service, ledgers }: World,
  { to, method, path }: PassingRequest,
  headers: IncomingMessage['headers'],
  body: Buffer,
): Promise<Answer> {
  const { authorization = '', accept = '' } = headers
  if (to === 'service') {
    const init = { method, headers: { authorization, 'content-type': 'application/json' } }
    const request = new Request(`http://service${path}`, { ...init, ...(body.length > 0 && { body }) })
    const answer = await service.fetch(request)
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
  }
  const sent = body.length > 0 ? { body: JSON.parse(body.toString()) } : {}
  const answer = await github.send({ method, path, headers: { accept }, ...sent })
  const ledger = github.readFile(branch, `${project}/ledger.json`)
  if (ledger !== undefined && ledger !== ledgers.at(-1)) ledgers.push(ledger)
  return answer
}

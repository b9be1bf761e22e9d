// The service on a port: node:http around a fetch function.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import { type AddressInfo, Server as TcpServer } from 'node:net'
import { finished } from 'node:stream/promises'
import type { Client } from './framework.ts'
import { type Refusal, Refused, refusals, toResponse } from './refusals.ts'

type ListenOptions = {
  /** 0: any free port. */
  port: number
  host: string
  /** Bytes of all bodies that are arriving: what would be more gets a 503. */
  roomForBodies?: number
  /** Milliseconds that requests in flight get when the service closes. */
  grace?: number
  /** Milliseconds that a body may take to arrive: a little less than Node allows, whose own response no page may read (CORS). */
  arrival?: number
  /**
   * Milliseconds that a connection may stand still, between two requests or because a client does not read its response. Longer than
   * proxies keep idle connections: they would send a request into one that is just being closed.
   */
  stillness?: number
}
export interface Listening {
  url: string
  /** Accepts no new requests, lets those in flight finish, then frees the port. */
  close(): Promise<void>
}

type Fetching = { fetch(request: Request, client: Client): Response | Promise<Response> }

export async function listen(
  app: Fetching,
  { port, host, roomForBodies = 16_777_216, grace = 2000, arrival = 28_000, stillness = 125_000 }: ListenOptions,
): Promise<Listening> {
  const room: Room = { left: roomForBodies }
  const options = {
    // Node would refuse a request without a host itself, without the error body.
    requireHostHeader: false,
    // Node cuts off a body that takes longer to arrive, but by default looks only every 30 s.
    requestTimeout: 30_000,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: stillness,
  }
  let accepted: Promise<void> | undefined
  const serve: RequestListener = (incoming, outgoing) => {
    Promise.resolve(accepted)
      .then(() => answer(app, incoming, room, arrival))
      .catch(() => ({ response: toResponse(refusals.failed), isWhole: false }))
      .then(async ({ response, isWhole }) => {
        await accepted
        await send(response, outgoing, isWhole && !accepted)
      })
      .catch(() => outgoing.destroy())
  }
  const server = createServer(options, serve).setTimeout(stillness)
  // As well as a request with an unknown `Expect`.
  server.on('checkExpectation', serve)
  server.on('clientError', (error, socket) => {
    if (!socket.writable) return
    socket.end(renderUnreadable(error))
    // Not at once: a connection that is closed before the client has sent everything loses the response.
    setTimeout(() => socket.destroy(), 1000).unref()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address
  return {
    url: `http://${name}:${address.port}`,
    close: async () => {
      // A turn of the event loop accepts one connection. Those that the system has taken, and nobody accepted, would be reset. Meanwhile no
      // request is answered: turns are short, and no client comes again.
      accepted = waitForQuiet(server, 'connection')
      await accepted
      await close(server, grace)
    },
  }
}

const unreadable: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: refusals.longHeaders,
  ERR_HTTP_REQUEST_TIMEOUT: refusals.tooSlow,
}

/** What is no HTTP, or never came as a whole, gets the specification's error body too: Node's own answer has none. */
function renderUnreadable({ code = '' }: NodeJS.ErrnoException): string {
  const { status, body } = unreadable[code] ?? refusals.unreadable
  const text = JSON.stringify(body)
  const headers = `connection: close\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}`
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n\r\n${text}`
}

/** @returns whether the request has arrived as a whole, so that another can follow */
async function answer(app: Fetching, incoming: IncomingMessage, room: Room, arrival: number) {
  const body = openBody(incoming, room, arrival)
  try {
    const response = await ask(app, incoming, body.stream)
    // A client that is still sending would not hear the response.
    return { response, isWhole: await body.drain() }
  } finally {
    body.close()
  }
}

async function ask(app: Fetching, incoming: IncomingMessage, body: ReadableStream): Promise<Response> {
  const asked = incoming.method ?? 'GET'
  // A fetch request cannot have this method, and no operation has: any other name gets the same answer.
  const method = asked === 'TRACE' ? 'OTHER' : asked
  // A fetch GET request cannot have a body, and nothing here would read one.
  const sent = method === 'GET' || method === 'HEAD' ? {} : { body, duplex: 'half' as const }
  // RFC 9112, 3.2.
  const hosts = incoming.headersDistinct.host?.length ?? 0
  if (hosts > 1 || (hosts === 0 && incoming.httpVersion === '1.1')) return toResponse(refusals.unreadable)
  let request: Request
  try {
    // The host is not taken from the request, even one with a whole address (RFC 9112, 3.2.2): only path and query count.
    const target = incoming.url?.replace(/^https?:\/\/[^/?#]*/i, '') ?? ''
    request = new Request(new URL(`http://service${target}`), {
      method,
      headers: Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
      ...sent,
    })
  } catch {
    return toResponse(refusals.unreadable)
  }
  const address = incoming.socket.remoteAddress
  return app.fetch(request, address === undefined ? {} : { address })
}

type Room = { left: number }

/**
 * A body that is read only by who wants it, so that clients without a key take no memory with theirs. What is left of it is dropped.
 */
function openBody(incoming: IncomingMessage, room: Room, arrival: number) {
  const chunks = incoming[Symbol.asyncIterator]()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), arrival)
  let begun = false
  let taken = 0
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun = true
        const next = chunks.next().catch(() => {
          throw new Refused(refusals.unreadable)
        })
        const chunk = await Promise.race([next, late.promise])
        if (chunk === 'late') throw new Refused(refusals.tooSlow)
        const { done, value } = chunk
        if (done) return controller.close()
        if (value.length > room.left) throw new Refused(refusals.crowded)
        room.left -= value.length
        taken += value.length
        controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  return {
    stream,
    /** @returns whether all of it has arrived in time */
    async drain() {
      const rest = async () => {
        // What nobody has begun to read is dropped as it arrives, and never waits in memory for its turn.
        if (!begun) await finished(incoming.resume(), { writable: false })
        else while (!(await chunks.next()).done);
      }
      return (await Promise.race([rest(), late.promise])) !== 'late'
    },
    close() {
      clearTimeout(timer)
      room.left += taken
    },
  }
}

async function send(response: Response, outgoing: ServerResponse, canFollow: boolean): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  // A connection kept alive after the last response would delay closing.
  if (!canFollow) outgoing.setHeader('connection', 'close')
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (body.length === 0) outgoing.end()
  else {
    // To `server.close`, a connection is idle once its response has ended, even one that is still on its way to the client.
    outgoing.setHeader('content-length', body.length).write(body, () => outgoing.end())
  }
}

/** More than the system takes before the first is accepted, in case clients keep coming. */
const maxTurns = 1000

/** Turns of the event loop, until one passes without the event. */
async function waitForQuiet(server: Server, event: 'connection' | 'request'): Promise<void> {
  let isQuiet = false
  const note = () => {
    isQuiet = false
  }
  server.on(event, note)
  for (let turn = 0; !isQuiet && turn < maxTurns; turn++) {
    isQuiet = true
    // Between two of these is a look at all sockets.
    await new Promise(setImmediate)
    await new Promise(setImmediate)
  }
  server.off(event, note)
}

/** Milliseconds in which clients that use their connection are told to close it. */
const lastCall = 100

async function close(server: Server, grace: number): Promise<void> {
  const end = setTimeout(() => server.closeAllConnections(), grace)
  let isClosed = false
  const closed = new Promise<void>((resolve, reject) => {
    TcpServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()))
  }).finally(() => {
    isClosed = true
  })
  // More than once: a response that was under way when this began has promised to keep its connection.
  while (!isClosed) {
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastCall))])
    // To `server.close`, a connection is idle whose request has not been read yet: it would be reset.
    await waitForQuiet(server, 'request')
    server.close()
  }
  await closed
  clearTimeout(end)
}

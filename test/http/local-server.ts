// A real server on this machine, a bare one, and a port where nobody listens, for tests of the transport.
import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from '../support/loopback.ts'

export async function startServer(listener: RequestListener): Promise<string> {
  const { url, close } = await listenOnLoopback(listener)
  onTestFinished(close)
  return url
}

async function listen() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => new Promise<void>((resolve) => void server.close(() => resolve()))
  return { server, port: (server.address() as AddressInfo).port, close }
}

/** For answers that no honest server gives. */
export async function startTcp(handle: (socket: Socket) => void): Promise<number> {
  const { server, port, close } = await listen()
  // What nobody reads would keep the connection open.
  server.on('connection', (socket) => handle(socket.on('error', () => {}).resume()))
  onTestFinished(close)
  return port
}

export async function findClosedPort(): Promise<number> {
  const { port, close } = await listen()
  await close()
  return port
}

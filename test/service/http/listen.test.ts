// The service on a port.
import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Listening, listen } from '../../../src/service/http/listen.ts'
import { createTestApp, createWidgetApp, site, type TestApp } from './builders.ts'

let service: Listening
let given: TestApp

beforeEach(async () => {
  given = await createTestApp({ limits: { bodyBytes: 1000 } })
  service = await listen(given.service, { port: 0, host: '127.0.0.1', roomForBodies: 3000 })
})
afterEach(() => service.close())

const open = ({ url } = service) => connect(Number(new URL(url).port), '127.0.0.1')
const headers = { authorization: 'Bearer key-docs', 'content-type': 'application/json' }

test.each([
  ['with its length', 'a'.repeat(2000)],
  ['in chunks', ReadableStream.from([1500, 500].map((length) => Buffer.alloc(length, 'a')))],
])('a body that is too large, sent %s, gets a 413 and no job', async (_case, body) => {
  const answer = await fetch(`${service.url}/v2/agent/docs/job`, { method: 'POST', headers, body, duplex: 'half' })
  expect([answer.status, await answer.text()]).toEqual([413, '{"error":"The body must have at most 1000 bytes"}'])
  expect(await given.prompts()).toEqual([])
})

test.each([
  ['GET http://elsewhere/v1/analytics/docs/feedback', 401],
  ['OPTIONS *', 404],
  ['TRACE /v2/agent/docs/job', 405],
])('%s is refused with %i', async (line, status) => {
  const socket = open().end(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
  expect((await readAll(socket)).slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
})

test.each([
  ['an address that is not ASCII', 'GET /v1/analytics/docs/feedback?source=é HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['an unknown method', 'FETCH /v1/analytics/docs/feedback HTTP/1.1\r\nhost: a\r\n\r\n', 400],
  ['a broken chunk', 'POST /v2/agent/docs/job HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
  ['no host', 'GET /v1/analytics/docs/feedback HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /none HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 400],
  ['an unknown expectation', 'GET /none HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n', 404],
  ['a long header', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`, 431],
])('%s is answered with the error body', async (_case, text, status) => {
  const [head = '', body = ''] = (await readAll(open().end(text))).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/./) })
})

const send = (head: string, body: string, to = service) => {
  const socket = open(to).on('error', () => {})
  socket.write(`${head}\r\nhost: a\r\ncontent-type: application/json\r\n`)
  socket.write(`content-length: ${body.length + 1}\r\n\r\n${body}`)
  return socket
}
const creation = 'POST /v2/agent/docs/job HTTP/1.1\r\nconnection: close'

test('bodies without a key are not kept, and get their 401', async () => {
  const sockets = Array.from({ length: 20 }, () => send(creation, 'a'.repeat(900)))
  const whole = await fetch(`${service.url}/v2/agent/docs/job`, { method: 'POST', headers, body: '{"prompt":"a"}' })
  expect([whole.status, whole.headers.get('keep-alive')]).toEqual([201, 'timeout=125'])
  const answers = sockets.map(async (socket) => {
    socket.write('a')
    return (await readAll(socket)).slice(0, 12)
  })
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 401']))
})

test('of bodies with a key only so much is taken at once; what is more gets a 503, until there is room again', async () => {
  const ask = () =>
    fetch(`${service.url}/v2/agent/docs/job`, { method: 'POST', headers, body: `{"prompt":"${'a'.repeat(900)}"}` })
  const held = Array.from({ length: 3 }, () => send(`${creation}\r\nauthorization: Bearer key-docs`, 'a'.repeat(900)))
  const refused = async () => (await ask()).status === 503
  await expect.poll(refused).toBe(true)
  expect((await ask()).headers.get('retry-after')).toBe('5')
  for (const socket of held) socket.destroy()
  await expect.poll(async () => (await ask()).status).toBe(201)
})

test('a body that does not arrive is not waited for, and a page may read that', async () => {
  const slow = await listen((await createWidgetApp()).service, { port: 0, host: '127.0.0.1', arrival: 50 })
  const unsent = await readAll(send(`POST /widget/docs/feedback HTTP/1.1\r\norigin: ${site}`, '{"a', slow))
  expect(unsent).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\naccess-control-allow-origin: https:/)
  expect(await readAll(send('POST /v2/agent/docs/job HTTP/1.1', '{"a', slow))).toMatch(/^HTTP\/1\.1 401 /)
  await slow.close()
})

test('a client that does not read its response is not waited for', async () => {
  const app = { fetch: () => new Response(Buffer.alloc(20_000_000)) }
  const slow = await listen(app, { port: 0, host: '127.0.0.1', stillness: 50 })
  const accepted = Promise.withResolvers<Socket>()
  subscribe('net.server.socket', (message) => accepted.resolve((message as { socket: Socket }).socket))
  const socket = open(slow).pause()
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  await once(await accepted.promise, 'close')
  socket.destroy()
  await slow.close()
})

test('closing answers who is connected, even if that request is not read yet, or that connection not accepted', async () => {
  const closing = await listen(given.service, { port: 0, host: '127.0.0.1' })
  const ask = (socket: Socket) => socket.write('GET /none HTTP/1.1\r\nhost: a\r\n\r\n')
  const used = open(closing)
  ask(used)
  await once(used, 'data')
  const sockets = Array.from({ length: 20 }, () => open(closing))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const reused = open(closing)
  ask(reused)
  await once(reused, 'data')
  const closed = closing.close()
  for (const socket of [used, ...sockets]) ask(socket)
  const all = [used, ...sockets].map((socket) => readAll(socket))
  await once(used, 'data')
  ask(reused)
  // What is busy reads no sockets, and then its timers come first.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  const answers = await Promise.all([...all, readAll(reused)])
  const heads = answers.map((answer) => answer.slice(0, 43))
  expect(new Set(heads)).toEqual(new Set(['HTTP/1.1 404 Not Found\r\nconnection: close\r\n']))
  await closed
})

test('closing lets a client read its response to the end', async () => {
  const app = { fetch: () => new Response(Buffer.alloc(20_000_000)) }
  const closing = await listen(app, { port: 0, host: '127.0.0.1', grace: 60_000 })
  const socket = open(closing)
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  await once(socket, 'readable')
  const closed = closing.close()
  await sleep(200)
  expect((await readAll(socket)).length).toBeGreaterThan(20_000_000)
  await closed
})

test('closing lets a request in flight end, then refuses', async () => {
  const started = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const fetchLate = async () => {
    started.resolve()
    await gate.promise
    return Response.json({ late: true })
  }
  const slow = await listen({ fetch: fetchLate }, { port: 0, host: '127.0.0.1' })
  const answer = fetch(slow.url)
  await started.promise
  const closed = slow.close()
  gate.resolve()
  expect(await (await answer).json()).toEqual({ late: true })
  await closed
  await expect(fetch(slow.url)).rejects.toThrow()
})

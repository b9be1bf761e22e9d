// The service on a port.
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text as readAll } from 'node:stream/consumers'
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
  ['with its length', 2000],
  ['in chunks', undefined],
])('a body that is too large, sent %s, gets a 413 and no job', async (_case, length) => {
  const answer = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = httpRequest(`${service.url}/v2/agent/docs/job`, {
      method: 'POST',
      headers: { ...headers, ...(length === undefined ? {} : { 'content-length': length }) },
    })
    request.on('error', reject).on('response', async (response) => {
      resolve({ status: response.statusCode, body: await readAll(response) })
    })
    request.write('a'.repeat(1500))
    request.end('a'.repeat(500))
  })
  expect(answer).toEqual({ status: 413, body: '{"error":"The body must have at most 1000 bytes"}' })
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

test('closing answers a request on an open connection that is not read yet', async () => {
  const closing = await listen(given.service, { port: 0, host: '127.0.0.1' })
  const socket = open(closing)
  const ask = () => socket.write('GET /none HTTP/1.1\r\nhost: a\r\n\r\n')
  ask()
  await once(socket, 'data')
  const closed = closing.close()
  ask()
  expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 404 Not Found\r\nconnection: close\r\n/)
  await closed
})

test('closing answers clients that are connected, and wait to be accepted', async () => {
  const closing = await listen(given.service, { port: 0, host: '127.0.0.1' })
  const sockets = Array.from({ length: 20 }, () => open(closing))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write('GET /none HTTP/1.1\r\nhost: a\r\n\r\n')
  const [, ...answers] = await Promise.all([closing.close(), ...sockets.map((socket) => readAll(socket))])
  expect(new Set(answers.map((answer) => answer.slice(0, 12)))).toEqual(new Set(['HTTP/1.1 404']))
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

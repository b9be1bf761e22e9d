// The transport against a real server on this machine.
import type { RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSend, type Exchange, SendError } from '../../src/http/send.ts'
import { findClosedPort, startServer, startTcp } from './local-server.ts'

const KEY = 'canary-key-1f9a'
const send = createSend()

function build(url: string, overrides: Partial<Exchange> = {}): Exchange {
  return { method: 'GET', url, headers: { authorization: `Bearer ${KEY}` }, timeout: 5000, ...overrides }
}

async function catchFault(exchange: Exchange, transport = send): Promise<SendError> {
  const fault = await transport(exchange).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof SendError)) throw new Error('expected a SendError', { cause: fault })
  expect(`${fault.message} ${fault.stack}`).not.toContain(KEY)
  return fault
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('an answer has status, headers in lower case and the body', async () => {
  const seen: { method?: string | undefined; headers: unknown; body: string }[] = []
  const url = await startServer(async (request, response) => {
    seen.push({ method: request.method, headers: request.headers, body: await text(request) })
    response.writeHead(201, { 'Retry-After': '5', 'Set-Cookie': ['a=1', 'b=2'] }).end('{"é":"€"}')
  })
  const exchange = build(url, { method: 'POST', body: '{"prompt":"ü"}' })
  const answer = await send(exchange)
  expect(answer).toMatchObject({ status: 201, body: '{"é":"€"}' })
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'set-cookie': 'a=1, b=2' })
  const own = { 'accept-encoding': 'gzip', 'user-agent': 'feedback-to-fix', connection: 'close' }
  const headers = { authorization: `Bearer ${KEY}`, ...own }
  expect(seen).toMatchObject([{ method: 'POST', body: '{"prompt":"ü"}', headers }])
})

test.each([301, 303, 304, 308])('a redirect: %i is an answer without its words, followed nowhere', async (status) => {
  const asked: string[] = []
  const note: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end()
  }
  const elsewhere = await startServer(note)
  const url = await startServer((request, response) => {
    const location = request.url === '/abroad' ? `${elsewhere}/secret-place` : '/home'
    if (request.url === '/home') return note(request, response)
    response.writeHead(status, { location }).end(status === 304 ? '' : 'moved')
  })
  for (const method of ['GET', 'POST', 'PATCH'] as const) {
    for (const path of ['/abroad', '/near']) {
      const exchange = build(url + path, { method, ...(method === 'GET' ? {} : { body: '{}' }) })
      expect(await send(exchange)).toMatchObject({ status, body: '', headers: { location: expect.any(String) } })
    }
  }
  expect(asked).toEqual([])
})

describe('a compressed body', () => {
  const gzipped =
    (bytes: Uint8Array, coding = 'gzip'): RequestListener =>
    (_, response) =>
      void response.writeHead(200, { 'content-encoding': coding }).end(bytes)

  test('is asked for as gzip, and unpacked, whatever the case of that name', async () => {
    for (const coding of ['gzip', 'GZIP']) {
      const url = await startServer(gzipped(gzipSync('{"é":"€"}'), coding))
      expect((await send(build(url))).body).toBe('{"é":"€"}')
    }
  })

  test.each([
    ['breaks off', gzipSync('{"feedback":[]}').subarray(0, 20)],
    ['is none', Buffer.from('{"feedback":[]}')],
  ])('that %s is no answer', async (_, bytes) => {
    expect(await catchFault(build(await startServer(gzipped(bytes))))).toMatchObject({ kind: 'no-answer' })
  })
})

const slow: [string, (response: ServerResponse) => void][] = [
  ['while headers are awaited', () => {}],
  [
    'within a body that drips',
    (response) => {
      const timer = setInterval(() => response.write(' '), 10)
      response.on('close', () => clearInterval(timer))
    },
  ],
]

describe('no whole answer', () => {
  const cases: Record<string, RequestListener> = {
    'reset before headers': (request) => void request.socket.destroy(),
    'reset within the body': (_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"feed', () => response.socket?.destroy())
    },
    'chunks that do not end': (_, response) => void response.write('{"feed', () => response.socket?.destroy()),
    'a body in a coding that was not asked for': (_, response) => {
      response.writeHead(200, { 'content-encoding': 'br' }).end('x')
    },
  }

  test.each(Object.entries(cases))('%s', async (_, listener) => {
    const url = await startServer(listener)
    for (const method of ['GET', 'POST'] as const) {
      expect((await catchFault(build(url, { method }))).kind).toBe('no-answer')
    }
  })

  test('something that is not HTTP, and the fault does not quote it', async () => {
    const port = await startTcp((socket) => void socket.end(`SSH-2.0 ${KEY}\r\n`))
    expect(await catchFault(build(`http://127.0.0.1:${port}`))).toMatchObject({ kind: 'no-answer' })
  })

  test.each(slow)('past the deadline: %s', async (_, answer) => {
    const url = await startServer((_request, response) => answer(response))
    expect(await catchFault(build(url, { timeout: 150 }))).toMatchObject({ kind: 'no-answer', code: 'DEADLINE' })
  })
})

test.each([
  ['declared', { 'content-length': String(2 ** 40) }],
  ['not declared', {}],
])('a body that is too large: %s', async (_, headers) => {
  const block = Buffer.alloc(1024 * 1024, ' ')
  let written = 0
  const url = await startServer((_request, response) => {
    response.writeHead(200, headers)
    const fill = () => {
      while (!response.destroyed && response.write(block)) written++
    }
    response.on('drain', fill)
    fill()
  })
  const fault = await catchFault(build(url, { timeout: 20_000 }))
  expect(fault.message).toBe('the response is larger than 32 MiB')
  expect(written).toBeLessThan(100)
})

describe('provably not sent', () => {
  test('nobody listens', async () => {
    const exchange = build(`http://127.0.0.1:${await findClosedPort()}`, { method: 'POST', body: '{}' })
    expect(await catchFault(exchange)).toMatchObject({ kind: 'not-sent', code: 'ECONNREFUSED' })
  })

  test('the name is unknown', async () => {
    const fault = await catchFault(build('http://nowhere.invalid/', { method: 'POST', body: '{}' }))
    expect(fault.kind).toBe('not-sent')
    expect(['ENOTFOUND', 'EAI_AGAIN']).toContain(fault.code)
  })

  test.each([
    ['ERR_INVALID_URL', 'no address', {}],
    ['UND_ERR_INVALID_ARG', 'http://127.0.0.1:9', { headers: { authorization: 'a\nb' } }],
  ])('undici does not take the request: %s', async (code, url, more) => {
    expect(await catchFault(build(url, { method: 'POST', body: '{}', ...more }))).toMatchObject({
      kind: 'not-sent',
      code,
    })
  })

  test('the other side does not speak TLS', async () => {
    vi.stubEnv('no_proxy', '*')
    const url = await startServer((_, response) => void response.end())
    const fault = await catchFault(build(url.replace('http:', 'https:'), { method: 'POST', body: '{}' }))
    expect(fault.kind).toBe('not-sent')
  })

  test('the proxy refuses, and hears no key', async () => {
    const heard: string[] = []
    const port = await startTcp((socket) => {
      socket.on('data', (data) => {
        heard.push(data.toString())
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n')
      })
    })
    vi.stubEnv('https_proxy', `http://127.0.0.1:${port}`)
    vi.stubEnv('no_proxy', '')
    const exchange = build('https://docs.invalid/v2', { method: 'POST', body: '{}' })
    expect(await catchFault(exchange, createSend())).toMatchObject({ kind: 'not-sent' })
    expect(heard.join('')).toMatch(/^CONNECT docs\.invalid:443 HTTP\/1\.1\r\n/)
    expect(heard.join('')).not.toContain(KEY)
  })
})

describe('the signal', () => {
  test('stops before anything is sent', async () => {
    let asked = 0
    const url = await startServer((_, response) => {
      asked++
      response.end()
    })
    expect((await catchFault(build(url, { signal: AbortSignal.abort() }))).kind).toBe('stopped')
    expect(asked).toBe(0)
  })

  test.each(slow)('stops: %s', async (_, answer) => {
    const stop = new AbortController()
    const url = await startServer((_request, response) => {
      answer(response)
      setTimeout(() => stop.abort(), 30)
    })
    expect((await catchFault(build(url, { signal: stop.signal }))).kind).toBe('stopped')
  })
})

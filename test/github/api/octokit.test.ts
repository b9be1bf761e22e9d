// Octokit on a real socket: what is sent, what counts as an answer, and what does not.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { createGitHubSend } from '../../../src/github/api/octokit.ts'
import { createSend } from '../../../src/http/send.ts'
import { findClosedPort, startServer } from '../../http/local-server.ts'
import { apiUrl as at } from '../../support/addresses.ts'
import { errorOf } from '../scripted.ts'

const token = 'ghs_canary0123456789'
const transport = createSend()
const read = { method: 'GET', path: '/it' } as const

async function serve(listener: RequestListener) {
  const apiUrl = at(await startServer(listener))
  return createGitHubSend({ apiUrl, token, send: transport })
}

/** A server that answers everything the same way. */
const answer = (status: number, headers: Record<string, string>, body: string) =>
  serve((_, response) => void response.writeHead(status, headers).end(body))

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text
}

const json = { 'content-type': 'application/json; charset=utf-8' }

describe('what is sent', () => {
  test('a read: its address as it is, the query encoded, and the token', async () => {
    const seen: IncomingMessage[] = []
    const send = await serve((request, response) => {
      seen.push(request)
      response.writeHead(200, json).end('{"a":1}')
    })
    const query = { since: '2026-11-21T06:00:00Z', page: 2, words: 'a&b {c} :d' }
    const { status, data } = await send({ ...read, path: '/repos/a/b/commits/heads%2Fx%2Fy', query })
    expect([status, data]).toEqual([200, { a: 1 }])
    expect(seen[0]?.url).toBe(
      '/repos/a/b/commits/heads%2Fx%2Fy?since=2026-11-21T06%3A00%3A00Z&page=2&words=a%26b+%7Bc%7D+%3Ad',
    )
    expect(seen[0]?.headers).toMatchObject({
      authorization: `token ${token}`,
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
    })
  })

  test.each([
    ['', '/graphql'],
    ['/api/v3', '/api/graphql'],
  ])('GraphQL of an API at “%s” lies at %s', async (path, expected) => {
    const url = await startServer((request, response) => void response.end(JSON.stringify(request.url)))
    const send = createGitHubSend({ apiUrl: at(url + path), token, send: transport })
    expect((await send({ method: 'POST', path: '/graphql', body: {} })).data).toBe(expected)
  })

  test('bytes are asked for as bytes', async () => {
    const send = await serve((request, response) => void response.end(request.headers.accept))
    expect((await send({ ...read, raw: true })).data).toBe('application/vnd.github.raw+json')
  })

  test.each(['POST', 'PATCH'] as const)('%s: the body as JSON, whatever it holds', async (method) => {
    const send = await serve(async (request, response) => {
      response
        .writeHead(201, json)
        .end(JSON.stringify({ method: request.method, got: JSON.parse(await readBody(request)) }))
    })
    const body = { body: '🎉 {owner} :sha', data: 1, headers: 2, url: 3, baseUrl: 'https://example.com' }
    expect(await send({ method, path: '/it', body })).toMatchObject({ status: 201, data: { method, got: body } })
  })
})

describe('answers', () => {
  test.each([200, 201, 301, 302, 304, 307, 308, 400, 401, 403, 404, 409, 410, 422, 429, 500, 503])(
    '%i is an answer, with its headers',
    async (status) => {
      const send = await answer(status, { ...json, 'Retry-After': '7' }, status === 304 ? '' : '{"message":"m"}')
      const got = await send(read)
      expect(got).toMatchObject({ status, headers: { 'retry-after': '7' } })
      // Where a redirect's words come from is nobody's business.
      const redirect = status >= 300 && status < 400
      if (status !== 304) expect(got.data).toEqual(redirect ? undefined : { message: 'm' })
      else expect(got.data || undefined).toBeUndefined()
    },
  )

  test.each([301, 302, 303, 307, 308])('%i is not followed, neither by a read nor by a write', async (status) => {
    const seen: string[] = []
    const send = await serve((request, response: ServerResponse) => {
      seen.push(`${request.method} ${request.url}`)
      response.writeHead(status, { location: '/elsewhere' }).end()
    })
    expect((await send(read)).status).toBe(status)
    expect((await send({ method: 'POST', path: '/it', body: {} })).status).toBe(status)
    expect(seen).toEqual(['GET /it', 'POST /it'])
  })

  const types = [
    'application/vnd.github.raw+json; charset=utf-8',
    'application/vnd.github.raw',
    'application/octet-stream',
    'application/json; charset=utf-8',
    'text/plain',
    'text/html',
    undefined,
  ]
  const typed = (type: string | undefined): Record<string, string> =>
    type === undefined ? {} : { 'content-type': type }

  test.each(types)('raw is text, of whatever type the server calls it: %s', async (type) => {
    for (const body of ['{"a": 1}\n', '{"a": "é"}', '{"a":[1', '<html>', 'x', '']) {
      expect((await (await answer(200, typed(type), body))({ ...read, raw: true })).data).toBe(body)
    }
  })

  test.each(types)('all else is JSON, of whatever type the server calls it: %s', async (type) => {
    expect((await (await answer(200, typed(type), '{"a":["é🎉"]}\n'))(read)).data).toEqual({ a: ['é🎉'] })
    expect((await (await answer(200, typed(type), ''))(read)).data).toBe('')
  })

  test.each([204, 205])('%i has no body', async (status) => {
    for (const raw of [false, true]) expect((await (await answer(status, {}, ''))({ ...read, raw })).data).toBe('')
  })
})

describe('no answer', () => {
  const codeOf = (error: unknown): unknown => {
    if (!(error instanceof Error)) return undefined
    return 'code' in error ? error.code : codeOf(error.cause)
  }

  test('a refused connection', async () => {
    const apiUrl = at(`http://127.0.0.1:${await findClosedPort()}`)
    expect(codeOf(await errorOf(createGitHubSend({ apiUrl, token, send: transport })(read)))).toBe('ECONNREFUSED')
  })

  test('a connection that breaks before the answer', async () => {
    const send = await serve((request) => void request.socket.destroy())
    const error = await errorOf(send(read))
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify(error) + error.message).not.toContain(token)
  })

  test('a request that is cancelled: its connection is closed', async () => {
    const cut = new AbortController()
    const closed = Promise.withResolvers<void>()
    const send = await serve((request) => {
      request.socket.once('close', () => closed.resolve())
      cut.abort()
    })
    expect(await errorOf(send({ ...read, signal: cut.signal }))).toMatchObject({ kind: 'stopped' })
    await closed.promise
  })

  // Octokit of itself would give an empty text with the status of success; undici knew better.
  describe.each([
    ['JSON', 'application/json; charset=utf-8', false],
    ['raw', 'application/vnd.github.raw+json; charset=utf-8', true],
    ['bytes', 'application/octet-stream', true],
  ] as const)('a body that breaks off: %s', (_, type, raw) => {
    test.each([
      ['of known length', { 'content-length': '100' }],
      ['of unknown length', {}],
    ] as const)('%s', async (_name, length) => {
      for (const status of [200, 201, 403]) {
        const send = await serve((_request, response) => {
          response.writeHead(status, { 'content-type': type, ...length })
          // A whole value, so that only the end tells.
          response.write('{"a":1}', () => response.destroy())
        })
        expect(await errorOf(send({ ...read, raw }))).toBeInstanceOf(Error)
      }
    })

    test('before its first byte', async () => {
      const send = await serve((_request, response) => {
        response.writeHead(200, { 'content-type': type, 'content-length': '100' })
        response.flushHeaders()
        response.destroy()
      })
      expect(await errorOf(send({ ...read, raw }))).toBeInstanceOf(Error)
    })
  })

  test.each([
    ['JSON that ends too early', 'application/json', '{"a":[1'],
    ['JSON and more', 'application/json', '{"a":1}\né'],
    ['a page of a proxy', 'text/html', '<html>'],
    ['text', 'text/plain', 'x'],
    ['a type of none', '', 'x'],
  ])('a body that is no JSON is none: %s', async (_, type, body) => {
    for (const status of [200, 201]) {
      const send = await answer(status, type === '' ? {} : { 'content-type': type }, body)
      expect(await errorOf(send(read))).toBeInstanceOf(SyntaxError)
    }
  })
})

// One pull request as GitHub answers it, and what each answer means.
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { readPull } from '../../../src/service/merges/read-pull.ts'
import { listenOnLoopback } from '../../support/loopback.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
let answer: RequestListener
const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = []

const { url, close } = await listenOnLoopback((request, response) => {
  asked.push({ url: request.url, headers: request.headers })
  answer(request, response)
})
afterAll(close)

const read = (etag: string | null = null, signal = new AbortController().signal) =>
  readPull({ baseUrl: `${url}/`, token: 'token-1', now: () => now, signal }, 'acme/docs', 7, etag)
const reply =
  (status: number, body: unknown = {}, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
const failed = (reason: string) => ({ kind: 'failed', reason })
const base = { ref: 'main' }
const reset = String(now / 1000 + 600)

test.each([
  ['merged', reply(200, { merged: true, base }), { kind: 'merged', base: 'main' }],
  ['open', reply(200, { merged: false, base }, { etag: 'W/"1"' }), { kind: 'not-merged', etag: 'W/"1"' }],
  ['open, without a tag', reply(200, { merged: false, base }), { kind: 'not-merged', etag: null }],
  ['as it was', reply(304), { kind: 'unchanged' }],
  ['gone', reply(404), { kind: 'refused', status: 404 }],
  ['not for this token', reply(403, {}, { 'x-ratelimit-remaining': '4000' }), { kind: 'refused', status: 403 }],
  ['a wrong token', reply(401), { kind: 'refused', status: 401 }],
  ['a pause', reply(403, {}, { 'retry-after': '120' }), { kind: 'limited', until: now + 120_000 }],
  ['a short pause', reply(429, {}, { 'retry-after': '1' }), { kind: 'limited', until: now + 60_000 }],
  [
    'the limit',
    reply(403, {}, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }),
    { kind: 'limited', until: now + 600_000 },
  ],
  ['a limit without a word', reply(429), { kind: 'limited', until: now + 60_000 }],
  ['trouble', reply(502), failed('GitHub returned status 502')],
  ['a page instead', reply(200, '<html>CANARY'), failed('The request to GitHub failed: SyntaxError')],
  ['something else', reply(200, { merged: 'yes' }), failed('The request to GitHub failed: ZodError')],
  ['nothing', (_, response) => void response.destroy(), failed('The request to GitHub failed: TypeError')],
] as [string, RequestListener, object][])('%s', async (_, listener, expected) => {
  answer = listener
  expect(await read()).toEqual(expected)
})

test('asks for the one, with the token, and with the tag of the answer before', async () => {
  answer = reply(304)
  await read('W/"1"')
  await read(null)
  const [first, second] = asked.slice(-2)
  expect(first?.url).toBe('/repos/acme/docs/pulls/7')
  expect(first?.headers).toMatchObject({ authorization: 'Bearer token-1', 'if-none-match': 'W/"1"' })
  expect(second?.headers).not.toHaveProperty(['if-none-match'])
})

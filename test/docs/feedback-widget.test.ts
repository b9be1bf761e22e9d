// The example of a widget, run as a page would run it: with a browser's rules between it and the service.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../src/service/http/listen.ts'
import { createWidgetApp, get, site, type TestApp } from '../service/http/builders.ts'

const text = readFileSync('docs/examples/feedback-widget.js', 'utf8')
const module = await import(`data:text/javascript,${encodeURIComponent(text)}`)
const nodeFetch = globalThis.fetch

let app: TestApp
let service: Listening
let address = ''
/** How many connections break before one holds. */
let broken = 0

/** Asks first, and hides an answer that the service did not open to the page, as the Fetch standard says. */
async function fetchAsBrowser(url: string, init: RequestInit & { headers: Record<string, string> }) {
  if (broken > 0) {
    broken -= 1
    // The service may have got it.
    await nodeFetch(url, { ...init, headers: { ...init.headers, origin } })
    throw new TypeError('Failed to fetch')
  }
  const asking = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
  const preflight = await nodeFetch(url, { method: 'OPTIONS', headers: asking })
  const list = (name: string) => (preflight.headers.get(name) ?? '').split(/, */)
  const names = list('access-control-allow-headers')
  if (!preflight.ok || !Object.keys(init.headers).every((name) => names.includes(name))) throw new TypeError('CORS')
  if (preflight.headers.get('access-control-allow-origin') !== origin) throw new TypeError('CORS')
  const response = await nodeFetch(url, { ...init, headers: { ...init.headers, origin } })
  if (response.headers.get('access-control-allow-origin') !== origin) throw new TypeError('CORS')
  return response
}
let origin = site

beforeEach(async () => {
  app = await createWidgetApp()
  service = await listen(app.service, { port: 0, host: '127.0.0.1' })
  address = `${service.url}/widget/docs/feedback`
  origin = site
  vi.stubGlobal('fetch', fetchAsBrowser)
  vi.stubGlobal('location', { pathname: '/guide/install' })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await service.close()
})

const page = { source: 'contextual', path: '/guide/install', helpful: false, comment: 'It says instal.' }
const submit = (entry: object = page): Promise<string> =>
  module.send(address, entry, 0).then(
    () => 'sent',
    (fault: Error) => fault.message,
  )
const readStored = async () => (await get(app, '/v1/analytics/docs/feedback')).body.feedback

test.each([
  ['a reader’s words', page],
  ['a vote without words', { ...page, comment: null }],
  ['a code block', { source: 'code_snippet', path: '/a', code: 'npm i', lang: 'sh', comment: 'It does not work.' }],
  ['what an assistant was told', { source: 'agent', path: '/a', comment: 'The flag is gone.' }],
])('%s', async (_, entry) => {
  expect(await submit(entry)).toBe('sent')
  expect(await readStored()).toMatchObject([{ ...entry, status: 'pending' }])
})

test('a connection that broke after the service had it all', async () => {
  broken = 1
  expect(await submit()).toBe('sent')
  expect(await readStored()).toHaveLength(1)
})

test('a page of another site sends nothing', async () => {
  origin = 'https://example.org'
  expect(await submit()).toMatch(/this site may not send feedback\.$/)
  expect(await readStored()).toEqual([])
})

test.each([
  [502, 2, /^The service is busy/],
  [503, 2, /^The service is busy/],
  [429, 1, /try again in an hour/],
])('status %i: asked %i times, in words', async (status, times, words) => {
  const asked = vi.fn(async () => new Response('<html>', { status }))
  vi.stubGlobal('fetch', asked)
  expect(await submit()).toMatch(words)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('the reader is told why something is refused', async () => {
  expect(await submit({ ...page, comment: 'x'.repeat(5000) })).toMatch(/^Invalid entry; comment must /)
})

test('it is small', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6144)
})

// The example of a widget, run as a page would run it: with a browser's rules between it and the service.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../src/service/http/listen.ts'
import { get, type TestApp } from '../service/http/builders.ts'
import { createWidgetApp, site } from '../service/http/widget-builders.ts'

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

/** What the page's form is to the example. */
function createForm(comment: string) {
  const answered = Promise.withResolvers<string>()
  const answer = {
    set value(text: string) {
      answered.resolve(text)
    },
  }
  const form = Object.assign(new EventTarget(), { elements: { comment: { value: comment }, answer } })
  module.connect(form, address)
  const submit = (value: string) => {
    form.dispatchEvent(Object.assign(new Event('submit', { cancelable: true }), { submitter: { value } }))
    return answered.promise
  }
  return { submit }
}
const readStored = async () => (await get(app, '/v1/analytics/docs/feedback')).body.feedback

test('a reader presses a button', async () => {
  expect(await createForm(' It says instal. ').submit('no')).toBe('Thank you!')
  expect(await readStored()).toMatchObject([
    { path: '/guide/install', source: 'contextual', helpful: false, comment: 'It says instal.', status: 'pending' },
  ])
})

test('a vote without words', async () => {
  expect(await createForm('').submit('yes')).toBe('Thank you!')
  expect(await readStored()).toMatchObject([{ helpful: true, comment: null }])
})

test('a connection that broke after the service had it all', async () => {
  broken = 1
  expect(await createForm('Unclear').submit('no')).toBe('Thank you!')
  expect(await readStored()).toHaveLength(1)
})

test('a page of another site sends nothing', async () => {
  origin = 'https://example.org'
  expect(await createForm('Unclear').submit('no')).toBe('This could not be sent: CORS.')
  expect(await readStored()).toEqual([])
})

test('a proxy that answers for a service that is away', async () => {
  vi.stubGlobal('fetch', async () => new Response('<html>502 Bad Gateway</html>', { status: 502 }))
  const said = await createForm('Unclear').submit('no')
  expect(said).toBe('This could not be sent: the server is not available now.')
})

test('the reader is told why something is refused', async () => {
  expect(await createForm('x'.repeat(5000)).submit('no')).toMatch(
    /^This could not be sent: Invalid entry; comment must /,
  )
})

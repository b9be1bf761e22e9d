// The widget: its routes, and what they refuse.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findEntry } from '../../../src/service/data/feedback-table.ts'
import { forgetVisits } from '../../../src/service/data/visits.ts'
import { noon } from '../builders.ts'
import { createWidgetApp, get, read, site, type TestApp } from './builders.ts'

const hour = 3_600_000
const page = { source: 'contextual', path: '/install', helpful: false }
const uuid = '6f1c2f0a-5b7e-4d43-9a55-0d8f5f2f7b11'

function send(
  app: TestApp,
  body: unknown,
  {
    origin = site as string | null,
    reader = '198.51.100.1',
    type = 'application/json',
    project = 'docs',
    method = 'POST',
  } = {},
) {
  const text = typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body)
  const headers = { 'content-type': type, 'x-forwarded-for': reader, ...(origin === null ? {} : { origin }) }
  return app.service.fetch(
    new Request(`http://service/widget/${project}/feedback`, {
      method,
      headers,
      body: method === 'POST' ? text : null,
    }),
  )
}

test('a reader’s words become a pending entry with the service’s time, as described', async () => {
  const app = await createWidgetApp()
  const answer = await send(app, { ...page, comment: 'It says instal.\nTwice. 😀' })
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(answer.headers.get('vary')).toBe('Origin')
  const { status, body } = await read(answer)
  expect({ status, body }).toEqual({ status: 201, body: { id: 'job-1' } })
  const exported = await get(app, '/v1/analytics/docs/feedback')
  const words = { comment: 'It says instal.\nTwice. 😀', createdAt: '2026-11-21T12:00:00.000Z', contact: null }
  expect(exported.body.feedback).toEqual([{ ...page, id: 'job-1', status: 'pending', ...words }])
  const described = await get(app, '/openapi.json', null)
  expect(Object.keys(described.body.paths)).toContain('/widget/{projectId}/feedback')
})

test('a browser that asks first is told what it may', async () => {
  const app = await createWidgetApp()
  const answer = await send(app, null, { method: 'OPTIONS', origin: 'https://www.example.com' })
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': 'https://www.example.com',
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '3600',
    vary: 'Origin, Access-Control-Request-Headers',
  })
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  const refused = await send(app, null, { method: 'OPTIONS', origin: 'https://example.org' })
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
  // Without the database, a page is told so, and its browser asks again.
  await app.database.close()
  const asked = await send(app, null, { method: 'OPTIONS' })
  expect([asked.status, asked.headers.get('access-control-max-age')]).toEqual([204, '0'])
  const failed = await send(app, page)
  expect([failed.status, failed.headers.get('access-control-allow-origin')]).toEqual([500, site])
})

test('the same entry twice is stored once; another one under its id is refused', async () => {
  const app = await createWidgetApp()
  const body = { ...page, id: uuid, comment: 'Unclear' }
  expect((await read(send(app, body))).body).toEqual({ id: uuid })
  await app.setStatus(uuid, 'resolved')
  app.clock.now += 1000
  expect(await read(send(app, body))).toMatchObject({ status: 201, body: { id: uuid } })
  expect((await send(app, { ...body, comment: 'Clear' })).status).toBe(409)
  const kept = await findEntry(app.database.queries, 'docs', uuid)
  expect(kept).toMatchObject({ comment: 'Unclear', status: 'resolved', createdAt: '2026-11-21T12:00:00.000Z' })
})

test('a reader may send so much in an hour, and others go on', async () => {
  const app = await createWidgetApp()
  for (const _ of [1, 2, 3]) expect((await send(app, page)).status).toBe(201)
  const { status, headers, body } = await read(send(app, page))
  expect([status, headers.get('retry-after'), headers.get('access-control-allow-origin')]).toEqual([429, '3600', site])
  expect(headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(Object.keys(body)).toEqual(['error'])
  expect((await send(app, page, { reader: '198.51.100.1, 198.51.100.2' })).status).toBe(201)
  app.clock.now = noon + hour
  expect((await send(app, page)).status).toBe(201)
})

test('no address is kept, and after the hour nobody could tell whose it was', async () => {
  const app = await createWidgetApp()
  await send(app, page, { reader: '198.51.100.77' })
  const dump = async () => {
    const read = (name: string) => sql`select * from ${sql.table(name)}`.execute(app.database.queries)
    const [visits, ...others] = await Promise.all(['rate', 'setting', 'feedback'].map(read))
    return { text: JSON.stringify([visits?.rows, others.map(({ rows }) => rows)]), visits: visits?.rows.length }
  }
  const before = await dump()
  expect(before.text).not.toContain('198.51')
  // The reader's, and all of the project's.
  expect([before.visits, before.text.includes('visits-of-')]).toEqual([2, true])
  await forgetVisits(app.database.queries, noon + 59 * 60_000)
  expect((await dump()).visits).toBe(2)
  await forgetVisits(app.database.queries, noon + hour)
  const after = await dump()
  expect([after.visits, after.text.includes('visits-of-'), after.text.includes('cursor-key')]).toEqual([0, false, true])
})

test.each([
  ['no object', [], /^it must be an object/],
  ['no source', { path: '/a' }, /^source must be contextual, code_snippet or agent$/],
  ['a source that no browser is', { source: 'thumbs_only', path: '/a' }, /^source must be /],
  ['an agent without words', { source: 'agent', path: '/a' }, /^comment must be /],
  ['no page', { ...page, path: undefined }, /^path must begin with one slash, and have 1 to 1000 characters on one /],
  ['an address', { ...page, path: 'https://docs.example.com/a' }, /^path must begin /],
  ['another site', { ...page, path: '//example.org' }, /^path must begin /],
  ['a page on two lines', { ...page, path: '/a\nb' }, /^path must begin /],
  ['a long page', { ...page, path: `/${'a'.repeat(1000)}` }, /^path must begin /],
  ['no vote', { ...page, helpful: 'no' }, /^helpful must be true or false$/],
  ['an escape', { ...page, comment: 'a\u001b[31mb' }, /^comment must be a text of 1 to 4000 characters without /],
  ['U+0000', { ...page, comment: 'a\0' }, /^comment must /],
  ['half a character', { ...page, comment: 'a\ud800' }, /^comment must /],
  ['an empty comment', { ...page, comment: '' }, /^comment must /],
  ['a long comment', { ...page, comment: 'a'.repeat(4001) }, /^comment must /],
  ['an id of its own making', { ...page, id: 'entry-1' }, /^id must be a UUID; it may be left out$/],
  ['no email address', { ...page, contact: 'ann' }, /^contact must be an email address of at most 254 characters/],
  ['a status', { ...page, status: '' }, /^it has a field that entries from this source do not have: remove it$/],
  ['a field like a method', '{"source":"agent","path":"/a","comment":"x","__proto__":{}}', /^it has a field /],
])('%s is refused', async (_, body, message) => {
  const app = await createWidgetApp({ takesContact: true })
  const answer = await read(send(app, body))
  const details = [{ message: expect.stringMatching(message) }]
  expect(answer).toMatchObject({ status: 400, body: { error: 'Invalid entry', details } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toEqual([])
})

test.each([
  ['another type', JSON.stringify(page), { type: 'text/plain' }, 415],
  ['no JSON', '{', {}, 400],
  ['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
  ['a large body', JSON.stringify({ ...page, comment: '\u0001'.repeat(11_000) }), {}, 413],
  ['another site', JSON.stringify(page), { origin: 'https://example.org' }, 403],
  ['another scheme', JSON.stringify(page), { origin: 'http://docs.example.com' }, 403],
  ['a longer name', JSON.stringify(page), { origin: `${site}.evil.example` }, 403],
  ['a sandboxed page', JSON.stringify(page), { origin: 'null' }, 403],
  ['no browser', JSON.stringify(page), { origin: null }, 403],
  ['a project without a widget', JSON.stringify(page), { project: 'team%2Fwiki' }, 404],
  ['no project', JSON.stringify(page), { project: 'nowhere' }, 404],
])('%s is refused', async (_, body, options, expected) => {
  const app = await createWidgetApp()
  const { status, headers, body: told } = await read(send(app, body, options))
  expect([status, Object.keys(told)]).toEqual([expected, ['error']])
  const isTold = ![403, 404].includes(expected)
  expect(headers.get('access-control-allow-origin')).toBe(isTold ? site : null)
  expect(headers.get('vary')).toBe('Origin')
})

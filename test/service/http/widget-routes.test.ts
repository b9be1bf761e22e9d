// The widget: what is stored, what a browser is told, and how much is too much.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findEntry } from '../../../src/service/data/feedback-table.ts'
import { forgetVisits } from '../../../src/service/data/visits.ts'
import { get, noon, read } from './builders.ts'
import { createWidgetApp, page, send, site, uuid } from './widget-builders.ts'

const hour = 3_600_000

test('a reader’s words become a pending entry with the service’s time', async () => {
  const app = await createWidgetApp()
  const answer = await send(app, { ...page, comment: 'It says instal.\nTwice. 😀' })
  expect(answer.headers.get('access-control-allow-origin')).toBe(site)
  expect(answer.headers.get('vary')).toBe('Origin')
  const { status, body } = await read(answer)
  expect({ status, body }).toEqual({ status: 201, body: { id: 'job-1' } })
  const exported = await get(app, '/v1/analytics/docs/feedback')
  expect(exported.body.feedback).toEqual([
    {
      ...{
        id: 'job-1',
        path: '/install',
        comment: 'It says instal.\nTwice. 😀',
        createdAt: '2026-11-21T12:00:00.000Z',
      },
      ...{ status: 'pending', source: 'contextual', helpful: false, contact: null },
    },
  ])
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

test('so may all readers together', async () => {
  const app = await createWidgetApp()
  for (const last of [1, 2, 3, 4, 5]) expect((await send(app, page, { reader: `203.0.113.${last}` })).status).toBe(201)
  expect((await send(app, page, { reader: '203.0.113.6' })).status).toBe(429)
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toHaveLength(5)
})

test('no address is kept, and after the hour nobody could tell whose it was', async () => {
  const app = await createWidgetApp()
  await send(app, page, { reader: '198.51.100.77' })
  const dump = async () => {
    const tables = await Promise.all(
      ['rate', 'setting', 'feedback'].map((name) =>
        sql`select * from ${sql.table(name)}`.execute(app.database.queries).then(({ rows }) => rows),
      ),
    )
    return { text: JSON.stringify(tables), visits: tables[0]?.length }
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

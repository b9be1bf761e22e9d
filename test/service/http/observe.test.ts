// Health and metrics of the service.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import { createHealth } from '../../../src/service/http/health.ts'
import { createMetrics } from '../../../src/service/http/metrics.ts'
import { type Observed, observe } from '../../../src/service/http/observe.ts'
import { createService } from '../../../src/service/http/service.ts'

let database: Database
let observed: Observed
let time = 1_000
const later = () => () => undefined
beforeAll(async () => {
  database = await openDatabase(':memory:')
  const now = () => (time += 20)
  const service = createService({ database, model: 'm', now, id: () => 'j', enqueue: async () => undefined })
  observed = observe(service, {
    database,
    health: createHealth(database, later),
    metrics: createMetrics(7),
    now,
    memoryBytes: () => 42,
  })
})
afterAll(() => database?.close())
const get = (path: string) => observed.fetch(new Request(`http://service${path}`))

test('metrics: each operation by status, and nothing that a client chose', async () => {
  await get('/v1/analytics/secret-project/feedback')
  await get('/v1/analytics/secret-project/feedback?limit=1')
  await get('/nothing')
  const ask = (method: string, path: string) => observed.fetch(new Request(`http://service${path}`, { method }))
  await ask('POST', '/widget/secret-project/feedback')
  await ask('POST', '/v2/agent/secret-project/job')
  await ask('HEAD', '/v2/agent/secret-project/job/secret%2Fjob')
  await ask('GET', '/v2/agent/secret-project/job/a/b')
  const response = await get('/metrics')
  expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
  const text = await response.text()
  expect(text).toContain('\nfeedback_service_requests_total{operation="getFeedback",status="401"} 2\n')
  expect(text).toContain('\nfeedback_service_requests_total{operation="other",status="404"} 2\n')
  expect(text).toContain('\nfeedback_service_requests_total{operation="createJob",status="401"} 1\n')
  expect(text).toContain('\nfeedback_service_requests_total{operation="getJob",status="401"} 1\n')
  expect(text).toContain('\nfeedback_service_requests_total{operation="createFeedback",status="404"} 1\n')
  expect(text).toContain('\nfeedback_service_jobs_active{state="waiting"} 0\n')
  expect(text).toContain('\nfeedback_service_memory_bytes 42\n')
  expect(text).not.toContain('secret')
  expect(text).toMatch(/\n# EOF\n$/)
})

test('health: a full disk shows until something can be written again', async () => {
  const health = createHealth(database, later)
  const pages = sql<{ max_page_count: number }>`pragma max_page_count = 1`.execute(database.queries)
  expect((await pages).rows).toHaveLength(1)
  const { id, ...row } = { id: 'large', repository: 'x'.repeat(1_000_000), ref: 'main', jobs_per_month: null }
  const fault = await database.queries
    .insertInto('project')
    .values({ id, ...row })
    .execute()
    .catch((error: unknown) => error)
  expect(findTrouble(fault)?.kind).toBe('full')
  expect(await health.check()).toBe('ok')
  health.note(fault)
  await sql`pragma query_only = on`.execute(database.queries)
  expect(await health.check()).toBe('the database cannot be written')
  await sql`pragma query_only = off`.execute(database.queries)
  expect(await health.check()).toBe('ok')
  expect(await health.check()).toBe('ok')
})

test('health: 200 while the database answers, else 503', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  await database.close()
  const response = await get('/healthz')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await response.json()).toEqual({ status: 'the database does not answer' })
})

// Feedback with a key, counts and lists for people, metrics and logs, and whose request it is.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '../../../src/service/data/audit.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { saveOutput } from '../../../src/service/data/job-output.ts'
import { cancelJob } from '../../../src/service/data/jobs.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import { findClientAddress } from '../../../src/service/http/client-address.ts'
import { createHealth } from '../../../src/service/http/health.ts'
import { createMetrics } from '../../../src/service/http/metrics.ts'
import { type Observed, observe } from '../../../src/service/http/observe.ts'
import { createService } from '../../../src/service/http/service.ts'
import { noon } from '../builders.ts'
import { ask, createTestApp, entry, get, postJob, type TestApp } from './builders.ts'

const patch = async (app: TestApp, id: string, status: string, key?: string) => {
  const answer = await ask(app, 'PATCH', `/v1/analytics/docs/feedback/${id}`, { status }, key)
  return [answer.status, answer.body]
}
const addJobs = async (app: TestApp, count: number) => {
  for (let at = 0; at < count; at++) {
    app.clock.now += 1000
    await postJob(app)
  }
}

test('weeks begin on Monday; what is undated or too old is in none', async () => {
  const app = await createTestApp()
  const vote = { source: 'contextual', contact: null } as const
  await app.add([
    { ...entry({ id: '1', createdAt: '2026-11-16T00:00:00Z' }), ...vote, helpful: true },
    { ...entry({ id: '2', createdAt: '2026-11-15T23:59:59Z', status: 'resolved' }), ...vote, helpful: false },
    entry({ id: '3', path: '/b', comment: null, createdAt: '2026-11-21' }),
    entry({ id: '4', createdAt: '2026-11-08T23:59:59Z' }),
    entry({ id: '5', createdAt: null }),
  ])
  expect((await get(app, '/v1/analytics/docs/summary?weeks=2')).body).toEqual({
    weeks: [
      { start: '2026-11-09', helpful: 0, notHelpful: 1, other: 0 },
      { start: '2026-11-16', helpful: 1, notHelpful: 0, other: 1 },
    ],
    statuses: { pending: 2, in_progress: 0, resolved: 1, dismissed: 0 },
    pages: [
      { path: '/a', total: 2, notHelpful: 1, comments: 2, open: 1 },
      { path: '/b', total: 1, notHelpful: 0, comments: 0, open: 1 },
    ],
    morePages: false,
  })
  expect((await get(app, '/v1/analytics/docs/summary?offset=1')).body).toMatchObject({ pages: [{ path: '/b' }] })
})

test('a status is set by who may, and recorded', async () => {
  const app = await createTestApp()
  await app.add([entry({ id: 'a/b' })])
  expect(await patch(app, 'a%2Fb', 'dismissed')).toMatchObject([200, { id: 'a/b', status: 'dismissed' }])
  expect((await patch(app, 'a%2Fb', 'gone'))[0]).toBe(400)
  expect((await patch(app, 'none', 'resolved'))[0]).toBe(404)
  expect((await patch(app, 'a%2Fb', 'resolved', 'key-reading'))[0]).toBe(403)
  expect(await app.database.queries.selectFrom('audit').select(['actor', 'action', 'subject']).execute()).toEqual([
    { actor: 'key key-docs', action: 'status set to dismissed', subject: 'a/b' },
  ])
})

test('jobs, the latest first, page by page', async () => {
  const app = await createTestApp()
  await addJobs(app, 5)
  const list = async (query: string) => {
    const { jobs, hasMore } = (await get(app, `/v2/agent/docs/jobs${query}`)).body
    return [jobs.map(({ id }: { id: string }) => id), hasMore]
  }
  expect(await list('?limit=2')).toEqual([['job-5', 'job-4'], true])
  expect(await list('?limit=3&before=job-4')).toEqual([['job-3', 'job-2', 'job-1'], false])
  expect(await list('?before=unknown')).toEqual([[], false])
  expect((await get(app, '/v2/agent/team%2Fwiki/jobs', 'key-wiki')).body).toEqual({ jobs: [], hasMore: false })
})

test('a log, for keys that may write', async () => {
  const app = await createTestApp()
  await addJobs(app, 1)
  await saveOutput(app.database.queries, 'job-1', 'first')
  await saveOutput(app.database.queries, 'job-1', 'second')
  await saveOutput(app.database.queries, 'unknown', 'nowhere')
  await cancelJob(app.database.queries, 'docs', 'job-1', app.clock.now)
  const path = '/v2/agent/docs/job/job-1/log'
  const log = { prompt: 'Fix it', message: null, attempts: 0, failure: 'It was cancelled.', output: 'second' }
  expect((await get(app, path)).body).toEqual(log)
  expect((await get(app, path, 'key-reading')).status).toBe(403)
  expect((await get(app, '/v2/agent/docs/job/none/log')).status).toBe(404)
})

const base = { path: '/install', comment: 'Unclear', createdAt: '2026-11-20T10:00:00.000Z' }
const entries = [
  { ...base, id: 'a', source: 'contextual', helpful: false, contact: 'ann@example.com' },
  { ...base, id: 'b', source: 'code_snippet', code: 'npm i', lang: 'sh' },
  { ...base, id: 'c', source: 'agent', status: 'resolved' },
  { id: 'd', path: '/install', source: 'thumbs_only' },
]
const send = (app: TestApp, body: unknown, key?: string | null) =>
  ask(app, 'POST', '/v1/analytics/docs/feedback', body, key)

test('all four sources are added once, and exported as they were sent, with their time in UTC', async () => {
  const app = await createTestApp()
  const sent = ['2026-11-20T12:00:00+02:00', '2026-11-20T10:00', '2026-11-20T10:00:00Z']
  const feedback = entries.map((entry, index) => ({ ...entry, createdAt: sent[index] }))
  expect(await send(app, { feedback })).toMatchObject({ status: 200, body: { added: 4, same: 0, kept: 0 } })
  const changed = { ...entries[0], comment: 'Clear' }
  expect((await send(app, { feedback: [changed, ...entries.slice(1)] })).body).toEqual({ added: 0, same: 3, kept: 1 })
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toEqual([
    { ...entries[0], status: 'pending' },
    { ...entries[1], filename: null, status: 'pending' },
    entries[2],
    { ...entries[3], comment: null, createdAt: null, status: 'pending' },
  ])
  const added = { projectId: 'docs', actor: 'key key-docs', action: 'entries added', subject: '4' }
  expect(await listAudit(app.database.queries, 'docs', 9)).toEqual([{ at: noon, ...added }])
})

test('one that is invalid: none is added, and each mistake is named without its content', async () => {
  const app = await createTestApp()
  const [vote, code, agent] = entries
  const long = { ...agent, comment: 'x'.repeat(20_001) }
  const feedback = [vote, { ...code, code: undefined }, 'secret words', { ...agent, createdAt: 'soon' }, long]
  const { status, body } = await send(app, { feedback })
  expect(status).toBe(400)
  expect(body.details.map(({ message }: { message: string }) => message)).toEqual([
    'feedback[1]: code is missing: it must be a text',
    'feedback[2]: it must be an object',
    expect.stringMatching(/^feedback\[3\]: createdAt must be a time/),
    'feedback[4]: comment must have at most 20000 characters',
  ])
  expect(JSON.stringify(body)).not.toContain('secret')
  expect((await get(app, '/v1/analytics/docs/feedback')).body.feedback).toEqual([])
})

test.each([
  ['nothing', {}, 400],
  ['an empty list', { feedback: [] }, 400],
  ['more than a hundred', { feedback: Array.from({ length: 101 }, (_, at) => ({ ...entries[3], id: `${at}` })) }, 400],
  ['no JSON', 'x', 400],
  ['more than a mebibyte', `"${'x'.repeat(1_048_577)}"`, 413],
])('%s: %#', async (_, body, status) => {
  expect((await send(await createTestApp(), body)).status).toBe(status)
})

test('a key that may only read, and none', async () => {
  let count = 0
  const app = await createTestApp({ onBadKey: () => void count++ })
  expect((await send(app, { feedback: entries }, 'key-reading')).status).toBe(403)
  expect((await send(app, { feedback: entries }, null)).status).toBe(401)
  expect(count).toBe(1)
})

describe('observe', () => {
  let database: Database
  let observed: Observed
  let time = 1_000
  const later = () => () => undefined
  beforeAll(async () => {
    database = await openDatabase(':memory:')
    const now = () => (time += 20)
    const service = createService({ database, model: 'm', now, id: () => 'j', enqueue: async () => undefined })
    const health = createHealth(database, later)
    observed = observe(service, { database, health, metrics: createMetrics(7), now, memoryBytes: () => 42 })
  })
  afterAll(() => database?.close())
  const get = (path: string, init?: RequestInit) => observed.fetch(new Request(`http://service${path}`, init))

  test('metrics: each operation by status, and nothing that a client chose', async () => {
    for (const [method, path] of [
      ['GET', '/v1/analytics/secret-project/feedback'],
      ['GET', '/v1/analytics/secret-project/feedback?limit=1'],
      ['GET', '/nothing'],
      ['POST', '/widget/secret-project/feedback'],
      ['POST', '/v2/agent/secret-project/job'],
      ['HEAD', '/v2/agent/secret-project/job/secret%2Fjob'],
      ['GET', '/v2/agent/secret-project/job/a/b'],
    ] as const)
      await observed.fetch(new Request(`http://service${path}`, { method }))
    const response = await get('/metrics')
    expect(response.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8')
    const text = await response.text()
    for (const line of [
      'requests_total{operation="getFeedback",status="401"} 2',
      'requests_total{operation="other",status="404"} 2',
      'requests_total{operation="createJob",status="401"} 1',
      'requests_total{operation="getJob",status="401"} 1',
      'requests_total{operation="createFeedback",status="404"} 1',
      'jobs_active{state="waiting"} 0',
      'memory_bytes 42',
    ])
      expect(text).toContain(`\nfeedback_service_${line}\n`)
    expect(text).not.toContain('secret')
    expect(text).toMatch(/\n# EOF\n$/)
  })

  test('health: a full disk shows until something can be written again', async () => {
    const health = createHealth(database, later)
    const pages = sql<{ max_page_count: number }>`pragma max_page_count = 1`.execute(database.queries)
    expect((await pages).rows).toHaveLength(1)
    const large = { id: 'large', repository: 'x'.repeat(1_000_000), ref: 'main' }
    const fault = await saveProject(database.queries, large).catch((error: unknown) => error)
    expect(findTrouble(fault)?.kind).toBe('full')
    expect(await health.check()).toBe('ok')
    health.note(fault)
    await sql`pragma query_only = on`.execute(database.queries)
    expect(await health.check()).toBe('the database cannot be written')
    await sql`pragma query_only = off`.execute(database.queries)
    for (const _ of [1, 2]) expect(await health.check()).toBe('ok')
  })

  test('health: 200 while the database answers, else 503', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/healthz', { method: 'POST' })).status).toBe(405)
    await database.close()
    const response = await get('/healthz')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.json()).toEqual({ status: 'the database does not answer' })
    const text = await (await get('/metrics')).text()
    expect(text).toContain('feedback_service_requests_total{operation="other",status="503"} 1\n')
    expect(text).not.toContain('jobs_active{')
  })
})

test.each([
  ['nobody is trusted', '203.0.113.9', '198.51.100.1', 0, '203.0.113.9'],
  ['one proxy', '10.0.0.1', '198.51.100.1', 1, '198.51.100.1'],
  ['a reader makes up what stands before', '10.0.0.1', '1.1.1.1, 198.51.100.1', 1, '198.51.100.1'],
  ['two proxies', '10.0.0.1', '1.1.1.1, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['a request that went past a proxy', '203.0.113.9', '198.51.100.1', 2, '203.0.113.9'],
  ['a proxy that says nothing', '10.0.0.1', '', 1, '10.0.0.1'],
  ['a proxy that says no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['a proxy that names the port', '10.0.0.1', '198.51.100.1:5123', 1, '198.51.100.1'],
  ['and of IPv6', '10.0.0.1', '[2001:db8:0:1::7]:5123', 1, '2001:db8:0:1::/64'],
  ['no connection at all', '', '', 0, ''],
])('%s', (_, connection, forwardedFor, trustedProxies, expected) => {
  expect(findClientAddress({ connection, forwardedFor, trustedProxies })).toBe(expected)
})

test.each([
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['::ffff:c633:6401', '198.51.100.1'],
])('%s is counted as %s', (address, expected) => {
  expect(findClientAddress({ connection: address, forwardedFor: '', trustedProxies: 0 })).toBe(expected)
})

// Counts, statuses, lists of jobs and logs: what people need who browse a project.
import { expect, test } from 'vitest'
import { saveOutput } from '../../../src/service/data/job-output.ts'
import { cancelJob } from '../../../src/service/data/jobs.ts'
import { createTestApp, entry, get, type TestApp } from './builders.ts'

const patch = async ({ service }: TestApp, id: string, body: unknown, key = 'key-docs') => {
  const request = new Request(`http://service/v1/analytics/docs/feedback/${id}`, {
    ...{ method: 'PATCH', body: JSON.stringify(body) },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  const response = await service.fetch(request)
  return [response.status, await response.json()]
}
const addJobs = async (app: TestApp, count: number) => {
  for (let at = 0; at < count; at++) {
    app.clock.now += 1000
    await app.service.fetch(
      new Request('http://service/v2/agent/docs/job', {
        ...{ method: 'POST', body: '{"prompt":"Fix it"}' },
        headers: { authorization: 'Bearer key-docs', 'content-type': 'application/json' },
      }),
    )
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
  await app.addKey('key-reading', { access: 'read' })
  await app.add([entry({ id: 'a/b' })])
  expect(await patch(app, 'a%2Fb', { status: 'dismissed' })).toMatchObject([200, { id: 'a/b', status: 'dismissed' }])
  expect((await patch(app, 'a%2Fb', { status: 'gone' }))[0]).toBe(400)
  expect((await patch(app, 'none', { status: 'resolved' }))[0]).toBe(404)
  expect((await patch(app, 'a%2Fb', { status: 'resolved' }, 'key-reading'))[0]).toBe(403)
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
  await app.addKey('key-reading', { access: 'read' })
  await addJobs(app, 1)
  await saveOutput(app.database.queries, 'job-1', 'first')
  await saveOutput(app.database.queries, 'job-1', 'second')
  await saveOutput(app.database.queries, 'unknown', 'nowhere')
  await cancelJob(app.database.queries, 'docs', 'job-1', app.clock.now)
  const path = '/v2/agent/docs/job/job-1/log'
  expect((await get(app, path)).body).toEqual({
    ...{ prompt: 'Fix it', message: null, attempts: 0, failure: 'It was cancelled.', output: 'second' },
  })
  expect((await get(app, path, 'key-reading')).status).toBe(403)
  expect((await get(app, '/v2/agent/docs/job/none/log')).status).toBe(404)
})

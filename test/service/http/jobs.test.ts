// Jobs: their creation, its limit, and their life.
import { describe, expect, test } from 'vitest'
import { jobSchema } from '../../../src/docs-api/contract.ts'
import { listAudit } from '../../../src/service/data/audit.ts'
import type { Queries } from '../../../src/service/data/database.ts'
import { archiveJob, cancelJob, findJob, finishJob } from '../../../src/service/data/jobs.ts'
import { setBudget } from '../../../src/service/data/projects.ts'
import { noon } from '../builders.ts'
import { ask, createTestApp, get, postJob, type TestApp } from './builders.ts'

const link = 'https://github.com/acme/docs/pull/7'
const getJob = async (app: TestApp, id = 'job-1') => (await get(app, `/v2/agent/docs/job/${id}`)).body

const send = (app: TestApp, body: unknown = { prompt: 'Shorter, please' }, id = 'job-1') =>
  ask(app, 'POST', `/v2/agent/docs/job/${id}/message`, body)

test.each([
  ['no JSON', 'Fix it', 400],
  ['an empty body', '', 400],
  ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
  ['no prompt', '{}', 400],
  ['an empty prompt', '{"prompt":""}', 400],
  ['U+0000 in a prompt', '{"prompt":"a\\u0000b"}', 400],
  ['half a surrogate pair in a prompt', '{"prompt":"a\\ud800b"}', 400],
  ['a prompt that is too long', JSON.stringify({ prompt: 'a'.repeat(100_001) }), 413],
  ['a body that is too large', JSON.stringify({ prompt: 'a', more: 'a'.repeat(1_048_576) }), 413],
])('creation: refuses %s', async (_case, body, status) => {
  const app = await createTestApp()
  const answer = await postJob(app, body)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ error: expect.any(String) })
  expect([await app.prompts(), app.queued]).toEqual([[], []])
})

test('an error ends a job, the reason on our side only', async () => {
  const app = await createTestApp()
  await postJob(app)
  await finishJob(app.database.queries, 'job-1', { status: 'failed', reason: 'out of memory' })
  const job = await getJob(app)
  expect(job).toMatchObject({ status: 'failed', prLink: null, archivedAt: null })
  expect(JSON.stringify(job)).not.toContain('memory')
})

describe('a follow-up', () => {
  const end = (app: TestApp) => finishJob(app.database.queries, 'job-1', { status: 'completed', prLink: link })

  test.each([
    ['completed', (queries: Queries) => finishJob(queries, 'job-1', { status: 'completed', prLink: null })],
    ['failed', (queries: Queries) => finishJob(queries, 'job-1', { status: 'failed', reason: 'crashed' })],
    ['archived', (queries: Queries) => cancelJob(queries, 'docs', 'job-1', noon)],
  ])('puts the job into the queue again; its pull request is shown once it is %s', async (ended, endAgain) => {
    const app = await createTestApp()
    await postJob(app)
    await end(app)
    const { status, body } = await send(app)
    const active = { id: 'job-1', status: 'active', prLink: null }
    expect([status, jobSchema.strict().parse(body), await getJob(app)]).toMatchObject([200, active, active])
    expect(app.queued).toEqual(['docs/job-1', 'docs/job-1'])
    const { queries } = app.database
    expect(await findJob(queries, 'docs', 'job-1')).toMatchObject({ pullRequest: link })
    await endAgain(queries)
    expect(await getJob(app)).toMatchObject({ status: ended, prLink: link })
  })

  test('is refused while the job runs, after it was archived, and without words', async () => {
    const app = await createTestApp()
    await postJob(app)
    expect((await send(app)).status).toBe(409)
    await end(app)
    expect((await send(app, {})).status).toBe(400)
    expect((await send(app, undefined, 'job-2')).status).toBe(404)
    await archiveJob(app.database.queries, 'docs', 'job-1', noon)
    expect((await send(app)).status).toBe(409)
    expect(app.queued).toHaveLength(1)
  })

  test('has a limit of its own, and is on record like the job', async () => {
    const app = await createTestApp({ limits: { jobsPerHour: 1 } })
    await postJob(app)
    await end(app)
    expect((await send(app)).status).toBe(200)
    const records = await listAudit(app.database.queries, 'docs', 9)
    const said = records.map(({ actor, action, subject }) => `${actor}: ${action}, ${subject}`)
    expect(said.sort()).toEqual(['follow-up sent', 'job created'].map((action) => `key key-docs: ${action}, job-1`))
    await end(app)
    const { status, headers } = await send(app)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
  })
})

test('cancelling leaves a job that has ended, and needs a key that may write', async () => {
  const app = await createTestApp()
  await postJob(app)
  const cancel = (key?: string, id = 'job-1') => ask(app, 'DELETE', `/v2/agent/docs/job/${id}`, undefined, key)
  expect((await cancel('key-reading')).status).toBe(403)
  await finishJob(app.database.queries, 'job-1', { status: 'completed', prLink: link })
  expect(await cancel()).toMatchObject({ status: 200, body: { status: 'completed', prLink: link } })
  expect((await cancel(undefined, 'gone')).status).toBe(404)
})

test('the budget of a month counts jobs and follow-ups, and ends with the month', async () => {
  const app = await createTestApp()
  await setBudget(app.database.queries, 'docs', 2)
  expect([(await postJob(app)).status, (await postJob(app)).status]).toEqual([201, 201])
  const { status, headers, body } = await postJob(app)
  const untilDecember = (Date.parse('2026-12-01T00:00:00Z') - noon) / 1000
  expect([status, headers.get('retry-after')]).toEqual([429, String(untilDecember)])
  expect(body).toEqual({ error: 'The project has reached its limit of jobs per month' })
  app.clock.now = Date.parse('2026-12-01T00:00:00Z')
  await finishJob(app.database.queries, 'job-1', { status: 'completed', prLink: null })
  expect((await postJob(app)).status).toBe(201)
  expect((await send(app)).status).toBe(200)
  expect((await postJob(app)).status).toBe(429)
  await setBudget(app.database.queries, 'docs', null)
  expect([(await postJob(app)).status, (await postJob(app)).status]).toEqual([201, 201])
})

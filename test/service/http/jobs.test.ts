// Jobs: their creation, its limit, and their life.
import { describe, expect, test } from 'vitest'
import { jobSchema } from '../../../src/docs-api/contract.ts'
import { archiveJob, finishJob } from '../../../src/service/data/jobs.ts'
import { createTestApp, get, noon, postJob, type TestApp } from './builders.ts'

const link = 'https://github.com/acme/docs/pull/7'
const getJob = async (app: TestApp, id = 'job-1') => (await get(app, `/v2/agent/docs/job/${id}`)).body

describe('creation', () => {
  test('answers with the job, active', async () => {
    const app = await createTestApp()
    const { status, body } = await postJob(app)
    expect(status).toBe(201)
    expect(jobSchema.strict().parse(body)).toEqual({
      id: 'job-1',
      status: 'active',
      source: { repository: 'acme/docs', ref: 'main' },
      model: 'scripted',
      prLink: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      archivedAt: null,
    })
    expect(await getJob(app)).toEqual(body)
  })

  test.each([
    ['no JSON', 'Fix it', 400],
    ['an empty body', '', 400],
    ['broken UTF-8', new Uint8Array([0x22, 0xff, 0x22]), 400],
    ['null', 'null', 400],
    ['an array', '["Fix it"]', 400],
    ['no prompt', '{}', 400],
    ['an empty prompt', '{"prompt":""}', 400],
    ['a prompt that is no text', '{"prompt":7}', 400],
    ['U+0000 in a prompt', '{"prompt":"a\\u0000b"}', 400],
    ['half a surrogate pair in a prompt', '{"prompt":"a\\ud800b"}', 400],
    ['a prompt that is too long', JSON.stringify({ prompt: 'a'.repeat(100_001) }), 413],
    ['a body that is too large', JSON.stringify({ prompt: 'a', more: 'a'.repeat(1_048_576) }), 413],
  ])('refuses %s', async (_case, body, status) => {
    const app = await createTestApp()
    const answer = await postJob(app, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.any(String) })
    expect([await app.prompts(), app.queued]).toEqual([[], []])
  })

  test.each([
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/json; charset=utf-8', 201],
    ['APPLICATION/JSON', 201],
  ])('a content type of %s: %i', async (type, status) => {
    expect((await postJob(await createTestApp(), '{"prompt":"a"}', { 'content-type': type })).status).toBe(status)
  })

  test.each([
    ['one character', 'a'],
    ['the longest', 'a'.repeat(100_000)],
    ['the longest, each of two code units', '😀'.repeat(100_000)],
    ['a space', ' '],
  ])('takes a prompt of %s, as it is', async (_case, prompt) => {
    const app = await createTestApp()
    expect((await postJob(app, JSON.stringify({ prompt, unknown: true }))).status).toBe(201)
    expect((await app.prompts())[0] === prompt).toBe(true)
  })

  test('a job is known in its own project only', async () => {
    const app = await createTestApp()
    await postJob(app)
    expect((await get(app, '/v2/agent/team%2Fwiki/job/job-1', 'key-wiki')).status).toBe(404)
    expect((await get(app, '/v2/agent/docs/job/job-2')).body).toEqual({ error: 'No such job in this project' })
  })
})

describe('the limit', () => {
  const createMany = async (app: TestApp, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => postJob(app)))
    return answers.filter(({ status }) => status === 201).length
  }

  test('100 in a rolling hour, also when they come at once; refused requests do not count', async () => {
    const app = await createTestApp()
    await postJob(app, '{}')
    expect(await createMany(app, 130)).toBe(100)
    const { status, headers, body } = await postJob(app)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(Object.keys(body)).toEqual(['error'])
  })

  test('each creation is free again an hour later, to the millisecond', async () => {
    const app = await createTestApp()
    const { clock } = app
    await createMany(app, 60)
    clock.now += 1_800_000
    await createMany(app, 40)
    expect((await postJob(app)).headers.get('retry-after')).toBe('1800')
    clock.now = noon + 3_600_000 - 1
    expect((await postJob(app)).headers.get('retry-after')).toBe('1')
    clock.now = noon + 3_600_000
    expect(await createMany(app, 100)).toBe(60)
    expect((await postJob(app)).headers.get('retry-after')).toBe('1800')
  })

  test('is per project', async () => {
    const app = await createTestApp({ limits: { jobsPerHour: 1 } })
    expect(await createMany(app, 2)).toBe(1)
    const headers = { authorization: 'Bearer key-wiki', 'content-type': 'application/json' }
    const init = { method: 'POST', body: '{"prompt":"a"}', headers }
    expect((await app.service.fetch(new Request('http://service/v2/agent/team%2Fwiki/job', init))).status).toBe(201)
  })
})

describe('life', () => {
  test('a job is queued as it is created', async () => {
    const app = await createTestApp()
    await postJob(app)
    expect(app.queued).toEqual(['docs/job-1'])
  })

  test('one that cannot be queued is not created', async () => {
    const faults: unknown[] = []
    const enqueue = () => Promise.reject(new Error('the queue broke'))
    const app = await createTestApp({ enqueue, onError: (fault) => faults.push(fault) })
    expect((await postJob(app)).status).toBe(500)
    expect([await app.prompts(), faults]).toEqual([[], [new Error('the queue broke')]])
  })

  test.each([
    ['a pull request', { status: 'completed', prLink: link }, { status: 'completed', prLink: link }],
    ['no file changed', { status: 'completed', prLink: null }, { status: 'completed', prLink: null }],
    ['an error', { status: 'failed', reason: 'out of memory' }, { status: 'failed', prLink: null }],
  ] as const)('%s ends it, the reason on our side only', async (_case, outcome, shown) => {
    const app = await createTestApp()
    await postJob(app)
    await finishJob(app.database.queries, 'job-1', outcome)
    const job = await getJob(app)
    expect(job).toMatchObject({ ...shown, archivedAt: null })
    expect(JSON.stringify(job)).not.toContain('memory')
  })

  test('an archived job says since when', async () => {
    const app = await createTestApp()
    await postJob(app)
    await archiveJob(app.database.queries, 'docs', 'job-1', noon + 1000)
    expect(await getJob(app)).toMatchObject({ status: 'archived', archivedAt: '2026-11-21T12:00:01.000Z' })
  })
})

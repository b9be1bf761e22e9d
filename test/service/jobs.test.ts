// Jobs: their creation, its limit, and their life.
import { describe, expect, test } from 'vitest'
import { jobSchema } from '../../src/docs-api/contract.ts'
import type { Assignment } from '../../src/service/agent.ts'
import { createTestApp, get, noon, postJob } from './builders.ts'

const link = 'https://github.com/acme/docs/pull/7'
const getJob = async (app: ReturnType<typeof createTestApp>['app'], id = 'job-1') =>
  (await get(app, `/v2/agent/docs/job/${id}`)).body

describe('creation', () => {
  test('answers with the job, active', async () => {
    const { app } = createTestApp({ model: 'scripted' })
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
    ['a prompt that is too long', JSON.stringify({ prompt: 'a'.repeat(100_001) }), 413],
    ['a body that is too large', JSON.stringify({ prompt: 'a', more: 'a'.repeat(1_048_576) }), 413],
  ])('refuses %s', async (_case, body, status) => {
    const { app, tasks } = createTestApp()
    const answer = await postJob(app, body)
    expect(answer.status).toBe(status)
    expect(answer.body).toEqual({ error: expect.any(String) })
    expect([app.store.listJobs('docs'), tasks]).toEqual([[], []])
  })

  test.each([
    ['text/plain', 415],
    ['application/jsonp', 415],
    ['application/json; charset=utf-8', 201],
    ['APPLICATION/JSON', 201],
  ])('a content type of %s: %i', async (type, status) => {
    expect((await postJob(createTestApp().app, '{"prompt":"a"}', { 'content-type': type })).status).toBe(status)
  })

  test.each([
    ['one character', 'a'],
    ['the longest', 'a'.repeat(100_000)],
    ['the longest, each of two code units', '😀'.repeat(100_000)],
    ['a space', ' '],
  ])('takes a prompt of %s, as it is', async (_case, prompt) => {
    const { app } = createTestApp()
    expect((await postJob(app, JSON.stringify({ prompt, unknown: true }))).status).toBe(201)
    expect(app.store.listJobs('docs')[0]?.prompt === prompt).toBe(true)
  })

  test('a job is known in its own project only', async () => {
    const { app } = createTestApp()
    await postJob(app)
    expect((await get(app, '/v2/agent/team%2Fwiki/job/job-1', 'key-wiki')).status).toBe(404)
    expect((await get(app, '/v2/agent/docs/job/job-2')).body).toEqual({ error: 'There is no such job' })
  })
})

describe('the limit', () => {
  const createMany = async (app: ReturnType<typeof createTestApp>['app'], count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => postJob(app)))
    return answers.filter(({ status }) => status === 201).length
  }

  test('100 in a rolling hour, also when they come at once; refused requests do not count', async () => {
    const { app } = createTestApp()
    await postJob(app, '{}')
    expect(await createMany(app, 130)).toBe(100)
    const { status, headers, body } = await postJob(app)
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    expect(Object.keys(body)).toEqual(['error'])
  })

  test('each creation is free again an hour later, to the millisecond', async () => {
    const { app, clock } = createTestApp()
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
    const { app } = createTestApp({ limits: { jobsPerHour: 1 } })
    expect(await createMany(app, 2)).toBe(1)
    const headers = { authorization: 'Bearer key-wiki', 'content-type': 'application/json' }
    const init = { method: 'POST', body: '{"prompt":"a"}', headers }
    expect((await app.fetch(new Request('http://service/v2/agent/team%2Fwiki/job', init))).status).toBe(201)
  })
})

describe('life', () => {
  test('the agent gets the job after the answer, with its project', async () => {
    const seen: unknown[] = []
    const agent = {
      work: async (job: Assignment, project: { id: string }) => {
        seen.push([job, project.id])
        return { prLink: link }
      },
    }
    const { app, tasks, work } = createTestApp({ agent })
    await postJob(app)
    expect([seen, tasks.map(({ ms }) => ms), (await getJob(app)).status]).toEqual([[], [0], 'active'])
    await work()
    expect(seen).toEqual([[{ id: 'job-1', prompt: 'Fix it' }, 'docs']])
    expect(await getJob(app)).toMatchObject({ status: 'completed', prLink: link, archivedAt: null })
  })

  test('no file changed: completed without a link', async () => {
    const { app, work } = createTestApp()
    await postJob(app)
    await work()
    expect(await getJob(app)).toMatchObject({ status: 'completed', prLink: null })
  })

  test.each([
    ['rejects', () => Promise.reject(new Error('out of memory'))],
    [
      'throws at once',
      () => {
        throw new Error('out of memory')
      },
    ],
  ])('an agent that %s: failed, the reason on our side only', async (_case, fail) => {
    const { app, work } = createTestApp({ agent: { work: fail } })
    await postJob(app)
    await work()
    const job = await getJob(app)
    expect(job).toMatchObject({ status: 'failed', prLink: null })
    expect(JSON.stringify(job)).not.toContain('memory')
    expect(app.store.listJobs('docs')).toEqual([{ job, prompt: 'Fix it', failure: 'out of memory' }])
  })

  test('a job finished by hand stays so', async () => {
    const { app, work } = createTestApp()
    await postJob(app)
    await postJob(app)
    app.store.finishJob('docs', 'job-1', { status: 'completed', prLink: link })
    app.store.finishJob('docs', 'job-2', { status: 'failed', reason: 'by hand' })
    await work()
    expect(await getJob(app, 'job-1')).toMatchObject({ status: 'completed', prLink: link })
    expect(await getJob(app, 'job-2')).toMatchObject({ status: 'failed', prLink: null })
  })

  test('an archived job stays archived, with its first time; a late pull request is shown all the same', async () => {
    const { app, clock, work } = createTestApp({ agent: { work: async () => ({ prLink: link }) } })
    await postJob(app)
    const archived = app.store.archiveJob('docs', 'job-1')
    expect(archived).toMatchObject({ status: 'archived', prLink: null, archivedAt: '2026-11-21T12:00:00.000Z' })
    clock.now += 1000
    app.store.archiveJob('docs', 'job-1')
    await work()
    expect(await getJob(app)).toEqual({ ...archived, prLink: link })
  })

  test('a finished job keeps its link when it is archived', async () => {
    const { app, work } = createTestApp({ agent: { work: async () => ({ prLink: link }) } })
    await postJob(app)
    await work()
    app.store.archiveJob('docs', 'job-1')
    expect(await getJob(app)).toMatchObject({ status: 'archived', prLink: link })
  })
})

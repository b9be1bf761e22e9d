// Reading a job.
import { describe, expect, test } from 'vitest'
import { SendError } from '../../src/http/send.ts'
import { createScripted, json, KEY, type Line } from './scripted.ts'

const job = {
  id: 'j1',
  status: 'completed',
  source: { repository: 'acme/docs', ref: 'main' },
  prLink: 'https://x/pull/1',
}

test('a job is read', async () => {
  const { service, sent } = createScripted([json({ ...job, model: 'm', createdAt: 'x', archivedAt: null })])
  expect(await service.getJob('j1')).toEqual({ kind: 'job', job })
  expect(sent).toMatchObject([{ method: 'GET', url: 'https://docs.example/v2/agent/acme/job/j1', timeout: 30_000 }])
})

test.each<[Line, string]>([
  [{ status: 404 }, 'the service returned 404'],
  [{ status: 405 }, 'the service returned 405'],
  [{ status: 400 }, 'the service returned 400'],
  [{ status: 410 }, 'the service returned 410'],
  [{ status: 302 }, 'the service returned 302'],
  [{ status: 301 }, 'the service returned 301'],
  [new SendError('too-large'), 'the response is too large for a job'],
  [{ body: '<html>canary' }, 'the response is not JSON'],
  [{ status: 204 }, 'the response is not JSON'],
  [json({ id: 'j1' }), 'the response is not a job: status should be one of active, completed, archived, failed'],
  [json({ id: 'j2', status: 'active' }), 'the response is for another job'],
  [
    json({ id: 'jane.canary@mail.example', status: 'active' }),
    'the response is not a job: id must not contain an email address, a personal number or a key',
  ],
  [
    json({ id: 'j1\n::stop', status: 'active' }),
    'the response is not a job: id should be a single line of valid Unicode',
  ],
])('%j is unreadable, at once', async (line, reason) => {
  const { service, sent } = createScripted([line])
  expect(await service.getJob('j1')).toEqual({
    kind: 'unreadable',
    reason: `${reason} (GET /v2/agent/acme/job/{id})`,
  })
  expect(sent).toHaveLength(1)
})

test.each([401, 403])('%i is a refused key', async (status) => {
  const { service, sent } = createScripted([json({ error: KEY }, status)])
  const read = await service.getJob('j1')
  expect(read).toMatchObject({ kind: 'refused', remedy: expect.stringContaining('`api-key`') })
  expect(JSON.stringify(read)).not.toContain(KEY)
  expect(sent).toHaveLength(1)
})

describe.each<[string, Line]>([
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a refused connection', new SendError('not-sent')],
  ['a lost answer', new SendError('no-answer')],
])('%s', (_, line) => {
  test('is asked again', async () => {
    const { service, sleeps } = createScripted([line, json(job)])
    expect((await service.getJob('j1')).kind).toBe('job')
    expect(sleeps).toEqual([1000])
  })

  test('ends unreadable at the deadline', async () => {
    const { service, sleeps, sent } = createScripted([line])
    expect((await service.getJob('j1')).kind).toBe('unreadable')
    expect(sleeps).toEqual([1000, 2000, 4000, 8000, 10_000])
    expect(sent.at(-1)?.timeout).toBe(5000)
  })
})

test('between two readings of one job lies the poll interval, however short the back-off', async () => {
  const busy = { status: 503 }
  const overrides = { pollInterval: 7000, random: () => 0 }
  const { service, sleeps } = createScripted([busy, busy, json({ id: 'j1', status: 'active' })], overrides)
  expect((await service.getJob('j1')).kind).toBe('job')
  expect(sleeps).toEqual([7000, 7000])
})

test.each(['', '.', '..', 'a'.repeat(513), '\ud800'])('the id %j is never asked for', async (id) => {
  const { service, sent } = createScripted([json(job)])
  expect((await service.getJob(id)).kind).toBe('unreadable')
  expect(sent).toEqual([])
})

// Reading a job.
import { expect, test } from 'vitest'
import { SendError } from '../../src/http/send.ts'
import { createScripted, json, KEY, type Line } from './scripted.ts'

const source = { repository: 'acme/docs', ref: 'main' }
const job = { id: 'j1', status: 'completed', source, prLink: 'https://x/pull/1' }

test('a job is read; a link that is no text is not taken for none', async () => {
  const { service, sent } = createScripted([json({ ...job, model: 'm' }), json({ ...job, prLink: { url: 'x' } })])
  expect(await service.getJob('j1')).toEqual({ kind: 'job', job })
  expect(await service.getJob('j1')).toEqual({ kind: 'job', job: { ...job, prLink: '{"url":"x"}' } })
  expect(sent[0]).toMatchObject({ method: 'GET', url: 'https://docs.example/v2/agent/acme/job/j1', timeout: 30_000 })
})

test('an unknown status: the job exists, and its link counts', async () => {
  const stuck = { ...job, status: 'stuck' }
  const { service } = createScripted([json(stuck), json({ ...stuck, prLink: null }), json({ ...stuck, id: 'j2' })])
  expect(await service.getJob('j1')).toEqual({ kind: 'job', job: { ...job, status: 'active' } })
  expect(await service.getJob('j1')).toMatchObject({ kind: 'unreadable', found: true })
  expect(await service.getJob('j1')).toMatchObject({ kind: 'unreadable', found: undefined })
})

test.each<[Line, string]>([
  [{ status: 404 }, 'the service returned 404'],
  [{ status: 410 }, 'the service returned 410'],
  [{ status: 302 }, 'the service returned 302'],
  [new SendError('too-large'), 'the response is too large for a job'],
  [{ body: '<html>canary' }, 'the response is not JSON'],
  [json({ id: 'j1' }), 'the response is not a job as specified: status'],
  [json({ id: 'j2', status: 'active' }), 'the response is for another job'],
  [json({ id: 'j\n1', status: 'active' }), 'the response is not a job as specified: id'],
])('%j is unreadable, at once', async (line, reason) => {
  const { service, sent } = createScripted([line])
  const told = `${reason} (GET /v2/agent/acme/job/{id})`
  expect(await service.getJob('j1')).toEqual({ kind: 'unreadable', reason: told })
  expect(sent).toHaveLength(1)
})

test.each([401, 403])('%i is a refused key', async (status) => {
  const { service, sent } = createScripted([json({ error: KEY }, status)])
  const read = await service.getJob('j1')
  expect(read).toMatchObject({ kind: 'refused', remedy: expect.stringContaining('`api-key`') })
  expect(JSON.stringify(read)).not.toContain(KEY)
  expect(sent).toHaveLength(1)
})

test.each<[string, Line]>([
  ['429', { status: 429 }],
  ['503', { status: 503 }],
  ['a refused connection', new SendError('not-sent')],
  ['a lost answer', new SendError('no-answer')],
])('%s: asked again, and unreadable at the deadline', async (_, line) => {
  const { service, sleeps } = createScripted([line, json(job)])
  expect((await service.getJob('j1')).kind).toBe('job')
  expect(sleeps).toEqual([1000])

  const tired = createScripted([line])
  expect((await tired.service.getJob('j1')).kind).toBe('unreadable')
  expect(tired.sleeps).toEqual([1000, 2000, 4000, 8000, 10_000])
  expect(tired.sent.at(-1)?.timeout).toBe(5000)
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

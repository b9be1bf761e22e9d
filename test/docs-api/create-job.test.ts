// Asking for a job: what is certain, and what is not.
import { describe, expect, test } from 'vitest'
import { SendError } from '../../src/http/send.ts'
import type { Prompt } from '../../src/prompt/build-prompt.ts'
import { createScripted, json, KEY, type Line } from './scripted.ts'

const PROMPT = 'canary-prompt: fix the page' as Prompt
const job = { id: 'j1', status: 'active' }

test('the request carries the key and the prompt, once', async () => {
  const { service, sent, sleeps } = createScripted([json(job, 201)])
  expect(await service.createJob(PROMPT)).toMatchObject({ kind: 'created', job })
  expect(sent).toMatchObject([
    {
      method: 'POST',
      url: 'https://docs.example/v2/agent/acme/job',
      headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: PROMPT }),
      timeout: 60_000,
    },
  ])
  expect(sleeps).toEqual([])
})

test.each([200, 201, 202, 299])('%i with a job is created', async (status) => {
  const body = { ...job, source: null, prLink: 5, model: 7, extra: true }
  const { service } = createScripted([json(body, status)])
  expect(await service.createJob(PROMPT)).toEqual({ kind: 'created', job: { ...job, source: null, prLink: null } })
})

const statuses: [string, number[]][] = [
  ['refused', [400, 413, 422]],
  ['limited', [429]],
  ['ended', [401, 403, 404, 405, 301, 302, 307, 308]],
  ['unanswered', [303, 402, 406, 408, 409, 410, 418, 425, 500, 502, 503, 504]],
]

describe.each(statuses)('%s', (kind, list) => {
  test.each(list)('%i', async (status) => {
    const { service, sent } = createScripted([json({ error: `${PROMPT} ${KEY}` }, status)])
    const creation = await service.createJob(PROMPT)
    expect(creation.kind).toBe(kind)
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(creation)).not.toContain('canary')
    if (kind !== 'limited') expect(creation).toMatchObject({ reason: expect.stringContaining(String(status)) })
    if (kind === 'ended') expect(creation).toMatchObject({ remedy: expect.stringMatching(/`(api-key|base-url)`/) })
  })
})

test("the service's own words are told, without the key", async () => {
  const { service } = createScripted([json({ error: `too many pages for ${KEY}` }, 422)])
  expect(await service.createJob(PROMPT)).toEqual({
    kind: 'refused',
    reason: expect.stringMatching(/as one it cannot work with: 422 .*: too many pages for \[key\]$/),
  })
})

test.each<[Line]>([
  [{ body: '' }],
  [{ status: 204 }],
  [{ body: '<html>canary' }],
  [{ body: '{"id":"j1"' }],
  [json({ id: 'j1' })],
  [json({ status: 'active' })],
  [json({ id: '', status: 'active' })],
  [json({ id: 'j1', status: '' })],
  [json({ id: 'j1', status: 1 })],
  [json([job])],
  [new SendError('no-answer', { code: 'ECONNRESET' })],
  [new SendError('too-large')],
  [{ status: 303 }],
])('%j may have been created', async (line) => {
  const { service, sent } = createScripted([line])
  const creation = await service.createJob(PROMPT)
  expect(creation.kind).toBe('unanswered')
  expect(JSON.stringify(creation)).not.toContain('canary')
  expect(sent).toHaveLength(1)
})

test.each([200, 201, 202])('%i with a state of a word that nobody knows is a job that was created', async (status) => {
  const { service, sent } = createScripted([json({ ...job, status: 'canary' }, status)])
  const creation = await service.createJob(PROMPT)
  expect(creation).toMatchObject({ kind: 'created', job: { id: job.id, status: 'active' } })
  expect(JSON.stringify(creation)).not.toContain('canary')
  expect(sent).toHaveLength(1)
})

test('a redirect ends creating', async () => {
  const { service } = createScripted([{ status: 308 }])
  expect(await service.createJob(PROMPT)).toMatchObject({
    kind: 'ended',
    remedy: expect.stringContaining('`base-url`'),
  })
})

test.each<[string | undefined, number | undefined]>([
  ['30', 30_000],
  ['0', 0],
  ['86400000', 86_400_000_000],
  ['Sat, 21 Nov 2026 12:10:00 GMT', 600_000],
  ['-1', undefined],
  ['x', undefined],
  [undefined, undefined],
])('the limit with Retry-After %j', async (value, retryAfter) => {
  const { service, sleeps } = createScripted([
    { status: 429, headers: value === undefined ? {} : { 'retry-after': value } },
  ])
  expect(await service.createJob(PROMPT)).toEqual({ kind: 'limited', retryAfter })
  expect(sleeps).toEqual([])
})

describe('not sent', () => {
  const refused = new SendError('not-sent', { code: 'ECONNREFUSED' })

  test('is tried three times', async () => {
    const { service, sent, sleeps } = createScripted([refused])
    expect(await service.createJob(PROMPT)).toEqual({
      kind: 'not-sent',
      reason: 'no connection could be made (ECONNREFUSED) (POST /v2/agent/acme/job)',
    })
    expect(sent).toHaveLength(3)
    expect(sleeps).toEqual([1000, 2000])
  })

  test('and then created', async () => {
    const { service } = createScripted([refused, json(job)])
    expect((await service.createJob(PROMPT)).kind).toBe('created')
  })

  test('and then without an answer is not tried again', async () => {
    const { service, sent } = createScripted([refused, { status: 500 }, json(job)])
    expect((await service.createJob(PROMPT)).kind).toBe('unanswered')
    expect(sent).toHaveLength(2)
  })
})

describe('the stop signal', () => {
  test('before anything', async () => {
    const { service, sent, stop } = createScripted([json(job)])
    stop.abort()
    expect(await service.createJob(PROMPT)).toEqual({ kind: 'stopped' })
    expect(sent).toEqual([])
  })

  test('between two tries of which none was sent', async () => {
    const refuse: Line = () => {
      scripted.stop.abort()
      return new SendError('not-sent')
    }
    const scripted = createScripted([refuse, json(job)])
    expect(await scripted.service.createJob(PROMPT)).toEqual({ kind: 'stopped' })
    expect(scripted.sent).toHaveLength(1)
  })

  test('after sending: the answer is waited for a little, then it is open', async () => {
    const stopped: Line = ({ signal }) => {
      scripted.stop.abort()
      expect(signal?.aborted).toBe(false)
      return new SendError('stopped')
    }
    const scripted = createScripted([stopped])
    expect(await scripted.service.createJob(PROMPT)).toMatchObject({ kind: 'unanswered' })
    expect(scripted.sleeps).toEqual([1500])
    await Promise.resolve()
    expect(scripted.sent[0]?.signal?.aborted).toBe(true)
  })

  test('after sending, and the answer comes in time', async () => {
    const late: Line = () => {
      scripted.stop.abort()
      return json(job)
    }
    const scripted = createScripted([late])
    expect((await scripted.service.createJob(PROMPT)).kind).toBe('created')
  })
})

test('an error that is none of the transport is not taken for an outcome', async () => {
  const send = () => Promise.reject(new TypeError('broken'))
  await expect(createScripted([], { send }).service.createJob(PROMPT)).rejects.toThrow('broken')
})

// Asking for a job: what is certain, and what is not.
import { describe, expect, test } from 'vitest'
import { SendError } from '../../src/http/send.ts'
import type { Prompt } from '../../src/text/safe-text.ts'
import { createScripted, json, KEY, type Line } from './scripted.ts'

const PROMPT = 'Fix the page in this repository.\n\n- `/canary-page`\n\n| canary-prompt: it breaks' as Prompt
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

const statuses: [string, number[]][] = [
  ['refused', [400, 413, 422]],
  ['limited', [429]],
  ['ended', [401, 402, 403, 404, 405, 409, 410, 418, 451, 499, 301, 307]],
  ['unanswered', [303, 408, 425, 500, 502, 503, 504]],
]

describe.each(statuses)('%s', (kind, list) => {
  test.each(list)('%i', async (status) => {
    const { service, sent } = createScripted([json({ error: `${PROMPT} ${KEY}` }, status)])
    const creation = await service.createJob(PROMPT)
    expect(creation.kind).toBe(kind)
    expect(sent).toHaveLength(1)
    expect(JSON.stringify(creation)).not.toContain('canary')
    if (kind === 'ended') expect(creation).toEqual({ kind, status, words: undefined })
    else if (kind !== 'limited') expect(creation).toMatchObject({ reason: expect.stringContaining(String(status)) })
  })
})

describe("the service's own words", () => {
  const ask = async (error: unknown, prompt: string = PROMPT, status = 422) => {
    const { service } = createScripted([json(error, status)])
    return service.createJob(prompt as Prompt)
  }

  test('are reported, without the key, and never in the reason', async () => {
    expect(await ask({ error: `too many entries for ${KEY}`, details: [{ message: 'At most <b>5</b>.' }] })).toEqual({
      kind: 'refused',
      status: 422,
      reason: 'the service rejected the prompt: 422 (POST /v2/agent/acme/job)',
      words: 'too many entries for ***; At most <b>5</b>.',
    })
    // What is ours in the prompt may be in them.
    const words = 'No GitHub app is installed on the repository.'
    expect(await ask({ error: words }, PROMPT, 403)).toEqual({ kind: 'ended', status: 403, words })
    expect(await ask({ error: 'No access to canary page' })).toMatchObject({ words: undefined })
  })

  const reader =
    'My name is Jane Roe, and the install page of Zürich never says which Python it needs. 安装页面没有说明需要哪个版本。'
  test.each([
    ['as it is', reader],
    ['in upper case', 'Bad prompt: J.A.N.E. R.O.E., AND THE INSTALL PAGE'],
    ['without spaces and marks', reader.replace(/[^\p{L}]/gu, '')],
    ['with accents', reader.replace(/a/g, 'a\u0301')],
    ['with something between the letters', [...reader].join('\u200b.')],
    ['in pieces', (reader.match(/.{1,14}/gs) ?? []).join(' | ')],
    ['in pieces among other words', `The key ${reader.slice(11, 20)} is wrong: ${reader.slice(40, 60)}.`],
    ['in another script', 'no: 没有说明'],
    ['a name alone', 'Jane Roe'],
    ['as entities', reader.replace(/[aeiou]/g, (letter) => `&#${letter.charCodeAt(0)};`)],
    ['behind much else', `${'x '.repeat(3000)}${reader}`],
    ['nothing that can be read', '—!'],
  ])('are not told when they repeat the prompt: %s', async (_, error) => {
    const creation = await ask({ error }, `Fix the page.\n\n| ${reader}\n`)
    expect(creation).toMatchObject({ kind: 'refused', words: undefined })
    const details = [{ message: error }]
    expect(await ask({ error: 'Quota exceeded.', details }, `| ${reader}\n`)).toMatchObject({ words: undefined })
  })
})

describe("a job's id", () => {
  test.each([
    ['an address', 'jane.canary@mail.example'],
    ['a token', ['ghp', 'canary0123456789abcdefghijklmnopqrst'].join('_')],
    ['two lines', 'canary\n::add-mask::x'],
    ['a lone surrogate', 'canary\ud800'],
  ])('that is %s is none: nobody knows the job, and nothing of it is reported', async (_, id) => {
    const { service } = createScripted([json({ ...job, id }, 201)])
    const creation = await service.createJob(PROMPT)
    expect(creation).toMatchObject({
      kind: 'unanswered',
      reason: expect.stringMatching(/^the service returned 201, but the response is not a job( as specified)?: id/),
    })
    expect(JSON.stringify(creation)).not.toContain('canary')
  })
})

test.each<[Line]>([
  [{ body: '' }],
  [{ status: 204 }],
  [{ body: '<html>canary' }],
  [json({ id: 'j1' })],
  [json({ status: 'active' })],
  [json({ id: '', status: 'active' })],
  [json({ id: 'j1', status: '' })],
  [json([job])],
  [new SendError('no-answer', 'ECONNRESET')],
  [new SendError('too-large')],
])('%j may have been created', async (line) => {
  const { service, sent } = createScripted([line])
  const creation = await service.createJob(PROMPT)
  expect(creation.kind).toBe('unanswered')
  expect(JSON.stringify(creation)).not.toContain('canary')
  expect(sent).toHaveLength(1)
})

describe('not sent', () => {
  const refused = new SendError('not-sent', 'ECONNREFUSED')

  test('is tried three times', async () => {
    const { service, sent, sleeps } = createScripted([refused])
    expect(await service.createJob(PROMPT)).toEqual({
      kind: 'not-sent',
      reason: 'no connection could be made (ECONNREFUSED) (POST /v2/agent/acme/job)',
    })
    expect(sent).toHaveLength(3)
    expect(sleeps).toEqual([1000, 2000])
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

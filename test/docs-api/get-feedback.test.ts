// Reading a page of the export.
import { describe, expect, test } from 'vitest'
import type { FeedbackQuery } from '../../src/docs-api/get-feedback.ts'
import { ServiceError } from '../../src/docs-api/wire.ts'
import { SendError } from '../../src/http/send.ts'
import { createScripted, json, KEY, type Line, type Scripted } from './scripted.ts'

const query: FeedbackQuery = { statuses: ['pending'] }
const empty = json({ feedback: [], nextCursor: null, hasMore: false })
const page = { kind: 'page', page: { entries: [], skipped: [], nextCursor: null, hasMore: false } }
const always = () => true

async function catchFault({ service }: Scripted): Promise<ServiceError> {
  const fault = await service.getFeedback(query, always).then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!(fault instanceof ServiceError)) throw new Error('expected a ServiceError', { cause: fault })
  return fault
}

test('the request carries the key and every filter', async () => {
  const { service, sent } = createScripted([empty])
  const filters = {
    dateFrom: '2026-11-01T00:00:00+01:00',
    dateTo: '2026-11-21',
    source: 'code_snippet',
    statuses: ['pending', 'in_progress'],
    cursor: 'a&b=c/ü',
  } as const
  await service.getFeedback(filters, always)
  expect(sent).toMatchObject([{ method: 'GET', timeout: 30_000, headers: { authorization: `Bearer ${KEY}` } }])
  const url = new URL(sent[0]?.url ?? '')
  expect(url.pathname).toBe('/v1/analytics/acme/feedback')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    dateFrom: '2026-11-01T00:00:00+01:00',
    dateTo: '2026-11-21',
    source: 'code_snippet',
    status: 'pending,in_progress',
    limit: '100',
    cursor: 'a&b=c/ü',
  })
})

describe('what is asked again', () => {
  const faults: [string, Line][] = [
    ...[429, 500, 503, 599].map((status): [string, Line] => [String(status), { status }]),
    ['no answer', new SendError('no-answer', 'ECONNRESET')],
    ['no body', { body: '' }],
    ['null', { body: 'null' }],
    ['no list', json({ feedback: {}, nextCursor: null, hasMore: false })],
    ['no end mark', json({ feedback: [], nextCursor: null })],
    ['an odd cursor', json({ feedback: [], nextCursor: 5, hasMore: true })],
    ['a list alone', json([])],
  ]

  test.each(faults)('%s', async (_, fault) => {
    const { service, sleeps } = createScripted([fault, fault, empty])
    expect(await service.getFeedback(query, always)).toEqual(page)
    expect(sleeps).toEqual([1000, 2000])
  })

  test.each(faults.filter(([name]) => name !== '429'))('%s until patience ends', async (_, fault) => {
    const scripted = createScripted([fault])
    const error = await catchFault(scripted)
    expect(error.kind).toBe('unreachable')
    expect(error.message).toContain('GET /v1/analytics/acme/feedback')
    expect(scripted.sleeps).toEqual([1000, 2000, 4000, 8000, 10_000])
    expect(scripted.sent.at(-1)?.timeout).toBe(30_000)
  })
})

describe('Retry-After', () => {
  test.each(['120', '3600', 'Sat, 21 Nov 2026 13:00:00 GMT'])('%j does not fit the deadline', async (value) => {
    const scripted = createScripted([{ status: 429, headers: { 'retry-after': value } }, empty])
    const retryAfter = value === '120' ? 120_000 : 3_600_000
    expect(await scripted.service.getFeedback(query, always)).toEqual({ kind: 'limited', retryAfter })
    expect(scripted.sleeps).toEqual([])
    // As long as it lasts, nothing more is sent.
    expect(await scripted.service.getFeedback(query, always)).toEqual({ kind: 'limited', retryAfter })
    expect(scripted.sent).toHaveLength(1)
  })
})

test('the budget counts tries, and once it is spent nothing is sent', async () => {
  const { service, sent } = createScripted([{ status: 500 }, { status: 500 }, empty])
  let left = 2
  expect(await service.getFeedback(query, () => left-- > 0)).toEqual({ kind: 'spent' })
  expect(sent).toHaveLength(2)
})

describe('a cursor that the service no longer takes', () => {
  test.each([400, 404, 409, 410, 422])('%i', async (status) => {
    const { service } = createScripted([{ status }])
    expect(await service.getFeedback({ ...query, cursor: 'c' }, always)).toEqual({ kind: 'cursor-refused' })
  })

  test.each([401, 403, 405])('%i says nothing about the cursor', async (status) => {
    const { service } = createScripted([{ status }])
    await expect(service.getFeedback({ ...query, cursor: 'c' }, always)).rejects.toMatchObject({ status })
  })
})

describe('what is refused at once', () => {
  test.each([
    [401, '`api-key`'],
    [404, '`project-id`'],
    [400, '`sources`'],
    [302, '`base-url`'],
    [410, 'Ask the operator of the service'],
  ])('%i names %s, and what the service says', async (status, remedy) => {
    const scripted = createScripted([{ status, body: JSON.stringify({ error: `Not with ${KEY}` }) }])
    const error = await catchFault(scripted)
    expect(error).toMatchObject({ name: 'ServiceError', kind: 'refused', status })
    expect(error.remedy).toContain(remedy)
    expect(error.message).toBe(
      `The service returned ${status}: Not with *** (GET /v1/analytics/acme/feedback). ${error.remedy}`,
    )
    expect(scripted.sent).toHaveLength(1)
  })

  test.each<[string, Line]>([
    ['with its type', { headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'Sign in' }],
    ['of its form', { body: '\n<!DOCTYPE html><title>Docs</title>' }],
    ['that is not found', { status: 404, body: '<html lang="en">' }],
  ])('a web page %s: the site, not the interface', async (_, line) => {
    const scripted = createScripted([line])
    const { kind, message } = await catchFault(scripted)
    expect(kind).toBe('refused')
    expect(message).toContain('this looks like the website, not the API')
    expect(message).toContain('Set `base-url` to the URL of the service’s API, such as `https://api.mintlify.com`')
    expect(scripted.sent).toHaveLength(1)
  })
})

test('no message holds the key, a header or a body', async () => {
  const echo = `Bearer ${KEY}\r\n::add-mask::a\n##[error]x \u001b[31m`
  const body = JSON.stringify({ error: echo, details: [{ message: echo.repeat(50) }] })
  for (const status of [200, 302, 400, 401, 403, 404, 418, 500]) {
    const { message, remedy } = await catchFault(createScripted([{ status, body, headers: { 'x-echo': KEY } }]))
    for (const text of [KEY, '\n', '\r', '\u001b', '::add-mask::', '##[', 'x-echo']) {
      expect(`${message}${remedy}`).not.toContain(text)
    }
    expect(message.length).toBeLessThan(1000)
  }
})

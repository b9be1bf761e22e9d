// The readers' entries of a fix, asked anew of the service: which requests, what comes of them, what is told.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { createService } from '../../src/docs-api/docs-api-client.ts'
import type { Answer, Exchange } from '../../src/http/send.ts'
import { SendError } from '../../src/http/send.ts'
import type { Fix } from '../../src/ledger/ledger.ts'
import { createLog } from '../../src/log/log.ts'
import { chooseQuotes, readReaders } from '../../src/review/read-readers.ts'
import { day, entry, monday } from '../support/feedback.ts'
import { openService } from '../support/open-service.ts'
import { readInputs } from '../support/virtual-inputs.ts'
import { apiKey, project } from '../support/virtual-service.ts'

type Fault = (nth: number) => Answer | Error | undefined

async function open(entries: readonly FeedbackEntry[], fault: Fault = () => undefined, asksService = true) {
  const inputs = readInputs({})
  let now = monday
  const seen: string[] = []
  const own = await openService({
    ...{ project, key: apiKey, repository: 'acme/docs', entries, leaseSeconds: 60, model: 'none' },
    ...{ now: () => now, id: () => 'job', accepted: () => undefined },
  })
  const send = async ({ method, url, headers }: Exchange) => {
    const { pathname, search } = new URL(url)
    seen.push(decodeURIComponent(pathname + search).replace(/cursor=[^&]*/, 'cursor'))
    const ordered = fault(seen.length)
    if (ordered instanceof Error) throw ordered
    if (ordered !== undefined) return ordered
    const response = await own.fetch(new Request(url, { method, headers }))
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() }
  }
  const service = createService({
    ...{ send, projectId: inputs['project-id'], apiKey, baseUrl: inputs['base-url'], jobPath: inputs['job-path'] },
    ...{ pollInterval: 1000, now: () => now, steady: () => now, random: () => 1, stop: new AbortController().signal },
    sleep: async (ms) => {
      now += ms
    },
  })
  const lines: string[] = []
  const log = createLog((line) => void lines.push(line))
  const read = (fix: Partial<Fix>) =>
    readReaders({ service, asksService, log, now: () => now }, {
      entryIds: ['a', 'b'],
      oldest: monday - 3 * day,
      at: monday,
      ...fix,
    } as Fix)
  return { read, seen, log: () => lines.join('') }
}

const dated = (id: string, daysAgo: number, more: Parameters<typeof entry>[2] = {}) =>
  entry(id, '/install', { age: daysAgo * day, contact: null, ...more })
const path = '/v1/analytics/docs/feedback'
const window = 'dateFrom=2026-11-19T05:17:00.000Z&dateTo=2026-11-24T05:17:00.000Z'

describe('readers', () => {
  test('are found in the window of their fix, whatever their status and source', async () => {
    const a = dated('a', 3, { comment: 'No word of Windows.', status: 'resolved' })
    const b = dated('b', 1, { source: 'code_snippet', code: 'npm i', comment: 'Fails' })
    const { read, seen, log } = await open([a, b, dated('c', 2)])
    expect(await read({})).toEqual([
      { id: 'a', page: '/install', text: 'No word of Windows.', at: monday - 3 * day, entry: a },
      { id: 'b', page: '/install', text: 'Fails\nnpm i', comment: 'Fails', at: monday - day, entry: b },
    ])
    expect([seen, log()]).toEqual([[`${path}?${window}&limit=100`], ''])
  })

  test('without a date are found without a window', async () => {
    const { read, seen } = await open([dated('a', 3), dated('b', 0, { age: null })])
    expect((await read({}))?.map(({ id, at }) => [id, at])).toEqual([
      ['a', monday - 3 * day],
      ['b', undefined],
    ])
    expect(seen).toEqual([`${path}?${window}&limit=100`, `${path}?limit=100`])
    const other = await open([dated('b', 0, { age: null })])
    await other.read({ entryIds: ['b'], oldest: null })
    expect(other.seen).toEqual([`${path}?limit=100`])
  })

  test('are looked for in ten pages at most, then where the ledger knows one to be; what is missing is reported', async () => {
    const many = Array.from({ length: 1_500 }, (_, index) => dated(`x${index}`, 1))
    const { read, seen, log } = await open([...many, dated('a', 3), dated('b', 2), dated('c', 0)])
    const comments = [{ id: 'b', at: monday - 2 * day, page: 0 }]
    expect((await read({ entryIds: ['a', 'b', 'c', 'd'], comments }))?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(seen).toHaveLength(12)
    expect(log()).toContain('Complaints found: 3 of 4. The rest would take too many requests')
    const soon = many.map((one) => ({ ...one, createdAt: new Date(monday - 3 * day).toISOString() }))
    const crowded = await open([...soon, dated('a', 3)])
    await crowded.read({})
    expect(crowded.seen).toHaveLength(15)
  })

  test('that are gone: undefined', async () => {
    const { read, log } = await open([dated('c', 1)])
    expect(await read({})).toBeUndefined()
    expect(log()).toContain('Complaints found: 0 of 2. The rest are no longer in the export.')
  })

  test('are not asked for without a key', async () => {
    const { read, seen, log } = await open([dated('a', 1)], undefined, false)
    expect([await read({}), seen, log()]).toEqual([undefined, [], ''])
  })

  test.each<[string, Fault, string, number]>([
    ['a refused key', () => ({ status: 401, headers: {}, body: '{}' }), 'The service returned 401', 1],
    ['no connection', () => new SendError('not-sent'), 'no connection could be made', 6],
    ['a limit', () => ({ status: 429, headers: { 'retry-after': '3600' }, body: '{}' }), 'rate limit was reached', 1],
    ['a web page', () => ({ status: 200, headers: {}, body: '<html>' }), 'looks like the website', 1],
  ])('%s does not fail the review', async (_, fault, expected, most) => {
    const { read, seen, log } = await open([dated('a', 1)], fault)
    expect(await read({})).toBeUndefined()
    expect(log()).toContain(expected)
    expect(seen.length).toBeLessThanOrEqual(most)
  })

  test.each<[string, object, number, string]>([
    ['no cursor to what is left', { hasMore: true, nextCursor: null }, 1, 'cursors lead no further'],
    ['the same cursor again', { hasMore: true, nextCursor: 'x' }, 2, 'cursors lead no further'],
    ['a cursor at the end', { hasMore: false, nextCursor: 'x' }, 2, 'no longer in the export'],
  ])('are not said to be gone unless the export ended: %s', async (_, end, requests, expected) => {
    const answer = { status: 200, headers: {}, body: JSON.stringify({ feedback: [], ...end }) }
    const { read, seen, log } = await open([], () => answer)
    expect([await read({}), seen.length, log()]).toEqual([undefined, requests, expect.stringContaining(expected)])
  })

  test('that were found before the service failed stay', async () => {
    const many = Array.from({ length: 150 }, (_, index) => dated(`x${index}`, 1))
    const { read } = await open([dated('a', 0), ...many, dated('b', 3)], (nth) =>
      nth > 1 ? { status: 401, headers: {}, body: '{}' } : undefined,
    )
    expect(await read({})).toHaveLength(1)
  })
})

test.each([
  ['auto', true, true],
  ['auto', false, false],
  ['always', true, true],
  ['always', false, true],
  ['never', true, false],
  ['never', false, false],
] as const)('their words may be shown with %s, private %s: %s', (quotes, isPrivate, isShown) => {
  const readers = [
    { id: 'a', page: '/a', text: 'Too short.\n\ncurl', comment: 'Too short.' },
    { id: 'b', page: '/a', text: 'Too long.' },
  ] as const
  expect([...(chooseQuotes(quotes, isPrivate, readers)?.values() ?? [])]).toEqual(
    isShown ? ['Too short.', 'Too long.'] : [],
  )
  expect(chooseQuotes(quotes, isPrivate)).toEqual(isShown ? new Map() : undefined)
})

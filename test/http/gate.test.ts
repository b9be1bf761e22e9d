// What the service requires a wait of after one reading holds for every reading of the run.
import { describe, expect, test } from 'vitest'
import type { Service } from '../../src/docs-api/docs-api-client.ts'
import { type Answer, SendError } from '../../src/http/send.ts'
import { createScripted, json, START } from '../docs-api/scripted.ts'
import { createVirtualClock } from '../support/virtual-clock.ts'

type Line = Partial<Answer> | SendError

const job = json({ id: 'j1', status: 'active' })
const page = json({ feedback: [], nextCursor: null, hasMore: false })
const wait = (value: string, status = 429): Line => ({ status, headers: { 'retry-after': value } })
const readPage = (service: Service) => service.getFeedback({ statuses: [] }, () => true)
const later = (seconds: number) => new Date(START + seconds * 1000).toUTCString()

/** In virtual time: each request by its operation, at its second. Unless told otherwise, an answer takes a tenth of one. */
function start(answer: (nth: number, kind: string) => Line, latency = (_nth: number) => 100) {
  const clock = createVirtualClock(START)
  const seen: string[] = []
  const second = () => Math.round((clock.now() - START) / 100) / 10
  const { service, stop } = createScripted([], {
    now: clock.now,
    steady: () => clock.now() - START,
    sleep: (ms) => clock.sleep(ms),
    send: async ({ method, url }) => {
      const kind = method === 'POST' ? 'create' : url.includes('/job/') ? (url.split('/').at(-1) ?? '') : 'page'
      seen.push(`${kind} ${second()}`)
      const line = answer(seen.length, kind)
      await clock.sleep(latency(seen.length))
      if (line instanceof SendError) throw line
      return { status: 200, headers: {}, body: '', ...line }
    },
  })
  return { clock, service, stop, seen, second }
}

describe('a wait that fits', () => {
  test.each([
    ['429 and seconds', wait('7'), '7.1', '2'],
    ['503 and seconds', wait('7', 503), '7.1', '7.1'],
    ['429 and a date', wait(later(8)), '8', '2'],
  ])('%s: those that come later wait too; only with 503 each kind for the other', async (_, line, open, other) => {
    const { clock, service, seen } = start((nth, kind) => (nth === 1 ? line : kind === 'page' ? page : job))
    const first = service.getJob('j1')
    await clock.drive(clock.sleep(2000))
    expect(seen).toEqual(['j1 0'])
    await clock.drive(Promise.all([first, readPage(service), service.getJob('j1')]))
    expect(seen.slice(1).sort()).toEqual([`j1 ${open}`, `j1 ${open}`, `page ${other}`])
  })
})

test('a wait that does not fit: a job is unreadable without a request, as long as the time is not over', async () => {
  const { clock, service, seen } = start((nth) => (nth === 1 ? wait('3600') : job))
  expect((await clock.drive(service.getJob('j1'))).kind).toBe('unreadable')
  expect(await clock.drive(service.getJob('j2'))).toEqual({
    kind: 'unreadable',
    reason: 'the service asked for a wait of 3600 s (GET /v2/agent/acme/job/{id})',
  })
  await clock.drive(clock.sleep(3_569_000))
  expect(await clock.drive(service.getJob('j2'))).toMatchObject({
    reason: expect.stringContaining('asked for a wait of 31 s'),
  })
  expect(seen).toEqual(['j1 0'])
  await clock.drive(clock.sleep(2000))
  expect((await clock.drive(service.getJob('j1'))).kind).toBe('job')
  expect(seen).toEqual(['j1 0', 'j1 3600.1'])
})

test.each<[string, Line]>([
  ['429 without a Retry-After', { status: 429 }],
  ['a date that is over', wait(later(-60))],
  ['500 with a Retry-After', wait('20', 500)],
  ['no answer', new SendError('no-answer')],
])('what does not close it: %s', async (_, line) => {
  const { clock, service, seen } = start((nth) => (nth === 1 ? line : job))
  const first = service.getJob('j1')
  await clock.drive(clock.sleep(200))
  await clock.drive(service.getJob('j1'))
  expect(seen.slice(0, 2)).toEqual(['j1 0', 'j1 0.2'])
  await clock.drive(first)
})

test('the stop signal: at the gate', async () => {
  const { clock, service, stop, seen, second } = start((nth) => (nth === 1 ? wait('60', 503) : page))
  await clock.drive(service.getJob('j1'))
  clock.later(5000, () => stop.abort())
  const error = await clock.drive(readPage(service).catch((fault: unknown) => fault))
  expect([error, second(), seen]).toMatchObject([{ kind: 'stopped' }, 5.1, ['j1 0']])
})

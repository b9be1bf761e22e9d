// What the service requires a wait of after one reading holds for every reading of the run.
import { describe, expect, test } from 'vitest'
import type { Creation } from '../../src/docs-api/create-job.ts'
import type { Service } from '../../src/docs-api/docs-api-client.ts'
import { ServiceError } from '../../src/docs-api/docs-api-errors.ts'
import { type Answer, SendError } from '../../src/http/send.ts'
import type { Prompt } from '../../src/prompt/build-prompt.ts'
import { createScripted, json, START } from '../docs-api/scripted.ts'
import { createVirtualClock } from '../support/virtual-clock.ts'

type Line = Partial<Answer> | SendError

const job = json({ id: 'j1', status: 'active' })
const page = json({ feedback: [], nextCursor: null, hasMore: false })
const wait = (value: string, status = 429): Line => ({ status, headers: { 'retry-after': value } })
const readPage = (service: Service) => service.getFeedback({ statuses: [], limit: 1 }, () => true)
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

  test('those side by side end, and all wait until the last moment that one of them heard of', async () => {
    const lines = [wait('3'), wait('20'), wait('5')]
    const { clock, service, seen } = start((nth) => lines[nth - 1] ?? json({ id: `j${nth - 3}`, status: 'active' }))
    await clock.drive(Promise.all(['j1', 'j2', 'j3'].map((id) => service.getJob(id))))
    expect(seen.map((text) => text.split(' ')[1])).toEqual(['0', '0', '0', '20.1', '20.1', '20.1'])
  })

  test('waiting at the gate is no try of one’s own', async () => {
    // Sixteen answers, a second apart, each ask for two seconds.
    const { clock, service, seen } = start(
      (nth, kind) => (nth <= 16 ? wait('2', 503) : kind === 'page' ? page : job),
      (nth) => (nth <= 16 ? nth * 1000 : 100),
    )
    const jobs = Promise.all(Array.from({ length: 16 }, () => service.getJob('j1')))
    await clock.drive(clock.sleep(1500))
    await clock.drive(readPage(service))
    expect(seen.filter((text) => text.startsWith('page'))).toEqual(['page 18'])
    await clock.drive(jobs)
  })
})

describe('a wait that does not fit', () => {
  test('a job is unreadable without a request, as long as the time is not over', async () => {
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

  test('a page is not to be had: the error tells the time', async () => {
    const { clock, service, seen } = start((nth) => (nth === 1 ? wait('3600', 503) : page))
    await clock.drive(service.getJob('j1'))
    const error = await clock.drive(readPage(service).catch((fault: unknown) => fault))
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({
      kind: 'unreachable',
      status: 503,
      message:
        'The documentation service could not be read: the service asked for a wait of 3600 s (GET /v1/analytics/acme/feedback). Check `base-url` and that the service is up; the next run tries again.',
    })
    expect(seen).toEqual(['j1 0'])
  })

  test('a page may have the patience that a job has not', async () => {
    const { clock, service, seen } = start((nth) => (nth === 1 ? wait('60', 503) : page))
    expect((await clock.drive(service.getJob('j1'))).kind).toBe('unreadable')
    await clock.drive(readPage(service))
    expect(seen).toEqual(['j1 0', 'page 60.1'])
  })
})

describe('what does not close it', () => {
  test.each<[string, Line]>([
    ['429 without a Retry-After', { status: 429 }],
    ['nonsense', wait('soon')],
    ['a date that is over', wait(later(-60))],
    ['at once', wait('0')],
    ['500 with a Retry-After', wait('20', 500)],
    ['no answer', new SendError('no-answer')],
  ])('%s', async (_, line) => {
    const { clock, service, seen } = start((nth) => (nth === 1 ? line : job))
    const first = service.getJob('j1')
    await clock.drive(clock.sleep(200))
    await clock.drive(service.getJob('j1'))
    expect(seen.slice(0, 2)).toEqual(['j1 0', 'j1 0.2'])
    await clock.drive(first)
  })

  test('creating: it is held back by no reading, and holds back none', async () => {
    const lines: Line[] = [wait('3600'), json({ id: 'j9', status: 'active' }, 201)]
    const { clock, service, seen } = start((nth) => lines[nth - 1] ?? wait('3600'))
    await clock.drive(service.getJob('j1'))
    const created: Creation = await clock.drive(service.createJob('x' as Prompt))
    expect([created.kind, seen]).toEqual(['created', ['j1 0', 'create 0.1']])

    const other = start((nth) => (nth === 1 ? wait('3600') : job))
    expect(await other.clock.drive(other.service.createJob('x' as Prompt))).toEqual({
      kind: 'limited',
      retryAfter: 3_600_000,
    })
    expect((await other.clock.drive(other.service.getJob('j1'))).kind).toBe('job')
  })

  test('another run: each has a gate of its own', async () => {
    const first = createScripted([wait('3600')])
    await first.service.getJob('j1')
    expect((await createScripted([job]).service.getJob('j1')).kind).toBe('job')
  })
})

describe('the stop signal', () => {
  test('at the gate', async () => {
    const { clock, service, stop, seen, second } = start((nth) => (nth === 1 ? wait('60', 503) : page))
    await clock.drive(service.getJob('j1'))
    clock.later(5000, () => stop.abort())
    const error = await clock.drive(readPage(service).catch((fault: unknown) => fault))
    expect([error, second(), seen]).toMatchObject([{ kind: 'stopped' }, 5.1, ['j1 0']])
  })

  test('before it', async () => {
    const { clock, service, stop, seen } = start(() => wait('3600'))
    await clock.drive(service.getJob('j1'))
    stop.abort()
    expect(await clock.drive(service.getJob('j1'))).toEqual({ kind: 'stopped' })
    expect(seen).toEqual(['j1 0'])
  })
})

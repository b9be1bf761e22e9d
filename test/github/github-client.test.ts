// Manners towards GitHub: what is an answer, what is asked again and after how long, and what an error says.
import { describe, expect, test } from 'vitest'
import { type GitHubClient, repeatable } from '../../src/github/github-client.ts'
import { GitHubError } from '../../src/github/github-errors.ts'
import { type Exchange, SendError } from '../../src/http/send.ts'
import { createClient, createScripted, errorOf, type Line, noAnswer, START } from './scripted.ts'

type Call = (client: GitHubClient, how?: 'safe') => Promise<{ readonly status: number }>
const at = { owner: 'acme', repo: 'docs' }
const asked = (how: 'safe' | undefined) => (how === 'safe' ? repeatable : {})
const read: Call = ({ rest }) => rest.issues.get({ ...at, issue_number: 1 })
const post: Call = ({ rest }, how) => rest.issues.create({ ...at, title: 'x', ...asked(how) })
const patch: Call = ({ rest }, how) => rest.issues.update({ ...at, issue_number: 1, body: 'x', ...asked(how) })
const comment: Call = ({ rest }) => rest.issues.createComment({ ...at, issue_number: 1, body: 'x' })
const put: Call = ({ rest }) => rest.activity.setRepoSubscription({ ...at, ignored: true })
const seconds = (time: number) => String(START / 1000 + time)

describe('answers', () => {
  test.each<[number, RegExp]>([
    [401, /Check `github-token`: it is missing, expired or revoked/],
    ...[403, 404].map((status): [number, RegExp] => [
      status,
      /permissions: { contents: write, issues: write, pull-requests: write }/,
    ]),
    [400, /Check `github-token` and that the repository allows this/],
    ...[301, 307, 308].map((status): [number, RegExp] => [status, /renamed or transferred.* Run the workflow again/]),
    ...[304, 405, 409, 410, 422, 451].map((status): [number, RegExp] => [status, /Check `github-token`/]),
  ])('%i is refused, with a remedy, and not asked again', async (status, remedy) => {
    const { client, sent, sleeps } = createScripted([{ status }])
    const error = await errorOf(read(client))
    expect(error).toBeInstanceOf(GitHubError)
    expect(error).toMatchObject({ kind: 'refused', status, remedy: expect.stringMatching(remedy) })
    expect([sent.length, sleeps]).toEqual([1, []])
  })
})

describe('faults', () => {
  const faults: [string, Line][] = [
    ['500', { status: 500 }],
    ['503', { status: 503 }],
    ['a reset', noAnswer()],
    ['a refused connection', noAnswer('ECONNREFUSED')],
  ]

  test.each(faults)('%s: a query is repeated, and waits for no write', async (_, fault) => {
    const { client, sleeps } = createScripted([{ status: 201 }, fault, { status: 200 }])
    await post(client)
    await client.graphql('query{viewer{login}}')
    expect(sleeps).toEqual([2000])
  })

  test.each(faults)('%s: a read is given up after five tries', async (_, fault) => {
    const { client, sent, sleeps } = createScripted([fault])
    expect(await errorOf(read(client))).toMatchObject({ kind: 'unreachable' })
    expect([sent.length, sleeps]).toEqual([5, [2000, 4000, 8000, 15_000]])
  })

  test.each(faults)('%s: a write is not repeated, and may have been done', async (_, fault) => {
    for (const write of [post, patch]) {
      const { client, sent, sleeps } = createScripted([fault, { status: 201 }])
      expect(await errorOf(write(client))).toMatchObject({ kind: 'unanswered' })
      expect([sent.length, sleeps]).toEqual([1, []])
    }
  })

  test.each(faults)('%s: a write that is safe is repeated; given up, it may have been done', async (_, fault) => {
    const healed = createScripted([fault, { status: 201 }])
    expect((await post(healed.client, 'safe')).status).toBe(201)
    const { client, sent } = createScripted([fault])
    expect(await errorOf(post(client, 'safe'))).toMatchObject({ kind: 'unanswered' })
    expect(sent.length).toBe(5)
  })
})

describe('limits', () => {
  const secondary = { message: 'You have exceeded a secondary rate limit.' }
  const abuse = { message: 'You have triggered an abuse detection mechanism.' }
  const after = (time: string | number, status = 429): Line => ({ status, headers: { 'retry-after': String(time) } })
  const left = (remaining: number, reset: string, status = 429, more = {}): Line => ({
    status,
    headers: { 'x-ratelimit-remaining': String(remaining), 'x-ratelimit-reset': reset, ...more },
  })
  const limits: [string, Line, number][] = [
    ['retry-after in seconds', after(7, 403), 7000],
    ['retry-after of 429', after(90), 90_000],
    ['retry-after of two minutes', after(120), 120_000],
    ['retry-after as a date', after('Sat, 21 Nov 2026 12:00:30 GMT'), 30_000],
    ['retry-after before the reset', left(0, seconds(99), 403, { 'retry-after': '5' }), 5000],
    ['the reset of a used-up limit', left(0, seconds(42), 403), 42_000],
    ['a reset that is over: clocks differ', left(0, seconds(-300)), 1000],
    ['429 without a hint', { status: 429 }, 60_000],
    ['429 with a hint that is nonsense', after('soon'), 60_000],
    ['429 while the primary limit has room', left(12, seconds(9)), 60_000],
    ['the words of a secondary limit', { status: 403, data: secondary }, 60_000],
    ['the words of old', { status: 403, data: abuse }, 60_000],
  ]

  test.each(limits)('%s', async (_, limit, wait) => {
    for (const request of [read, post, patch, (client: GitHubClient) => post(client)]) {
      const { client, sent, sleeps } = createScripted([limit, { status: 200 }])
      expect((await request(client, 'safe')).status).toBe(200)
      expect([sent.length, sleeps[0], sent[1]?.at]).toEqual([2, wait, wait])
    }
  })

  test('what may not be repeated is sent within three minutes or not at all', async () => {
    const { client, sent, pass } = createScripted([after(121), after(61)])
    const errors = [await errorOf(post(client))]
    pass(1000)
    errors.push(await errorOf(post(client)))
    expect(errors).toMatchObject([{ kind: 'limited' }, { kind: 'limited' }])
    expect(sent.map(({ at }) => at)).toEqual([0, 121_000])
  })

  const graphql = (client: GitHubClient) => client.graphql('query{viewer{login}}')
  const named = (error: object, more = {}): Line => ({ data: { errors: [error], ...more } })
  const reset = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': seconds(42) }

  test.each<[string, Line, number]>([
    ['RATE_LIMITED', named({ type: 'RATE_LIMITED' }, { data: null }), 60_000],
    ['RATE_LIMIT until the reset', { ...named({ type: 'RATE_LIMIT' }), headers: reset }, 42_000],
    ['graphql_rate_limit alone', named({ extensions: { code: 'graphql_rate_limit' } }), 60_000],
    ['as the body’s own code', { data: { code: 'graphql_rate_limit', message: 'x' } }, 60_000],
    ['a secondary one, with 200', { data: secondary, headers: { 'retry-after': '9' } }, 9000],
    ['a secondary one among errors', named(secondary), 60_000],
    ['a secondary one, with 403', { status: 403, data: secondary, headers: { 'retry-after': '9' } }, 9000],
  ])('of GraphQL, %s: nothing is sent until it is over', async (_, limit, wait) => {
    const { client, sent } = createScripted([limit, { data: { data: { viewer: { login: 'x' } } } }, {}])
    const [answer] = await Promise.all([graphql(client), read(client)])
    expect(answer).toEqual({ viewer: { login: 'x' } })
    expect(sent.map(({ at }) => at)).toEqual([0, wait, wait])
  })

  test.each<[string, Line]>([
    ['a field that may not be read', named({ type: 'FORBIDDEN', message: 'rate limit' }, { data: { viewer: null } })],
    ['nothing found', named({ type: 'NOT_FOUND' }, { data: { viewer: null } })],
  ])('of GraphQL, %s is no limit', async (_, line) => {
    const { client, sleeps } = createScripted([line])
    expect(await graphql(client)).toEqual({ viewer: null })
    expect(sleeps).toEqual([])
  })

  test('a commit whose message speaks of a rate limit is no limit', async () => {
    const { client, sleeps } = createScripted([{ data: { message: 'Explain the rate limit' } }])
    expect([(await read(client)).status, sleeps]).toEqual([200, []])
  })

  test.each([
    ['safe', '121'],
    ['safe', '99999999999999999999'],
    [undefined, '121'],
  ] as const)('%s: %s s are left to the next run', async (repeat, time) => {
    const { client, sent, sleeps } = createScripted([after(time)])
    const error = await errorOf(post(client, repeat))
    expect(error).toMatchObject({ kind: 'limited', status: 429, remedy: expect.stringContaining('Run less often') })
    expect([sent.length, sleeps]).toEqual([1, []])
  })

  test('what may not be repeated is sent again after a limit, and never again after a fault', async () => {
    for (const fault of [noAnswer(), { status: 502 }]) {
      const { client, sent } = createScripted([after('3'), fault, { status: 201 }])
      expect(await errorOf(post(client))).toMatchObject({ kind: 'unanswered' })
      expect(sent.length).toBe(2)
    }
  })
})

describe('the stop signal', () => {
  test('nothing new is created, not even when its turn comes a moment later', async () => {
    const { client, stop, sent } = createScripted([{ status: 201 }, { status: 201 }])
    await post(client, 'safe')
    const second = post(client)
    stop.abort()
    expect(await errorOf(second)).toMatchObject({ kind: 'stopped', message: expect.stringContaining('was not sent') })
    expect(sent).toHaveLength(1)
  })

  test('a reading under way is cancelled soon, and a writing is not', async () => {
    const stop = new AbortController()
    const signals: unknown[] = []
    const send = ({ method, signal }: Exchange) => {
      signals.push(signal)
      if (method !== 'GET') return Promise.resolve({ status: 201, headers: {}, body: '{}' })
      return new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new SendError('stopped'))),
      )
    }
    const client = createClient({ send, stop: stop.signal })
    const reading = read(client)
    await new Promise((resolve) => setImmediate(resolve))
    stop.abort()
    expect(await errorOf(reading)).toMatchObject({ kind: 'stopped', message: expect.stringContaining('was cancelled') })
    await post(client, 'safe')
    expect(signals).toEqual([expect.objectContaining({ aborted: true }), undefined])
  })

  test.each<[string, Line, string]>([
    ['a fault', { status: 502 }, 'unreachable'],
    ['no answer', noAnswer(), 'unreachable'],
    ['a limit', { status: 429, headers: { 'retry-after': '1' } }, 'limited'],
  ])('after %s nothing is waited for', async (_, line, kind) => {
    const { client, stop, sent, sleeps } = createScripted([line])
    stop.abort()
    expect(await errorOf(read(client))).toMatchObject({ kind })
    expect([sent.length, sleeps]).toEqual([1, []])
  })
})

describe('the order of requests', () => {
  test('a second lies between the end of what notifies people and the start of the next; nothing else waits', async () => {
    const { client, sent } = createScripted([{ status: 200 }], 300)
    await Promise.all([post, patch, read, comment, patch, put, post].map((request) => request(client)))
    const times = ['POST 0', 'PATCH 300', 'GET 600', 'POST 1300', 'PATCH 1600', 'PUT 1900', 'POST 2600']
    expect(sent.map(({ method, at }) => `${method} ${at}`)).toEqual(times)
  })
})

test.each([-86_400_000, 1500])('GitHub’s time is another by %i ms: waits stay as long as they are', async (shift) => {
  const timesOf = async (lines: readonly Line[], calls: readonly Call[]) => {
    const { client, sent } = createScripted(lines, 100, shift)
    for (const call of calls) await call(client).catch(() => undefined)
    return sent.map(({ at }) => at)
  }
  const limit = (time: string) => ({ status: 429, headers: { 'retry-after': time } })
  expect(await timesOf([{}], [post, read, patch, read, post])).toEqual([0, 100, 200, 300, 1100])
  expect(await timesOf([limit('10'), {}], [read, read])).toEqual([0, 10_100, 10_200])
  expect(await timesOf([limit('600'), {}], [read, read])).toEqual([0])
})

describe('an error says', () => {
  const canary = 'canary-ghs_0123456789'
  const secret: Call = ({ rest }) => rest.issues.get({ ...at, issue_number: 1, headers: { 'x-secret': canary } })
  const next = 'Nothing is lost: re-run this later, or wait for the next run.'
  const where = 'GET /repos/acme/docs/issues/1'
  const help = 'https://github.com/feedback-to-fix/feedback-to-fix/blob/main/docs/troubleshooting.md#permissions'
  const permissions =
    '`permissions: { contents: write, issues: write, pull-requests: write }` (a review: `issues: read`)'
  const unreachable = (why: string) => `GitHub could not be reached for ${where}${why}. ${next}`
  const network =
    'Check the runner’s network (`https_proxy`, `no_proxy`, `NODE_EXTRA_CA_CERTS`), or see githubstatus.com.'

  test.each<[string, Line, string]>([
    [
      'refused',
      { status: 403 },
      `GitHub refused ${where} (status 403). Give the job ${permissions}, and check that no repository or organisation rule forbids it. See ${help}`,
    ],
    [
      'limited',
      { status: 429, headers: { 'retry-after': '3600' } },
      `GitHub’s rate limit requires a wait of 3600 s before ${where}. ${next} Run less often, or use a token with a higher limit.`,
    ],
    ['a fault', { status: 502 }, `${unreachable(' (status 502)')} See githubstatus.com.`],
    ['no answer', noAnswer('ENOTFOUND'), `${unreachable(' (ENOTFOUND)')} ${network}`],
    ['no answer and no code', new Error(canary), `${unreachable('')} ${network}`],
  ])('%s: what happened and what to do, and nothing of what was sent or received', async (_, line, text) => {
    const headers = { 'x-canary': canary, ...(line instanceof Error ? {} : line.headers) }
    const full = line instanceof Error ? line : { data: { message: canary }, ...line, headers }
    const error = await errorOf(secret(createScripted([full]).client))
    expect(error.message).toBe(text)
    expect(error.message).toContain(error.remedy)
  })

  test('a write without an answer', async () => {
    const error = await errorOf(post(createScripted([noAnswer()]).client))
    expect(error.message).toBe(
      'GitHub returned no usable response to POST /repos/acme/docs/issues (ECONNRESET). The next run will find out whether it took effect.',
    )
    expect(error.cause).toBeInstanceOf(Error)
  })
})

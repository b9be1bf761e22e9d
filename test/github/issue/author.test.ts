// Who we are: asked of REST by a person's token, of GraphQL by an installation's, and by trust where both refuse to tell.
import { describe, expect, test } from 'vitest'
import { recogniseOurs } from '../../../src/github/issue/tracking-issue.ts'
import { createScripted, errorOf, type Line, noAnswer, START } from '../scripted.ts'

const bot: Line = { data: { data: { viewer: { login: 'github-actions[bot]' } } } }
const person: Line = { data: { login: 'alice', type: 'User' } }
const by = (author: string, trusted = false) => ({ author, trusted, isBot: author.endsWith('[bot]') })

async function recognise(token: string, lines: readonly Line[]) {
  const { client, sent } = createScripted(lines)
  const isOurs = await recogniseOurs(client, token, undefined)
  return { isOurs, sent: sent.map(({ method, path }) => `${method} ${path}`) }
}

test.each(['ghp_abc', 'github_pat_abc', 'gho_abc', '0123456789abcdef0123456789abcdef01234567'])(
  'a person’s token (%s) asks REST',
  async (token) => {
    const { isOurs, sent } = await recognise(token, [person])
    expect(sent).toEqual(['GET /user'])
    expect(isOurs(by('alice'))).toBe(true)
    expect([by('bob', true), by('', true), by('Alice', true)].some(isOurs)).toBe(false)
  },
)

test('an installation’s token asks GraphQL alone', async () => {
  const { isOurs, sent } = await recognise('ghs_abc', [bot])
  expect(sent).toEqual(['POST /graphql'])
  expect([by('github-actions[bot]'), by('dependabot[bot]', true)].map(isOurs)).toEqual([true, false])
})

test.each<[string, Line]>([
  ['refused', { status: 403, data: { message: 'Resource not accessible by integration' } }],
  ['not found', { status: 404 }],
  ['a user without a name', { data: {} }],
  ['null', { data: null }],
])('where REST says nothing (%s), GraphQL is asked', async (_, line) => {
  const { isOurs, sent } = await recognise('unknown_form', [line, bot])
  expect(sent).toEqual(['GET /user', 'POST /graphql'])
  expect(isOurs(by('github-actions[bot]'))).toBe(true)
})

describe('where nothing tells', () => {
  const silent: [string, Line][] = [
    ['a bad token', { status: 401 }],
    ['refused', { status: 403, data: { message: 'Resource not accessible by integration' } }],
    ['no GraphQL here', { status: 404 }],
    ['errors', { data: { errors: [{ message: 'x' }] } }],
    ['no viewer', { data: { data: { viewer: null } } }],
    ['a fault', { status: 502 }],
    ['a page of a proxy', { data: '<html>' }],
    ['no answer at all', noAnswer()],
  ]
  const others = [by('x', true), by('renovate[bot]'), by('github-actions[bot]'), by('')]

  test.each(silent)('%s: the author that the ledger records', async (_, line) => {
    const isOurs = await recogniseOurs(createScripted([line]).client, 'ghs_abc', 'github-actions[bot]')
    expect(others.map(isOurs)).toEqual([false, false, true, false])
  })

  test('nor is it an installation: whoever is trusted', async () => {
    const { isOurs } = await recognise('unknown_form', [{ status: 404 }])
    expect(others.map(isOurs)).toEqual([true, false, false, false])
  })
})

describe('what passes tells nothing, and trust does not decide', () => {
  test.each<[string, Line, string, string]>([
    ['a limit', { status: 429, headers: { 'retry-after': '9999' } }, 'limited', 'limited'],
    ['a secondary limit', { status: 403, headers: { 'retry-after': '9999' } }, 'limited', 'limited'],
  ])('%s', async (_, line, ofGraphql, ofRest) => {
    expect(await errorOf(recognise('ghs_abc', [line]))).toMatchObject({ kind: ofGraphql })
    expect(await errorOf(recognise('ghp_abc', [line]))).toMatchObject({ kind: ofRest })
    // REST has refused, and GraphQL does not come to an answer.
    expect(await errorOf(recognise('unknown_form', [{ status: 403 }, line]))).toMatchObject({ kind: ofGraphql })
  })

  // GraphQL says 200 of its used-up limit.
  test.each([
    { type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation.' },
    { type: 'RATE_LIMIT', code: 'graphql_rate_limit', message: 'API rate limit already exceeded for site ID.' },
    { extensions: { code: 'graphql_rate_limit' }, message: 'x' },
  ])('a limit as GraphQL words it: %j', async (error) => {
    const limit = { data: { errors: [error] }, headers: { 'x-ratelimit-reset': String(START / 1000 + 30) } }
    const { client, sent } = createScripted([limit, bot])
    const isOurs = await recogniseOurs(client, 'ghs_abc', undefined)
    expect([by('renovate[bot]'), by('github-actions[bot]')].map(isOurs)).toEqual([false, true])
    expect(sent.map(({ at }) => at)).toEqual([0, 30_000])
    const long = { ...limit, headers: { 'x-ratelimit-reset': String(START / 1000 + 3000) } }
    expect(await errorOf(recognise('ghs_abc', [long, bot]))).toMatchObject({ kind: 'limited' })
  })
})

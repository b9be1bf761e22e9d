// Who we are: asked of REST by a person's token, of GraphQL by an installation's, and by trust where both refuse to tell.
import { describe, expect, test } from 'vitest'
import { recogniseOurs } from '../../../src/github/issue/author.ts'
import { connect } from '../connect.ts'
import { createScripted, errorOf, type Line, noAnswer } from '../scripted.ts'

const bot: Line = { data: { data: { viewer: { login: 'github-actions[bot]' } } } }
const person: Line = { data: { login: 'alice', type: 'User' } }
const by = (author: string, trusted = false) => ({ author, trusted })

async function recognise(token: string, lines: readonly Line[]) {
  const { client, sent } = createScripted(lines)
  const isOurs = await recogniseOurs(client, token)
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
  ['an empty body', { data: '' }],
  ['null', { data: null }],
])('where REST says nothing (%s), GraphQL is asked', async (_, line) => {
  const { isOurs, sent } = await recognise('unknown_form', [line, bot])
  expect(sent).toEqual(['GET /user', 'POST /graphql'])
  expect(isOurs(by('github-actions[bot]'))).toBe(true)
})

describe('where nothing tells, trust decides', () => {
  test.each<[string, Line]>([
    ['a bad token', { status: 401 }],
    ['refused', { status: 403, data: { message: 'Resource not accessible by integration' } }],
    ['no GraphQL here', { status: 404 }],
    ['errors', { data: { errors: [{ message: 'x' }] } }],
    ['no viewer', { data: { data: { viewer: null } } }],
    ['an empty body', { data: '' }],
  ])('%s', async (_, line) => {
    for (const token of ['ghs_abc', 'unknown_form']) {
      const { isOurs } = await recognise(token, [line])
      expect([by('x', true), by('github-actions[bot]', false), by('', false)].map(isOurs)).toEqual([true, false, false])
    }
  })
})

describe('what passes tells nothing, and trust does not decide', () => {
  test.each<[string, Line, string, string]>([
    ['a limit', { status: 429, headers: { 'retry-after': '9999' } }, 'limited', 'limited'],
    ['a secondary limit', { status: 403, headers: { 'retry-after': '9999' } }, 'limited', 'limited'],
    ['a fault', { status: 502 }, 'unanswered', 'unreachable'],
    ['no answer at all', noAnswer(), 'unanswered', 'unreachable'],
  ])('%s', async (_, line, ofGraphql, ofRest) => {
    expect(await errorOf(recognise('ghs_abc', [line]))).toMatchObject({ kind: ofGraphql })
    expect(await errorOf(recognise('ghp_abc', [line]))).toMatchObject({ kind: ofRest })
    // REST has refused, and GraphQL does not come to an answer.
    expect(await errorOf(recognise('unknown_form', [{ status: 403 }, line]))).toMatchObject({ kind: ofGraphql })
  })

  // GraphQL says 200 of its used-up limit.
  test('a limit as GraphQL words it', async () => {
    const errors = [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for installation.' }]
    await expect(recognise('ghs_abc', [{ data: { errors } }])).rejects.toThrow()
  })
})

test('GraphQL is asked again when no answer came: it changes nothing', async () => {
  const { isOurs, sent } = await recognise('ghs_abc', [noAnswer(), { status: 502 }, bot])
  expect(sent.length).toBe(3)
  expect(isOurs(by('github-actions[bot]'))).toBe(true)
})

test.each(['ghs_abc', 'ghp_abc'])('the in-memory GitHub knows its author (%s)', async (token) => {
  const isOurs = await recogniseOurs(connect({ author: 'docs-bot[bot]' }).client, token)
  expect([by('docs-bot[bot]'), by('github-actions[bot]', true)].map(isOurs)).toEqual([true, false])
})

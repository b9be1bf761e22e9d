// Who we are: asked of REST by a person's token, of GraphQL by an installation's, and by trust where both refuse to tell.
import { describe, expect, test } from 'vitest'
import { recogniseOurs } from '../../../src/github/issue/tracking-issue.ts'
import { createScripted, errorOf, type Line, noAnswer } from '../scripted.ts'

const bot: Line = { data: { data: { viewer: { login: 'github-actions[bot]' } } } }
const person: Line = { data: { login: 'alice', type: 'User' } }
const by = (author: string, trusted = false) => ({ author, trusted, isBot: author.endsWith('[bot]') })

async function recognise(token: string, lines: readonly Line[]) {
  const { client, sent } = createScripted(lines)
  const isOurs = await recogniseOurs(client, token, undefined)
  return { isOurs, sent: sent.map(({ method, path }) => `${method} ${path}`) }
}

test.each(['ghp_abc', '0123456789abcdef0123456789abcdef01234567'])('a person’s token (%s) asks REST', async (token) => {
  const { isOurs, sent } = await recognise(token, [person])
  expect(sent).toEqual(['GET /user'])
  expect(isOurs(by('alice'))).toBe(true)
  expect([by('bob', true), by('', true), by('Alice', true)].some(isOurs)).toBe(false)
})

test('an installation’s token asks GraphQL alone', async () => {
  const { isOurs, sent } = await recognise('ghs_abc', [bot])
  expect(sent).toEqual(['POST /graphql'])
  expect([by('github-actions[bot]'), by('dependabot[bot]', true)].map(isOurs)).toEqual([true, false])
})

test.each<[string, Line]>([
  ['refused', { status: 403, data: { message: 'Resource not accessible by integration' } }],
  ['not found', { status: 404 }],
  ['a user without a name', { data: {} }],
])('where REST says nothing (%s), GraphQL is asked', async (_, line) => {
  const { isOurs, sent } = await recognise('unknown_form', [line, bot])
  expect(sent).toEqual(['GET /user', 'POST /graphql'])
  expect(isOurs(by('github-actions[bot]'))).toBe(true)
})

describe('where nothing tells', () => {
  const silent: [string, Line][] = [
    ['a bad token', { status: 401 }],
    ['no GraphQL here', { status: 404 }],
    ['errors', { data: { errors: [{ message: 'x' }] } }],
    ['no viewer', { data: { data: { viewer: null } } }],
    ['a fault', { status: 502 }],
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

test.each([429, 403])('a limit (%i) passes: it tells nothing, and trust does not decide', async (status) => {
  const line = { status, headers: { 'retry-after': '9999' } }
  expect(await errorOf(recognise('ghs_abc', [line]))).toMatchObject({ kind: 'limited' })
  expect(await errorOf(recognise('ghp_abc', [line]))).toMatchObject({ kind: 'limited' })
  // REST has refused, and GraphQL does not come to an answer.
  expect(await errorOf(recognise('unknown_form', [{ status: 403 }, line]))).toMatchObject({ kind: 'limited' })
})

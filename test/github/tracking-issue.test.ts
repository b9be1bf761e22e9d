// Issues and comments against the in-memory GitHub: read whole, created once, and what is refused says what to do; which are ours.
import { describe, expect, test } from 'vitest'
import type { GitHubClient } from '../../src/github/github-client.ts'
import { createTrackingIssue } from '../../src/github/tracking-issue.ts'
import { asMarkdown, asTitle } from '../support/markdown.ts'
import { connect, serverUrl } from './connect.ts'
import { createScripted, errorOf, type Line, noAnswer, START } from './scripted.ts'

const label = 'feedback-to-fix'

const track = <T extends { readonly client: GitHubClient }>(parts: T, token = 'ghs_x') => ({
  ...parts,
  tracking: createTrackingIssue(parts.client, serverUrl, token),
})
const open = () => track(connect())
const script = (lines: readonly Line[]) => track(createScripted(lines))

const failed = { kind: expect.stringMatching(/refused|unusable|unreachable|unanswered/) }

describe('GitHub’s form', () => {
  const bare = { number: 3, html_url: 'https://evil.example/acme/docs/issues/3', state: 'open', comments: 2 }
  const raw = { ...bare, updated_at: '2026-11-21T12:00:00Z' }

  async function read(part: object) {
    const found = await script([{ data: { ...raw, ...part } }]).tracking.findIssue(3)
    const comment = await script([{ data: { id: 5, ...part } }]).tracking.getComment(5)
    return [found, comment]
  }

  test.each([{}, { body: null, user: null, author_association: null, labels: null }])(
    'what may be missing: %j',
    async (part) => {
      const nothing = { node: '', body: '', author: '', isBot: false, trusted: false }
      const url = 'https://github.com/acme/docs/issues/3'
      const flags = { isPull: false, isLabelled: true }
      expect(await read(part)).toEqual([
        { number: 3, url, title: '', state: 'open', comments: 2, ...flags, updatedAt: START, ...nothing },
        { id: 5, ...nothing },
      ])
    },
  )

  const numbers = ['3', 0, 1.5, 1e21].map((number) => ({ number }))
  test.each([...numbers, { state: 'merged' }, { user: { id: 1 } }])('not %j', async (part) => {
    const { tracking } = script([{ data: { ...raw, ...part } }])
    expect(await errorOf(tracking.findIssue(3))).toMatchObject({ kind: 'unusable' })
  })

  const user = { login: 'x', type: 'User' }
  test.each([
    ['a bot', { user: { login: 'x[bot]', type: 'Bot' } }, true],
    ['the owner', { user, author_association: 'OWNER' }, true],
    ['a collaborator', { user, author_association: 'COLLABORATOR' }, true],
    ['a contributor', { user, author_association: 'CONTRIBUTOR' }, false],
    ['a stranger', { user, author_association: 'NONE' }, false],
    ['a stranger who took the name of a bot', { user: { login: 'github-actions[bot]', type: 'User' } }, false],
    ['nobody any more', { user: null, author_association: 'NONE' }, false],
  ])('%s is trusted: %j', async (_, part, trusted) => {
    expect(await read(part)).toMatchObject([{ trusted }, { trusted }])
  })

  test('an issue with pull_request is none', async () => {
    expect((await read({ pull_request: { url: 'x' } }))[0]).toBeUndefined()
  })
})

describe('an issue', () => {
  test('is created with our label, and read as it was written', async () => {
    const { tracking, github } = open()
    const created = await tracking.createIssue({ title: asTitle('Feedback'), body: asMarkdown('Hello') })
    expect(created).toMatchObject({
      number: 1,
      url: 'https://github.com/acme/docs/issues/1',
      state: 'open',
      body: 'Hello',
      author: 'github-actions[bot]',
      trusted: true,
      comments: 0,
      updatedAt: START,
    })
    expect(github.getIssue(1)).toMatchObject({ title: 'Feedback', labels: [{ name: label }] })
    expect(await tracking.findIssue(1)).toEqual(created)
  })

  test('whose text is too long is refused with the reason, and without the text', async () => {
    const { tracking } = open()
    const error = await errorOf(tracking.createIssue({ title: asTitle('x'.repeat(257)), body: asMarkdown('y') }))
    expect(error.message).not.toContain('xxx')
    expect(error).toMatchObject({ kind: 'refused', status: 422 })
  })
})

describe('an update of the body', () => {
  test('gives what GitHub holds', async () => {
    const { tracking, github } = open()
    github.openIssue({ title: 'x', body: 'old' })
    expect(await tracking.updateIssue(1, asMarkdown('new'))).toBe('new')
    expect(github.getIssue(1).body).toBe('new')
  })

  test.each([
    ['deleted, or hidden with all issues', { status: 410 }],
    ['transferred', { status: 301 }],
    ['missing', { status: 404 }],
  ])('of an issue that is %s is an error that says so', async (_, line) => {
    const { tracking, sent } = script([line])
    const error = await errorOf(tracking.updateIssue(1, asMarkdown('x')))
    expect(error).toMatchObject({ kind: 'unusable', remedy: expect.stringContaining('`tracking-issue`') })
    expect(error.message).toContain('was not found: it was deleted or transferred')
    expect(sent.length).toBe(1)
  })
})

describe('lists', () => {
  test('all issues with our label, whatever their state, page by page, no pull requests', async () => {
    const { tracking, github, requests } = open()
    for (let count = 0; count < 205; count++) github.openIssue({ title: `${count}`, labels: [label] })
    github.openIssue({ title: 'foreign' })
    github.closeIssue(3)
    const issues = await tracking.listIssues()
    expect(issues.length).toBe(205)
    expect(issues.filter(({ state }) => state === 'closed').map(({ number }) => number)).toEqual([3])
    const query = 'labels=feedback-to-fix&state=all&sort=created&direction=desc&per_page=100'
    expect(requests()).toEqual([1, 2, 3].map((page) => `GET /repos/acme/docs/issues?${query}&page=${page}`))
  })

  test('all comments since, oldest first', async () => {
    const { tracking, github, wait } = open()
    github.openIssue({ title: 'x' })
    github.comment(1, 'before')
    wait(5000)
    const ids = Array.from({ length: 150 }, (_, index) => github.comment(1, `word ${index}`))
    expect((await tracking.listComments(1, START + 5000)).map(({ id }) => id)).toEqual(ids)
    expect(github.requests.length).toBe(2)
  })

  test.each<[string, Line]>([
    ['a body that broke', { data: '' }],
    ['a page of a proxy', { data: '<html>' }],
    ['an object', { data: { message: 'x' } }],
    ['not found', { status: 404, data: [] }],
    ['not modified', { status: 304, data: [] }],
  ])('%s is no empty list', async (_, line) => {
    expect(await errorOf(script([line]).tracking.listIssues())).toMatchObject(failed)
    expect(await errorOf(script([line]).tracking.listComments(1, START))).toMatchObject(failed)
  })
})

describe('comments', () => {
  test('are written, read, changed', async () => {
    const { tracking, github } = open()
    github.openIssue({ title: 'x' })
    const written = await tracking.createComment(1, asMarkdown('one'))
    expect(written).toEqual({
      ...{ id: 1001, node: 'IC_1001', body: 'one' },
      ...{ author: 'github-actions[bot]', isBot: true, trusted: true },
    })
    expect(await tracking.updateComment(1001, asMarkdown('two'))).toEqual({ ...written, body: 'two' })
    expect(await tracking.getComment(1001)).toEqual({ ...written, body: 'two' })
    github.deleteComment(1001)
    expect(await tracking.getComment(1001)).toBeUndefined()
  })

  test.each([404, 410])('that are gone (%i) are not changed', async (status) => {
    expect(await script([{ status }]).tracking.updateComment(9, asMarkdown('x'))).toBeUndefined()
  })
})

const bot: Line = { data: { data: { viewer: { login: 'github-actions[bot]' } } } }
const person: Line = { data: { login: 'alice', type: 'User' } }
const by = (author: string, trusted = false) => ({ author, trusted, isBot: author.endsWith('[bot]') })

async function recognise(token: string, lines: readonly Line[]) {
  const { tracking, sent } = track(createScripted(lines), token)
  const isOurs = await tracking.recogniseOurs(undefined)
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
    const isOurs = await track(createScripted([line]), 'ghs_abc').tracking.recogniseOurs('github-actions[bot]')
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

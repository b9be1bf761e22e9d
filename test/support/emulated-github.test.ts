// The emulated GitHub with its strict layer, by hand and through the client that the Action uses.
import { Octokit } from '@octokit/rest'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmulatedGitHub, startGitHub, type TokenName } from './emulated-github.ts'

const where = { owner: 'acme', repo: 'docs' }
let github: EmulatedGitHub
const silent = { debug() {}, info() {}, warn() {}, error() {} }
const client = (token: TokenName) => new Octokit({ auth: github.tokens[token], baseUrl: github.url, log: silent })
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { status?: number }) => error.status,
  )
const ask = (path: string, options?: RequestInit) =>
  fetch(github.url + path, { ...options, headers: { authorization: `Bearer ${github.tokens.bot}` } })

describe('a repository with files', () => {
  beforeAll(async () => {
    github = await startGitHub({ files: { 'docs/start.md': 'one\ntwo\n', 'docs/old.md': 'old\n' } })
  })
  afterAll(() => github.close())

  test('holds them in a commit on main', async () => {
    expect(await github.readFile('main', 'docs/start.md')).toBe('one\ntwo\n')
    expect(await github.readFile('main', 'nothing.md')).toBeUndefined()
    const { data } = await client('bot').repos.get(where)
    expect([data.private, data.html_url]).toEqual([false, `${github.url}/acme/docs`])
  })

  test('gives raw files as text', async () => {
    const { data } = await client('bot').repos.getContent({
      ...where,
      path: 'docs/start.md',
      mediaType: { format: 'raw+json' },
    })
    expect(data).toBe('one\ntwo\n')
  })

  test('knows its tokens', async () => {
    const issue = { ...where, title: 'x' }
    expect(await statusOf(new Octokit({ auth: 'nobody', baseUrl: github.url, log: silent }).repos.get(where))).toBe(401)
    expect(await statusOf(new Octokit({ baseUrl: github.url, log: silent }).repos.get(where))).toBe(401)
    expect(await statusOf(client('readonly').repos.get(where))).toBe('answered')
    expect(await statusOf(client('readonly').issues.create(issue))).toBe(403)
    expect((await client('bot').graphql('{viewer{login}}')) as object).toEqual({
      viewer: { login: 'github-actions[bot]' },
    })
    expect((await client('agent').graphql('{viewer{login}}')) as object).toEqual({
      viewer: { login: 'docs-agent[bot]' },
    })
    expect((await client('owner').users.getAuthenticated()).data.login).toBe('acme')
  })

  test('logs requests by the name of their token, and nothing of what tests do themselves', async () => {
    const before = github.requests.length
    await client('bot').issues.create({ ...where, title: 'Logged', body: 'Text' })
    await github.listIssues()
    expect(github.requests.slice(before)).toEqual([
      {
        method: 'POST',
        path: '/repos/acme/docs/issues',
        status: 201,
        body: { title: 'Logged', body: 'Text' },
        token: 'bot',
      },
    ])
    expect(JSON.stringify(github.requests)).not.toContain(github.tokens.bot)
  })

  test('says what is left of the rate limit, and whole seconds only', async () => {
    const response = await ask('/repos/acme/docs')
    expect(Number(response.headers.get('x-ratelimit-remaining'))).toBeLessThan(1000)
    expect(await response.text()).not.toMatch(/:\d\d\.\d+Z"/)
  })

  test('pages of comments follow their links', async () => {
    const { data } = await client('bot').issues.create({ ...where, title: 'Talk' })
    for (const body of ['one', 'two', 'three']) await github.comment(data.number, body)
    const { issues, paginate } = client('bot')
    const comments = await paginate(issues.listComments, { ...where, issue_number: data.number, per_page: 2 })
    expect(comments.map(({ body }) => body)).toEqual(['one', 'two', 'three'])
    await github.lockIssue(data.number)
    expect(await statusOf(issues.createComment({ ...where, issue_number: data.number, body: 'late' }))).toBe(403)
  })

  test('a pull request follows its branch, and its files are those of the branch', async () => {
    const pull = await github.openPull({
      head: 'fix/a',
      title: 'A',
      files: { 'docs/start.md': 'one\n2\n', 'docs/old.md': null },
    })
    expect(pull.html_url).toBe(`${github.url}/acme/docs/pull/${pull.number}`)
    expect(pull.user?.login).toBe('docs-agent[bot]')
    const pushed = await github.commit('fix/a', { 'docs/new.md': 'new\n' })
    const { data } = await client('bot').pulls.get({ ...where, pull_number: pull.number })
    expect(data.head.sha).toBe(pushed)
    const { data: files } = await client('bot').pulls.listFiles({ ...where, pull_number: pull.number })
    expect(files.map(({ filename, status }) => `${status} ${filename}`)).toEqual([
      'added docs/new.md',
      'removed docs/old.md',
      'modified docs/start.md',
    ])
    expect(files[2]?.patch).toContain('+2')
  })

  test('merges keep what came before', async () => {
    const [one, two] = [
      await github.openPull({ head: 'm/one', title: 'One', files: { 'one.md': '1' } }),
      await github.openPull({ head: 'm/two', title: 'Two', files: { 'two.md': '2' } }),
    ]
    await github.mergePull(one.number)
    await github.mergePull(two.number)
    expect([await github.readFile('main', 'one.md'), await github.readFile('main', 'two.md')]).toEqual(['1', '2'])
    expect((await github.getPull(two.number)).merged_at).not.toBeNull()
  })

  test('pull requests are closed, reopened, and commented on as issues', async () => {
    await github.openPull({ head: 'fix/other', title: 'Other', fork: true })
    const { number } = await github.openPull({ head: 'fix/closed', title: 'Closed', fork: true })
    await github.closePull(number)
    expect((await github.getPull(number)).state).toBe('closed')
    await github.reopenPull(number)
    expect((await github.getPull(number)).state).toBe('open')
    await client('bot').issues.createComment({ ...where, issue_number: number, body: 'Seen' })
    expect((await github.listComments(number)).map(({ user, body }) => [user.login, body])).toEqual([
      ['github-actions[bot]', 'Seen'],
    ])
  })

  test.each([
    ['from a branch that is missing', 'nowhere', 'head or base is invalid'],
    ['without a commit', 'empty', 'No commits between main and empty'],
    ['for the second time', 'twice', 'A pull request already exists for acme:twice.'],
  ])('a pull request %s is refused', async (_, head, message) => {
    if (head === 'empty')
      await client('owner').git.createRef({
        ...where,
        ref: 'refs/heads/empty',
        sha: (await github.branchTip('main')) ?? '',
      })
    if (head === 'twice') await github.openPull({ head, title: 'Once' })
    const response = await ask('/repos/acme/docs/pulls', {
      method: 'POST',
      body: JSON.stringify({ title: 'x', head, base: 'main' }),
    })
    expect([response.status, await response.json()]).toMatchObject([422, { errors: [{ message }] }])
  })

  test('branches are reset and deleted', async () => {
    const first = await github.commit('short-lived', { 'a.md': '1' })
    await github.commit('short-lived', { 'a.md': '2' })
    await github.resetBranch('short-lived', first)
    expect(await github.readFile('short-lived', 'a.md')).toBe('1')
    await github.deleteBranch('short-lived')
    expect(await github.branchTip('short-lived')).toBeUndefined()
  })
})

describe('faults', () => {
  beforeAll(async () => {
    github = await startGitHub()
  })
  afterAll(() => github.close())
  let takeBack = () => {}
  beforeEach(() => takeBack())

  test('an answer in its place', async () => {
    takeBack = github.intercept(({ method }) =>
      method === 'POST' ? { status: 429, headers: { 'retry-after': '7' } } : undefined,
    )
    const response = await ask('/repos/acme/docs/issues', { method: 'POST', body: '{"title":"x"}' })
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7'])
    expect(await github.listIssues()).toEqual([])
  })

  test.each([
    ['reset', 0],
    ['apply-then-reset', 1],
  ] as const)('%s', async (fault, created) => {
    takeBack = github.intercept(() => fault)
    await expect(ask('/repos/acme/docs/issues', { method: 'POST', body: '{"title":"x"}' })).rejects.toThrow()
    expect(github.requests.at(-1)).toMatchObject({ method: 'POST', status: 0 })
    expect(await github.listIssues()).toHaveLength(created)
  })
})

describe('a private repository without a commit or issues', () => {
  beforeAll(async () => {
    github = await startGitHub({ empty: true, issues: false, private: true })
  })
  afterAll(() => github.close())

  test('is private', async () => {
    expect(await (await ask('/repos/acme/docs')).json()).toMatchObject({ private: true, has_issues: false })
  })

  test.each([
    ['GET', '/commits/heads%2Fmain', 409],
    ['GET', '/git/ref/heads/main', 409],
    ['POST', '/git/trees', 409],
    ['POST', '/git/refs', 409],
    ['POST', '/issues', 410],
  ])('%s %s is %i', async (method, path, status) => {
    const response = await ask(`/repos/acme/docs${path}`, {
      method,
      ...(method === 'POST' && { body: '{"title":"x","tree":[]}' }),
    })
    expect(response.status).toBe(status)
  })
})

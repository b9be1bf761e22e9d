// The in-memory GitHub by hand: it refuses what GitHub refuses, in GitHub's words.
import { describe, expect, test } from 'vitest'
import { createFakeGitHub, type FakeOptions } from './fake-github.ts'
import { startGitHub } from './served-github.ts'

const here = '/repos/acme/docs'
const noon = Date.UTC(2026, 10, 21, 12)

function start(options: Partial<FakeOptions> = {}) {
  let now = noon
  const github = createFakeGitHub({ now: () => now, repository: 'acme/docs', ...options })
  const ask = async (method: string, path: string, body?: unknown) => {
    const { status, body: text, headers } = await github.send({ method, path, body })
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  return { github, ask, wait: (ms: number) => (now += ms) }
}

describe('git', () => {
  test('objects have the names that git gives them', async () => {
    const { ask } = start()
    const tree = [
      { path: 'ledger.json', mode: '100644', type: 'blob', content: '{}\n' },
      { path: 'handled/a.json', mode: '100644', type: 'blob', content: '[]\n' },
      { path: 'handled/b.json', mode: '100644', type: 'blob', content: '1' },
    ]
    const { body } = await ask('POST', `${here}/git/trees`, { tree })
    expect(body.sha).toBe('7ac948651ab9d4360d224999b61df49cc997af41')
    const author = { name: 'Someone', email: 'someone@example.com', date: '2026-11-21T06:00:00Z' }
    const commit = await ask('POST', `${here}/git/commits`, { message: 'One\n', tree: body.sha, parents: [], author })
    expect(commit.body.sha).toBe('20e65fb8b1bc1cced28db0b4393d4bfad29aed54')
  })

  test('an empty repository refuses', async () => {
    const { ask } = start({ files: null })
    expect((await ask('GET', `${here}/commits?sha=main`)).status).toBe(409)
    expect((await ask('POST', `${here}/git/trees`, { tree: [] })).status).toBe(409)
    expect((await ask('GET', here)).status).toBe(200)
  })

  test('branches are reset and deleted', () => {
    const { github } = start()
    const first = github.commit('b', { 'a/b.md': '1' })
    github.commit('b', { 'a/b.md': null, 'c.md': '2' })
    expect([github.readFile('b', 'a/b.md'), github.readFile('b', 'c.md')]).toEqual([undefined, '2'])
    github.resetBranch('b', first)
    expect(github.readFile('b', 'a/b.md')).toBe('1')
    github.deleteBranch('b')
    expect(github.branchTip('b')).toBeUndefined()
  })
})

describe('issues', () => {
  test('times are those of the clock, in whole seconds', async () => {
    const { ask, wait } = start()
    wait(1999)
    await ask('POST', `${here}/issues`, { title: 'x' })
    wait(60_000)
    await ask('POST', `${here}/issues/1/comments`, { body: 'x' })
    const { body } = await ask('GET', `${here}/issues/1`)
    expect([body.created_at, body.updated_at]).toEqual(['2026-11-21T12:00:01Z', '2026-11-21T12:01:01Z'])
    expect((await ask('GET', `${here}/issues?since=2026-11-21T12:01:01.5Z`)).body).toHaveLength(1)
    expect((await ask('GET', `${here}/issues?since=2026-11-21T12:01:02Z`)).body).toHaveLength(0)
  })

  test('one that went away says so', async () => {
    const { github, ask } = start()
    const [deleted, moved, locked] = ['a', 'b', 'c'].map((title) => github.openIssue({ title }))
    github.deleteIssue(deleted ?? 0)
    github.transferIssue(moved ?? 0, 'https://api.github.com/repositories/7/issues/3')
    github.lockIssue(locked ?? 0)
    expect((await ask('GET', `${here}/issues/1`)).status).toBe(410)
    expect(await ask('GET', `${here}/issues/2`)).toMatchObject({
      status: 301,
      headers: { location: 'https://api.github.com/repositories/7/issues/3' },
    })
    expect((await ask('PATCH', `${here}/issues/2`, { body: 'x' })).status).toBe(307)
    expect((await ask('POST', `${here}/issues/3/comments`, { body: 'x' })).status).toBe(403)
    expect((await ask('GET', `${here}/issues`)).body).toHaveLength(1)
    github.setIssuesEnabled(false)
    expect((await ask('POST', `${here}/issues`, { title: 'x' })).status).toBe(410)
  })

  test('a comment that is deleted is gone, and its id is not used again', async () => {
    const { github, ask } = start()
    const issue = github.openIssue({ title: 'x' })
    const id = github.comment(issue, 'one')
    github.deleteComment(id)
    expect((await ask('GET', `${here}/issues/comments/${id}`)).status).toBe(404)
    expect(github.comment(issue, 'two')).not.toBe(id)
  })
})

describe('pull requests', () => {
  test('follow their branch while open', async () => {
    const { github, ask } = start()
    const number = github.openPull({ head: 'fix', title: 'Fix', files: { 'a.md': '1\n' } })
    const pushed = github.commit('fix', { 'a.md': '2\n' })
    expect((await ask('GET', `${here}/pulls/${number}`)).body.head.sha).toBe(pushed)
    github.closePull(number)
    github.commit('fix', { 'a.md': '3\n' })
    expect((await ask('GET', `${here}/pulls/${number}`)).body.head.sha).toBe(pushed)
    const { body } = await ask('GET', `${here}/compare/${github.branchTip('main')}...${pushed}`)
    expect(body.files).toMatchObject([{ filename: 'a.md', status: 'added', patch: '@@ -0,0 +1,1 @@\n+2' }])
  })

  test('are opened by clients, and refused as GitHub does it', async () => {
    const { github, ask } = start()
    const open = (head: string) => ask('POST', `${here}/pulls`, { title: 'x', head, base: 'main', body: 'y' })
    const why = async (head: string) => (await open(head)).body.errors[0].message
    expect(await why('nowhere')).toBe('head or base is invalid')
    const sha = github.branchTip('main')
    await ask('POST', `${here}/git/refs`, { ref: 'refs/heads/same', sha })
    expect(await why('same')).toBe('No commits between main and same')
    await ask('POST', `${here}/git/refs`, { ref: 'refs/heads/fix', sha })
    github.commit('fix', { 'a.md': '1\n' })
    github.commit('main', { 'b.md': '2\n' })
    const { number, html_url, base, head } = (await open('fix')).body
    expect([number, html_url]).toEqual([1, 'https://github.com/acme/docs/pull/1'])
    expect(await why('fix')).toBe('A pull request already exists for acme:fix.')
    const { body } = await ask('GET', `${here}/compare/${base.sha}...${head.sha}`)
    expect(body.files).toMatchObject([{ filename: 'a.md', status: 'added' }])
  })

  test('tell their files and commits, renamed ones as such', async () => {
    const { github, ask } = start({ files: { 'a.md': 'One\nTwo\nThree\n', 'run.sh': 'ls\n' } })
    const files = {
      'a.md': null,
      'b.md': 'One\nTwo\nThree\nFour\n',
      'run.sh': { mode: '100755', content: 'ls\n' },
      'x.png': { content: Buffer.from([1, 0]) },
    }
    github.openPull({ head: 'fix', title: 'Fix', files })
    github.commit('main', { 'other.md': 'x\n' })
    github.updatePull(1, 'maintainer')
    const { body } = await ask('GET', `${here}/pulls/1/files`)
    expect(body).toMatchObject([
      { filename: 'b.md', status: 'renamed', previous_filename: 'a.md', additions: 1 },
      { filename: 'run.sh', status: 'modified', changes: 0 },
      { filename: 'x.png', status: 'added', changes: 0 },
    ])
    expect(body[2]).not.toHaveProperty('patch')
    const commits = (await ask('GET', `${here}/pulls/1/commits`)).body
    expect(commits).toMatchObject([
      { commit: { message: 'Fix', verification: { verified: false } }, author: { login: 'github-actions[bot]' } },
      {
        author: { login: 'maintainer' },
        committer: { login: 'web-flow' },
        commit: { verification: { verified: true } },
      },
    ])
    expect(commits[1].parents).toHaveLength(2)
    const compared = (await ask('GET', `${here}/compare/main...${commits[1].sha}?per_page=1&page=2`)).body
    expect(compared).toMatchObject({ status: 'ahead', total_commits: 2, commits: [{ sha: commits[1].sha }], files: [] })
  })

  test('blobs are cut and told to be binary by GraphQL, and whole by their SHA', async () => {
    const { github, ask } = start({ files: { 'a.md': 'ü'.repeat(300_000) } })
    github.commit('main', { 'x.bin': { content: Buffer.from([1, 0]) } })
    const { tree } = (await ask('GET', `${here}/git/trees/main?recursive=1`)).body
    const objects = tree.map(
      ({ sha }: { sha: string }, index: number) =>
        `b${index}:object(oid:"${sha}"){... on Blob{text isBinary isTruncated byteSize}}`,
    )
    const query = `query{repository(owner:"acme",name:"docs"){${objects.join(' ')}}}`
    const { repository } = (await ask('POST', '/graphql', { query })).body.data
    expect(repository.b0).toEqual({ isBinary: false, isTruncated: true, byteSize: 600_000, text: 'ü'.repeat(256_000) })
    expect(repository.b1).toEqual({ isBinary: true, isTruncated: false, byteSize: 2, text: null })
    const whole = (await ask('GET', `${here}/git/blobs/${tree[0].sha}`)).body
    expect([whole.size, Buffer.from(whole.content, 'base64').length]).toEqual([600_000, 600_000])
    github.setGraphql(false)
    expect((await ask('POST', '/graphql', { query })).status).toBe(404)
  })

  test('the newest change comes first when asked so', async () => {
    const { github, ask, wait } = start()
    for (const head of ['a', 'b', 'c']) github.openPull({ head, title: head })
    wait(1000)
    github.comment(2, 'hello')
    const { body } = await ask('GET', `${here}/pulls?state=all&sort=updated&direction=desc`)
    expect(body.map(({ number }: { number: number }) => number)).toEqual([2, 3, 1])
  })
})

describe('a request', () => {
  test('takes effect when it is sent, not when it is awaited', () => {
    const { github } = start()
    void github.send({ method: 'POST', path: `${here}/issues`, body: { title: 'Now' } })
    expect(github.listIssues()).toHaveLength(1)
  })

  test.each([
    ['reset', 0],
    ['apply-then-reset', 1],
  ] as const)('can meet a %s', async (fault, created) => {
    const { github, ask } = start()
    const takeBack = github.intercept(() => fault)
    await expect(ask('POST', `${here}/issues`, { title: 'x' })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(github.listIssues()).toHaveLength(created)
    takeBack()
    expect((await ask('GET', `${here}/issues`)).status).toBe(200)
  })

  test('can be refused', async () => {
    const { github, ask } = start()
    github.intercept(() => ({ status: 502, body: '"Bad gateway"' }))
    expect(await ask('GET', here)).toMatchObject({ status: 502, body: 'Bad gateway' })
    const other = start()
    other.github.setReadOnly(true)
    expect((await other.ask('POST', `${here}/issues`, { title: 'x' })).status).toBe(403)
    expect((await other.ask('GET', `${here}/issues`)).status).toBe(200)
  })
})

test('behind a socket it knows whose a token is, and logs its name', async () => {
  const github = await startGitHub()
  const ask = async (token: string, path: string, init: RequestInit = {}) => {
    const response = await fetch(github.url + path, { ...init, headers: { authorization: `Bearer ${token}` } })
    return { status: response.status, text: await response.text() }
  }
  const issue = { method: 'POST', body: '{"title":"x"}' }
  const viewer = { method: 'POST', body: '{"query":"{viewer{login}}"}' }
  const { agent, readonly, bot } = github.tokens
  expect((await ask('nobody', here)).status).toBe(401)
  expect((await ask(readonly, `${here}/issues`, issue)).status).toBe(403)
  expect((await ask(bot, `${here}/issues`, issue)).text).toContain('github-actions[bot]')
  expect((await ask(agent, '/graphql', viewer)).text).toContain('docs-agent[bot]')
  expect(github.requests.map(({ token, status }) => `${token} ${status}`)).toEqual([
    'unknown 401',
    'read-only 403',
    'sync 201',
    'agent 200',
  ])
  await github.close()
})

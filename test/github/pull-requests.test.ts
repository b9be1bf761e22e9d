// Pull requests by one list per repository, newest update first; their files by blobs; and who is asked to look at them.
import { describe, expect, test } from 'vitest'
import { createHandOver } from '../../src/github/pull-assignments.ts'
import { createPullChanges } from '../../src/github/pull-change.ts'
import { createPullRequests } from '../../src/github/pull-requests.ts'
import { connect, repository, serverUrl } from './connect.ts'
import { createScripted, type Line, noAnswer, START } from './scripted.ts'

const repo = { full_name: repository }
const at = (seconds: number) => new Date(START + seconds * 1000).toISOString().replace('.000Z', 'Z')

const sha = 'a'.repeat(40)

/** A pull request as GitHub writes it; `updated` in seconds since the start. */
function pullOf(number: number, updated: number, part: object = {}) {
  const times = { created_at: at(-100), updated_at: at(updated), closed_at: null, merged_at: null }
  const html_url = `https://github.com/acme/docs/pull/${number}`
  const bare = { number, html_url, state: 'open', body: null, head: { sha, repo }, base: { ref: 'main', repo } }
  return { ...bare, ...times, ...part }
}

/** Full pages of a hundred, each older than the one before; the last may be short. */
function pages(...lengths: number[]): Line[] {
  return lengths.map((length, page) => ({
    data: Array.from({ length }, (_, index) => pullOf(page * 100 + index + 1, -page * 100 - index)),
  }))
}

function list(lines: readonly Line[], since = START - 10_000_000) {
  const { client, sent, sleeps } = createScripted(lines)
  return { result: createPullRequests(client, serverUrl).listPulls(repository, since), sent, sleeps }
}

describe('one pull request', () => {
  const readOne = async (part: object) => {
    const result = await list([{ data: [pullOf(7, 0, part)] }]).result
    return result.kind === 'pulls' ? result.pulls[0] : undefined
  }

  test.each([
    ['open', {}, 'open', undefined],
    ['merged', { state: 'closed', closed_at: at(5), merged_at: at(5) }, 'merged', START + 5000],
    ['merged, by half an answer', { state: 'open', merged_at: at(5) }, 'merged', undefined],
  ])('%s', async (_, part, state, closedAt) => {
    expect(await readOne(part)).toMatchObject({ state, closedAt })
  })

  // What a list does not need may be odd: one such item must not make a whole repository's list unreadable.
  test.each([
    ['labels as texts', { labels: ['docs'] }],
    ['an account without a login', { user: { type: 'Bot' } }],
    ['a base without a branch', { base: { repo } }],
    ['a short commit', { head: { sha: 'abc', repo } }],
    ['whether it can be merged, as a word', { mergeable: 'unknown' }],
  ])('with %s', async (_, part) => {
    expect(await readOne(part)).toMatchObject({ state: 'open', own: true })
  })
})

describe('a list', () => {
  const query = { state: 'all', sort: 'updated', direction: 'desc', per_page: '100' }

  test.each([
    ['a short page', [3], 1, 3],
    ['a full page and none', [100, 0], 2, 100],
    ['three pages', [100, 100, 50], 3, 250],
  ])('%s: all of them, complete', async (_, lengths, requests, count) => {
    const { result, sent } = list(pages(...lengths))
    expect(await result).toMatchObject({ kind: 'pulls', pulls: { length: count }, complete: true })
    expect(sent.length).toBe(requests)
  })

  test('a page from which GitHub hides something is not the last', async () => {
    const headers = {
      link: '<https://api.github.com/x?page=2>; rel="next", <https://api.github.com/x?page=2>; rel="last"',
    }
    const { result, sent } = list([{ data: [pullOf(2, 0)], headers }, { data: [pullOf(1, 0)] }])
    expect(await result).toMatchObject({ pulls: { length: 2 }, complete: true })
    expect(sent.length).toBe(2)
  })

  test('one that was updated just then is in it', async () => {
    const { result } = list([{ data: [pullOf(2, 0), pullOf(1, -1)] }], START)
    expect(await result).toMatchObject({ pulls: [{ link: { number: 2 } }], complete: true })
  })

  test('is cut short after fifty pages, and says so', async () => {
    const { result, sent } = list(pages(100))
    expect(await result).toMatchObject({ kind: 'pulls', pulls: { length: 5000 }, complete: false })
    expect(sent.length).toBe(50)
  })

  test.each<[string, Line]>([
    ['refused', { status: 403 }],
    ['not found', { status: 404, data: [] }],
    ['renamed', { status: 301, data: [] }],
    ['an object', { data: {} }],
    ['one that is none', { data: [pullOf(1, 0), { number: 2 }] }],
  ])('%s: unreadable, also on a later page', async (_, line) => {
    expect(await list([line]).result).toEqual({ kind: 'unreadable' })
    expect(await list([...pages(100), line]).result).toEqual({ kind: 'unreadable' })
  })

  describe('of a repository that was renamed', () => {
    const movedTo = (location: string, status = 301): Line => ({ status, headers: { location }, data: undefined })
    const rest = '?state=all&sort=updated&direction=desc&per_page=100&page=1'
    const here = 'https://api.github.com/repositories/42/pulls'
    /** Whoever follows once more meets no answer, and fails. */
    const end = noAnswer()

    test.each([
      ['as GitHub puts it', `${here}${rest}`],
      ['of a GitHub Enterprise Server', `https://github.example/api/v3/repositories/42/pulls${rest}`],
      ['on another host', `https://evil.example/repositories/42/pulls${rest}`],
    ])('is read where it is now, asked of our own API: %s', async (_, location) => {
      const { result, sent } = list([movedTo(location), ...pages(100, 3)])
      expect(await result).toMatchObject({ kind: 'pulls', pulls: { length: 103 }, complete: true })
      expect(sent).toMatchObject([
        { path: '/repos/acme/docs/pulls', query: { ...query, page: '1' } },
        { path: '/repositories/42/pulls', query: { ...query, page: '1' } },
        { path: '/repos/acme/docs/pulls', query: { ...query, page: '2' } },
      ])
    })

    test.each<[string, ...Line[]]>([
      ['nowhere', { status: 301, data: [] }],
      ['an empty address', movedTo('')],
      ['one pull request', movedTo('https://api.github.com/repositories/42/pulls/7')],
      ['a list, but not for good', movedTo(here, 302)],
      ['a list, by 308', movedTo(here, 308)],
      ['a list that is not found', movedTo(here), { status: 404 }],
      ['what is no list', movedTo(here), { data: {} }],
    ])('that led to %s is unreadable', async (_, ...lines) => {
      const { result, sent } = list([...lines, end])
      expect(await result).toEqual({ kind: 'unreadable' })
      expect(sent.length).toBe(lines.length)
    })
  })
})

test.each<[string, Line, boolean | undefined]>([
  ['private', { data: { private: true, default_branch: 'main' } }, true],
  ['public', { data: { private: false, default_branch: 'main' } }, false],
  ['it does not say', { data: {} }, undefined],
  ['not found', { status: 404 }, undefined],
  ['no answer', noAnswer(), undefined],
])('whether the repository is private: %s', async (_, line, expected) => {
  const pulls = createPullRequests(createScripted([line]).client, serverUrl)
  expect(await pulls.isPrivate()).toBe(expected)
})

describe('blobs', () => {
  const sha = 'a'.repeat(40)
  const whole = { text: 'Text', isBinary: false, isTruncated: false, byteSize: 4 }
  const single: Line = { data: { encoding: 'base64', content: Buffer.from('From REST').toString('base64') } }
  const answer = (blob: unknown): Line => ({ data: { data: { repository: { b0: blob } } } })

  async function read(first: Line, size: number | undefined = 4, text = true) {
    const { client, sent } = createScripted([first, single])
    const blobs = await createPullChanges(client).readBlobs([{ sha, size, text }], 10)
    return { blob: blobs.get(sha), sent: sent.map(({ method }) => method) }
  }

  test('whole in GraphQL: no other request', async () => {
    expect(await read(answer(whole))).toEqual({ blob: { text: 'Text', isBinary: false }, sent: ['POST'] })
    expect((await read(answer({ ...whole, text: null, isBinary: true }))).blob).toEqual({
      text: undefined,
      isBinary: true,
    })
  })

  test.each<[string, Line]>([
    ['cut', answer({ ...whole, isTruncated: true })],
    ['of another length than its bytes', answer({ ...whole, byteSize: 3 })],
    ['decoded from something else', answer({ ...whole, text: '\ufffd', byteSize: 3 })],
    ['with NUL', answer({ ...whole, text: 'a\0bc' })],
    ['without a text', answer({ ...whole, text: null })],
    ['of an unknown kind', answer({ ...whole, isBinary: null })],
    ['missing', answer(undefined)],
    ['no data', { data: { data: null, errors: [{ type: 'FORBIDDEN' }] } }],
    ['no GraphQL', { status: 404 }],
  ])('%s: its bytes are asked for', async (_, line) => {
    expect(await read(line)).toEqual({ blob: { text: 'From REST', isBinary: false }, sent: ['POST', 'GET'] })
  })

  test('a hundred in a query, and four megabytes', async () => {
    const { client, sent } = createScripted([{ data: { data: { repository: {} } } }])
    const { readBlobs } = createPullChanges(client)
    const list = (count: number, size: number) =>
      Array.from({ length: count }, (_, index) => ({ sha: index.toString(16).padStart(40, '0'), size, text: true }))
    await readBlobs(list(250, 10), 0)
    expect(sent).toHaveLength(3)
    await readBlobs(list(17, 500_000), 0)
    expect(sent).toHaveLength(6)
  })
})

describe('CODEOWNERS', () => {
  test('is read from the first of three places of a branch, if it has one', async () => {
    const side = connect({ files: { 'docs/CODEOWNERS': '* @docs\n', 'README.md': '# docs\n' } })
    const { readCodeowners } = createHandOver(side.client)
    const readOwner = async (branch: string) => (await readCodeowners(branch))?.(['README.md'])[0]?.name
    expect(await readOwner('main')).toBe('docs')
    side.github.commit('main', { CODEOWNERS: '* @root\n' })
    expect(await readOwner('main')).toBe('root')
    side.github.commit('main', { '.github/CODEOWNERS': '* @github\n' })
    expect(await readOwner('main')).toBe('github')
    expect(side.requests().at(-1)).toBe('GET /repos/acme/docs/contents/.github/CODEOWNERS?ref=main')
    side.github.commit('bare', { 'README.md': '# docs\n' })
    expect(await readCodeowners('bare')).toBeUndefined()
  })

  test('too large a file is none', async () => {
    const { client } = createScripted([{ data: '*'.repeat(3_000_001) }])
    expect(await createHandOver(client).readCodeowners('main')).toBeUndefined()
  })
})

// The ledger's commits by GraphQL, one request each: races, answers that were lost, refusals, and what others commit between.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLedgerBranch, type LedgerBranch } from '../../src/github/ledger-branch.ts'
import type { Snapshot } from '../../src/ledger/store.ts'
import type { LedgerFile } from '../../src/text/outgoing.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { branchName, projectId } from '../support/addresses.ts'
import type { Fault, InterceptedRequest } from '../support/github-rules.ts'
import { isLedgerCommit } from '../support/observe.ts'
import { connect, repository } from './connect.ts'
import { errorOf } from './scripted.ts'

const branch = branchName('feedback-to-fix/ledger')
const yes = () => true
const broken = { status: 502 }
const file = (text: string) => text as LedgerFile
/** Both ways in which the history is read. */
const isHistory = (request: InterceptedRequest) => request.path.includes('/commits?') || isLook(request)
const isLook = (request: InterceptedRequest) => request.path === '/graphql' && !isLedgerCommit(request)

/** A branch with a ledger of this project, and one of another's. */
async function begin(text = 'base', id = 'docs') {
  const house = connect()
  const { client, github } = house
  const options = { client, repository, branch, projectId: projectId(id), defaultBranch: 'main' }
  const ledger = createLedgerBranch(options)
  const files = { 'ledger.json': file(text), 'handled/a.json': file('{}\n'), 'README.md': file('Hello') }
  const base = await ledger.write(undefined, files, safe`ledger 1 of docs\n\nrun x [skip ci]`, yes)
  if (typeof base === 'string') throw new Error(`The first write was ${base}.`)
  return { ...house, github, ledger, base, before: github.requests.length }
}
type House = Awaited<ReturnType<typeof begin>>

const write = (ledger: LedgerBranch, base: Snapshot, text = 'ours', message: SafeText = safe`m`, goesOn = yes) =>
  ledger.write(base, { 'ledger.json': file(text) }, message, goesOn)
const said = (house: House) =>
  house.github.requests.slice(house.before).map(({ method, path }) => `${method} ${path.replace(/^.*?acme\/docs/, '')}`)
const theirs = ({ github }: House, files: Record<string, string> = { 'docs/ledger.json': 'theirs' }) =>
  github.commit(branch, files, 'theirs')

/** Faults for the commits, one after the other. */
function failCommits({ github }: House, faults: readonly Fault[], meanwhile = () => {}) {
  const left = [...faults]
  github.intercept((request) => {
    if (!isLedgerCommit(request) || left.length === 0) return undefined
    const fault = left.shift()
    if (left.length === 0) queueMicrotask(meanwhile)
    return fault
  })
}

describe('undisturbed', () => {
  test('one request, on top of the commit that was read; other files stay', async () => {
    const house = await begin()
    const written = await write(house.ledger, house.base, '{"ü": "😀"}\n')
    expect(said(house)).toEqual(['POST /graphql'])
    expect(written).toMatchObject({ commit: house.github.branchTip(branch), text: '{"ü": "😀"}\n' })
    expect(await house.ledger.read()).toEqual(written)
    expect(house.github.readFile(branch, 'docs/handled/a.json')).toBe('{}\n')
    expect(house.github.requests[house.before]?.body).toEqual({
      query: 'mutation($input:CreateCommitOnBranchInput!){createCommitOnBranch(input:$input){commit{oid tree{oid} }}}',
      variables: {
        input: {
          branch: { repositoryNameWithOwner: 'acme/docs', branchName: branch },
          expectedHeadOid: house.base.commit,
          message: { headline: 'm', body: '' },
          fileChanges: {
            additions: [{ path: 'docs/ledger.json', contents: Buffer.from('{"ü": "😀"}\n').toString('base64') }],
          },
        },
      },
    })
    await write(house.ledger, written as Snapshot, 'newer')
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('newer')
  })

  test.each(['docs', 'acme/docs', 'a b?#%~', 'ü'])('the project %s', async (id) => {
    const { ledger, base } = await begin('base', id)
    await write(ledger, base)
    expect((await ledger.read())?.text).toBe('ours')
  })

  test('with other files, the message in its two parts', async () => {
    const house = await begin()
    const files = { 'ledger.json': file('ours'), 'handled/a.json': file('{"x": 1}\n'), 'README.md': file('Hi') }
    const message = safe`ledger 2 of docs\n\nrun x [skip ci]`
    expect(await house.ledger.write(house.base, files, message, yes)).toMatchObject({ text: 'ours' })
    expect(said(house)).toEqual(['POST /graphql'])
    const names = ['README.md', 'docs/handled/a.json', 'docs/ledger.json']
    expect(names.map((name) => house.github.readFile(branch, name))).toEqual(['Hi', '{"x": 1}\n', 'ours'])
    const path = '/repos/acme/docs/commits'
    const { data } = await house.client.request({ method: 'GET', path, query: { sha: branch, per_page: 1 } })
    const commit = { message: 'ledger 2 of docs\n\nrun x [skip ci]', verification: { verified: true } }
    expect(data).toMatchObject([{ commit }])
  })

  test('abandoned before it is sent', async () => {
    const house = await begin()
    expect(await write(house.ledger, house.base, 'ours', safe`m`, () => false)).toBe('abandoned')
    expect(said(house)).toEqual([])
  })
})

describe('what others committed meanwhile', () => {
  test('another project: it is on top of that, and says so', async () => {
    const house = await begin()
    const between = theirs(house, { 'other/ledger.json': 'theirs' })
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect([written.history.slice(0, 3), written.text]).toEqual([[written.commit, between, house.base.commit], 'ours'])
    expect(house.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
  })

  test('another project, and the shards would be written too: lost, since a person may have put one right', async () => {
    const house = await begin()
    theirs(house, { 'docs/handled/a.json': 'restored' })
    const files = { 'ledger.json': file('newer'), 'handled/a.json': file('{"x": 1}\n') }
    expect(await house.ledger.write(house.base, files, safe`m`, yes)).toBe('lost')
    expect(house.github.readFile(branch, 'docs/handled/a.json')).toBe('restored')
  })

  test('others at every try: lost in the end', async () => {
    const house = await begin()
    let count = 0
    house.github.intercept((request) => {
      if (isLedgerCommit(request)) theirs(house, { 'other/ledger.json': String(++count) })
      return undefined
    })
    expect([await write(house.ledger, house.base), count]).toEqual(['lost', 5])
  })

  test('this project: lost, and nothing of it is overwritten', async () => {
    const house = await begin()
    const tip = theirs(house)
    expect(await write(house.ledger, house.base)).toBe('lost')
    expect([house.github.branchTip(branch), house.github.readFile(branch, 'docs/ledger.json')]).toEqual([tip, 'theirs'])
  })

  test('the branch is gone: lost', async () => {
    const house = await begin()
    house.github.deleteBranch(branch)
    expect(await write(house.ledger, house.base)).toBe('lost')
    expect(house.github.branchTip(branch)).toBeUndefined()
  })
})

describe('without an answer', () => {
  test.each(['reset', broken] as const)('not done: it is repeated (%j)', async (fault) => {
    const house = await begin()
    failCommits(house, [fault, fault])
    expect(await write(house.ledger, house.base)).toMatchObject({ commit: house.github.branchTip(branch) })
  })

  test('done: it is found by its message, and won', async () => {
    const house = await begin()
    failCommits(house, ['apply-then-reset'])
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect(written).toEqual(await house.ledger.read())
    expect(said(house).slice(0, 3)).toEqual(['POST /graphql', 'POST /graphql', 'POST /graphql'])
  })

  test('done, and another run went on from there: it is won all the same', async () => {
    const house = await begin()
    failCommits(house, ['apply-then-reset'], () => theirs(house))
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect(written).toMatchObject({ text: 'ours', history: [written.commit, house.base.commit] })
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('theirs')
  })

  test('not done, and another run was first: it is lost', async () => {
    const house = await begin()
    failCommits(house, ['reset'], () => theirs(house))
    expect(await write(house.ledger, house.base)).toBe('lost')
  })

  test('done, of an earlier write of this run: it is not taken for this one', async () => {
    const house = await begin()
    failCommits(house, ['apply-then-reset', 'reset', 'reset', 'reset', 'reset'])
    expect(await errorOf(write(house.ledger, house.base, 'first', safe`run x_1`))).toMatchObject({ kind: 'unanswered' })
    expect(await write(house.ledger, house.base, 'second', safe`run x_2`)).toBe('lost')
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('first')
  })

  test('done, but the history cannot be read: it ends, and claims nothing', async () => {
    const house = await begin()
    failCommits(house, ['apply-then-reset'])
    house.github.intercept((request) => (isHistory(request) ? broken : undefined))
    expect(await errorOf(write(house.ledger, house.base))).toMatchObject({ kind: 'unreachable' })
  })

  test('property: whoever is told to have won is in the history, whoever is told to have lost is not', async () => {
    const fault = fc.constantFrom<Fault>(undefined, 'reset', 'apply-then-reset', broken)
    const rivals = fc.constantFrom(undefined, 'docs/ledger.json', 'other/ledger.json', 'docs/handled/a.json')
    const script = fc.record({ faults: fc.array(fault, { maxLength: 6 }), rival: rivals })
    const ends: string[] = []
    await fc.assert(
      fc.asyncProperty(script, async ({ faults, rival }) => {
        const house = await begin()
        failCommits(house, faults, rival === undefined ? undefined : () => theirs(house, { [rival]: 'theirs' }))
        const end = await write(house.ledger, house.base).catch(() => undefined)
        // What nobody was told need not be so.
        if (end === undefined) return
        expect(end).not.toBe('abandoned')
        ends.push(end === 'lost' ? 'lost' : 'won')
        const path = '/repos/acme/docs/commits'
        const query = { sha: branch, per_page: 100 }
        const { data } = await house.client.request({ method: 'GET', path, query })
        const commits = data as { sha: string; commit: { message: string } }[]
        const own = commits.filter(({ commit }) => commit.message === 'm').map(({ sha }) => sha)
        expect(own).toEqual(end === 'lost' ? [] : [(end as Snapshot).commit])
      }),
    )
    expect(new Set(ends)).toEqual(new Set(['won', 'lost']))
  })
})

describe('GraphQL refuses', () => {
  const rule = { message: 'Repository rule violations found\n\nChanges must be made through a pull request.' }
  const error = (type: string, message: string) => ({
    data: { createCommitOnBranch: null },
    errors: [{ type, path: ['createCommitOnBranch'], message }],
  })

  test.each([
    ['BRANCH_PROTECTION_RULE_VIOLATION', 'Changes must be made through a pull request.'],
    ['UNPROCESSABLE', rule.message],
    ['FORBIDDEN', 'Resource not accessible by integration'],
  ])('%s: the Git data API says what to do about it', async (type, message) => {
    const house = await begin()
    house.github.intercept((request) => {
      if (isLedgerCommit(request)) return { status: 200, body: error(type, message) }
      return request.path.includes('/git/refs') ? { status: 422, body: rule } : undefined
    })
    const thrown = await errorOf(write(house.ledger, house.base))
    expect(thrown).toMatchObject({ kind: 'unusable', status: 403, remedy: expect.stringContaining('exempt') })
    expect(house.github.branchTip(branch)).toBe(house.base.commit)
  })

  test.each([
    ['its limit is used up', { status: 200, body: { errors: [{ type: 'RATE_LIMITED', message: 'Limit exceeded' }] } }],
    ['a field that it does not know', { status: 200, body: { errors: [{ message: "Field 'tree' doesn't exist" }] } }],
  ])('%s: the commit is made with the Git data API', async (_, fault) => {
    const house = await begin()
    house.github.intercept((request) => (isLedgerCommit(request) ? fault : undefined))
    const written = await write(house.ledger, house.base)
    expect(written).toMatchObject({ text: 'ours', commit: house.github.branchTip(branch) })
    expect(said(house).slice(1)).toEqual([
      'POST /git/trees',
      'POST /git/commits',
      'PATCH /git/refs/heads/feedback-to-fix/ledger',
    ])
  })

  test.each([
    ['it is refused', { status: 403, body: { message: 'No' } }],
    ['it is closed', { status: 404, body: {} }],
    ['another form', { status: 200, body: '[]' }],
  ])('%s: the file is put, and several files are committed with the Git data API', async (_, fault) => {
    const house = await begin()
    house.github.intercept((request) => (isLedgerCommit(request) ? fault : undefined))
    const written = await write(house.ledger, house.base)
    expect(written).toMatchObject({ text: 'ours', commit: house.github.branchTip(branch) })
    const files = { 'ledger.json': file('more'), 'handled/a.json': file('{"x":1}\n') }
    expect(await house.ledger.write(written as Snapshot, files, safe`n`, yes)).toMatchObject({ text: 'more' })
    expect(said(house).filter((request) => request !== 'POST /graphql')).toEqual([
      'PUT /contents/docs/ledger.json',
      'POST /git/trees',
      'POST /git/commits',
      'PATCH /git/refs/heads/feedback-to-fix/ledger',
    ])
  })

  test('after a commit that it made all the same: the history tells, and no second one is made', async () => {
    const house = await begin()
    let isMade = false
    house.github.intercept((request) => {
      if (!isLedgerCommit(request)) return undefined
      if (!isMade) theirs(house, { 'docs/ledger.json': 'ours' })
      isMade = true
      return { status: 200, body: error('INTERNAL', 'Something went wrong while executing your query.') }
    })
    const ended = await house.ledger.write(house.base, { 'ledger.json': file('ours') }, safe`theirs`, yes)
    expect(ended).toMatchObject({ commit: house.github.branchTip(branch), text: 'ours' })
  })

  test('what is read beside, but makes the commit: it is made', async () => {
    const house = await begin()
    const data = {
      createCommitOnBranch: {
        commit: { oid: 'a'.repeat(40), tree: { oid: 'b'.repeat(40) }, repository: { issue: null } },
      },
    }
    const errors = [
      { type: 'NOT_FOUND', path: ['createCommitOnBranch', 'commit', 'repository', 'issue'], message: 'No' },
    ]
    house.github.intercept((request) => (isLedgerCommit(request) ? { status: 200, body: { data, errors } } : undefined))
    expect(await write(house.ledger, house.base)).toMatchObject({ commit: 'a'.repeat(40), text: 'ours' })
  })
})

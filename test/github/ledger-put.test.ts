// The ledger's file alone, in one request where GraphQL is closed: races, answers that were lost, refusals, and what others commit between.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLedgerBranch, type LedgerBranch } from '../../src/github/ledger-branch.ts'
import { nameBlob } from '../../src/github/ledger-put.ts'
import type { Snapshot } from '../../src/ledger/store.ts'
import type { LedgerFile } from '../../src/text/outgoing.ts'
import { type SafeText, safe } from '../../src/text/safe-text.ts'
import { branchName, projectId } from '../support/addresses.ts'
import type { Fault, InterceptedRequest } from '../support/github-rules.ts'
import { connect, repository } from './connect.ts'
import { errorOf } from './scripted.ts'

const branch = branchName('feedback-to-fix/ledger')
const yes = () => true
const broken = { status: 502 }
const file = (text: string) => text as LedgerFile
const isPut = ({ method }: InterceptedRequest) => method === 'PUT'
const isHistory = ({ path }: { path: string }) => /\/commits\?/.test(path)

/** A branch with a ledger of this project, and one of another's. */
async function begin(text = 'base', id = 'docs') {
  const house = connect()
  const { client, github } = house
  github.setGraphql(false)
  const options = { client, repository, branch, projectId: projectId(id), defaultBranch: 'main' }
  const ledger = createLedgerBranch(options)
  const files = { 'ledger.json': file(text), 'handled/a.json': file('{}\n'), 'README.md': file('Hello') }
  const base = await ledger.write(undefined, files, safe`ledger 1 of docs\n\nrun x [skip ci]`, yes)
  // Asks for GraphQL, once.
  await ledger.read()
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

/** Faults for the writes, one after the other. */
function failPuts({ github }: House, faults: readonly Fault[], meanwhile = () => {}) {
  const left = [...faults]
  github.intercept((request) => {
    if (!isPut(request) || left.length === 0) return undefined
    const fault = left.shift()
    if (left.length === 0) queueMicrotask(meanwhile)
    return fault
  })
}

describe('undisturbed', () => {
  test('one request, on top of the commit that was read; other files stay', async () => {
    const house = await begin()
    const written = await write(house.ledger, house.base, '{"ü": "😀"}\n')
    const path = '/contents/docs/ledger.json'
    expect(said(house)).toEqual([`PUT ${path}`])
    expect(written).toMatchObject({ commit: house.github.branchTip(branch), text: '{"ü": "😀"}\n' })
    expect(await house.ledger.read()).toEqual(written)
    expect(house.github.readFile(branch, 'docs/handled/a.json')).toBe('{}\n')
    expect(house.github.requests[house.before]?.body).toEqual({
      message: 'm',
      content: Buffer.from('{"ü": "😀"}\n').toString('base64'),
      branch,
      sha: nameBlob('base', house.base.commit),
    })
    await write(house.ledger, written as Snapshot, 'newer')
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('newer')
  })

  test.each(['docs', 'acme/docs', 'a b?#%~', 'ü'])('the project %s', async (id) => {
    const { ledger, base } = await begin('base', id)
    await write(ledger, base)
    expect((await ledger.read())?.text).toBe('ours')
  })

  test('with another file, or the first of a project, it is a tree', async () => {
    const house = await begin()
    const files = { 'ledger.json': file('ours'), 'handled/a.json': file('{"x": 1}\n') }
    const written = await house.ledger.write(house.base, files, safe`m`, yes)
    expect(said(house)[0]).toBe('POST /git/trees')
    expect(written).toMatchObject({ text: 'ours' })
  })

  test('abandoned before it is sent', async () => {
    const house = await begin()
    expect(await write(house.ledger, house.base, 'ours', safe`m`, () => false)).toBe('abandoned')
    expect(said(house)).toEqual([])
  })

  test('blobs are named as git names them', () => {
    for (const text of ['', '{}\n', 'ü 😀\r\n'])
      expect(nameBlob(text, 'a'.repeat(40))).toBe(
        execFileSync('git', ['hash-object', '--stdin'], { input: text }).toString().trim(),
      )
    expect(nameBlob('', 'a'.repeat(64))).toBe('473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813')
  })
})

describe('what others committed meanwhile', () => {
  test('another project: it is on top of that, and says so', async () => {
    const house = await begin()
    const between = theirs(house, { 'other/ledger.json': 'theirs' })
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect([written.history, written.text]).toEqual([[written.commit, between], 'ours'])
    expect(house.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
    const files = { 'ledger.json': file('newer'), 'handled/a.json': file('{"x": 1}\n') }
    await house.ledger.write(written, files, safe`m`, yes)
    expect(house.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
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
    failPuts(house, [fault, fault])
    expect(await write(house.ledger, house.base)).toMatchObject({ commit: house.github.branchTip(branch) })
  })

  test('done: it is found by its message and its text, and won', async () => {
    const house = await begin()
    failPuts(house, ['apply-then-reset'])
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect(written).toEqual(await house.ledger.read())
    expect(said(house).filter((line) => line.startsWith('PUT'))).toHaveLength(2)
  })

  test('done, and another run went on from there: it is won all the same', async () => {
    const house = await begin()
    failPuts(house, ['apply-then-reset'], () => theirs(house))
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect(written).toMatchObject({ text: 'ours', history: [written.commit, house.base.commit] })
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('theirs')
  })

  test('not done, and another run was first: it is lost', async () => {
    const house = await begin()
    failPuts(house, ['reset'], () => theirs(house))
    expect(await write(house.ledger, house.base)).toBe('lost')
  })

  test('done, but the history cannot be read: it ends, and claims nothing', async () => {
    const house = await begin()
    failPuts(house, ['apply-then-reset'])
    house.github.intercept((request) => (isHistory(request) ? broken : undefined))
    expect(await errorOf(write(house.ledger, house.base))).toMatchObject({ kind: 'unreachable' })
  })

  test('done, while GitHub still shows the history before it: moving the branch by hand tells', async () => {
    const house = await begin()
    failPuts(house, ['apply-then-reset'])
    const { data } = await house.client.request({
      method: 'GET',
      path: '/repos/acme/docs/commits',
      query: { sha: branch, per_page: 100 },
    })
    let stale = 1
    house.github.intercept((request) => (isHistory(request) && stale-- > 0 ? { status: 200, body: data } : undefined))
    expect(await write(house.ledger, house.base)).toMatchObject({
      text: 'ours',
      commit: house.github.branchTip(branch),
    })
  })

  test('property: whoever is told to have won is in the history, whoever is told to have lost is not', async () => {
    const fault = fc.constantFrom<Fault>(undefined, 'reset', 'apply-then-reset', broken)
    const rivals = fc.constantFrom(undefined, 'docs/ledger.json', 'other/ledger.json', 'docs/handled/a.json')
    const script = fc.record({ faults: fc.array(fault, { maxLength: 6 }), rival: rivals })
    const ends: string[] = []
    await fc.assert(
      fc.asyncProperty(script, async ({ faults, rival }) => {
        const house = await begin()
        failPuts(house, faults, rival === undefined ? undefined : () => theirs(house, { [rival]: 'theirs' }))
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

describe('a refusal that is no race', () => {
  const rule = { message: 'Repository rule violations found\n\nChanges must be made through a pull request.' }

  test.each([
    [409, rule.message],
    [422, rule.message],
    [409, 'Could not update file: At least 1 approving review is required by reviewers with write access.'],
    [403, 'Resource not accessible by integration'],
  ])('%i %j: what to do about it, as for any other commit', async (status, message) => {
    const house = await begin()
    const forbids = ({ method, path }: InterceptedRequest) => method === 'PUT' || /\/git\/refs/.test(path)
    house.github.intercept((request) =>
      forbids(request)
        ? { status: isPut(request) ? status : 422, body: isPut(request) ? { message } : rule }
        : undefined,
    )
    const error = await errorOf(write(house.ledger, house.base))
    expect(error).toMatchObject({ kind: 'unusable', status: 403, remedy: expect.stringContaining('exempt') })
    expect(house.github.branchTip(branch)).toBe(house.base.commit)
  })

  test('a text that GitHub does not hold as it was read is written all the same, by commit', async () => {
    const house = await begin()
    const written = await write(house.ledger, { ...house.base, text: 'read otherwise' })
    expect(written).toMatchObject({ text: 'ours', commit: house.github.branchTip(branch) })
    expect(said(house).slice(0, 4)).toEqual([
      'PUT /contents/docs/ledger.json',
      expect.stringContaining('GET /commits?'),
      expect.stringContaining('GET /contents/docs/ledger.json?'),
      'POST /git/trees',
    ])
  })
})

// The ledger's file alone, in one request where GraphQL is closed: races, answers that were lost, refusals, and what others commit between.
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { nameBlob } from '../../../src/github/ledger/put-file.ts'
import type { Snapshot } from '../../../src/ledger/store.ts'
import { safe } from '../../../src/text/safe-text.ts'
import type { InterceptedRequest } from '../../support/github-rules.ts'
import { errorOf } from '../scripted.ts'
import {
  beginLedger,
  branch,
  failWrites,
  file,
  readCommits,
  said,
  testWrites,
  theirs,
  type Way,
  write,
  yes,
} from './writes.ts'

const isPut = ({ method }: InterceptedRequest) => method === 'PUT'
const way: Way = { graphql: false, isWrite: isPut, isHistory: ({ path }) => /\/commits\?/.test(path) }
const begin = () => beginLedger(way)

describe('a write', () => testWrites(way))

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

  test('with another file, or the first of a project, it is a tree', async () => {
    const house = await begin()
    const files = { 'ledger.json': file('ours'), 'handled/a.json': file('{"x": 1}\n') }
    const written = await house.ledger.write(house.base, files, safe`m`, yes)
    expect(said(house)[0]).toBe('POST /git/trees')
    expect(written).toMatchObject({ text: 'ours' })
  })

  test('blobs are named as git names them', () => {
    for (const text of ['', '{}\n', 'ü 😀\r\n'])
      expect(nameBlob(text, 'a'.repeat(40))).toBe(
        execFileSync('git', ['hash-object', '--stdin'], { input: text }).toString().trim(),
      )
    expect(nameBlob('', 'a'.repeat(64))).toBe('473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813')
  })
})

describe('beside others', () => {
  test('who committed to another project: it is on top of that, and says so', async () => {
    const house = await begin()
    const between = theirs(house, { 'other/ledger.json': 'theirs' })
    const written = (await write(house.ledger, house.base)) as Snapshot
    expect([written.history, written.text]).toEqual([[written.commit, between], 'ours'])
    expect(house.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
    const files = { 'ledger.json': file('newer'), 'handled/a.json': file('{"x": 1}\n') }
    await house.ledger.write(written, files, safe`m`, yes)
    expect(house.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
  })

  test('without an answer but done, while GitHub still shows the history before it: moving the branch by hand tells', async () => {
    const house = await begin()
    failWrites(house, way, ['apply-then-reset'])
    const body = await readCommits(house)
    let stale = 1
    house.github.intercept((request) => (way.isHistory(request) && stale-- > 0 ? { status: 200, body } : undefined))
    expect(await write(house.ledger, house.base)).toMatchObject({
      text: 'ours',
      commit: house.github.branchTip(branch),
    })
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

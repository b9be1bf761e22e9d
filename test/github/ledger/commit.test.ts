// The ledger's commits by GraphQL, one request each: races, answers that were lost, refusals, and what others commit between.
import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../../../src/ledger/store.ts'
import { safe } from '../../../src/text/safe-text.ts'
import { isLedgerCommit } from '../../support/observe.ts'
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

const way: Way = {
  graphql: true,
  isWrite: isLedgerCommit,
  // Both ways in which it is read.
  isHistory: (request) =>
    request.path.includes('/commits?') || (request.path === '/graphql' && !isLedgerCommit(request)),
}
const begin = () => beginLedger(way)

describe('a write', () => testWrites(way))

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

  test('with other files, the message in its two parts', async () => {
    const house = await begin()
    const files = { 'ledger.json': file('ours'), 'handled/a.json': file('{"x": 1}\n'), 'README.md': file('Hi') }
    const message = safe`ledger 2 of docs\n\nrun x [skip ci]`
    expect(await house.ledger.write(house.base, files, message, yes)).toMatchObject({ text: 'ours' })
    expect(said(house)).toEqual(['POST /graphql'])
    const names = ['README.md', 'docs/handled/a.json', 'docs/ledger.json']
    expect(names.map((name) => house.github.readFile(branch, name))).toEqual(['Hi', '{"x": 1}\n', 'ours'])
    const commit = { message: 'ledger 2 of docs\n\nrun x [skip ci]', verification: { verified: true } }
    expect((await readCommits(house))[0]).toMatchObject({ commit })
  })
})

describe('beside others', () => {
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

  test('without an answer but done: GraphQL alone tells', async () => {
    const house = await begin()
    failWrites(house, way, ['apply-then-reset'])
    await write(house.ledger, house.base)
    expect(said(house)).toEqual(['POST /graphql', 'POST /graphql', 'POST /graphql'])
  })

  test('without an answer but done, of an earlier write of this run: it is not taken for this one', async () => {
    const house = await begin()
    failWrites(house, way, ['apply-then-reset', 'reset', 'reset', 'reset', 'reset'])
    expect(await errorOf(write(house.ledger, house.base, 'first', safe`run x_1`))).toMatchObject({ kind: 'unanswered' })
    expect(await write(house.ledger, house.base, 'second', safe`run x_2`)).toBe('lost')
    expect(house.github.readFile(branch, 'docs/ledger.json')).toBe('first')
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

// The ledger’s branch against the in-memory GitHub: folders, commits, races, answers that were lost, refusals; and whose a commit is.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GitHubClient } from '../../src/github/github-client.ts'
import { GitHubError } from '../../src/github/github-errors.ts'
import { createIssueEdits } from '../../src/github/issue-edits.ts'
import {
  createLedgerBranch,
  findUnknown,
  folderOf,
  ledgerCommitSchema,
  type Snapshot,
} from '../../src/github/ledger-branch.ts'
import { createTrackingIssue } from '../../src/github/tracking-issue.ts'
import type { ServerUrl } from '../../src/http/web-address.ts'
import { type LedgerFile, safe } from '../../src/text/safe-text.ts'
import { serverUrl as asServerUrl, branchName, projectId } from '../support/addresses.ts'
import type { FakeOptions } from '../support/fake-github.ts'
import type { Fault, InterceptedRequest } from '../support/github-rules.ts'
import { type Connected, connect, serverUrl } from './connect.ts'
import { createScripted, errorOf, type Line } from './scripted.ts'

type LedgerBranch = ReturnType<typeof createLedgerBranch>

const branch = branchName('feedback-to-fix/ledger')
const yes = () => true

function createBranch(client: GitHubClient, id = 'docs', url: ServerUrl = serverUrl) {
  const tracking = createTrackingIssue(client, url, 'ghs_token')
  const edits = createIssueEdits(client)
  const at = { serverUrl: url, branch, projectId: projectId(id), defaultBranch: 'main' }
  return createLedgerBranch(client, { ...at, tracking, edits })
}

function open(options: Partial<FakeOptions> = {}, id = 'docs') {
  const connected = connect(options)
  return { ...connected, ledger: createBranch(connected.client, id) }
}

const file = (text: string) => text as LedgerFile
const withShard = (text: string) => ({ 'ledger.json': file(text), 'handled/0.json': file('{}\n') })

async function put(ledger: LedgerBranch, base: Snapshot | undefined, text: string): Promise<Snapshot> {
  const written = await ledger.write(base, withShard(text), safe`ledger 1 of docs\n\nrun x [skip ci]`, yes)
  if (typeof written === 'string') throw new Error(`The write was ${written}.`)
  return written
}

/** A branch on which the next write is the first or a later one. */
async function begin(later: boolean) {
  const harness = open()
  return { ...harness, base: later ? await put(harness.ledger, undefined, 'base') : undefined }
}

/** A write that may be lost. */
const attempt = (ledger: LedgerBranch, base: Snapshot | undefined, goesOn = yes) =>
  ledger.write(base, withShard('ours'), safe`m`, goesOn)

const isUpdate = ({ method, path }: InterceptedRequest) =>
  /\/git\/refs/.test(path) && (method === 'POST' || method === 'PATCH')

function failUpdates({ github }: Pick<Connected, 'github'>, faults: readonly Fault[], meanwhile = () => {}) {
  const left = [...faults]
  github.intercept((request) => {
    if (!isUpdate(request) || left.length === 0) return undefined
    const fault = left.shift()
    if (left.length === 0) queueMicrotask(meanwhile)
    return fault
  })
}

const countUpdates = ({ github }: Pick<Connected, 'github'>) => github.requests.filter(isUpdate).length
const broken = { status: 502 }

describe('reading', () => {
  test('the ledger at one commit, in two requests; its files at that commit, whatever came after', async () => {
    const { ledger, github, requests } = open()
    const commit = github.commit(branch, { 'docs/ledger.json': '{"a": 1}\n', 'docs/handled/a.json': '{}\n' })
    const snapshot = await ledger.read()
    expect(snapshot).toMatchObject({ commit, text: '{"a": 1}\n' })
    expect(requests().length).toBe(2)
    github.commit(branch, { 'docs/handled/a.json': '{"later": 1}\n' })
    if (snapshot === undefined) throw new Error('There is a snapshot.')
    expect(await ledger.readFile(snapshot, 'handled/a.json')).toBe('{}\n')
    expect(await ledger.readFile(snapshot, 'handled/b.json')).toBeUndefined()
  })

  const readScripted = (...lines: Line[]) => {
    const { client, sent } = createScripted(lines)
    return { read: createBranch(client).read(), paths: () => sent.map(({ method, path }) => `${method} ${path}`) }
  }

  describe('the branch is not found', () => {
    const asked = ['GET /repos/acme/docs/commits', 'GET /repos/acme/docs']

    test('in a repository that can be read: there is none', async () => {
      const { read, paths } = readScripted({ status: 404 }, { data: { default_branch: 'main' } })
      expect(await read).toBeUndefined()
      expect(paths()).toEqual(asked)
    })

    test.each([
      [301, 'refused', 'renamed or transferred'],
      [401, 'refused', 'missing, expired or revoked'],
      [404, 'unusable', '`github-token` belongs to this repository'],
    ])('nor can the repository be read (%i): no ledger that is missing', async (status, kind, remedy) => {
      const { read, paths } = readScripted({ status: 404 }, { status })
      expect(await errorOf(read)).toMatchObject({ kind, remedy: expect.stringContaining(remedy) })
      expect(paths()).toEqual(asked)
    })
  })

  test.each<[string, Line, boolean | 'refused']>([
    ['ahead', { data: { status: 'ahead' } }, true],
    ['the same', { data: { status: 'identical' } }, true],
    ['behind', { data: { status: 'behind' } }, false],
    ['on another line', { data: { status: 'diverged' } }, false],
    ['unknown to GitHub', { status: 404 }, false],
    ['anything else', { status: 422 }, 'refused'],
  ])('what it comes from, when GitHub says that it is %s', async (_, line, comesFrom) => {
    const { client, sent } = createScripted([line])
    const ledger = createBranch(client)
    const snapshot = { commit: 'c', tree: 't', history: ['c', 'b'], text: undefined }
    expect(await ledger.comesFrom(snapshot, 'a').catch((error: unknown) => error)).toEqual(
      comesFrom === 'refused' ? expect.objectContaining({ kind: 'refused' }) : comesFrom,
    )
    expect(sent.map(({ path }) => path)).toEqual(['/repos/acme/docs/compare/a...c'])
  })

  test('an empty repository says what to do', async () => {
    const error = await errorOf(open({ files: null }).ledger.read())
    expect(error).toBeInstanceOf(GitHubError)
    expect(error.message).toBe(
      'The tracking repository is empty: the ledger needs a first commit to start from. Push any commit and run again.',
    )
  })

  test.each([[[]], [null]])('a commit that reads %j is no ledger that is missing', async (data) => {
    const error = await errorOf(readScripted({ data }).read)
    expect(error).toBeInstanceOf(GitHubError)
    expect(error).toMatchObject({ kind: 'unusable', remedy: expect.stringContaining('Run again') })
  })
})

describe('writing', () => {
  const bodies = ({ github }: Connected) =>
    github.requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }))

  test('the first commit is a root, and the branch is made', async () => {
    const harness = open()
    const files = { 'ledger.json': file('{}\n'), 'README.md': file('Hello\n'), 'handled/0.json': file('{}\n') }
    const written = await harness.ledger.write(undefined, files, safe`first\n\nrun x [skip ci]`, yes)
    expect(written).toMatchObject({ commit: harness.github.branchTip(branch), text: '{}\n' })
    expect(await harness.ledger.read()).toEqual(written)
    expect(harness.github.readFile(branch, 'README.md')).toBe('Hello\n')
    expect(harness.github.readFile(branch, 'docs/handled/0.json')).toBe('{}\n')
    const [tree, commit, ref, ...others] = bodies(harness)
    expect(tree?.body).not.toHaveProperty('base_tree')
    expect(commit?.body).toEqual({ message: 'first\n\nrun x [skip ci]', tree: expect.any(String), parents: [] })
    const path = '/repos/acme/docs/git/refs'
    expect(ref).toMatchObject({ method: 'POST', path, body: { ref: `refs/heads/${branch}` } })
    expect(others).toEqual([])
  })

  test('the next stands on the one before, is never forced, and leaves other files as they are', async () => {
    const harness = open()
    const files = { 'other/ledger.json': 'theirs', 'docs/ledger.json': 'old', 'docs/handled/a.json': 'kept' }
    harness.github.commitSigned(branch, files)
    const base = await harness.ledger.read()
    const written = await put(harness.ledger, base, 'new')
    expect(written).toMatchObject({ commit: harness.github.branchTip(branch), text: 'new' })
    expect(harness.github.readFile(branch, 'other/ledger.json')).toBe('theirs')
    expect(harness.github.readFile(branch, 'docs/handled/a.json')).toBe('kept')
    const [tree, commit, ref] = bodies(harness)
    expect(tree?.body).toMatchObject({ base_tree: base?.tree })
    expect(commit?.body).toMatchObject({ parents: [base?.commit] })
    const path = '/repos/acme/docs/git/refs/heads/feedback-to-fix/ledger'
    expect(ref).toMatchObject({ method: 'PATCH', path, body: { force: false } })
    expect(await put(harness.ledger, written, 'newer')).toMatchObject({ commit: harness.github.branchTip(branch) })
  })

  test.each([0, 1, 2])('abandoned after %i looks: as many requests, and the branch stays', async (looks) => {
    const { ledger, github } = open()
    const base = await put(ledger, undefined, 'one')
    const before = github.requests.length
    let left = looks
    expect(await attempt(ledger, base, () => left-- > 0)).toBe('abandoned')
    expect(github.requests.length - before).toBe(looks)
    expect(github.branchTip(branch)).toBe(base.commit)
  })
})

describe('an update of the branch without an answer', () => {
  const both = [
    ['the first', false],
    ['a later one', true],
  ] as const

  test.each(both)('%s, done, but the history cannot be read: it ends, and claims nothing', async (_, later) => {
    const harness = await begin(later)
    failUpdates(harness, ['apply-then-reset'], () => harness.github.commit(branch, { 'docs/ledger.json': 'theirs' }))
    harness.github.intercept(({ path }) => (/\/commits\?/.test(path) ? broken : undefined))
    expect(await errorOf(attempt(harness.ledger, harness.base))).toMatchObject({ kind: 'unreachable' })
  })

  test.each(both)('%s, five times: whether it was done is for the next run', async (_, later) => {
    for (const fault of ['reset', 'apply-then-reset', broken] as const) {
      const harness = await begin(later)
      const before = countUpdates(harness)
      failUpdates(harness, ['reset', 'reset', fault, 'reset', 'reset', 'reset'])
      expect(await errorOf(put(harness.ledger, harness.base, 'ours'))).toMatchObject({ kind: 'unanswered' })
      expect(countUpdates(harness) - before).toBe(5)
    }
  })

  test('property: whoever is told to have won is in the history, whoever is told to have lost is not', async () => {
    const fault = fc.constantFrom<Fault>(undefined, 'reset', 'apply-then-reset', broken)
    const script = fc.record({ later: fc.boolean(), faults: fc.array(fault, { maxLength: 6 }), rival: fc.boolean() })
    const ends: string[] = []
    await fc.assert(
      fc.asyncProperty(script, async ({ later, faults, rival }) => {
        const harness = await begin(later)
        const theirs = () => harness.github.commit(branch, { 'docs/ledger.json': 'theirs' })
        failUpdates(harness, faults, rival ? theirs : undefined)
        const end = await attempt(harness.ledger, harness.base).catch(() => undefined)
        const tip = harness.github.branchTip(branch)
        // What nobody was told need not be so.
        if (end === undefined) return
        expect(end).not.toBe('abandoned')
        ends.push(end === 'lost' ? 'lost' : 'won')
        const { client } = harness
        const place = { owner: 'acme', repo: 'docs', sha: branch, per_page: 100 }
        const { data } = await client.rest.repos.listCommits(place)
        const messages = data.map(({ commit }) => commit.message)
        expect(tip).toBeDefined()
        expect(messages.includes('m')).toBe(end !== 'lost')
      }),
      { seed: 7 },
    )
    expect(new Set(ends)).toEqual(new Set(['won', 'lost']))
  })
})

describe('an update that is refused', () => {
  const isHistory = ({ path }: { path: string }) => /\/commits\?/.test(path)

  test.each([
    [422, 'Update is not a fast forward'],
    [422, 'Update is not a fast-forward'],
    [422, 'Reference cannot be updated'],
    [422, 'Reference already exists'],
    [422, 'Reference does not exist'],
    [404, 'Not Found'],
    [404, ''],
    [409, 'Cannot lock ref: is at 1a2b but expected 3c4d'],
    [200, 'Said by a proxy'],
  ])(
    '%i %j may be a race: the history tells that it is lost, or that an earlier try was done',
    async (status, message) => {
      for (const later of [false, true]) {
        for (const done of [false, true]) {
          const harness = await begin(later)
          failUpdates(harness, [...(done ? ['apply-then-reset' as const] : []), { status, body: { message } }])
          const before = harness.github.requests.filter(isHistory).length
          const end = await attempt(harness.ledger, harness.base)
          expect(typeof end === 'string' ? end : end.text).toBe(done ? 'ours' : 'lost')
          expect(harness.github.requests.filter(isHistory).length - before).toBe(1)
        }
      }
    },
  )

  const remedy = /^Give the job `contents: write`, exempt the branch from the rule .*`ledger-branch`/

  test.each<[number, string]>([
    [422, "'refs/heads/feedback-to-fix' exists; cannot create 'refs/heads/feedback-to-fix/ledger'"],
    [422, 'Reference update failed'],
    [422, ''],
    [410, 'Gone'],
    [403, 'Resource not accessible by integration'],
    [422, 'Repository rule violations found\n\nCannot create ref due to creations being restricted.'],
    [422, 'Required status check "build" is expected.'],
    [422, 'Cannot update this protected ref.'],
    [409, 'Repository rule violations found'],
  ])('%i %j is no race: it ends with the remedy, and is not tried again', async (status, message) => {
    for (const later of [false, true]) {
      const harness = await begin(later)
      const before = countUpdates(harness)
      failUpdates(harness, [{ status, body: { message } }])
      const error = await errorOf(put(harness.ledger, harness.base, 'ours'))
      expect(error).toMatchObject({ kind: 'unusable', remedy: expect.stringMatching(remedy) })
      expect(error.message).toContain('feedback-to-fix/ledger')
      expect([countUpdates(harness) - before, harness.github.requests.some(isHistory)]).toEqual([1, false])
      expect(harness.github.branchTip(branch)).toBe(harness.base?.commit)
    }
  })

  test.each([
    [422, 'Update is not a fast forward', 'GitHub refused to update'],
    [200, 'Said by a proxy', 'that no proxy alters its responses'],
  ])('%i %j thrice is no race', async (status, message, said) => {
    const { ledger, base, github } = await begin(true)
    failUpdates({ github }, Array(3).fill({ status, body: { message } }))
    const ends = [await attempt(ledger, base), await attempt(ledger, base)]
    expect(ends).toEqual(['lost', 'lost'])
    expect((await errorOf(attempt(ledger, base))).message).toContain(said)
  })

  test('a history that has another form claims nothing', async () => {
    const harness = open()
    failUpdates(harness, [{ status: 422, body: { message: 'Reference already exists' } }])
    harness.github.intercept((request) => (isHistory(request) ? { status: 200, body: [{}] } : undefined))
    expect(await errorOf(put(harness.ledger, undefined, 'ours'))).toMatchObject({ kind: 'unusable' })
  })
})

describe('the folder of a project', () => {
  const undo = (folder: string) => decodeURIComponent(folder.replaceAll('~', '%'))

  test.each([
    ['docs', 'docs'],
    ['acme/docs', 'acme~2Fdocs'],
    ['..', '~2E.'],
    ['../../x', '~2E.~2F..~2Fx'],
    ['a~2Fb', 'a~7E2Fb'],
    ['git~1', 'git~7E1'],
    ["it's (a) *test*!", 'it~27s~20~28a~29~20~2Atest~2A~21'],
    ['dökument', 'd~C3~B6kument'],
    ['\u202e\u200b', '~E2~80~AE~E2~80~8B'],
    ['__proto__', '__proto__'],
    // The branch's own README.md lies beside the folders.
    ['README.md', 'README~2Emd'],
    ['readme.MD', 'readme~2EMD'],
    // Which are the ids that look like what these became.
    ['README~2Emd', 'README~7E2Emd'],
    ['.README.md', '~2EREADME.md'],
  ])('%j: %s', (projectId, folder) => {
    expect(folderOf(projectId)).toBe(folder)
    expect(undo(folder)).toBe(projectId)
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.constantFrom('.', '/', '~', '%', '\\', '7E', '2E', '2F', 'a', 'A', ' ', '*', '\0'), { minLength: 1 })
      .map((parts) => parts.join('')),
    fc.mixedCase(fc.constant('readme.md')),
  )
  test('is one plain name that begins with no dot, and says which project it is', () => {
    fc.assert(
      fc.property(hostile, (projectId) => {
        const folder = folderOf(projectId)
        expect(folder).toMatch(/^[\w~-][\w.~-]*$/)
        expect(folder.toLowerCase()).not.toBe('readme.md')
        expect(encodeURIComponent(folder)).toBe(folder)
        // Two projects have two folders: each can be read back.
        expect(undo(folder)).toBe(projectId)
      }),
    )
  })
})

const us = 'docs-fixes[bot]'
const workflow = 'github-actions[bot]'
const account = (login: string) => ({ login, type: login.endsWith('[bot]') ? 'Bot' : 'User' })

/** @param signer whose signature it bears; GitHub's own is that of web-flow */
function parse(author: string, signer?: string) {
  const verification = { verified: signer !== undefined }
  const commit = { tree: { sha: '1'.repeat(40) }, message: 'ledger 2 of docs', author: { name: author }, verification }
  const accounts = { author: account(author), committer: account(signer ?? author) }
  return ledgerCommitSchema.parse({ sha: '2'.repeat(40), commit, ...accounts })
}

const enterprise = 'https://git.example.com'

test.each([
  ['a workflow’s, signed, without asking whose the token is', workflow, 'web-flow', us, true],
  ['a workflow’s name without a signature', workflow, undefined, us, false],
  ['a workflow’s name under a person’s own signature', workflow, 'reader', us, false],
  ['our App’s, signed', us, 'web-flow', us, true],
  ['our App’s name without a signature', us, undefined, us, false],
  ['another App’s, signed', 'docs-agent[bot]', 'web-flow', us, false],
  ['a person’s, whose token is in use, which GitHub does not sign', 'reader', undefined, 'reader', true],
  ['another person’s, without a signature', 'writer', undefined, 'reader', false],
  ['on GitHub’s pages by a person who may write', 'writer', 'web-flow', us, true],
  ['on GitHub’s pages by a person who may not', 'reader', 'web-flow', us, false],
  ['signed by a person who may write, whoever the author is', 'reader', 'writer', us, true],
  ['our App’s, on a server that signs nothing', us, undefined, us, true, enterprise],
  ['another App’s, on a server that signs nothing', 'docs-agent[bot]', undefined, us, false, enterprise],
  ['our App’s, on a server that signs only some things', us, undefined, us, true, enterprise, workflow],
])('%s', async (_, author, signer, viewer, known, url = 'https://github.com', before?: string) => {
  const place = {
    serverUrl: asServerUrl(url),
    tracking: { recogniseOurs: async () => (item: { author: string }) => item.author === viewer },
    edits: { mayWrite: async (login: string) => login === 'writer' },
  }
  const earlier = before === undefined ? [] : [parse(before, 'web-flow')]
  const unknown = await findUnknown(place, [parse(author, signer), ...earlier])
  expect(unknown).toEqual(known ? undefined : { ours: earlier[0] })
})

const [mine, theirs] = ['a'.repeat(40), 'b'.repeat(40)]
const moves = [{ before: '0'.repeat(40), after: mine, activity_type: 'branch_creation' }]
const deletion = [{ before: mine, after: '0'.repeat(40), activity_type: 'branch_deletion' }]

test.each([
  ['where the branch came to', mine, moves, '{"sequence": 7}', 'yes'],
  ['where the branch was deleted', mine, deletion, '{"sequence": 7}', 'yes'],
  ['of another number', mine, moves, '{"sequence": 8}', 'no'],
  ['without the project’s ledger', mine, moves, undefined, 'no'],
  ['whose ledger is an answer of a proxy', mine, moves, '<html>', 'perhaps'],
  ['whose ledger is another JSON', mine, moves, '[]', 'no'],
  ['where the branch never was', theirs, moves, '{"sequence": 7}', 'no'],
  ['that is not named', '', moves, '{"sequence": 7}', 'no'],
  ['without a record', mine, [], '{"sequence": 7}', 'perhaps'],
  ['from a server without records', mine, undefined, '{"sequence": 7}', 'perhaps'],
  ['unknown to a server without records', mine, undefined, undefined, 'no'],
])('a commit %s', async (_, commit, activity, text, held) => {
  const lines = [activity, text].map((data) => (data === undefined ? { status: 404 } : { data }))
  expect(await createBranch(createScripted(lines).client).held({ commit, sequence: 7 })).toBe(held)
})

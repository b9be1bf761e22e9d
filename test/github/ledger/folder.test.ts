// The ledger on its branch: folders, commits, and the ids that are held.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createVouching, findHeld, folderOf, ledgerCommitSchema } from '../../../src/github/ledger/branch.ts'
import { serverUrl } from '../../support/addresses.ts'

describe('the folder of a project', () => {
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
  ])('%j: %s', (projectId, folder) => {
    expect(folderOf(projectId)).toBe(folder)
  })

  const hostile = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1 }),
    fc
      .array(fc.constantFrom('.', '/', '~', '%', '\\', '7E', '2E', '2F', 'a', 'A', ' ', '*', '\0'), { minLength: 1 })
      .map((parts) => parts.join('')),
    fc.mixedCase(fc.constant('readme.md')),
  )
  const undo = (folder: string) => decodeURIComponent(folder.replaceAll('~', '%'))

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

  // The branch's own README.md lies beside the folders.
  test.each([
    ['README.md', 'README~2Emd'],
    ['readme.MD', 'readme~2EMD'],
    // Which are the ids that look like what these became.
    ['README~2Emd', 'README~7E2Emd'],
    ['.README.md', '~2EREADME.md'],
  ])('is never the name of a file beside it: %s', (projectId, folder) => {
    expect(folderOf(projectId)).toBe(folder)
    expect(undo(folder)).toBe(projectId)
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
  const { isKnown } = createVouching({
    serverUrl: serverUrl(url),
    tracking: { recogniseOurs: async () => (item) => item.author === viewer },
    edits: { mayWrite: async (login) => login === 'writer' },
  })
  const commit = parse(author, signer)
  const history = [commit, ...(before === undefined ? [] : [parse(before, 'web-flow')])]
  expect(await isKnown(commit, history)).toBe(known)
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
  expect(await findHeld({ commit, sequence: 7 }, activity, async () => text)).toBe(held)
})

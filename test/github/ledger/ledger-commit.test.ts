// Which commits count as this Action's: by who made them, as far as GitHub's signature vouches for it.
import { expect, test } from 'vitest'
import { createVouching, ledgerCommitSchema } from '../../../src/github/ledger/branch.ts'
import { serverUrl } from '../../support/addresses.ts'

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

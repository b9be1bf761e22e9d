// Whether the ledger's branch was at a commit: only what GitHub's record and the commit itself bear out.
import { expect, test } from 'vitest'
import { findHeld } from '../../../src/github/ledger/branch.ts'

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
  ['whose ledger was cut off on its way', mine, moves, '{"sequence": 7, "fix', 'perhaps'],
  ['where the branch never was', theirs, moves, '{"sequence": 7}', 'no'],
  ['that is not named', '', moves, '{"sequence": 7}', 'no'],
  ['without a record', mine, [], '{"sequence": 7}', 'perhaps'],
  ['from a server without records', mine, undefined, '{"sequence": 7}', 'perhaps'],
  ['whose record may not be read', mine, undefined, '{"sequence": 7}', 'perhaps'],
  ['unknown to a server without records', mine, undefined, undefined, 'no'],
])('a commit %s', async (_, commit, activity, text, held) => {
  expect(await findHeld({ commit, sequence: 7 }, activity, async () => text)).toBe(held)
})

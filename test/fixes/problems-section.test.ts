// Which fixes count as problems.
import { expect, test } from 'vitest'
import { listProblems } from '../../src/fixes/fix-sections.ts'
import { fixOf, ledgerOf, now } from '../support/ledger-builders.ts'

test('a fix that a person retried is no longer a problem', () => {
  const fixes = (['given-up', 'failed'] as const).map((state) => fixOf({ id: state, state }))
  expect(listProblems(ledgerOf({ fixes })).map(({ id }) => id)).toEqual(['failed', 'given-up'])
  const retried = fixes.map((fix) => ({ ...fix, retried: now }))
  expect(listProblems(ledgerOf({ fixes: retried }))).toEqual([])
})

// Taking back what was set aside as a possible attack: only that, only once, and never what is in a fix by now.
import { describe, expect, test } from 'vitest'
import { applyBatch } from '../../src/ledger/apply-batch.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { readEnd, released } from '../../src/ledger/ends.ts'
import { filterReasons } from '../../src/report/filter-reasons.ts'
import { safe } from '../../src/text/safe-text.ts'
import { filterCodes, flagCodes } from '../../src/triage/reason.ts'
import { fixOf, ledgerOf, submitted } from '../support/ledger-builders.ts'

const reason = safe`hides text from sight`
const release: LedgerCommand = { type: 'entries-released', entries: [{ id: 'e1', reason }] }
const before = ledgerOf({
  setAside: { [reason]: 2, praise: 1 },
  scans: { f: { complete: 1, done: ['e1', 'e2'] } },
})

describe('what ended an entry', () => {
  test.each([
    ['nothing known', undefined, false],
    ['a person', released, false],
    ['a fix', 'fix-00001', true],
    ['given up', 'given-up', true],
  ])('%s', (_, end, handled) => {
    expect(readEnd(end)).toBe(handled)
  })

  test('a person may overrule what is flagged, and nothing else', () => {
    for (const code of flagCodes) expect(readEnd(filterReasons[code])).toBe('suspect')
    for (const code of filterCodes) expect(readEnd(filterReasons[code])).toBe(true)
  })
})

test('it is new again: the shards say so, no scan takes it for done, the count goes down', () => {
  const { ledger, done, accepted } = applyBatch(before, [release], () => 'suspect')
  expect(accepted).toEqual([release])
  expect([...done]).toEqual([['e1', released]])
  expect(ledger).toMatchObject({ setAside: { [reason]: 1, praise: 1 }, scans: { f: { done: ['e2'] } } })
})

test.each([
  ['in a fix, or set aside for another reason', true],
  ['taken back already, or never set aside', false],
] as const)('%s: dropped', (_, handled) => {
  const { ledger, accepted } = applyBatch(before, [release, release], () => handled)
  expect([accepted, ledger.setAside]).toEqual([[], before.setAside])
})

test('named before it was judged: the shards say so, no count changes', () => {
  const ahead: LedgerCommand = { type: 'entries-released', entries: [{ id: 'e1' }] }
  for (const handled of [false, 'suspect'] as const) {
    const { ledger, done } = applyBatch(before, [ahead], () => handled)
    expect([...done]).toEqual([['e1', released]])
    expect(ledger.setAside).toEqual(before.setAside)
  }
  expect(applyBatch(before, [ahead], () => true).accepted).toEqual([])
})

test('once in one commit, and its fix may come with it', () => {
  const submit = submitted(fixOf({ entryIds: ['e1'] }))
  const judged = applyBatch(before, [release, release, submit], () => 'suspect')
  expect(judged.accepted).toEqual([release, submit])
  expect(judged.ledger.setAside[reason]).toBe(1)
  expect(applyBatch(before, [submit], () => 'suspect').accepted).toEqual([])
})

// Taking back what was flagged as possible prompt injection: only that, only once, and never what is in a fix by now.
import { describe, expect, test } from 'vitest'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { applyBatch } from '../../src/ledger/command.ts'
import { judgeResolution, type Resolution } from '../../src/ledger/reason.ts'
import { filterCodes, flagCodes } from '../../src/triage/reason.ts'
import { fixOf, ledgerOf, submitted } from '../support/ledger-builders.ts'

const reason = 'hidden-text'
const release: LedgerCommand = { type: 'entries-released', entries: [{ id: 'e1', reason }] }
const before = ledgerOf({
  filteredCounts: { [reason]: 2, 'praise-only': 1 },
  scans: { f: { complete: 1, done: ['e1', 'e2'] } },
})

describe('what became of an entry', () => {
  test.each<[what: string, resolution: Resolution | undefined, state: 'new' | 'done']>([
    ['nothing known', undefined, 'new'],
    ['released by a person', 'released', 'new'],
    ['a fix', { fix: 'fix-00001' }, 'done'],
    ['given up', 'given-up', 'done'],
    ['a code that this version does not know', { filtered: 'other' }, 'done'],
  ])('%s', (_, resolution, state) => {
    expect(judgeResolution(resolution)).toBe(state)
  })

  test('a person may overrule what is flagged, and nothing else', () => {
    for (const filtered of flagCodes) expect(judgeResolution({ filtered })).toBe('flagged')
    for (const filtered of filterCodes) expect(judgeResolution({ filtered })).toBe('done')
  })
})

test('it is new again: the shards say so, no scan takes it for done, the count goes down', () => {
  const { ledger, resolved, accepted } = applyBatch(before, [release], () => 'flagged')
  expect(accepted).toEqual([release])
  expect([...resolved]).toEqual([['e1', 'released']])
  expect(ledger).toMatchObject({ filteredCounts: { [reason]: 1, 'praise-only': 1 }, scans: { f: { done: ['e2'] } } })
})

test.each([
  ['in a fix, or filtered out for another reason', 'done'],
  ['taken back already, or never filtered out', 'new'],
] as const)('%s: dropped', (_, state) => {
  const { ledger, accepted } = applyBatch(before, [release, release], () => state)
  expect([accepted, ledger.filteredCounts]).toEqual([[], before.filteredCounts])
})

test('named before it was judged: the shards say so, no count changes', () => {
  const ahead: LedgerCommand = { type: 'entries-released', entries: [{ id: 'e1' }] }
  for (const state of ['new', 'flagged'] as const) {
    const { ledger, resolved } = applyBatch(before, [ahead], () => state)
    expect([...resolved]).toEqual([['e1', 'released']])
    expect(ledger.filteredCounts).toEqual(before.filteredCounts)
  }
  expect(applyBatch(before, [ahead], () => 'done').accepted).toEqual([])
})

test('once in one commit, and its fix may come with it', () => {
  const submit = submitted(fixOf({ entryIds: ['e1'] }))
  const judged = applyBatch(before, [release, release, submit], () => 'flagged')
  expect(judged.accepted).toEqual([release, submit])
  expect(judged.ledger.filteredCounts[reason]).toBe(1)
  expect(applyBatch(before, [submit], () => 'flagged').accepted).toEqual([])
})

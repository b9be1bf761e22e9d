// Commands in a row: what they ask of the shards, what they take back, and which fixes leave ledger.json.
import { describe, expect, test } from 'vitest'
import { applyBatch, type LedgerCommand, questionedIds } from '../../src/ledger/command.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { closedKept, pastPullsKept } from '../../src/ledger/ledger-limits.ts'
import { judgeResolution, type Resolution } from '../../src/ledger/resolution.ts'
import { day, fixOf, ledgerOf, mergedOf, now, pullLink, submitted } from '../support/ledger-builders.ts'

test('the shards are asked for what is taken up or set aside, and nothing else', () => {
  expect(questionedIds(submitted(fixOf({ entryIds: ['a', 'b'] })))).toEqual(['a', 'b'])
  expect(questionedIds({ type: 'entries-filtered', entries: [{ id: 'c', reason: 'praise-only' }] })).toEqual(['c'])
  expect(questionedIds({ type: 'fix-freed', fixId: 'x', now })).toEqual([])
})

describe('pruning', () => {
  const ended = (number: number, part = {}) => {
    const id = `fix-${String(number).padStart(3, '0')}`
    return fixOf({ id, state: 'merged', since: now - number * day, notified: ['pull-request'], ...part })
  }
  const many = Array.from({ length: closedKept.least + 5 }, (_, number) => ended(3 * number))
  const prune = (ledger: Ledger) => applyBatch(ledger, [], () => 'new').ledger
  const idsOf = (fixes: readonly { id: string }[]) => fixes.map((fix) => fix.id)

  test.each(['submitting', 'active', 'uncertain', 'proposed'] as const)('%s stays, however old', (state) => {
    const fix = ended(999, { state })
    expect(prune(ledgerOf({ fixes: [...many, fix] })).fixes).toContain(fix)
  })

  test('what ended stays for ninety days, and the latest forty', () => {
    const young = Array.from({ length: 60 }, (_, number) => ended(90, { id: `young-${number}` }))
    const old = ended(91)
    expect(idsOf(prune(ledgerOf({ fixes: [ended(0), ...young, old] })).fixes)).toEqual(idsOf([ended(0), ...young]))
    expect(idsOf(prune(ledgerOf({ fixes: many })).fixes)).toEqual(idsOf(many.slice(0, closedKept.least)))
  })

  test('at most a thousand that ended stay', () => {
    const most = Array.from({ length: closedKept.most + 2 }, (_, number) =>
      ended(number / 100, { id: `end-${number}` }),
    )
    expect(prune(ledgerOf({ fixes: most })).fixes).toEqual(most.slice(0, closedKept.most))
  })

  test.each(['freed', 'given-up'] as const)('%s: its pull request may come late', (state) => {
    const late = ended(999, { state, since: now - 300 * day })
    expect(prune(ledgerOf({ fixes: [...many, late, { ...late, id: 'x', prLink: pullLink(1) }] })).fixes).toContain(late)
  })

  test('pull requests of fixes that leave are remembered, the latest five hundred, and those of fixes that stay', () => {
    const earlier = Array.from({ length: pastPullsKept }, (_, number) => pullLink(number).url)
    const gone = ended(999, { prLink: pullLink(501, 'Acme/Docs') })
    const stays = ended(0, { state: 'proposed', prLink: pullLink(pastPullsKept - 1) })
    const { pastPulls } = prune(ledgerOf({ fixes: [...many, gone], pastPulls: earlier }))
    expect(pastPulls).toEqual([pullLink(501).url, ...earlier.slice(0, -1)])
    const twin = prune(ledgerOf({ fixes: [stays, ...many, gone], pastPulls: earlier }))
    expect(twin.pastPulls).toEqual([pullLink(501).url, ...earlier])
  })

  test.each([
    [undefined, 1],
    [true, 0],
  ] as const)('a merged fix stays while its entries are to be set to resolved (resolved: %s)', (resolved, kept) => {
    const merged = [mergedOf({ fixId: 'fix-132', resolved })]
    expect(prune(ledgerOf({ fixes: many, merged })).fixes).toHaveLength(closedKept.least + kept)
  })
})

const release: LedgerCommand = { type: 'entries-released', entries: [{ id: 'e1' }] }
const before = ledgerOf({ scans: { f: { complete: 1, done: ['e1', 'e2'] } } })

test.each<[what: string, resolution: Resolution | undefined, state: 'new' | 'done']>([
  ['nothing known', undefined, 'new'],
  ['released by a person', 'released', 'new'],
  ['a fix', { fix: 'fix-00001' }, 'done'],
  ['given up', 'given-up', 'done'],
  ['a code that this version does not know', { filtered: 'other' }, 'done'],
])('what became of an entry: %s', (_, resolution, state) => {
  expect(judgeResolution(resolution)).toBe(state)
})

describe('what a person takes back', () => {
  test('it is new again: the shards say so, no scan takes it for done', () => {
    const { ledger, resolved, accepted } = applyBatch(before, [release], () => 'flagged')
    expect(accepted).toEqual([release])
    expect([...resolved]).toEqual([['e1', 'released']])
    expect(ledger.scans.f?.done).toEqual(['e2'])
  })

  test('the next run looks for it in the whole export, wherever a scan without dates has come to', () => {
    const undatedWalk = { start: 1, streams: [{ cursor: 'c' }], pages: 9, starvedRuns: 0, found: false }
    const scans = { f: { complete: 1, undated: 1, undatedWalk, done: ['e1'] } }
    const { ledger } = applyBatch({ ...before, scans }, [release], () => 'flagged')
    expect([ledger.scans.f?.undated, ledger.scans.f?.undatedWalk]).toEqual([undefined, undefined])
    expect(applyBatch({ ...before, scans }, [release], () => 'new').ledger.scans.f).toMatchObject({ undatedWalk })
  })
})

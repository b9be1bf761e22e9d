// Attempts: what counts as one, when entries are given up, and what a run of failures means.
import { describe, expect, test } from 'vitest'
import { pendingNews } from '../../src/fixes/queries.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import { after, change, fixOf, ledgerOf, now } from '../support/ledger-builders.ts'

const closed = (maxAttempts = 2): LedgerCommand => ({ type: 'run-closed', run: 'run-1', maxAttempts, now })
const round = (failed: readonly string[], succeeded: boolean, at = now) => ({ at, failed, succeeded })
const failed = (id: string, entryIds: readonly string[]) => fixOf({ id, entryIds, state: 'failed' })

describe('closing a run’s account', () => {
  test.each<[what: string, failed: string[], succeeded: boolean, attempts: Record<string, number>, cautious: boolean]>([
    ['failures beside a success count', ['e1', 'e2'], true, { e1: 1, e2: 1 }, false],
    ['failures without a success do not, and call for caution', ['e1'], false, {}, true],
    ['a success alone changes nothing', [], true, {}, false],
    ['two failed jobs of one entry are two attempts', ['e1', 'e1'], true, { e1: 2 }, false],
  ])('%s', (_, entryIds, succeeded, attempts, cautious) => {
    const ledger = after(ledgerOf({ openRuns: { 'run-1': round(entryIds, succeeded) } }), closed(9))
    expect(ledger).toMatchObject({ attempts, cautious, openRuns: {} })
  })
})

describe('giving up', () => {
  test('the last attempt of all entries turns the failed fix into one that is given up, and told', () => {
    const fix = failed('fix-00001', ['e1', 'e2'])
    const before = ledgerOf({
      fixes: [fix],
      outcomes: { failed: 1 },
      attempts: { e1: 1, e2: 1, other: 1 },
      openRuns: { 'run-1': round(['e1', 'e2'], true) },
      scans: { f: { complete: now, done: ['a'] } },
    })
    const next = change(before, closed())
    expect(next.handled).toEqual({ e1: 'given-up', e2: 'given-up' })
    expect(next.ledger.fixes).toContainEqual(expect.objectContaining({ id: 'fix-00001', state: 'given-up' }))
    expect(next.ledger).toMatchObject({ outcomes: { failed: 0, 'given-up': 1 }, attempts: { other: 1 } })
    expect(next.ledger.scans.f?.done).toEqual(['a', 'e1', 'e2'])
    expect(pendingNews(next.ledger)).toEqual([{ fixId: 'fix-00001', news: 'given-up' }])
  })

  test('of several failed fixes of an entry only the last is given up: one end, one word', () => {
    const before = ledgerOf({
      fixes: [failed('fix-00002', ['e1']), failed('fix-00001', ['e1'])],
      attempts: { e1: 1 },
      openRuns: { 'run-1': round(['e1'], true) },
    })
    const { ledger } = change(before, closed())
    expect(ledger.fixes.map((fix) => fix.state)).toEqual(['given-up', 'failed'])
  })

  test.each(['constructor', '__proto__', 'toString'])('attempts of an entry whose id is %s are counted', (id) => {
    const before = ledgerOf({ openRuns: { 'run-1': round([id], true) } })
    expect(Object.entries(after(before, closed()).attempts)).toEqual([[id, 1]])
  })
})

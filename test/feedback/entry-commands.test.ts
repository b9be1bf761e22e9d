// Entries that are filtered out, given up, scanned, counted or waiting, and where the next window begins.
import { describe, expect, test } from 'vitest'
import { type Walk, windowStart } from '../../src/feedback/plan-scan.ts'
import type { ScanRead } from '../../src/feedback/record-scan.ts'
import { pendingNews } from '../../src/fixes/queries.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import type { Waiting } from '../../src/ledger/ledger.ts'
import { after, change, day, fixOf, ledgerOf, minute, now } from '../support/ledger-builders.ts'

const walk = (kind: Walk['kind'], part: Partial<Walk> = {}): Walk => {
  return { kind, start: now, streams: [], pages: 1, waited: 0, ...part }
}
const ended = (...walks: Walk[]) => walks.map((each) => ({ walk: each, end: 'ended' as const }))
const nothingRead = { filters: 'f', start: now, oldestWaiting: undefined, found: false, window: [], done: [] }
const scanned = (part: Partial<ScanRead> = {}): LedgerCommand => ({
  type: 'scan-read',
  scan: { ...nothingRead, walks: ended(walk('window', { start: part.start ?? now })), ...part },
})

describe('setting aside', () => {
  const event: LedgerCommand = {
    type: 'entries-filtered',
    entries: [
      { id: 'a', reason: 'praise-only' },
      { id: 'b', reason: 'no-usable-text' },
      { id: 'c', reason: 'praise-only' },
    ],
  }

  test('counts by reason, tells the shards, and remembers beside each scan', () => {
    const next = change(ledgerOf({ filteredCounts: { 'no-usable-text': 4 }, scans: { f: { done: ['z'] } } }), event)
    expect(next.handled).toEqual({
      a: { filtered: 'praise-only' },
      b: { filtered: 'no-usable-text' },
      c: { filtered: 'praise-only' },
    })
    expect(next.ledger.filteredCounts).toEqual({ 'praise-only': 2, 'no-usable-text': 5 })
    expect(next.ledger.scans.f?.done).toEqual(['a', 'b', 'c', 'z'])
  })
})

describe('giving up', () => {
  const event: LedgerCommand = { type: 'entries-given-up', entryIds: ['e1'], now }

  test('it is visible: the failed fix that held nothing else says so', () => {
    const { ledger } = change(ledgerOf({ attempts: { e1: 1 }, fixes: [fixOf({ state: 'failed' })] }), event)
    expect(pendingNews(ledger)).toEqual([{ fixId: 'fix-00001', news: 'given-up' }])
  })
})

describe('a completed scan', () => {
  test.each<[complete: number | undefined, oldestWaiting: number | undefined, from: number]>([
    [10 * day, undefined, 9 * day],
    [10 * day, 4 * day, 3 * day],
    [10 * day, 12 * day, 9 * day],
    [undefined, undefined, -day],
  ])('after %s with %s waiting, the next window begins at %s', (complete, oldestWaiting, from) => {
    expect(windowStart({ complete, oldestWaiting })).toBe(from)
  })

  test('remembers its start and the oldest that waits', () => {
    const ledger = after(ledgerOf(), scanned({ oldestWaiting: now - 5 * day }))
    expect(ledger.scans.f).toEqual({ complete: now, oldestWaiting: now - 5 * day, done: [] })
  })

  test('entries of a fix that was withdrawn after the scan saw them held are in the next window', () => {
    const fix = fixOf({ state: 'submitting', at: now - minute, lease: now + 9 * minute, oldest: now - 9 * day })
    const scans = { f: { complete: now - day, done: [] } }
    const withdrawn = after(ledgerOf({ fixes: [fix], scans }), { type: 'fix-withdrawn', fixId: fix.id }, scanned())
    expect(withdrawn.scans.f?.oldestWaiting).toBe(now - 9 * day)
    // A scan that began when they were free sees for itself.
    const later = after(withdrawn, scanned({ start: now + day }))
    expect(later.scans.f).toMatchObject({ oldestWaiting: undefined, reopened: undefined })
  })
})

describe('what waits', () => {
  const waiting = (number: number, part: Partial<Waiting> = {}): Waiting => ({
    key: `page-${number}`,
    pages: [`/${number}`],
    entries: 2,
    distinctReaders: 1,
    votes: 0,
    oldest: now - number,
    decision: 'deferred',
    reason: { code: 'max-jobs', limit: 5 },
    ...part,
  })
  const listed = (clusters: readonly Waiting[], now: number): LedgerCommand => ({
    type: 'waiting-listed',
    clusters,
    now,
  })

  test('thirty are shown, all are counted', () => {
    const { waiting: list } = after(
      ledgerOf(),
      listed(
        Array.from({ length: 60 }, (_, index) => waiting(index)),
        now,
      ),
    )
    expect(list).toMatchObject({ at: now, entries: 120, oldest: now - 59, more: 30 })
    expect(list.clusters).toHaveLength(30)
  })
})

test('counts and votes are replaced', () => {
  const tally = { countedTo: 5, pages: {}, weeks: {} }
  const ledger = after(ledgerOf(), { type: 'feedback-counted', tally }, { type: 'votes-kept', votes: { '/a': ['v'] } })
  expect(ledger).toMatchObject({ tally, votes: { '/a': ['v'] } })
})

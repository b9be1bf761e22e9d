// Entries that are filtered out, given up, scanned, counted or waiting, and where the next window begins.
import { describe, expect, test } from 'vitest'
import type { Walk } from '../../src/feedback/scan.ts'
import type { LedgerCommand } from '../../src/ledger/command.ts'
import type { Waiting } from '../../src/ledger/ledger.ts'
import {
  after,
  change,
  day,
  fixOf,
  judge,
  ledgerOf,
  minute,
  now,
  passOn,
  queuedOf,
  submitted,
} from '../support/ledger-builders.ts'

const scanned = (start = now): LedgerCommand => {
  const walk: Walk = { kind: 'window', start, streams: [], pages: 1, starvedRuns: 0 }
  const read = { walks: [{ walk, end: 'ended' as const }], oldestWaiting: undefined, window: new Map(), done: [] }
  return { type: 'scan-read', scan: { filters: 'f', start, ...read } }
}

describe('setting aside', () => {
  const event: LedgerCommand = {
    type: 'entries-filtered',
    entries: [
      { id: 'a', reason: 'praise-only' },
      { id: 'b', reason: 'no-usable-text' },
      { id: 'c', reason: 'praise-only' },
    ],
  }

  test('tells the shards, remembers beside each scan, and ends what people wished of them', () => {
    const wishes = { sendNow: ['a', 'y'], asked: ['b', 'z'] }
    const next = change(ledgerOf({ scans: { f: { done: ['z'] } }, ...wishes }), event)
    const [praise, empty] = [{ filtered: 'praise-only' }, { filtered: 'no-usable-text' }]
    expect(next.handled).toEqual({ a: praise, b: empty, c: praise })
    expect(next.ledger).toMatchObject({ scans: { f: { done: ['a', 'b', 'c', 'z'] } }, sendNow: ['y'], asked: ['z'] })
  })

  test('what the shards know is not set aside again', () => {
    expect(judge(ledgerOf(), event, ['a', 'b'])).toMatchObject({ handled: { c: { filtered: 'praise-only' } } })
    expect(judge(ledgerOf(), event, ['a', 'b', 'c'])).toHaveProperty('handled', {})
  })
})

describe('giving up', () => {
  const event: LedgerCommand = { type: 'entries-given-up', entryIds: ['e1'], now }

  test('an entry that another run took up meanwhile is not given up', () => {
    const next = change(ledgerOf({ attempts: { e1: 1 }, fixes: [fixOf({ state: 'active' })] }), event)
    expect(next.handled).toEqual({})
  })
})

describe('a completed scan', () => {
  test('a fix that failed earlier was seen by the scan itself', () => {
    const fix = fixOf({ state: 'failed', since: now - 3 * day, oldest: now - 9 * day })
    expect(after(ledgerOf({ fixes: [fix] }), scanned()).scans.f?.oldestWaiting).toBeUndefined()
  })

  test('a fix that another run saw fail shortly before the scan began, unknown to it, is in the next window', () => {
    // This run read the ledger before the other one recorded the failure; to its scan the entries were held.
    const fix = fixOf({ state: 'failed', since: now - 5_000, oldest: now - 9 * day })
    const scans = { f: { complete: now - day, oldestWaiting: fix.oldest ?? 0, done: [] } }
    expect(after(ledgerOf({ fixes: [fix], scans }), scanned()).scans.f?.oldestWaiting).toBe(now - 9 * day)
  })

  test('entries of a fix that was withdrawn after the scan saw them held are in the next window', () => {
    const fix = fixOf({ state: 'submitting', at: now - minute, lease: now + 9 * minute, oldest: now - 9 * day })
    const scans = { f: { complete: now - day, done: [] } }
    const withdrawn = after(ledgerOf({ fixes: [fix], scans }), { type: 'fix-withdrawn', fixId: fix.id }, scanned())
    expect(withdrawn.scans.f?.oldestWaiting).toBe(now - 9 * day)
    // A scan that began when they were free sees for itself.
    const later = after(withdrawn, scanned(now + day))
    expect(later.scans.f).toMatchObject({ oldestWaiting: undefined, reopened: undefined })
  })
})

describe('what waits', () => {
  const waiting = (number: number, part: Partial<Waiting> = {}) =>
    queuedOf({ key: `page-${number}`, pages: [`/${number}`], oldest: now - number, ...part })
  const listed = (clusters: readonly Waiting[]): LedgerCommand => ({ type: 'waiting-listed', clusters })
  const full = after(ledgerOf(), listed(Array.from({ length: 60 }, (_, index) => waiting(index))))

  test('thirty are shown, all are counted', () => {
    const { waiting: list } = full
    expect(list).toMatchObject({ entries: 120, oldest: now - 59, more: 30 })
    expect(list.clusters).toHaveLength(30)
  })

  test('what another run sent meanwhile is neither listed nor counted', () => {
    const ledger = ledgerOf({ fixes: [fixOf({ id: 'f1', entryIds: ['a', 'b'] })] })
    const clusters = [waiting(1, { entryIds: ['a', 'b'] }), waiting(2, { entryIds: ['b', 'c'] })]
    expect(after(ledger, listed(clusters)).waiting).toMatchObject({ entries: 1, clusters: [{ key: 'page-2' }] })
  })

  test('nothing dated, nothing oldest; what is sent takes its date with it', () => {
    expect(after(ledgerOf(), listed([waiting(1, { oldest: null })])).waiting.oldest).toBeNull()
    const sent = submitted(fixOf({ key: 'page-2', state: 'submitting', pages: ['/2'] }))
    const { waiting: left } = after(ledgerOf(), listed([waiting(1), waiting(2)]), sent)
    expect(left).toMatchObject({ entries: 2, oldest: now - 1, clusters: [{ key: 'page-1' }] })
  })

  test('the same list is no news, not even after it was written and read', () => {
    const ledger = after(ledgerOf(), listed([waiting(1)]))
    const read = passOn(ledger)
    expect(judge(read, listed([waiting(1)]))).toBe('known')
    expect(after(read, listed([])).waiting.clusters).toEqual([])
  })
})

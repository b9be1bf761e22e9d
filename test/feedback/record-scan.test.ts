// What a scan leaves in the ledger: where each walk goes on, and from where the next window asks.
import { describe, expect, test } from 'vitest'
import type { Walk } from '../../src/feedback/plan-scan.ts'
import { recordScan, type ScanRead, type WalkRead } from '../../src/feedback/record-scan.ts'
import type { Ledger, ScanRecord, WalkRecord } from '../../src/ledger/ledger.ts'
import { mostRemembered } from '../../src/ledger/ledger-limits.ts'
import { day, hour, ledgerOf, now } from '../support/ledger-builders.ts'

const filters = 'sources=agent statuses=pending'
const old = now - 80 * day

function walkOf(kind: Walk['kind'], part: Partial<WalkRecord> = {}): Walk {
  return { kind, start: now, from: old, streams: [{ cursor: 'c' }], pages: 60, waited: 0, ...part }
}
const read = (walk: Walk, end: WalkRead['end']): WalkRead => ({
  walk: end === 'ended' ? { ...walk, streams: [] } : walk,
  end,
})
const recordOf = (walk: Walk): WalkRecord => {
  const { kind: _, ...rest } = walk
  return rest
}

function record(
  before: ScanRecord,
  walks: readonly WalkRead[],
  part: Partial<ScanRead> = {},
  ledger?: Partial<Ledger>,
) {
  const scan = { filters, start: now, walks, oldestWaiting: undefined, found: false, window: [], done: [], ...part }
  const { scans } = recordScan(ledgerOf({ scans: { [filters]: before }, ...ledger }), scan)
  return scans[filters]
}

const fresh: ScanRecord = { complete: now - day, oldestWaiting: now - 9 * day, done: ['kept'] }
const window = walkOf('window')
const backlog = walkOf('backlog', { start: now - 3 * day })
const newest = walkOf('newest', { from: now - 2 * day, pages: 1 })
const going: ScanRecord = {
  ...fresh,
  backlog: { ...recordOf(backlog), pages: 20, oldestWaiting: now - 70 * day },
  readTo: now - day,
}

describe('a window', () => {
  test('that came to its end sets the next one, by what waits', () => {
    expect(record(fresh, [read(window, 'ended')], { oldestWaiting: now - 5 * day })).toMatchObject({
      complete: now,
      oldestWaiting: now - 5 * day,
    })
  })

  test.each(['paused', 'broken'] as const)('%s: its rest is a backlog, and what comes after it is newest', (end) => {
    expect(record(fresh, [read(window, end)], { oldestWaiting: now - 5 * day })).toMatchObject({
      complete: now - day,
      oldestWaiting: now - 9 * day,
      readTo: now,
      backlog: { ...recordOf(window), oldestWaiting: now - 5 * day },
    })
  })
})

describe('a backlog', () => {
  test('paused goes on where it is; what waits in any part of it stays known', () => {
    const walks = [read(newest, 'ended'), read(backlog, 'paused')]
    const after = record(going, walks, { oldestWaiting: now - 60 * day })
    expect(after).toEqual({
      ...going,
      readTo: now,
      backlog: { ...recordOf(backlog), oldestWaiting: now - 70 * day },
    })
    const older = record(going, walks, { oldestWaiting: now - 79 * day })
    expect(older?.backlog?.oldestWaiting).toBe(now - 79 * day)
  })

  test('at its end is complete up to where the newest have been read', () => {
    const after = record(going, [read(newest, 'ended'), read(backlog, 'ended')], { oldestWaiting: now - 60 * day })
    expect(after).toEqual({ complete: now, oldestWaiting: now - 70 * day, done: ['kept'] })
  })
})

describe('the newest', () => {
  test('paused go on too; until they end, nothing beyond counts as read', () => {
    const after = record(going, [read(newest, 'paused'), read(backlog, 'paused')])
    expect(after).toMatchObject({ readTo: now - day, newest: recordOf(newest) })
  })
})

describe('a scan without dates', () => {
  const undated = walkOf('undated', { from: undefined, pages: 70 })
  const known = { undated: now - 9 * day, undatedPages: 12, fruitless: 1 }
  const way = { ...known, undatedWalk: { ...recordOf(undated), pages: 10, found: true } }
  const tally = { countedTo: now, pages: {}, weeks: {} }
  const pick = ({ undated, undatedPages, fruitless, undatedWalk }: ScanRecord = { done: [] }) => ({
    undated,
    undatedPages,
    fruitless,
    undatedWalk,
  })

  test.each<[what: string, before: object, end: WalkRead['end'], found: boolean, after: object]>([
    ['ended, fruitless', known, 'ended', false, { undated: now, undatedPages: 70, fruitless: 2 }],
    ['ended, with a find', known, 'ended', true, { undated: now, undatedPages: 70, fruitless: 0 }],
    ['ended, with a find of an earlier run', way, 'ended', false, { undated: now, undatedPages: 70, fruitless: 0 }],
    ['the first of all', {}, 'ended', false, { undated: now, undatedPages: 70, fruitless: 1 }],
    ['paused', known, 'paused', false, { ...known, undatedWalk: { ...recordOf(undated), found: false, tally } }],
    ['paused again', way, 'paused', false, { ...known, undatedWalk: { ...recordOf(undated), found: true, tally } }],
    ['broken: another tomorrow', way, 'broken', false, { undated: now, fruitless: 0 }],
  ])('%s', (_, before, end, found, after) => {
    expect(pick(record({ done: [], ...before }, [read(undated, end)], { found, tally }))).toEqual(
      pick({ done: [], ...after }),
    )
  })
})

describe('ids done with', () => {
  const seen = [
    { id: 'recent', at: now - hour },
    { id: 'older', at: now - 5 * day },
    { id: 'kept', at: now - hour },
  ]
  const done = ['recent', 'older', 'undated']

  test('a window keeps those that the next one returns', () => {
    const before = { ...fresh, done: ['kept', 'gone'] }
    expect(record(before, [read(window, 'ended')], { window: seen, done })?.done).toEqual(['kept', 'recent'])
  })

  test('too many are forgotten: the shards know them', () => {
    const many = Array.from({ length: mostRemembered }, (_, index) => `id-${index}`)
    const after = record({ ...going, done: many }, [read(backlog, 'paused')], { window: seen, done })
    expect(after?.done).toEqual(['older', 'recent'])
  })
})

test('filters that nobody has used for a month are forgotten', () => {
  const scan = { filters, start: now, walks: [read(window, 'ended')], oldestWaiting: undefined, found: false }
  const scans = {
    gone: { complete: now - 31 * day, done: [] },
    used: { complete: now - 31 * day, readTo: now - day, done: [] },
    begun: { backlog: recordOf(backlog), done: [] },
  }
  const ledger = recordScan(ledgerOf({ scans }), { ...scan, window: [], done: [] })
  expect(Object.keys(ledger.scans)).toEqual(['used', 'begun', filters])
})

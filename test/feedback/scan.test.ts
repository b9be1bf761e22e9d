// Where a scan begins, and what it leaves in the ledger.
import { describe, expect, test } from 'vitest'
import {
  maxRemembered,
  planScan,
  recordScan,
  type ScanRead,
  toWalkRecord,
  type Walk,
  type WalkRead,
} from '../../src/feedback/scan.ts'
import type { Ledger, ScanRecord, WalkRecord } from '../../src/ledger/ledger.ts'
import { day, fixOf, hour, ledgerOf, minute, now } from '../support/ledger-builders.ts'

const filters = { sources: ['agent', 'contextual'], statuses: ['pending'] } as const
const name = 'sources=agent,contextual statuses=pending'
const plan = (record: ScanRecord | undefined, maxAge: number | undefined, undated?: 'now' | 'restart') =>
  planScan(ledgerOf({ scans: record === undefined ? {} : { [name]: record } }), filters, { maxAge, now, undated })
const hasUndated = (record: ScanRecord | undefined) => plan(record, day).walks.some(({ kind }) => kind === 'undated')

test('filters have one name, whatever their order', () => {
  const turned = { sources: ['contextual', 'agent'], statuses: ['pending'] } as const
  const nameOf = (given: typeof filters | typeof turned) => planScan(ledgerOf(), given, { maxAge: day, now }).filters
  expect([nameOf(filters), nameOf(turned)]).toEqual([name, name])
})

describe('the window', () => {
  const age = 90 * day
  test.each<[what: string, record: ScanRecord | undefined, maxAge: number | undefined, from: number | undefined]>([
    ['a first run reaches back to max-age', undefined, age, now - age],
    ['or to the beginning', undefined, undefined, undefined],
    ['later ones begin a day before the last complete scan', { complete: now - day, done: [] }, age, now - 2 * day],
    ['whatever came after it', { complete: now - day, oldestWaiting: now - hour, done: [] }, age, now - 2 * day],
    [
      'or before the oldest that waits',
      { complete: now - day, oldestWaiting: now - 9 * day, done: [] },
      age,
      now - 10 * day,
    ],
    [
      'even beyond max-age, so that what grows too old while it waits is noticed',
      { complete: now - day, oldestWaiting: now - age, done: [] },
      age,
      now - age - day,
    ],
    ['a scan that never came to its end begins as the first', { done: [] }, age, now - age],
    ['after a long pause, all since', { complete: now - 200 * day, done: [] }, age, now - 201 * day],
    ['and without max-age too', { complete: now - 200 * day, done: [] }, undefined, now - 201 * day],
    ['what is older than all time begins with it', { complete: now, oldestWaiting: -5, done: [] }, undefined, 0],
  ])('%s', (_, record, maxAge, from) => {
    const [walk] = plan(record, maxAge).walks
    const streams = [{ source: 'agent' }, { source: 'contextual' }]
    const window = from === undefined ? {} : { from }
    expect(walk).toEqual({ kind: 'window', start: now, ...window, streams, pages: 0, starvedRuns: 0 })
  })
})

describe('a window that was too much for one run', () => {
  const rest: WalkRecord = { start: now - day, from: 0, streams: [{ cursor: 'c' }], pages: 60, starvedRuns: 0 }
  const record: ScanRecord = { undated: now, done: [], backlog: rest }

  test('what came since goes first, then it goes on where it was', () => {
    const { walks } = plan(record, day)
    expect(walks).toMatchObject([
      { kind: 'window', from: now - 2 * day, start: now, pages: 0 },
      { kind: 'backlog', ...rest },
    ])
  })

  test('and so does the scan without dates', () => {
    expect(plan({ ...record, undatedWalk: rest }, day).walks).toMatchObject([
      { kind: 'window' },
      { kind: 'backlog' },
      { kind: 'undated', streams: rest.streams },
    ])
    expect(plan({ ...record, undatedWalk: rest }, day, 'restart').walks.at(-1)).toMatchObject({ start: now, pages: 0 })
  })
})

test.each<[what: string, record: ScanRecord | undefined, due: boolean]>([
  ['first of all', undefined, true],
  ['within the week', { undated: now - 7 * day + 1, done: [] }, false],
  ['after a week', { undated: now - 7 * day, done: [] }, true],
])('a scan without dates, %s: %s %s', (_, record, due) => {
  expect(hasUndated(record)).toBe(due)
})

test('a scan without dates that is asked for is not waited for', () => {
  expect(plan({ undated: now, done: [] }, day, 'now').walks).toMatchObject([{ kind: 'window' }, { kind: 'undated' }])
})

describe('record scan', () => {
  const filters = 'sources=agent statuses=pending'
  const old = now - 80 * day

  function walkOf(kind: Walk['kind'], part: Partial<WalkRecord> = {}): Walk {
    return { kind, start: now, from: old, streams: [{ cursor: 'c' }], pages: 60, starvedRuns: 0, ...part }
  }
  const read = (walk: Walk, end: WalkRead['end']): WalkRead => ({
    walk: end === 'ended' ? { ...walk, streams: [] } : walk,
    end,
  })

  function record(
    before: ScanRecord,
    walks: readonly WalkRead[],
    part: Partial<ScanRead> = {},
    ledger?: Partial<Ledger>,
  ) {
    const scan = { filters, start: now, walks, oldestWaiting: undefined, window: new Map(), done: [], ...part }
    const { scans } = recordScan(ledgerOf({ scans: { [filters]: before }, ...ledger }), scan)
    return scans[filters]
  }

  const fresh: ScanRecord = { complete: now - day, oldestWaiting: now - 9 * day, done: ['kept'] }
  const window = walkOf('window')
  const backlog = walkOf('backlog', { start: now - 3 * day })
  const recent = walkOf('window', { from: now - 4 * day, pages: 1 })
  const going: ScanRecord = {
    ...fresh,
    backlog: { ...toWalkRecord(backlog), pages: 20, oldestWaiting: now - 70 * day },
  }

  describe('a window', () => {
    test.each(['paused', 'broken'] as const)('%s: its rest is a backlog', (end) => {
      expect(record(fresh, [read(window, end)], { oldestWaiting: now - 5 * day })).toMatchObject({
        complete: now - day,
        oldestWaiting: now - 9 * day,
        backlog: { ...toWalkRecord(window), oldestWaiting: now - 5 * day },
      })
    })

    test('of which nothing was read leaves all as it was, but for what else waits', () => {
      const unread = [read(walkOf('window', { pages: 0 }), 'paused')]
      expect(record(fresh, unread)).toEqual(fresh)
      expect(record(fresh, unread, { oldestWaiting: now - 30 * day })).toEqual({
        ...fresh,
        oldestWaiting: now - 30 * day,
      })
    })

    test('of a run beside one that has begun a backlog gives way to it', () => {
      const begun: ScanRecord = { ...fresh, backlog: { ...toWalkRecord(window), start: now - minute } }
      for (const end of ['paused', 'broken'] as const)
        expect(record(begun, [read(window, end)], { oldestWaiting: now - 5 * day })).toEqual({
          ...begun,
          backlog: { ...begun.backlog, oldestWaiting: now - 5 * day },
        })
    })

    test('read whole beside it is all that there is to read, up to its own end', () => {
      const begun: ScanRecord = { ...fresh, backlog: { ...toWalkRecord(window), start: now + hour } }
      const after = record(begun, [read(window, 'ended')])
      expect([after?.complete, after?.backlog]).toEqual([now, undefined])
    })
  })

  describe('a backlog', () => {
    test('paused goes on where it is; what waits in any part of it stays known', () => {
      const walks = [read(recent, 'ended'), read(backlog, 'paused')]
      const after = record(going, walks, { oldestWaiting: now - 60 * day })
      expect(after).toEqual({ ...going, backlog: { ...toWalkRecord(backlog), oldestWaiting: now - 70 * day } })
      const older = record(going, walks, { oldestWaiting: now - 79 * day })
      expect(older?.backlog?.oldestWaiting).toBe(now - 79 * day)
    })

    test.each(['ended', 'paused'] as const)(
      'at its end is complete up to its own; what came since, %s, is asked for again',
      (end) => {
        const after = record(going, [read(recent, end), read(backlog, 'ended')], { oldestWaiting: now - 60 * day })
        expect(after).toEqual({ complete: now - 3 * day, oldestWaiting: now - 70 * day, done: ['kept'] })
      },
    )

    test('nor is one that another run has finished and followed with a new one', () => {
      const other = { ...going, backlog: { ...toWalkRecord(window), start: now - hour } }
      expect(record(other, [read(recent, 'ended'), read(backlog, 'ended')])).toEqual(other)
    })

    test('what became free while it went on is inside the next window', () => {
      const reopened = { at: now - 2 * day, oldest: now - 75 * day }
      expect(record({ ...going, reopened }, [read(backlog, 'ended')])?.oldestWaiting).toBe(now - 75 * day)
      const freed = fixOf({ state: 'failed', since: now - 2 * day, oldest: now - 76 * day })
      expect(record(going, [read(backlog, 'ended')], {}, { fixes: [freed] })?.oldestWaiting).toBe(now - 76 * day)
    })

    test('what became free before it began was read by it', () => {
      const reopened = { at: now - 4 * day, oldest: now - 75 * day }
      const after = record({ ...going, reopened }, [read(backlog, 'ended')])
      expect([after?.oldestWaiting, after?.reopened]).toEqual([now - 70 * day, undefined])
    })
  })

  describe('a scan without dates', () => {
    const undated = walkOf('undated', { start: now - 8 * day, from: undefined, pages: 70 })
    const known = { undated: now - 9 * day }
    const way = { ...known, undatedWalk: { ...toWalkRecord(undated), pages: 10 } }
    const earlier = { ...known, undatedWalk: { ...way.undatedWalk, start: now - 9 * day } }
    const tally = { countedTo: now, pages: {}, weeks: {} }
    const pick = ({ undated, undatedWalk, isUndatedCut: cut }: Partial<ScanRecord> = {}) => [undated, undatedWalk, cut]

    test.each<[what: string, before: object, end: WalkRead['end'], after: object]>([
      ['ended after a week: the next is not due yet', known, 'ended', { undated: now }],
      ['the first of all', {}, 'ended', { undated: now }],
      ['paused', known, 'paused', { ...known, undatedWalk: { ...toWalkRecord(undated), tally } }],
      ['paused again', way, 'paused', { ...known, undatedWalk: { ...toWalkRecord(undated), tally } }],
      ['broken: another in a week', way, 'broken', { undated: now, isUndatedCut: true }],
      ['paused, of a person’s wish', earlier, 'paused', { ...known, undatedWalk: { ...toWalkRecord(undated), tally } }],
    ])('%s', (_, before, end, after) => {
      expect(pick(record({ done: [], ...before }, [read(undated, end)], { tally }))).toEqual(pick(after))
    })

    test('paused, begun anew as its cursor was refused: another in a week', () => {
      const found = record({ done: [], ...way }, [{ ...read(undated, 'paused'), isAnew: true }], { tally })
      expect(pick(found)).toEqual([now, undefined, true])
    })

    test.each(['ended', 'paused', 'broken'] as const)('%s, when another run has finished it: known', (end) => {
      const finished = { undated: now }
      expect(pick(record({ done: [], ...finished }, [read(undated, end)]))).toEqual(pick({ done: [], ...finished }))
    })

    test('when there was none, what is known of the last stays', () => {
      expect(pick(record({ done: [], ...way }, [read(window, 'ended')]))).toEqual(pick({ done: [], ...way }))
    })
  })

  describe('ids done with', () => {
    const seen = new Map(Object.entries({ recent: now - hour, older: now - 5 * day, kept: now - hour }))
    const done = ['recent', 'older', 'undated']

    test('too many are forgotten: the shards know them', () => {
      const many = Array.from({ length: maxRemembered }, (_, index) => `id-${index}`)
      const after = record({ ...going, done: many }, [read(backlog, 'paused')], { window: seen, done })
      expect(after?.done).toEqual(['older', 'recent'])
    })
  })

  test('filters that nobody has used for a month are forgotten', () => {
    const scan = { filters, start: now, walks: [read(window, 'ended')], oldestWaiting: undefined }
    const scans = {
      gone: { complete: now - 31 * day, done: [] },
      used: { complete: now - day, done: [] },
      begun: { backlog: toWalkRecord(backlog), done: [] },
    }
    const ledger = recordScan(ledgerOf({ scans }), { ...scan, window: new Map(), done: [] })
    expect(Object.keys(ledger.scans)).toEqual(['used', 'begun', filters])
  })

  describe('what people had tried again while it ran', () => {
    const retried = (at: number) => ({ fixes: [fixOf({ state: 'declined', entryIds: ['e1'], retried: at })] })
    const dated = { window: new Map(['e1', 'e2'].map((id) => [id, now - hour])), done: ['e1', 'e2'] }
    const undated = walkOf('undated', { from: undefined })
    const walks = [read(window, 'ended'), read(undated, 'ended')]

    test('is not done with, and a scan without dates is due again', () => {
      expect(record(fresh, walks, dated, retried(now + minute))).toMatchObject({ done: ['e2'] })
      expect(record(fresh, walks, dated, retried(now + minute))?.undated).toBeUndefined()
    })
    test('that was before, it has seen', () => {
      expect(record(fresh, walks, dated, retried(now - minute))).toMatchObject({ done: ['e1', 'e2'], undated: now })
    })
    test('nor what they want sent', () => {
      expect(record(fresh, walks, dated, { asked: ['e2'] })).toMatchObject({ done: ['e1'] })
      expect(record(fresh, walks, dated, { asked: ['e2'] })?.undated).toBeUndefined()
    })
  })
})

// Which parts of the export a run asks for, in which order.
import { describe, expect, test } from 'vitest'
import { planScan } from '../../src/feedback/scan.ts'
import type { ScanRecord, WalkRecord } from '../../src/ledger/ledger.ts'
import { day, ledgerOf, now } from '../support/ledger-builders.ts'

const filters = { sources: ['agent', 'contextual'], statuses: ['pending'] } as const
const name = 'sources=agent,contextual statuses=pending'
const plan = (record: ScanRecord | undefined, maxAge: number | undefined, undated?: 'now' | 'anew') =>
  planScan(ledgerOf({ scans: record === undefined ? {} : { [name]: record } }), filters, { maxAge, now, undated })
const hasUndated = (record: ScanRecord | undefined) => plan(record, day).walks.some(({ kind }) => kind === 'undated')

test('filters have one name, whatever their order', () => {
  const turned = { sources: ['contextual', 'agent', 'agent'], statuses: ['pending'] } as const
  const nameOf = (given: typeof filters | typeof turned) => planScan(ledgerOf(), given, { maxAge: day, now }).filters
  expect([nameOf(filters), nameOf(turned)]).toEqual([name, name])
})

describe('the window', () => {
  const age = 90 * day
  test.each<[what: string, record: ScanRecord | undefined, maxAge: number | undefined, from: number | undefined]>([
    ['a first run reaches back to max-age', undefined, age, now - age],
    ['or to the beginning', undefined, undefined, undefined],
    ['later ones begin a day before the last complete scan', { complete: now - day, done: [] }, age, now - 2 * day],
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
    expect(walk).toEqual({ kind: 'window', start: now, ...window, streams, pages: 0, waited: 0 })
  })

  test('other filters have a window of their own', () => {
    const ledger = ledgerOf({ scans: { other: { complete: now, undated: now, done: [] } } })
    const { walks } = planScan(ledger, filters, { maxAge: age, now })
    expect(walks).toMatchObject([{ kind: 'window', from: now - age }, { kind: 'undated' }])
  })
})

describe('a window that was too much for one run', () => {
  const rest: WalkRecord = { start: now - day, from: 0, streams: [{ cursor: 'c' }], pages: 60, waited: 0 }
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
    expect(plan({ ...record, undatedWalk: rest }, day, 'anew').walks.at(-1)).toMatchObject({ start: now, pages: 0 })
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

test.each([
  [['contextual', 'code_snippet', 'agent', 'thumbs_only'], [undefined]],
  [
    ['agent', 'contextual'],
    ['agent', 'contextual'],
  ],
  [['agent', 'agent'], ['agent']],
] as const)('streams of %j', (sources, streams) => {
  const { walks } = planScan(ledgerOf(), { sources, statuses: ['pending'] }, { maxAge: day, now })
  expect(walks[0]?.streams.map(({ source }) => source)).toEqual(streams)
})

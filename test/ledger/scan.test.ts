// Which part of the export a run asks for.
import { describe, expect, test } from 'vitest'
import type { ScanRecord } from '../../src/ledger/ledger.ts'
import { listStreams, nameFilters, planScan } from '../../src/ledger/scan.ts'
import { day, ledgerOf, now } from '../support/ledger-builders.ts'

const filters = { sources: ['agent', 'contextual'], statuses: ['pending'] } as const
const name = 'sources=agent,contextual statuses=pending'
const time = (at: number) => new Date(at).toISOString()
const plan = (record: ScanRecord | undefined, maxAge: number | undefined) =>
  planScan(ledgerOf({ scans: record === undefined ? {} : { [name]: record } }), filters, maxAge, now)

test('filters have one name, whatever their order', () => {
  const turned = { sources: ['contextual', 'agent', 'agent'], statuses: ['pending'] } as const
  expect([nameFilters(filters), nameFilters(turned)]).toEqual([name, name])
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
    ['never before max-age', { complete: now - day, oldestWaiting: now - age, done: [] }, age, now - age],
    ['a scan that never came to its end begins as the first', { done: [] }, age, now - age],
    ['after a long pause max-age holds', { complete: now - 200 * day, done: [] }, age, now - age],
    ['and without it, all since', { complete: now - 200 * day, done: [] }, undefined, now - 201 * day],
    ['what is older than all time begins with it', { complete: now, oldestWaiting: -5, done: [] }, undefined, 0],
  ])('%s', (_, record, maxAge, from) => {
    const { dateFrom, dateTo, start } = plan(record, maxAge)
    expect({ dateFrom, dateTo, start }).toEqual({
      dateFrom: from === undefined ? undefined : time(from),
      dateTo: time(now),
      start: now,
    })
  })

  test('other filters have a window of their own', () => {
    const ledger = ledgerOf({ scans: { other: { complete: now, undated: now, done: [] } } })
    expect(planScan(ledger, filters, age, now)).toMatchObject({ dateFrom: time(now - age), undated: true })
  })
})

test.each<[what: string, record: ScanRecord | undefined, due: boolean]>([
  ['first of all', undefined, true],
  ['within the day', { undated: now - day + 1, undatedPages: 50, done: [] }, false],
  ['after a day', { undated: now - day, undatedPages: 50, done: [] }, true],
  ['many pages, after a day', { undated: now - day, undatedPages: 51, done: [] }, false],
  ['many pages, within the week', { undated: now - 7 * day + 1, undatedPages: 51, done: [] }, false],
  ['many pages, after a week', { undated: now - 7 * day, undatedPages: 51, done: [] }, true],
])('a scan without dates, %s: %s %s', (_, record, due) => {
  expect(plan(record, day).undated).toBe(due)
})

test.each([
  [['contextual', 'code_snippet', 'agent', 'thumbs_only'], [undefined]],
  [
    ['agent', 'contextual'],
    ['agent', 'contextual'],
  ],
  [['agent', 'agent'], ['agent']],
] as const)('streams of %j', (sources, streams) => {
  expect(listStreams({ sources, statuses: ['pending'] })).toEqual(streams)
})

// When entries came, and in what order.
import { expect, test } from 'vitest'
import { measureAge, orderByAge, readSeconds, readTimes } from '../../../src/clusters/weight/times.ts'
import { rating } from '../entries.ts'

test.each<[string, (string | null)[], number[]]>([
  ['nothing', [], []],
  ['the oldest first', ['2026-11-03', '2026-11-01', '2026-11-02'], [1, 2, 0]],
  ['without a date last, in their own order', [null, '2026-11-01', 'yesterday'], [1, 0, 2]],
  ['of one second in their own order', ['2026-11-01T10:00:00.900Z', '2026-11-01T10:00:00.100Z'], [0, 1]],
  ['before 1970 and far ahead', ['+100000-01-01T00:00:00Z', null, '1950-01-01', '1970-01-02'], [2, 3, 0, 1]],
])('%s', (_, dates, order) => {
  const seconds = readSeconds(readTimes(dates.map((createdAt) => rating('a', 'x', { createdAt }))))
  expect([...orderByAge(seconds)]).toEqual(order)
})

const now = Date.UTC(2026, 10, 1, 10)

test.each<[string, (string | null)[], number | null, number | null]>([
  ['nothing', [], null, null],
  ['undated ones', [null, 'yesterday'], null, null],
  ['one', ['2026-11-01T10:00:00Z'], now, now],
  ['several', [null, '2026-11-01T10:00:00Z', '2026-10-01T10:00:00Z'], now - 31 * 24 * 60 * 60 * 1000, now],
])('measureAge of %s', (_, dates, oldest, newest) => {
  const times = readTimes(dates.map((createdAt) => rating('a', 'x', { createdAt })))
  expect(measureAge(times.keys(), times)).toEqual({ oldest, newest })
})

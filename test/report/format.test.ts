// Dates, numbers and charts.
import { describe, expect, test } from 'vitest'
import { enumerate, formatDay, formatMinute } from '../../src/report/format.ts'
import { serialise } from '../../src/report/markdown/markdown.ts'
import { buildOutcomes, buildWeeks } from '../../src/report/sections.ts'
import { count, formatNumber, safe } from '../../src/text/safe-text.ts'

test.each([
  [Date.UTC(2026, 10, 21, 23, 59), '21 Nov 2026'],
  [Date.UTC(2026, 0, 1), '1 Jan 2026'],
  [Number.NaN, 'unknown'],
  [9e15, 'unknown'],
])('day of %d: %s', (time, words) => {
  expect(formatDay(time)).toBe(words)
})

test('minutes, numbers and lists', () => {
  expect(formatMinute(Date.UTC(2026, 10, 21, 9, 5))).toBe('21 Nov 2026, 09:05 UTC')
  expect([0, 999, 1000, 1234567].map(formatNumber)).toEqual(['0', '999', '1,000', '1,234,567'])
  expect([count(1, 'fix', 'fixes'), count(0, 'fix', 'fixes'), count(2, 'reader')]).toEqual([
    '1 fix',
    '0 fixes',
    '2 readers',
  ])
  const [a, b, c] = [safe`a`, safe`b`, safe`c`]
  expect([[], [a], [a, b], [a, b, c]].map(enumerate)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})

describe('charts', () => {
  test('the last twelve weeks that have comments', () => {
    const mondays = Array.from({ length: 20 }, (_, week) =>
      new Date(Date.UTC(2026, 5, 1 + 7 * week)).toISOString().slice(0, 10),
    )
    const weeks = Object.fromEntries(
      mondays.map((monday, week) => [monday, { comments: week % 2 === 0 ? 0 : week, votes: 1 }]),
    )
    const chart = serialise(buildWeeks(weeks))
    expect(chart).toContain('bar [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]')
    expect(chart).toContain('0 --> 19')
    expect(chart).toContain('x-axis ["8 Jun", "22 Jun"')
  })

  test('none without data', () => {
    expect(buildWeeks({})).toEqual([])
    expect(buildWeeks({ '2026-11-16': { comments: 0, votes: 3 } })).toEqual([])
    expect(buildWeeks({ '2026-11-16"]\n  click': { comments: 4, votes: 3 } })).toEqual([])
    expect(buildOutcomes({})).toEqual([])
    expect(buildOutcomes({ merged: 0 })).toEqual([])
  })
})

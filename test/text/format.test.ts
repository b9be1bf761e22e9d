// Dates, numbers and lists in words, and the warning about a runner's clock.
import { describe, expect, test } from 'vitest'
import { formatDay, renderClockWarning } from '../../src/text/format.ts'

test.each([
  [Date.UTC(2026, 10, 21, 23, 59), '21 Nov 2026'],
  [Date.UTC(2026, 0, 1), '1 Jan 2026'],
  [Number.NaN, 'unknown'],
  [9e15, 'unknown'],
])('day of %d: %s', (time, words) => {
  expect(formatDay(time)).toBe(words)
})

describe('a runner’s clock', () => {
  const minute = 60_000
  const hour = 60 * minute

  test.each([
    [2 * minute + 1, '2 minutes ahead of'],
    [-(2 * minute + 1), '2 minutes behind'],
    [90 * minute, '90 minutes ahead of'],
    [2 * hour, '2 hours ahead of'],
    [-23 * hour - 500, '23 hours behind'],
    [25 * hour + 900, '25 hours ahead of'],
    [-48 * hour, '2 days behind'],
    [-20_000 * 24 * hour, '20,000 days behind'],
  ])('%i ms', (skew, words) => {
    expect(renderClockWarning(skew)).toBe(`This runner’s clock is ${words} GitHub’s; GitHub’s time is used.`)
  })

  test.each([0, 1, -1, 2 * minute, -2 * minute])('%i ms: no warning', (skew) => {
    expect(renderClockWarning(skew)).toBeUndefined()
  })
})

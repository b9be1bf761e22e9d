// What is said of a runner's clock.
import { expect, test } from 'vitest'
import { renderClockWarning } from '../../src/report/format.ts'

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

test.each([0, 1, -1, 2 * minute, -2 * minute])('%i ms are no reason for a word', (skew) => {
  expect(renderClockWarning(skew)).toBeUndefined()
})

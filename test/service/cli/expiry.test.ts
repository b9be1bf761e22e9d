// When a key stops working.
import { expect, test } from 'vitest'
import { parseExpiry } from '../../../src/service/cli/expiry.ts'

const now = Date.UTC(2026, 10, 23)

test.each([
  ['never', null],
  ['1d', Date.UTC(2026, 10, 24)],
  ['90d', Date.UTC(2027, 1, 21)],
  ['2027-06-30', Date.UTC(2027, 5, 30)],
  ['2027-06-30T12:00:00+02:00', Date.UTC(2027, 5, 30, 10)],
  ['0d', undefined],
  ['90', undefined],
  ['2027-02-30', undefined],
  ['', undefined],
])('%s', (text, expected) => {
  expect(parseExpiry(text, now)).toBe(expected)
})

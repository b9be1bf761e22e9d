// When to ask again.
import { expect, test } from 'vitest'
import { readRetryAfter } from '../../src/http/clock.ts'
import { backOff } from '../../src/http/retry.ts'

const limits = { base: 1000, cap: 20_000 }

test.each([
  [2, 0.5, 2000],
  [5000, 1, 20_000],
  [3, 0, 0],
])('attempt %i with random %d waits %i ms', (attempt, random, wait) => {
  expect(backOff(attempt, random, limits)).toBe(wait)
})

const now = Date.parse('2026-11-21T12:00:00Z')

const none = ['', '   ', '-5', '+5', '1.5', '1e3', '0x10', '５', '5, 10', '5 seconds', 'soon', 'Infinity']
const noDates = [
  '2026-11-21T12:00:30Z',
  'Sat, 21 Nov 2026 12:00:30 CET',
  'Sat, 21 Nov 2027',
  'Late 2027',
  'Sat Nov 21 2027 12:00',
]
const past = ['Sat, 21 Nov 2026 11:59:59 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT']

test.each<[string | undefined, number | undefined]>([
  ['0', 0],
  [' 5 ', 5000],
  ['007', 7000],
  ['3600', 3_600_000],
  ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ['Sat, 21 Nov 2026 12:00:00 GMT', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 12:01:00 GMT', 60_000],
  ['Sat Nov 21 12:00:07 2026', 7000],
  ['Tue Dec  1 12:00:00 2026', 10 * 86_400_000],
  ...[undefined, ...none, ...noDates, ...past].map((text): [string | undefined, undefined] => [text, undefined]),
])('Retry-After: %j', (value, wait) => {
  expect(readRetryAfter(value === undefined ? {} : { 'retry-after': value }, now)).toBe(wait)
})

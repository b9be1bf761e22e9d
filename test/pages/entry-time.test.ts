// When an entry was left.
import { expect, test } from 'vitest'
import { parseTime } from '../../src/pages/entry-time.ts'

test.each([
  ['2026-11-21T09:00:00Z', Date.UTC(2026, 10, 21, 9)],
  ['2026-11-21', Date.UTC(2026, 10, 21)],
  [null, null],
  ['', null],
  ['yesterday', null],
])('the time of %j', (text, at) => {
  expect(parseTime(text)).toBe(at)
})

// Durations as people write them.
import { expect, test } from 'vitest'
import { parseDuration } from '../../src/inputs/forms.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  ['PT0S', 0],
  ['PT15S', 15 * second],
  ['PT0.5S', 500],
  ['PT30M', 30 * minute],
  ['PT1H30M', 90 * minute],
  ['P1D', day],
  ['P90D', 90 * day],
  ['P2W', 14 * day],
  ['P1W2DT3H4M5S', 9 * day + 3 * hour + 4 * minute + 5 * second],
  ['PT1.5H', 90 * minute],
  ['p1dt2h', day + 2 * hour],
  ['90d', 90 * day],
  ['36h', 36 * hour],
  ['30m', 30 * minute],
  ['45s', 45 * second],
  ['2w', 14 * day],
  ['1.5h', 90 * minute],
  ['1d12h30m5s', 36 * hour + 30 * minute + 5 * second],
  ['0s', 0],
  ['0', 0],
  ['15', 15 * second],
  ['0.5', 500],
  ['007', 7 * second],
])('%s', (text, time) => {
  expect(parseDuration(text)).toBe(time)
})

test.each([
  ...['', 'P', 'PT', 'P1DT', 'T5S', '5S', 'PT5', 'P5', 'P1Y', 'P1M', 'PT5D', 'P-1D', '-5', '+5', '1e3', '0x10', '5.'],
  ...['30M', '5y', '5mo', '90 d', '5d ', '5m1h', 'd', '1.d', '-1d', 'P5d5'],
  ...['.5', 'PT.5S', 'PT5S ', ' 5', 'five', 'PT1S1M', 'PT5,5S', 'P1D1W', '５', 'NaN', 'Infinity', 'all'],
  `P${'9'.repeat(400)}D`,
])('%j is none', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

test('seconds without number are none either', () => {
  expect(parseDuration('9'.repeat(400))).toBeUndefined()
})

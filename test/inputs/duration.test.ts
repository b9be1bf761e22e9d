// Durations as people write them.
import { expect, test } from 'vitest'
import { parseDuration } from '../../src/inputs/forms.ts'
import { words } from '../support/words.ts'

/** By seconds. */
const durations: Readonly<Record<number, string>> = {
  0: 'PT0S 0s 0',
  0.5: 'PT0.5S 0.5',
  7: '007',
  15: 'PT15S 15',
  45: '45s',
  1800: 'PT30M 30m',
  5400: 'PT1H30M PT1.5H 1.5h',
  86400: 'P1D',
  93600: 'p1dt2h',
  129600: '36h',
  131405: '1d12h30m5s',
  788645: 'P1W2DT3H4M5S',
  1209600: 'P2W 2w',
  7776000: 'P90D 90d',
}

test.each(Object.entries(durations))('%d s', (seconds, texts) => {
  for (const text of words(texts)) expect(parseDuration(text), text).toBe(Number(seconds) * 1000)
})

test.each([
  ...['', 'P', 'PT', 'P1DT', 'T5S', '5S', 'PT5', 'P5', 'P1Y', 'P1M', 'PT5D', 'P-1D', '-5', '+5', '1e3', '0x10', '5.'],
  ...['30M', '5y', '5mo', '90 d', '5d ', '5m1h', 'd', '1.d', '-1d', 'P5d5'],
  ...['.5', 'PT.5S', 'PT5S ', ' 5', 'five', 'PT1S1M', 'PT5,5S', 'P1D1W', '５', 'NaN', 'Infinity', 'all'],
  ...[`P${'9'.repeat(400)}D`, '9'.repeat(400)],
])('%j is none', (text) => {
  expect(parseDuration(text)).toBeUndefined()
})

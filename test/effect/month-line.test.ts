// The line about the last whole month: what was merged in it, for how many readers, and the clearest fall.
import { expect, test } from 'vitest'
import { buildMonthLine } from '../../src/effect/after-merge.ts'
import type { Merged } from '../../src/effect/merged-record.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { day, pullLink } from '../support/ledger-builders.ts'
import { createLedger } from '../support/report-fixtures.ts'

const merge = Date.UTC(2026, 9, 5)
const mergedOf = (fixId: string, part: Partial<Merged> = {}): Merged => ({
  ...{ fixId, prLink: pullLink(4), sent: merge - day, at: merge, pages: ['/install'], readers: 4, signatures: [] },
  ...{ before: [], later: {}, ...part },
})
const nine = Array.from({ length: 9 }, (_, index) => merge - (index + 2) * day)
const line = (merged: readonly Merged[], now: number) => {
  const scans = { f: { complete: now, done: [] } }
  return serialise(buildMonthLine({ ledger: createLedger({ merged, scans, lastRun: { at: now, starts: [now] } }) }))
}

test.each([
  [
    'in November, of October',
    Date.UTC(2026, 10, 30),
    '**Oct 2026:** 2 fixes merged, 8 readers answered, complaints on `/install` fell from 9 to 1.',
  ],
  ['too early to tell', Date.UTC(2026, 10, 1), undefined],
  ['in October, of September', Date.UTC(2026, 9, 31), ''],
  ['in December, of November', Date.UTC(2026, 11, 1), ''],
])('%s', (_, now, expected) => {
  const merged = [mergedOf('a', { before: nine, later: { e: merge + 3 * day } }), mergedOf('b', { pages: ['/b'] })]
  const said = line(merged, now)
  if (expected === undefined) expect(said).toMatch(/^\*\*Oct 2026:\*\* 2 fixes merged, 8 readers answered/)
  else expect(said).toBe(expected)
})

test('nothing without a merge', () => {
  expect(line([], Date.UTC(2026, 10, 30))).toBe('')
})

// Counts before and after a merge, and the line of a month.
import { describe, expect, test } from 'vitest'
import { buildMonthLine, measureMerged, ratioInterval } from '../../src/effect/after-merge.ts'
import type { Merged } from '../../src/effect/merged-record.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { day, ledgerOf, mergedOf, now, pullLink } from '../support/ledger-builders.ts'
import { createLedger } from '../support/report-fixtures.ts'

/** So many complaints a day apart, beginning so many days from the merge. */
const times = (count: number, from: number) => Array.from({ length: count }, (_, index) => (from + index / 10) * day)
const mergedAt = now - 40 * day

function measure(before: number, after: number, part: Partial<Merged> = {}, until = now) {
  const later = Object.fromEntries(times(after, 2).map((time, index) => [`e${index}`, mergedAt + time]))
  const counted = { before: times(before, -20).map((time) => mergedAt + time), later }
  const merged = mergedOf({ sent: mergedAt - 5 * day, at: mergedAt, ...counted, ...part })
  const [measured] = measureMerged(ledgerOf({ merged: [merged], scans: { f: { complete: until, done: [] } } }))
  const { merged: _, ratio, ...rest } = measured ?? {}
  return { ...rest, isOpen: ratio === undefined }
}

test.each<[string, number, number, string]>([
  ['nine and one', 9, 1, 'fewer'],
  ['one and nine', 1, 9, 'more'],
  ['sixty and fifty', 60, 50, 'unclear'],
  ['three and two: anything', 3, 2, 'too-few'],
  ['none before, although readers had complained', 0, 9, 'too-few'],
  ['nothing at all', 0, 0, 'too-few'],
])('%s', (_, before, after, verdict) => {
  expect(measure(before, after)).toMatchObject({ days: 30, before, after, atLeast: false, verdict })
})

describe('the periods', () => {
  test('are as long as each other, and thirty days at most', () => {
    expect(measure(9, 1, {}, mergedAt + 20 * day)).toMatchObject({ days: 20, before: 8, after: 1 })
    const late = { later: { soon: mergedAt + day, late: mergedAt + 31 * day } }
    expect(measure(9, 0, late)).toMatchObject({ days: 30, before: 9, after: 1 })
    expect(measure(9, 0, { before: [mergedAt - 31 * day] })).toMatchObject({ before: 0 })
  })

  test('what readers wrote while the pull request was open came before', () => {
    const later = { open: mergedAt - day, since: mergedAt + day }
    expect(measure(8, 0, { later })).toMatchObject({ before: 9, after: 1, verdict: 'fewer' })
  })
})

test('where counting stopped, there are at least so many, and nothing is called fewer', () => {
  expect(measure(300, 100)).toMatchObject({ atLeast: true, verdict: 'unclear' })
})

test.each([
  [9, 1, 0.02, 0.68],
  [10, 10, 0.43, 2.34],
  [20, 0, 0, 0.19],
])('the interval of the ratio, %i before and %i after', (before, after, low, high) => {
  const interval = ratioInterval(before, after)
  expect(interval.low).toBeCloseTo(low, 1)
  expect(interval.high).toBeCloseTo(high, 1)
})

const merge = Date.UTC(2026, 9, 5)
const octoberOf = (fixId: string, part: Partial<Merged> = {}) =>
  mergedOf({ fixId, prLink: pullLink(4), sent: merge - day, at: merge, pages: ['/install'], readers: 4, ...part })
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
  ['in December, of November', Date.UTC(2026, 11, 1), ''],
])('%s', (_, now, expected) => {
  const merged = [octoberOf('a', { before: nine, later: { e: merge + 3 * day } }), octoberOf('b', { pages: ['/b'] })]
  const said = line(merged, now)
  if (expected === undefined) expect(said).toMatch(/^\*\*Oct 2026:\*\* 2 fixes merged, 8 readers answered/)
  else expect(said).toBe(expected)
})

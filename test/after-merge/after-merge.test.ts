// Counts before and after a merge, as people read them, and the list of what to set to resolved.
import { describe, expect, test } from 'vitest'
import {
  buildAfterMerge,
  buildMonthLine,
  buildReportMerged,
  buildResolveList,
  measureMerged,
  ratioInterval,
} from '../../src/after-merge/after-merge.ts'
import type { Merged } from '../../src/after-merge/merged-record.ts'
import { describeGap } from '../../src/feedback/scan.ts'
import type { Gap } from '../../src/feedback/scan-record.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { day, ledgerOf, mergedOf, now, pullLink } from '../support/ledger-builders.ts'
import { createFix, createLedger, links } from '../support/report-fixtures.ts'

const ids = (count: number, prefix = 'e') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const times = (count: number, at: number) => Array.from({ length: count }, (_, index) => at - index * 1000)
const later = (count: number, at: number) =>
  Object.fromEntries(times(count, at).map((time, index) => [`e${index}`, time]))
const countedOf = (fixId: string, part: Partial<Merged> = {}) => {
  const counted = { before: times(9, now - 86 * day), later: later(1, now - 80 * day) }
  const pull = { prLink: pullLink(4), sent: now - 90 * day, at: now - 84 * day, pages: ['/guide/install' as const] }
  return mergedOf({ fixId, ...pull, ...counted, ...part })
}
const scans = { f: { complete: now, done: [] } }
const show = (part: Partial<Ledger>, budget = 50) =>
  serialise(buildAfterMerge({ ledger: createLedger({ scans, ...part }), links }, budget))

describe('after the merge', () => {
  test('each fix is a line', async () => {
    const merged = [
      countedOf('better'),
      countedOf('worse', { prLink: pullLink(5, 'acme/site'), before: [], later: later(20, now - 80 * day) }),
      countedOf('more', { before: times(2, now - 86 * day), later: later(20, now - 80 * day) }),
      countedOf('same', { before: times(110, now - 86 * day), later: later(100, now - 80 * day) }),
      countedOf('few', { prLink: undefined, before: times(2, now - 86 * day), later: {} }),
      countedOf('young', { at: now - 3 * day }),
      countedOf('next', { since: now - 90 * day }),
    ]
    await expect(show({ merged })).toMatchFileSnapshot('golden/after-merge.md')
  })

  test('numbers of a report are finite, or null', () => {
    const merged = [countedOf('better'), countedOf('none', { before: [] })]
    const report = buildReportMerged(createLedger({ scans, merged }))
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    expect(report[1]?.complaints.ratio).toBeNull()
  })
})

describe('the list of what to set to resolved', () => {
  const fix = (id: string, part = {}) =>
    createFix({ id, state: 'merged', prLink: pullLink(4), entryIds: ids(2, `${id}-`), ...part })
  const build = (part: Partial<Ledger>, budget = 50) =>
    serialise(buildResolveList({ ledger: createLedger(part), links }, budget))

  test('has the ids of each merged pull request in a block, to be copied', async () => {
    const [b, c] = [fix('b', { pages: ['/b'] }), fix('c', { prLink: pullLink(5) })]
    const fixes = [fix('a'), b, c, fix('open', { state: 'proposed' })]
    const merged = [countedOf('a'), countedOf('b'), countedOf('c')]
    await expect(build({ fixes, merged })).toMatchFileSnapshot('golden/resolve-list.md')
  })

  test('stays short, and says where the others are', () => {
    const fixes = ids(9, 'f').map((id, index) => fix(id, { entryIds: ids(50, `${id}-`), prLink: pullLink(index + 1) }))
    const list = build({ fixes, merged: fixes.map(({ id }) => countedOf(id)) })
    expect(list.match(/^f\d-\d+$/gm)).toHaveLength(120)
    expect(list).toMatch(/450 entries<\/summary>/)
    expect(list).toMatch(/lists all of them/)
    expect(build({ fixes, merged: fixes.map(({ id }) => countedOf(id)) }, 0)).toMatch(/lists all of them/)
    const many = ids(500, 'm').map((id, index) => fix(id, { prLink: pullLink(index + 1) }))
    const of = (count: number) => build({ fixes: many, merged: many.slice(0, count).map(({ id }) => countedOf(id)) })
    expect([of(15), of(16)].map((text) => text.includes('lists all of them'))).toEqual([false, true])
    expect([of(499), of(500)].map((text) => text.includes('of the 500 latest merged fixes'))).toEqual([false, true])
    expect(show({ merged: many.map(({ id }) => countedOf(id)) })).toContain('After the merge: latest 500 fixes')
  })

  test('keeps a hostile id inside its block, on one line', () => {
    const entryIds = ['```\n@everyone <!-- x -->', 'b\u202e\u200bc', '']
    const list = build({ fixes: [fix('a', { entryIds })], merged: [countedOf('a')] })
    expect(list.split('\n').filter((line) => line.includes('@everyone'))).toHaveLength(1)
    expect(list).toMatch(/^`{4,}\n``` @everyone\s*\nbc\n\(empty\)\n`{4,}$/m)
  })
})

const gap: Gap = { since: now - 9 * day, until: now }
test('a gap is reported with what the run after it covers', () => {
  expect(describeGap(gap)).toBe(
    'No run collected feedback for 9 days, between 12 Nov 2026, 09:00 UTC and 21 Nov 2026, 09:00 UTC. Nothing was missed: `max-age` reaches back beyond that period.',
  )
  expect(describeGap({ ...gap, covered: now - 7 * day })).toMatch(
    / Feedback left before 14 Nov 2026, 09:00 UTC was missed, because `max-age` goes back no further; run once with a longer `max-age` to collect it\.$/,
  )
})

/** So many complaints, beginning so many days from the merge. */
const daysFrom = (count: number, from: number) => Array.from({ length: count }, (_, index) => (from + index / 10) * day)
const mergedAt = now - 40 * day

function measure(before: number, after: number, part: Partial<Merged> = {}, until = now, gap?: Gap) {
  const later = Object.fromEntries(daysFrom(after, 2).map((time, index) => [`e${index}`, mergedAt + time]))
  const counted = { before: daysFrom(before, -20).map((time) => mergedAt + time), later }
  const merged = mergedOf({ sent: mergedAt - 5 * day, at: mergedAt, ...counted, ...part })
  const [scans, lastRun] = [{ f: { complete: until, done: [] } }, { at: until, starts: [until], gap }]
  const [measured] = measureMerged(ledgerOf({ merged: [merged], scans, lastRun }))
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

test('the periods are as long as each other, and thirty days at most; while the pull request was open is before', () => {
  expect(measure(9, 1, {}, mergedAt + 20 * day)).toMatchObject({ days: 20, before: 8, after: 1 })
  const late = { later: { soon: mergedAt + day, late: mergedAt + 31 * day } }
  expect(measure(9, 0, late)).toMatchObject({ days: 30, before: 9, after: 1 })
  expect(measure(9, 0, { before: [mergedAt - 31 * day] })).toMatchObject({ before: 0 })
  const later = { open: mergedAt - day, since: mergedAt + day }
  expect(measure(8, 0, { later })).toMatchObject({ before: 9, after: 1, verdict: 'fewer' })
})

test('where counting stopped, or feedback was missed, nothing is called fewer', () => {
  expect(measure(300, 100)).toMatchObject({ atLeast: true, verdict: 'unclear' })
  const missed = (days: number) => ({ since: mergedAt + days * day, until: now, covered: now - day })
  expect(measure(9, 0, {}, now, missed(2))).toMatchObject({ days: 2, verdict: 'too-short' })
  expect(measure(9, 0, {}, now, missed(-2))).toMatchObject({ days: 0, verdict: 'too-short' })
  expect(measure(9, 1, {}, now, { since: mergedAt, until: now })).toMatchObject({ days: 30, verdict: 'fewer' })
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
    '**Oct 2026:** 2 fixes merged, asked for by 8 readers, complaints on `/install`, `/c` fell from 9 in the 30 days before to 1 in the 30 days since.',
  ],
  ['too early to tell', Date.UTC(2026, 10, 1), undefined],
  ['in December, of November', Date.UTC(2026, 11, 1), ''],
])('%s', (_, now, expected) => {
  const pages = ['/install', '/c'] as const
  const counted = { pages, before: nine, later: { e: merge + 3 * day } }
  const merged = [octoberOf('a', counted), octoberOf('b', { pages: ['/b'] })]
  const said = line(merged, now)
  // Of more merged fixes than the ledger keeps, the month has at least those.
  const many = Array.from({ length: 500 }, (_, index) => octoberOf(`m${index}`))
  expect(line(many, now).includes('at least 500 fixes merged')).toBe(expected !== '')
  if (expected === undefined) expect(said).toMatch(/^\*\*Oct 2026:\*\* 2 fixes merged, asked for by 8 readers/)
  else expect(said).toBe(expected)
})

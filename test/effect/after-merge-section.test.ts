// Before and after a merge as people read it, and the list of what to set to resolved.
import { describe, expect, test } from 'vitest'
import { buildAfterMerge, buildReportMerged, buildResolveList } from '../../src/effect/after-merge.ts'
import type { Merged } from '../../src/effect/merged-record.ts'
import { describeGap, type Gap } from '../../src/feedback/last-run.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { mergedOf as builtOf, day, now, pullLink } from '../support/ledger-builders.ts'
import { createFix, createLedger, links } from '../support/report-fixtures.ts'

const ids = (count: number, prefix = 'e') => Array.from({ length: count }, (_, index) => `${prefix}${index}`)
const times = (count: number, at: number) => Array.from({ length: count }, (_, index) => at - index * 1000)
const later = (count: number, at: number) =>
  Object.fromEntries(times(count, at).map((time, index) => [`e${index}`, time]))
const mergedOf = (fixId: string, part: Partial<Merged> = {}) => {
  const counted = { before: times(9, now - 86 * day), later: later(1, now - 80 * day) }
  const pull = { prLink: pullLink(4), sent: now - 90 * day, at: now - 84 * day, pages: ['/guide/install' as const] }
  return builtOf({ fixId, ...pull, ...counted, ...part })
}
const scans = { f: { complete: now, done: [] } }
const show = (part: Partial<Ledger>, budget = 50) =>
  serialise(buildAfterMerge({ ledger: createLedger({ scans, ...part }), links }, budget))

describe('after the merge', () => {
  test('each fix is a line', async () => {
    const merged = [
      mergedOf('better'),
      mergedOf('worse', { prLink: pullLink(5, 'acme/site'), before: [], later: later(20, now - 80 * day) }),
      mergedOf('more', { before: times(2, now - 86 * day), later: later(20, now - 80 * day) }),
      mergedOf('same', { before: times(110, now - 86 * day), later: later(100, now - 80 * day) }),
      mergedOf('few', { prLink: undefined, before: times(2, now - 86 * day), later: {} }),
      mergedOf('young', { at: now - 3 * day }),
    ]
    await expect(show({ merged })).toMatchFileSnapshot('golden/after-merge.md')
  })

  test('numbers of a report are finite, or null', () => {
    const merged = [mergedOf('better'), mergedOf('none', { before: [] })]
    const report = buildReportMerged(createLedger({ scans, merged }))
    expect(JSON.parse(JSON.stringify(report))).toEqual(report)
    expect(report[0]?.complaints).toMatchObject({ days: 30, before: 9, after: 1, verdict: 'fewer' })
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
    const merged = [mergedOf('a'), mergedOf('b'), mergedOf('c')]
    await expect(build({ fixes, merged })).toMatchFileSnapshot('golden/resolve-list.md')
  })

  test('stays short, and says where the others are', () => {
    const fixes = ids(9, 'f').map((id, index) => fix(id, { entryIds: ids(50, `${id}-`), prLink: pullLink(index + 1) }))
    const list = build({ fixes, merged: fixes.map(({ id }) => mergedOf(id)) })
    expect(list.match(/^f\d-\d+$/gm)).toHaveLength(120)
    expect(list).toMatch(/450 entries<\/summary>/)
    expect(list).toMatch(/lists all of them/)
    expect(build({ fixes, merged: fixes.map(({ id }) => mergedOf(id)) }, 0)).toMatch(/lists all of them/)
  })

  test('keeps a hostile id inside its block, on one line', () => {
    const entryIds = ['```\n@everyone <!-- x -->', 'b\u202e\u200bc', '']
    const list = build({ fixes: [fix('a', { entryIds })], merged: [mergedOf('a')] })
    expect(list.split('\n').filter((line) => line.includes('@everyone'))).toHaveLength(1)
    expect(list).toMatch(/^`{4,}\n``` @everyone\s*\nbc\n\(empty\)\n`{4,}$/m)
  })
})

describe('a gap', () => {
  const gap: Gap = { since: now - 9 * day, until: now }
  test('is reported with what the run after it covers', () => {
    expect(describeGap(gap)).toBe(
      'No run collected feedback for 9 days, between 12 Nov 2026, 09:00 UTC and 21 Nov 2026, 09:00 UTC. Nothing was missed: the first run after the gap read all feedback from that period.',
    )
    expect(describeGap({ ...gap, covered: now - 7 * day })).toMatch(
      / Feedback left before 14 Nov 2026, 09:00 UTC was missed, because `max-age` goes back no further; run once with a longer `max-age` to collect it\.$/,
    )
  })
})

// What a section says of trends, of the last run, of what is wanted, and of what was not read.
import { describe, expect, test } from 'vitest'
import { findSendAnyway } from '../../src/feedback/collect.ts'
import {
  describeUndatedIn,
  describeUnreadIn,
  findGap,
  findUnread,
  noteRun,
  type Walk,
  type WalkRead,
} from '../../src/feedback/scan.ts'
import type { LastRun } from '../../src/feedback/scan-record.ts'
import { buildOutcomes, buildWeeks } from '../../src/feedback/trends.ts'
import type { Tally, WalkRecord } from '../../src/ledger/ledger.ts'
import type { Resolution } from '../../src/ledger/resolution.ts'
import { serialise } from '../../src/text/markdown/github-markdown.ts'
import { day, hour, now } from '../support/ledger-builders.ts'
import { createLedger, november } from '../support/report-fixtures.ts'

const chart = (weeks: Tally['weeks'], countedTo = Date.UTC(2026, 9, 12)) => serialise(buildWeeks({ weeks, countedTo }))

test('shows the last twelve weeks, including those without comments', () => {
  const mondays = Array.from({ length: 20 }, (_, week) =>
    new Date(Date.UTC(2026, 5, 1 + 7 * week)).toISOString().slice(0, 10),
  )
  const weeks = Object.fromEntries(mondays.flatMap((monday, week) => (week % 2 === 0 ? [] : [[monday, week] as const])))
  const lines = chart(weeks).split('\n')
  expect(lines).toHaveLength(14)
  expect([lines[1], lines.at(-3), lines.at(-2)]).toEqual(['27 Jul  0', ' 5 Oct  0', `12 Oct  ${'█'.repeat(20)} 19`])
})

test('is empty without valid data', () => {
  const bad = [{}, { '2026-11-16"]\n  click': 4 }, { '2026-99-99': 4, '2026-11-17': 1 }]
  expect(bad.map((weeks) => chart(weeks as Tally['weeks']))).toEqual(['', '', ''])
  expect([buildOutcomes({}), buildOutcomes({ merged: 0 })]).toEqual([[], []])
})

function runs(...ago: readonly number[]) {
  const note = (known: LastRun | undefined, days: number) => noteRun(known, now - days * day, undefined)
  return ago.reduce(note, undefined) as LastRun
}

const weekdays = [21, 20, 19, 18, 17, 14, 13, 12, 11, 10, 7, 6, 5, 4, 3]
const weekly = [35, 28, 21, 14]

describe('a gap', () => {
  test.each([
    ['the first run', undefined, false],
    ['a day, as ever', runs(3, 2, 1), false],
    ['a weekend', runs(...weekdays), false],
    ['a weekend, and a start eight hours late', runs(...weekdays.map((days) => days + 1 / 3)), false],
    ['a Monday that was left out', runs(...weekdays.map((days) => days + 1)), true],
    ['four days, with a single run to go by', runs(4), true],
    ['two weeks, where runs come weekly', runs(...weekly), false],
    ['four weeks, where runs come weekly', runs(...weekly.map((days) => days + 14)), true],
    ['a week, where runs come weekly and somebody tries things by hand', runs(28, 21, 14, 7.02, 7.01, 7), false],
  ])('%s: %s', (_, lastRun, isGap) => {
    expect(findGap(lastRun, now, 0) !== undefined).toBe(isGap)
  })

  test.each([
    ['goes back to before it', now - 10 * day, undefined],
    ['begins with it', now - 9 * day, undefined],
    ['has no beginning', Number.NEGATIVE_INFINITY, undefined],
    ['begins inside it', now - 7 * day, now - 7 * day],
  ])('that a window follows which %s', (_, from, covered) => {
    const gap = { since: now - 9 * day, until: now, ...(covered === undefined ? {} : { covered }) }
    expect(findGap(runs(9), now, from)).toEqual(gap)
  })
})

test('a run is noted with the gap that it ended, unless another run has ended it meanwhile', () => {
  const gap = findGap(runs(9), now, 0)
  expect(noteRun(runs(9), now, gap).gap).toEqual(gap)
  expect(noteRun(noteRun(runs(9), now - hour, undefined), now, gap).gap).toBeUndefined()
  expect(noteRun(noteRun(runs(9), now, gap), now + day, undefined).gap).toEqual(gap)
})

const resolutions = new Map<string, Resolution>([
  ['suspect', { filtered: 'hidden-text' }],
  ['praise', { filtered: 'praise-only' }],
  ['fixed', { fix: '0123456789abcdef' }],
  ['back', 'released'],
  ['named-back', 'released'],
  ['unread-suspect', { filtered: 'hidden-text' }],
  ['unread-back', 'released'],
])

test('suspects, and what is not judged yet; nothing that a fix or another reason ended', () => {
  const named = ['suspect', 'praise', 'fixed', 'named-back', 'unjudged', 'absent', 'noise', 'held']
  const scanned = ['suspect', 'praise', 'fixed', 'back', 'named-back', 'unjudged', 'new', 'noise']
  const isSendable = (id: string) => id !== 'noise' && id !== 'held'
  expect(findSendAnyway(named, scanned, new Map([...resolutions, ['held', 'released']]), isSendable)).toEqual({
    anyway: new Set(['suspect', 'unjudged', 'back', 'named-back']),
    unflagged: ['suspect'],
    ahead: ['unjudged'],
    rejected: ['praise', 'fixed', 'absent', 'noise', 'held'],
  })
})

test('what the ledger knows as flagged need not be in what this run has read', () => {
  expect(findSendAnyway(['unread-suspect', 'unread-back', 'absent'], [], resolutions, () => true)).toEqual({
    anyway: new Set(['unread-suspect', 'unread-back']),
    unflagged: ['unread-suspect'],
    ahead: [],
    rejected: ['absent'],
  })
})

const walk: WalkRecord = { start: november(21), from: november(1), streams: [{}], pages: 60, starvedRuns: 0 }
const read = (kind: Walk['kind'], end: WalkRead['end'], part: Partial<WalkRecord> = {}): WalkRead => ({
  walk: { kind, ...walk, ...part },
  end,
})
const minuteOf = (day: number) => `${day} Nov 2026, 09:05 UTC`
const spent = '`max-export-requests` (60) reached.'

describe('in a run', () => {
  const find = (walks: readonly WalkRead[], requests: number, notBefore?: number, dryRun = false) =>
    findUnread({ walks, requests, notBefore }, { 'max-export-requests': 60, 'dry-run': dryRun })

  test.each<[rest: string, WalkRead[]]>([
    [`Part of the feedback since ${minuteOf(1)} is`, [read('backlog', 'paused'), read('undated', 'paused')]],
    ['Part of the feedback is', [read('window', 'paused', { from: undefined })]],
    ['Part of the feedback is', [read('window', 'ended'), read('undated', 'paused')]],
  ])('%s unread', (rest, walks) => {
    expect(find(walks, 60)?.text).toBe(`${spent} ${rest} unread; the next run will continue from there.`)
  })

  const rest = `Part of the feedback since ${minuteOf(1)} is unread;`
  const onward = 'the next run will continue from there.'
  const paused = read('window', 'paused')
  test.each<
    [reason: string, why: string, when: string, WalkRead, requests: number, until?: number | undefined, boolean?]
  >([
    ['limited', `The service’s rate limit was reached; exports resume after ${minuteOf(22)}.`, onward, paused, 0, 22],
    ['empty', 'The export returned too many pages in a row without a new entry.', onward, paused, 59],
    ['broken', 'The export could not be read to its end.', onward, read('window', 'broken'), 60],
    ['budget', spent, 'a dry run does not record where to continue.', paused, 60, undefined, true],
  ])('%s: %s', (reason, why, when, walk, requests, until, dryRun) => {
    const unread = find([walk], requests, until && november(until), dryRun)
    expect(unread).toEqual({ reason, text: `${why} ${rest} ${when}` })
  })

  test('what was read whole is not unread; nor is a scan without dates, which is read again in a week', () => {
    expect(find([read('window', 'ended'), read('undated', 'broken')], 60)).toBeUndefined()
  })
})

describe('on the tracking issue', () => {
  const say = (scan: object, exportNotBefore?: number, lastRun?: LastRun) =>
    describeUnreadIn(createLedger({ scans: { used: { done: [], ...scan } }, exportNotBefore, lastRun }), november(21))
  const unread = 'Part of the feedback has not been read yet.'

  test.each<[string | undefined, object, number?]>([
    [undefined, { complete: november(20) }],
    [undefined, { complete: november(20) }, november(20)],
    [`${unread} The next run will continue.`, { backlog: walk }],
    [`${unread} The next run will continue.`, { backlog: walk }, november(20)],
    [`${unread} The first run after ${minuteOf(22)} will continue.`, { complete: november(20) }, november(22)],
    [`${unread} The next run will continue.`, { undatedWalk: walk }],
  ])('%s', (line, scan, exportNotBefore) => {
    expect(say(scan, exportNotBefore)).toBe(line)
  })

  test('since when, if runs do not come to its end', () => {
    const stuck = `Part of the feedback has not been read since ${minuteOf(21)}; each run’s log says why.`
    const run = (...starts: number[]) => ({ at: 0, starts: starts.map(november) })
    expect(say({ backlog: walk }, undefined, run(24, 23, 22, 21))).toBe(`${unread} The next run will continue.`)
    expect(say({ backlog: walk }, undefined, run(25, 24, 23, 22))).toBe(`${stuck} The next run will continue.`)
    const limited = say({ complete: november(21) }, november(26), run(25, 24, 23, 22))
    expect(limited).toBe(`${stuck} The first run after ${minuteOf(26)} will continue.`)
  })

  test('that the last scan without dates was cut short', () => {
    const cut = (isUndatedCut?: true) =>
      describeUndatedIn(createLedger({ scans: { used: { done: [], isUndatedCut } } }))
    expect([cut(), cut(true)]).toEqual([undefined, expect.stringContaining('Feedback without a date may be unread')])
  })

  test('filters that are no longer used say nothing', () => {
    const scans = { gone: { done: [], backlog: walk }, used: { done: [], complete: november(22) } }
    expect(describeUnreadIn(createLedger({ scans: { ...scans } }), november(22))).toBeUndefined()
  })
})

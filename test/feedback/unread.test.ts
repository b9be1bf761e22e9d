// How much of the export is left, and when reading continues, in words.
import { describe, expect, test } from 'vitest'
import type { Walk, WalkRead } from '../../src/feedback/scan.ts'
import { describeUnread, describeUnreadIn } from '../../src/feedback/unread.ts'
import type { StreamRecord, WalkRecord } from '../../src/ledger/ledger.ts'
import { createLedger, november } from '../support/report-fixtures.ts'

const walk: WalkRecord = { start: november(21), from: november(1), streams: [{}], pages: 60, waited: 0 }
const paused = (kind: Walk['kind'], ...streams: StreamRecord[]): WalkRead => ({
  walk: { kind, ...walk, streams },
  end: 'paused',
})
const minuteOf = (day: number) => `${day} Nov 2026, 09:05 UTC`
const spent = '`max-export-requests` (60) reached.'

describe('in a run', () => {
  const far: StreamRecord = { cursor: 'c' }
  test.each<[rest: string, WalkRead[]]>([
    [`Part of the feedback since ${minuteOf(1)} is`, [paused('backlog', far), paused('undated', {})]],
    ['Part of the feedback is', [{ walk: { ...paused('window', {}).walk, from: undefined }, end: 'paused' }]],
    ['Part of the undated feedback is', [{ ...paused('window', far), end: 'ended' }, paused('undated', far)]],
  ])('%s unread', (rest, walks) => {
    expect(describeUnread({ reason: 'budget', walks }, 60, false)).toBe(
      `${spent} ${rest} unread; the next run will continue from there.`,
    )
  })

  const walks = [paused('window', far)]
  const rest = `Part of the feedback since ${minuteOf(1)} is`
  test('for the service, or for its cursors', () => {
    expect(describeUnread({ reason: 'limited', until: november(22), walks }, 60, false)).toBe(
      `The service’s rate limit was reached; exports resume after ${minuteOf(22)}. ${rest} unread; the first run after that will continue from there.`,
    )
    expect(describeUnread({ reason: 'empty', walks }, 60, false)).toBe(
      `The export returned too many pages in a row without a new entry. ${rest} unread; the next run will continue from there.`,
    )
    expect(describeUnread({ reason: 'broken', walks }, 60, false)).toBe(
      `The export returned unusable cursors. ${rest} unread; the next run will request it again.`,
    )
  })

  test('that is dry: no next run continues from it', () => {
    expect(describeUnread({ reason: 'budget', walks }, 60, true)).toBe(
      `${spent} ${rest} unread; a dry run does not record where to continue.`,
    )
  })
})

describe('on the tracking issue', () => {
  const say = (scan: object, exportNotBefore?: number) =>
    describeUnreadIn(createLedger({ scans: { used: { done: [], ...scan } }, exportNotBefore }), november(21))
  const unread = 'Part of the feedback has not been read yet.'

  test.each<[string | undefined, object, number?]>([
    [undefined, { complete: november(20) }],
    [undefined, { complete: november(20) }, november(20)],
    [`${unread} The next run will continue.`, { backlog: walk }],
    [`${unread} The next run will continue.`, { backlog: walk }, november(20)],
    [`${unread} The first run after ${minuteOf(22)} will continue.`, { complete: november(20) }, november(22)],
    ['Undated feedback is still being read. The next run will continue.', { undatedWalk: walk }],
  ])('%s', (line, scan, exportNotBefore) => {
    expect(say(scan, exportNotBefore)).toBe(line)
  })

  test('filters that are no longer used say nothing', () => {
    const scans = { gone: { done: [], backlog: walk }, used: { done: [], complete: november(22) } }
    expect(describeUnreadIn(createLedger({ scans: { ...scans } }), november(22))).toBeUndefined()
  })
})

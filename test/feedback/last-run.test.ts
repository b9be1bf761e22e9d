// When a run comes much later than runs usually do, and what its windows then cover.
import { describe, expect, test } from 'vitest'
import { findGap, type LastRun, noteRun } from '../../src/feedback/last-run.ts'
import { beginWalk } from '../../src/feedback/plan-scan.ts'
import { after, day, hour, ledgerOf, now } from '../support/ledger-builders.ts'

/** Runs so many days ago, noted one after the other. */
const runs = (...ago: readonly number[]): LastRun =>
  ago
    .map((days) => now - days * day)
    .reduce<LastRun | undefined>((known, at) => noteRun(known, at, undefined), undefined) as LastRun

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
    ['three days, with a single run to go by', runs(3), false],
    ['two weeks, where runs come weekly', runs(...weekly), false],
    ['four weeks, where runs come weekly', runs(...weekly.map((days) => days + 14)), true],
    ['a week, where runs come weekly and somebody tries things by hand', runs(28, 21, 14, 7.02, 7.01, 7), false],
  ])('%s: %s', (_, lastRun, isGap) => {
    expect(findGap(lastRun, now, undefined) !== undefined).toBe(isGap)
  })

  test.each([
    ['goes back to before it', now - 10 * day, undefined],
    ['begins with it', now - 9 * day, undefined],
    ['has no beginning', undefined, undefined],
    ['begins inside it', now - 7 * day, now - 7 * day],
  ])('that a window follows which %s', (_, from, covered) => {
    const gap = { since: now - 9 * day, until: now, ...(covered === undefined ? {} : { covered }) }
    expect(findGap(runs(9), now, from)).toEqual(gap)
  })
})

describe('a run is noted', () => {
  test('those of half a day as one, and only the latest', () => {
    const { starts } = runs(...Array.from({ length: 15 }, (_, index) => 15 - index), 0.9, 0.6)
    expect(starts).toHaveLength(11)
    expect(starts.slice(0, 2)).toEqual([now - day, now - 2 * day])
  })

  test('by its start, never earlier than another', () => {
    expect(noteRun(runs(1), now - 2 * day, undefined).at).toBe(now - day)
  })

  test('with the gap that it ended, unless another run has ended it meanwhile', () => {
    const gap = findGap(runs(9), now, undefined)
    expect(noteRun(runs(9), now, gap).gap).toEqual(gap)
    expect(noteRun(noteRun(runs(9), now - hour, undefined), now, gap).gap).toBeUndefined()
    expect(noteRun(noteRun(runs(9), now, gap), now + day, undefined).gap).toEqual(gap)
  })

  test('with what it read of the export', () => {
    const walk = beginWalk({ sources: ['agent'], statuses: ['pending'] }, 'window', now)
    const scan = {
      filters: 'f',
      start: now,
      walks: [{ walk: { ...walk, pages: 1, streams: [] }, end: 'ended' as const }],
      oldestWaiting: undefined,
      found: false,
      window: [],
      done: [],
      gap: { since: now - 9 * day, until: now },
    }
    const ledger = after(ledgerOf({ lastRun: runs(9) }), { type: 'scan-read', scan })
    expect(ledger.lastRun).toEqual({ at: now, starts: [now, now - 9 * day], gap: scan.gap })
  })
})

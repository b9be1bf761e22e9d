// When a run comes much later than runs usually do, and what its windows then cover.
import { describe, expect, test } from 'vitest'
import { findGap, type LastRun, noteRun } from '../../src/feedback/last-run.ts'
import { day, hour, now } from '../support/ledger-builders.ts'

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
  test('with the gap that it ended, unless another run has ended it meanwhile', () => {
    const gap = findGap(runs(9), now, undefined)
    expect(noteRun(runs(9), now, gap).gap).toEqual(gap)
    expect(noteRun(noteRun(runs(9), now - hour, undefined), now, gap).gap).toBeUndefined()
    expect(noteRun(noteRun(runs(9), now, gap), now + day, undefined).gap).toEqual(gap)
  })
})

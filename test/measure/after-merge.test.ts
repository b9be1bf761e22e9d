// Before and after a merge: what the counts say, and when they say nothing.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { complaintsPerFix, day } from '../../src/ledger/records/limits.ts'
import type { Merged } from '../../src/ledger/records/merged.ts'
import { type AfterMerge, measureMerged } from '../../src/measure/after-merge.ts'
import { ledgerOf, now } from '../support/ledger-builders.ts'

const week = 7 * day
interface Case {
  /** Complaints, and over how many weeks. */
  readonly before?: number
  readonly weeksBefore?: number
  readonly after?: number
  readonly weeks?: number
  readonly up?: readonly [before: number, after: number]
  readonly down?: readonly [before: number, after: number]
  readonly part?: Partial<Merged>
}
const ids = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`)

function measure({
  before = 0,
  weeksBefore = 12,
  after = 0,
  weeks = 12,
  up = [0, 0],
  down = [0, 0],
  part,
}: Case): AfterMerge {
  const at = now - weeks * week
  const merged: Merged = {
    fixId: 'm',
    sent: at - week,
    at,
    pages: ['/guide'],
    signatures: [],
    since: at - weeksBefore * week,
    alike: before,
    between: [],
    after: ids(after),
    votes: { up: up[0], down: down[0] },
    votesFrom: at,
    ...part,
  }
  const tally = { countedTo: now, pages: {}, weeks: {}, sinceMerge: { m: { up: up[1], down: down[1] } } }
  const [found] = measureMerged(ledgerOf({ merged: [merged], tally, scans: { f: { complete: now, done: [] } } }))
  return found as AfterMerge
}

describe('complaints', () => {
  test.each<[string, Case, AfterMerge['complaints']['verdict']]>([
    ['20 to 2 in as much time', { before: 20, after: 2 }, 'fewer'],
    ['2 to 20', { before: 2, after: 20 }, 'more'],
    ['20 to 0 in a quarter of the time', { before: 20, after: 0, weeks: 3 }, 'fewer'],
    ['as many as ever', { before: 30, after: 28 }, 'unclear'],
    ['as many a week as ever', { before: 40, after: 20, weeks: 6 }, 'unclear'],
    ['four in all', { before: 4, after: 0 }, 'too-few'],
    ['a fix of a week ago', { before: 40, after: 0, weeks: 1.9 }, 'too-few'],
    ['only days before it', { before: 10, weeksBefore: 1, after: 0 }, 'too-few'],
    ['three to two: half or twice as many, who knows', { before: 3, after: 2 }, 'too-few'],
    ['not counted before', { after: 9, part: { alike: undefined } }, 'too-few'],
    ['counted from a time after the merge', { before: 9, after: 9, part: { since: now } }, 'too-few'],
    ['more than were counted', { before: 900, after: complaintsPerFix }, 'unclear'],
    ['fewer than were counted', { after: 40, part: { alike: 0, between: ids(complaintsPerFix) } }, 'unclear'],
  ])('%s', (_, given, verdict) => {
    expect(measure(given).complaints.verdict).toBe(verdict)
  })

  test('between sending and merge belong to the time before', () => {
    const { before } = measure({ before: 3, part: { between: ['x', 'y'] } }).complaints
    expect(before).toMatchObject({ count: 5, weeks: 12, atLeast: false })
    expect(before?.low).toBeCloseTo(1.6235 / 12, 4)
    expect(before?.high).toBeCloseTo(11.6683 / 12, 4)
  })

  test('of a pull request that had been merged before the fix was sent: sending divides before and after', () => {
    // Merged twelve weeks ago; the fix was sent two weeks ago, for ten complaints of twenty weeks.
    const sent = now - 2 * week
    const { before, after, verdict } = measure({
      before: 10,
      after: 0,
      part: { sent, since: sent - 20 * week },
    }).complaints
    expect([before?.weeks, after.weeks, verdict]).toEqual([20, 2, 'too-few'])
  })

  test('the time after ends with what was read of the export, in whole days', () => {
    expect(measure({ weeks: 20 / 7 + 0.1 }).complaints.after.weeks).toBeCloseTo(20 / 7, 10)
    const { merged } = measure({})
    const [unread] = measureMerged(ledgerOf({ merged: [merged] }))
    expect(unread?.complaints.after.weeks).toBe(0)
  })
})

describe('the share of unhelpful votes', () => {
  test.each<[string, Case, AfterMerge['unhelpful']['verdict']]>([
    ['falls', { down: [30, 5], up: [10, 40] }, 'fewer'],
    ['rises', { down: [5, 30], up: [40, 10] }, 'more'],
    ['stays', { down: [50, 48], up: [50, 52] }, 'unclear'],
    ['of too few votes before', { down: [4, 40], up: [0, 60] }, 'too-few'],
    ['of too few votes after', { down: [40, 0], up: [60, 4] }, 'too-few'],
    ['of votes that leave it open', { down: [3, 3], up: [3, 3] }, 'too-few'],
    ['soon after the merge', { down: [30, 5], up: [10, 40], weeks: 1 }, 'too-few'],
  ])('%s', (_, given, verdict) => {
    expect(measure(given).unhelpful.verdict).toBe(verdict)
  })

  test('where no vote was counted since the merge', () => {
    const { merged } = measure({ up: [4, 0], down: [6, 0] })
    const [found] = measureMerged(ledgerOf({ merged: [merged] }))
    expect(found?.unhelpful).toMatchObject({
      before: { down: 6, votes: 10 },
      after: { down: 0, votes: 0 },
      verdict: 'too-few',
    })
  })
})

describe('whatever the counts', () => {
  const small = fc.nat(40)
  const time = fc.integer({ min: 1, max: 40 })

  test('as many a week before and after is never fewer or more', () => {
    fc.assert(
      fc.property(small, time, (count, weeks) => {
        const { complaints } = measure({ before: count, weeksBefore: weeks, after: count, weeks })
        expect(['unclear', 'too-few']).toContain(complaints.verdict)
      }),
    )
  })

  test('fewer and more are reported only in the direction of the counts', () => {
    fc.assert(
      fc.property(small, time, small, time, (before, weeksBefore, after, weeks) => {
        const { verdict } = measure({ before, weeksBefore, after, weeks }).complaints
        const [was, is] = [before / weeksBefore, after / weeks]
        if (verdict === 'fewer') expect(is).toBeLessThan(was)
        if (verdict === 'more') expect(is).toBeGreaterThan(was)
      }),
    )
  })

  test('of shares too', () => {
    fc.assert(
      fc.property(fc.tuple(small, small), fc.tuple(small, small), (up, down) => {
        const { verdict } = measure({ up, down }).unhelpful
        const [was, is] = [0, 1].map((side) => (down[side] ?? 0) / ((up[side] ?? 0) + (down[side] ?? 0)))
        if (verdict === 'fewer') expect(is).toBeLessThan(was as number)
        if (verdict === 'more') expect(is).toBeGreaterThan(was as number)
      }),
    )
  })

  test('where nothing changes, at most one in twenty is told to have changed', () => {
    // All pairs of counts with their chances, for a mean of eight before and after.
    const chances = [Math.exp(-8)]
    for (let count = 1; count < 40; count += 1) chances.push(((chances[count - 1] ?? 0) * 8) / count)
    let wrong = 0
    for (const [before, one] of chances.entries())
      for (const [after, other] of chances.entries()) {
        const { verdict } = measure({ before, after }).complaints
        if (verdict === 'fewer' || verdict === 'more') wrong += one * other
      }
    expect(wrong).toBeLessThanOrEqual(0.05)
  })
})

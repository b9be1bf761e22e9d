// Which jobs a sweep looks at, and when the next one takes place.
import { describe, expect, test } from 'vitest'
import { type Looks, listDue, nextSweep, planLooks } from '../../src/sync/looks.ts'
import { fixOf, minute, now } from '../support/ledger-builders.ts'

const second = 1000
const shortest = 15 * second
const timing = { now, shortest, random: 0.5 }
const activeFix = (id: string) => fixOf({ id, state: 'active', at: now - minute })
const fix = activeFix('a')
const looksAt = (due: Record<string, number>): Looks =>
  new Map(Object.entries(due).map(([id, at]) => [id, { step: 0, due: now + at * second, activeAt: undefined }]))

describe('the plan', () => {
  const begin = { at: now, looked: new Set<string>() }

  test('at first, nothing of a job has been seen', () => {
    const looks = planLooks(new Map(), {}, [fix], begin, timing)
    expect(looks.get('a')).toEqual({ step: 0, due: now + shortest, activeAt: undefined })
  })

  test('after a look, the sweep is when the job was last active', () => {
    const before = looksAt({ a: 0 })
    const looks = planLooks(before, {}, [fix], { at: now - second, looked: new Set(['a']) }, timing)
    expect(looks.get('a')).toEqual({ step: 1, due: now + 18_750, activeAt: now - second })
  })

  test('a job that no look was due at keeps its own', () => {
    const before = looksAt({ a: 100 })
    expect(planLooks(before, {}, [fix], { at: now, looked: new Set(['b']) }, timing).get('a')).toBe(before.get('a'))
  })

  test.each([
    ['could not be read', { unreadableSince: now }, 18_750],
    ['completed without a pull request: a minute later', { completedAt: now - second }, 59_000],
    ['completed so long ago that the second look is due', { completedAt: now - 2 * minute }, 15_000],
  ])('a job that %s was not seen active', (_, part, pause) => {
    const seen = new Map([['a', { step: 0, due: now, activeAt: now - minute }]])
    const looks = planLooks(seen, {}, [{ ...fix, ...part }], { at: now, looked: new Set(['a']) }, timing)
    expect(looks.get('a')).toEqual({ step: 1, due: now + pause, activeAt: now - minute })
  })

  test('goes by how long earlier jobs took', () => {
    const jobTimes = Array.from({ length: 32 }, () => ({ from: 100, to: 110 }))
    const looks = planLooks(new Map(), { jobTimes }, [fix], begin, timing)
    expect(looks.get('a')?.due).toBe(now + 49_933)
  })

  test('jobs that have ended are forgotten', () => {
    expect([...planLooks(looksAt({ a: 0, b: 0 }), {}, [fix], begin, timing).keys()]).toEqual(['a'])
  })
})

describe('the sweep', () => {
  test.each([
    ['when the first job is due', { a: 60, b: 40 }, -100, 40],
    ['never sooner than the shortest interval after the last', { a: 60, b: 4 }, 0, 15],
  ])('%s', (_, due, last, expected) => {
    expect(nextSweep(looksAt(due), now + last * second, shortest)).toBe(now + expected * second)
  })

  test('looks at what is due before the next sweep can take place, and leaves the rest', () => {
    const looks = looksAt({ a: -1, b: 14.9, c: 15 })
    const due = listDue(looks, ['a', 'b', 'c'].map(activeFix), now, shortest)
    expect(due.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('does not look at a completed job within the minute', () => {
    const completed = { ...fix, completedAt: now - minute + 1 }
    expect(listDue(looksAt({ a: 0 }), [completed], now, shortest)).toEqual([])
    expect(listDue(looksAt({ a: 0 }), [completed], now + 1, shortest)).toEqual([completed])
  })
})

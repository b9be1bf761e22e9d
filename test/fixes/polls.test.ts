// Which jobs a sweep polls, and when the next one takes place.
import { describe, expect, test } from 'vitest'
import { listDue, nextSweep, type Polls, planPolls } from '../../src/fixes/polls.ts'
import { fixOf, minute, now } from '../support/ledger-builders.ts'

const second = 1000
const shortest = 15 * second
const timing = { now, shortest, random: 0.5 }
const activeFix = (id: string) => fixOf({ id, state: 'active', at: now - minute })
const fix = activeFix('a')
const pollsAt = (due: Record<string, number>): Polls =>
  new Map(Object.entries(due).map(([id, at]) => [id, { step: 0, due: now + at * second, activeAt: undefined }]))

describe('the plan', () => {
  const begin = { at: now, polled: new Set<string>() }

  test('at first, nothing of a job has been seen', () => {
    const polls = planPolls(new Map(), {}, [fix], begin, timing)
    expect(polls.get('a')).toEqual({ step: 0, due: now + shortest, activeAt: undefined })
  })

  test('after a poll, the sweep is when the job was last active', () => {
    const before = pollsAt({ a: 0 })
    const polls = planPolls(before, {}, [fix], { at: now - second, polled: new Set(['a']) }, timing)
    expect(polls.get('a')).toEqual({ step: 1, due: now + 18_750, activeAt: now - second })
  })

  test('a job that was not due keeps its plan', () => {
    const before = pollsAt({ a: 100 })
    expect(planPolls(before, {}, [fix], { at: now, polled: new Set(['b']) }, timing).get('a')).toBe(before.get('a'))
  })

  test.each([
    ['could not be read', { unreadableSince: now }, 18_750],
    ['completed without a pull request: a minute later', { completedAt: now - second }, 59_000],
    ['completed so long ago that the second poll is due', { completedAt: now - 2 * minute }, 15_000],
  ])('a job that %s was not seen active', (_, part, pause) => {
    const seen = new Map([['a', { step: 0, due: now, activeAt: now - minute }]])
    const polls = planPolls(seen, {}, [{ ...fix, ...part }], { at: now, polled: new Set(['a']) }, timing)
    expect(polls.get('a')).toEqual({ step: 1, due: now + pause, activeAt: now - minute })
  })

  test('goes by how long earlier jobs took', () => {
    const jobTimes = Array.from({ length: 32 }, () => ({ from: 100, to: 110 }))
    const polls = planPolls(new Map(), { jobTimes }, [fix], begin, timing)
    expect(polls.get('a')?.due).toBe(now + 49_933)
  })

  test('jobs that have ended are forgotten', () => {
    expect([...planPolls(pollsAt({ a: 0, b: 0 }), {}, [fix], begin, timing).keys()]).toEqual(['a'])
  })
})

describe('the sweep', () => {
  test.each([
    ['when the first job is due', { a: 60, b: 40 }, -100, 40],
    ['never sooner than the shortest interval after the last', { a: 60, b: 4 }, 0, 15],
  ])('%s', (_, due, last, expected) => {
    expect(nextSweep(pollsAt(due), now + last * second, shortest)).toBe(now + expected * second)
  })

  test('polls at what is due before the next sweep can take place, and leaves the rest', () => {
    const polls = pollsAt({ a: -1, b: 14.9, c: 15 })
    const due = listDue(polls, ['a', 'b', 'c'].map(activeFix), now, shortest)
    expect(due.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  test('does not poll at a completed job within the minute', () => {
    const completed = { ...fix, completedAt: now - minute + 1 }
    expect(listDue(pollsAt({ a: 0 }), [completed], now, shortest)).toEqual([])
    expect(listDue(pollsAt({ a: 0 }), [completed], now + 1, shortest)).toEqual([completed])
  })
})

// How long jobs took, as the ledger remembers it: what a run has seen of a job between two looks.
import { describe, expect, test } from 'vitest'
import { jobTimesKept } from '../../src/ledger/ledger-limits.ts'
import {
  after,
  change,
  fixOf,
  jobOf,
  jobRead,
  ledgerOf,
  minute,
  now,
  passOn,
  pullLink,
} from '../support/ledger-builders.ts'

const second = 1000
const sent = fixOf({ state: 'active', at: now - 5 * minute, run: 'run-1' })
const { id } = sent
const ended = jobOf({ status: 'failed' })
const ledger = ledgerOf({ fixes: [sent] })

describe('a job that ended', () => {
  test.each([
    ['between two looks of this run', { activeAt: now - 45 * second - 400 }, [{ from: 255, to: 300 }]],
    ['before the first look of the run that sent it', {}, [{ from: 0, to: 300 }]],
    ['after another run had sent it: when is not known', { run: 'run-2' }, undefined],
    [
      'after another run had sent it, and this one had looked',
      { run: 'run-2', activeAt: now - minute },
      [{ from: 240, to: 300 }],
    ],
    ['before it was sent, by a clock that was set back', { now: sent.at - minute }, [{ from: 0, to: 0 }]],
  ])('%s', (_, part, times) => {
    expect(after(ledger, jobRead(id, { job: ended, ...part })).jobTimes).toEqual(times)
  })

  test.each([
    ['with a pull request', { job: jobOf({ status: 'completed' }), prLink: pullLink(1) }],
    ['with a pull request, and still active', { prLink: pullLink(1) }],
    ['with a link to something else', { job: jobOf({ status: 'completed' }), rejectedLink: 'x' }],
    ['archived', { job: jobOf({ status: 'archived' }) }],
  ])('%s', (_, part) => {
    expect(after(ledger, jobRead(id, part)).jobTimes).toEqual([{ from: 0, to: 300 }])
  })

  test('without a pull request: by the first look, whatever the second one finds', () => {
    const completed = jobOf({ status: 'completed' })
    const first = after(ledger, jobRead(id, { job: completed }))
    expect(first.jobTimes).toEqual([{ from: 0, to: 300 }])
    const later = { job: completed, now: now + minute }
    expect(after(first, jobRead(id, later)).jobTimes).toEqual([{ from: 0, to: 300 }])
    expect(after(first, jobRead(id, { ...later, prLink: pullLink(1) })).jobTimes).toEqual([{ from: 0, to: 300 }])
  })
})

test('a job that is still active says nothing', () => {
  const unread = { ...ledger, contact: false }
  expect(change(unread, jobRead(id)).ledger.jobTimes).toBeUndefined()
})

test('the latest are kept, newest first, and passed on to the next run', () => {
  const older = Array.from({ length: jobTimesKept }, (_, index) => ({ from: index, to: index + 15 }))
  const next = passOn(after({ ...ledger, jobTimes: older }, jobRead(id, { job: ended })))
  expect(next.jobTimes).toEqual([{ from: 0, to: 300 }, ...older.slice(0, -1)])
})

test('a ledger of an earlier version has none', () => {
  expect(passOn(ledgerOf()).jobTimes).toBeUndefined()
})

test.each([[[{ from: -1, to: 2 }]], [[{ from: 0.5, to: 2 }]], [[{ from: 1 }]], ['soon']])(
  '%j cannot be read',
  (times) => {
    expect(() => passOn({ ...ledger, jobTimes: times } as never)).toThrow(/jobTimes/)
  },
)

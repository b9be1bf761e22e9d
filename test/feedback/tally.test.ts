// Votes per page, comments per week.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { beginWalk, type Walk, type WalkRead } from '../../src/feedback/scan.ts'
import { countFeedback, countWalks, weekOf } from '../../src/feedback/trends.ts'
import type { Tally } from '../../src/ledger/ledger.ts'
import type { DocPath } from '../../src/pages/doc-path.ts'
import type { Vote } from '../../src/triage/intake.ts'
import { day, feedbackOf, now } from '../support/ledger-builders.ts'

const entry = (at: number | null, path = '/a') => feedbackOf(`${path} ${at}`, 'x', at === null ? null : now - at, path)
const vote = (vote: Vote['vote'], at: number | null, page: DocPath = '/a'): Vote => {
  return { id: `${vote} ${page} ${at}`, page, vote, at, contact: null }
}
const empty: Tally = { countedTo: 0, pages: {}, weeks: {} }

test.each([
  ['2026-11-16T00:00:00Z', '2026-11-16'],
  ['2026-11-22T23:59:59Z', '2026-11-16'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
  ['1969-12-31T00:00:00Z', '1969-12-29'],
])('the week of %s began on %s', (time, monday) => {
  expect(weekOf(Date.parse(time))).toBe(monday)
})

describe('counting', () => {
  const seen = {
    candidates: [entry(now - day), entry(now - 1), entry(now), entry(null)],
    votes: [vote('down', now - 1), vote('up', now - 8 * day), vote('silent', null)],
  }

  test('a window adds what came after the last count', () => {
    const tallyOf = (countedTo: number, down: number, comments: number): Tally => {
      return { countedTo, pages: { '/a': { up: 5, down, silent: 5 } }, weeks: { '2026-11-16': comments } }
    }
    expect(countFeedback(tallyOf(now - 2, 5, 7), seen, now)).toEqual(tallyOf(now, 6, 8))
  })

  test('nothing is counted twice by windows that overlap', () => {
    const first = countFeedback(empty, seen, now)
    const again = countFeedback(first, seen, now + 1)
    expect([again.pages['/a'], again.weeks]).toEqual([{ down: 1, up: 1, silent: 0 }, { '2026-11-16': 3 }])
    expect(countFeedback(again, seen, now + 2)).toEqual({ ...again, countedTo: now + 2 })
  })
})

const filters = { sources: ['agent'], statuses: ['pending'] } as const
const walk = (kind: Walk['kind'], end: WalkRead['end'], start: number): WalkRead => ({
  walk: beginWalk(filters, kind, start),
  end,
})
const tally: Tally = { ...empty, countedTo: now, pages: { '/before': { up: 9, down: 9, silent: 9 } } }
const comments = (sum: Tally | undefined) => Object.values(sum?.weeks ?? {}).reduce((all, week) => all + week, 0)
const see = (candidates: FeedbackEntry[], undated: FeedbackEntry[]) => ({
  candidates: [...candidates, ...undated],
  votes: [],
  undated: new Set(undated.map(({ id }) => id)),
})
const old = [entry(now - 3), entry(now - 2), entry(null)]

test('a scan without dates that is spread over runs is counted whole at its end, with what has come while it went on', () => {
  const begun = countWalks({ tally, partial: undefined }, see([], old.slice(0, 1)), [
    walk('window', 'ended', now),
    walk('undated', 'paused', now),
  ])
  expect([comments(begun.complete), comments(begun.partial)]).toEqual([0, 1])
  const later = see([entry(now + 5)], old.slice(1, 2))
  const walks = [walk('window', 'ended', now + 9), walk('undated', 'paused', now)]
  const on = countWalks({ tally, partial: { start: now, tally: begun.partial } }, later, walks)
  expect([on.complete?.pages['/before'], comments(on.complete), comments(on.partial)]).toMatchObject([{ up: 9 }, 1, 3])
  const partial = { start: now, tally: on.partial }
  const end = countWalks({ tally: on.complete ?? tally, partial }, see([entry(now + 15)], old.slice(2)), [
    walk('window', 'ended', now + 20),
    walk('undated', 'ended', now),
  ])
  expect([end.complete?.countedTo, comments(end.complete)]).toEqual([now + 20, 4])
  expect(end.complete?.pages['/before']).toBeUndefined()
})

// Comments and votes per page and week, and the votes that count towards min-votes.
import { describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { DocPath } from '../../src/feedback/doc-path.ts'
import type { Tally } from '../../src/ledger/ledger.ts'
import { countFeedback, gatherVotes, weekOf } from '../../src/ledger/tally.ts'
import type { Vote } from '../../src/triage/intake.ts'
import { day, now } from '../support/ledger-builders.ts'

const entry = (at: number | null, path = '/a'): FeedbackEntry => ({
  id: `${path} ${at}`,
  path,
  comment: 'x',
  createdAt: at === null ? null : new Date(at).toISOString(),
  status: 'pending',
  source: 'agent',
})
const vote = (vote: Vote['vote'], at: number | null, page: DocPath = '/a'): Vote => {
  return { id: `${vote} ${page} ${at}`, page, vote, at }
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

test('the earliest time there is has a week, or none, but ends no run', () => {
  expect(() => weekOf(-8.64e15)).not.toThrow()
})

describe('counting', () => {
  const seen = {
    candidates: [entry(now - day), entry(now - 1), entry(now), entry(null)],
    votes: [vote('down', now - 1), vote('up', now - 8 * day), vote('silent', null)],
  }

  test('a scan without dates counts all from nothing', () => {
    expect(countFeedback(empty, seen, { start: now, whole: true })).toEqual({
      countedTo: now,
      pages: { '/a': { comments: 3, up: 1, down: 1, silent: 1 } },
      weeks: { '2026-11-16': { comments: 2, votes: 1 }, '2026-11-09': { comments: 0, votes: 1 } },
    })
  })

  test('a window adds what came after the last count', () => {
    const before: Tally = {
      countedTo: now - 2,
      pages: { '/a': { comments: 5, up: 5, down: 5, silent: 5 } },
      weeks: { '2026-11-16': { comments: 7, votes: 7 } },
    }
    expect(countFeedback(before, seen, { start: now, whole: false })).toEqual({
      countedTo: now,
      pages: { '/a': { comments: 6, up: 5, down: 6, silent: 5 } },
      weeks: { '2026-11-16': { comments: 8, votes: 8 } },
    })
  })

  test('nothing is counted twice by windows that overlap', () => {
    const first = countFeedback(empty, seen, { start: now, whole: false })
    const again = countFeedback(first, seen, { start: now + 1, whole: false })
    expect(again.pages['/a']).toMatchObject({ comments: 3, down: 1, up: 1, silent: 0 })
    expect(countFeedback(again, seen, { start: now + 2, whole: false }).pages).toEqual(again.pages)
  })

  test('the busiest pages and the latest weeks stay', () => {
    const many = Array.from({ length: 600 }, (_, index) => vote('up', now - 1 - index * 7 * day, `/p${index}`))
    const brought = { candidates: [entry(now - 1, '/top')], votes: many }
    const counted = countFeedback(empty, brought, { start: now, whole: true })
    expect(Object.keys(counted.pages)).toHaveLength(500)
    expect(Object.keys(counted.pages)[0]).toBe('/top')
    expect(Object.keys(counted.weeks)).toHaveLength(26)
    expect(counted.weeks['2026-11-16']).toEqual({ comments: 1, votes: 1 })
  })
})

describe('votes towards min-votes', () => {
  const none = () => false
  test('kept ones and new ones, each once; only downvotes', () => {
    const votes = [vote('down', 1), vote('down', 2), vote('up', 3), vote('silent', 4)]
    expect(gatherVotes({ '/a': ['down /a 1', 'kept'], '/b': ['b'] }, votes, none)).toEqual(
      new Map([
        ['/a', ['down /a 1', 'down /a 2', 'kept']],
        ['/b', ['b']],
      ]),
    )
  })

  test('what is done with counts no more', () => {
    const done = (id: string) => id === 'kept' || id === 'down /a 2'
    expect(gatherVotes({ '/a': ['kept', 'x'] }, [vote('down', 2)], done)).toEqual(new Map([['/a', ['x']]]))
  })

  test('two hundred per page are kept', () => {
    const votes = Array.from({ length: 300 }, (_, index) => vote('down', index))
    expect(gatherVotes({}, votes, none).get('/a')).toHaveLength(200)
  })
})

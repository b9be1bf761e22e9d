// `npm run simulate -- --month` in little: the same promises, with a tenth of the feedback and of the budget.
import { describe, expect, test } from 'vitest'
import { day, hour } from '../support/feedback.ts'
import { playFirstRuns, playMonth } from './month.ts'

const little = { hourly: 15, budget: 8, days: 9, votes: 600, commentsPerDay: 20 }

describe('daily runs, votes that stay pending, and a service that limits requests', () => {
  test('every comment is in a job within a day of its coming', async () => {
    const { rows, faults } = await playMonth(little)
    expect([faults, rows.length]).toEqual([[], 9])
    expect(rows.map(({ jobs }) => jobs)).toEqual(Array.from({ length: 9 }, () => 12))
    // Once everything has been read, a run costs little.
    expect(rows.slice(3, 7).map(({ requests }) => requests)).toEqual([1, 1, 1, 1])
  })

  test('also when one page waits for ever, so that each window reaches back to it', async () => {
    const { rows, faults } = await playMonth({ ...little, budget: 3, stuckPage: '/guide/stuck' })
    expect([faults, rows.length]).toEqual([[], 9])
  })

  test('a service that takes no request at all is seen', async () => {
    const { faults } = await playMonth({ ...little, days: 2, hourly: 0 })
    expect(faults).toEqual([
      'after run 1, 20 comments that came before it have no job',
      expect.stringMatching(/^after run 2, 40/),
      expect.stringMatching(/waited \d\d hours/),
    ])
  })
})

test.each([
  ['hour', hour],
  ['day', day],
])(
  'a first run over far more than its budget, every %s: all that bears a date is read once before anything else',
  async (_, every) => {
    const { rows, faults } = await playFirstRuns({ hourly: 15, budget: 4, entries: 1000, comments: 250, every })
    expect(faults).toEqual([])
    expect(rows.slice(0, 3).map(({ left }) => left === null)).toEqual([false, false, true])
    expect(rows.slice(0, 3).every(({ requests, jobs }) => requests === 4 && jobs > 0)).toBe(true)
  },
)

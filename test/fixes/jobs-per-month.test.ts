// Jobs per month: counted from the intent, taken back with it, and bounded.
import { describe, expect, test } from 'vitest'
import { addJob, endOfMonth, monthOf } from '../../src/fixes/jobs-per-month.ts'
import { after, day, fixOf, judge, ledgerOf, now, submitted } from '../support/ledger-builders.ts'

const fix = fixOf()

test.each([
  [Date.UTC(2026, 10, 1), '2026-11', Date.UTC(2026, 11, 1)],
  [Date.UTC(2026, 10, 30, 23, 59, 59, 999), '2026-11', Date.UTC(2026, 11, 1)],
  [Date.UTC(2026, 11, 31), '2026-12', Date.UTC(2027, 0, 1)],
])('a month is one of UTC: %i', (time, month, end) => {
  expect([monthOf(time), endOfMonth(time)]).toEqual([month, end])
})

describe('the count', () => {
  test('goes up with an intent, and down when its creation provably was not accepted', () => {
    const sent = after(ledgerOf(), submitted(fix))
    expect(sent.jobsPerMonth).toEqual({ '2026-11': 1 })
    expect(after(sent, { type: 'fix-withdrawn', fixId: fix.id }).jobsPerMonth).toEqual({ '2026-11': 0 })
  })

  test('stays in the ledger for thirteen months', () => {
    const months = Array.from({ length: 30 }, (_, index) => monthOf(now - index * 31 * day))
    const jobsPerMonth = Object.fromEntries(months.map((month) => [month, 1]))
    const kept = Object.keys(addJob(ledgerOf({ jobsPerMonth }), now, 1))
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([13, '2026-11', '2025-11'])
  })
})

test.each([
  [2, 'monthly-limit'],
  [3, 'sent'],
  [undefined, 'sent'],
])('with two jobs and at most %s a month, a third is judged by the ledger that it meets', (maxPerMonth, expected) => {
  const ledger = ledgerOf({ jobsPerMonth: { '2026-10': 50, '2026-11': 2 } })
  const next = judge(ledger, submitted(fix, { maxPerMonth }))
  expect(typeof next === 'string' ? next : 'sent').toBe(expected)
})

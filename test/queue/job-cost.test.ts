// What jobs cost, and how many a month may have.
import { describe, expect, test } from 'vitest'
import { parseCost } from '../../src/inputs/forms.ts'
import type { Ledger } from '../../src/ledger/ledger.ts'
import { addJob, type CostInputs, describeJobs, describeMonth, endOfMonth, monthOf } from '../../src/queue/job-cost.ts'
import { safe } from '../../src/text/safe-text.ts'
import { after, day, fixOf, ledgerOf, now, submitted } from '../support/ledger-builders.ts'

function inputsOf(cost: string, limit = 0): CostInputs {
  const price = parseCost(cost)
  if (price === undefined) throw new Error('No price.')
  return { 'job-cost': price, 'max-jobs-per-month': limit }
}

test.each([
  ['0.5 USD', 7, '7 jobs, about 3.5 USD'],
  ['0.50 USD', 7, '7 jobs, about 3.50 USD'],
  ['0.1 USD', 3, '3 jobs, about 0.3 USD'],
  ['3 credits', 1, '1 job, about 3 credits'],
  ['1500 credits', 40, '40 jobs, about 60,000 credits'],
  ['1234.25 EUR', 1000, '1,000 jobs, about 1,234,250.00 EUR'],
  ['$0.25', 5, '5 jobs, about $1.25'],
  ['USD 2', 5, '5 jobs, about USD 10'],
  ['2€', 5, '5 jobs, about 10 €'],
  ['', 5, '5 jobs'],
  ['0.5 USD', 0, '0 jobs'],
])('at %j a job, %i', (cost, jobs, said) => {
  expect(describeJobs(jobs, inputsOf(cost))).toBe(said)
})

describe('of a month', () => {
  const ledger = ledgerOf({ jobsPerMonth: { '2026-10': 2, '2026-11': 7 } })
  test.each<[what: string, ledger: Ledger, inputs: CostInputs, said: string]>([
    ['with a price', ledger, inputsOf('0.5 USD'), '7 jobs in Nov 2026, about 3.5 USD'],
    ['with a limit', ledger, inputsOf('', 40), '7 of up to 40 jobs in Nov 2026'],
    ['with both', ledger, inputsOf('0.5 USD', 40), '7 of up to 40 jobs in Nov 2026, about 3.5 USD'],
    ['without jobs', ledgerOf(), inputsOf('0.5 USD'), '0 jobs in Nov 2026'],
  ])('%s', (_, given, inputs, said) => {
    expect(describeMonth(given, now, inputs)).toBe(said)
  })

  test.each<[what: string, ledger: Partial<Ledger>, said: string]>([
    ['jobs of an earlier month', { jobsPerMonth: { '2026-10': 3 } }, '0 jobs in Nov 2026'],
    ['jobs of a later month', { jobsPerMonth: { '2026-11': 3, '2026-12': 1 } }, '1 job in Dec 2026'],
    ['a month that somebody made up', { jobsPerMonth: { 'zz`@here`': 4 } }, '4 jobs in an unknown month'],
  ])('with %s', (_, part, said) => {
    expect(describeMonth(ledgerOf(part), now, inputsOf(''))).toBe(said)
  })
})

test('the unit is on one line, without what the runner or GitHub takes for more', () => {
  const said = describeJobs(2, inputsOf('1 ::error::x\u2028y'))
  expect(said).toBe('2 jobs, about 2 : :error: :x y')
})

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
    const refused = { type: 'job-refused', error: safe`Too long.`, run: fix.run, now } as const
    for (const command of [{ type: 'fix-withdrawn' }, refused] as const)
      expect(after(sent, { ...command, fixId: fix.id }).jobsPerMonth).toEqual({ '2026-11': 0 })
  })

  test('stays in the ledger for thirteen months', () => {
    const months = Array.from({ length: 30 }, (_, index) => monthOf(now - index * 31 * day))
    const jobsPerMonth = Object.fromEntries(months.map((month) => [month, 1]))
    const kept = Object.keys(addJob(ledgerOf({ jobsPerMonth }), now, 1))
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([13, '2026-11', '2025-11'])
  })
})

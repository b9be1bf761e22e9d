// A month's jobs and their cost, unescaped.
import type { Inputs } from '../inputs/inputs.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { monthsKept } from '../ledger/ledger-limits.ts'
import { count, formatMonth, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

type Price = NonNullable<Inputs['job-cost']>
export type CostInputs = Pick<Inputs, 'job-cost' | 'max-jobs-per-month'> & { readonly 'base-url'?: string }

/** https://www.mintlify.com/docs/credits (2026-11): 110 to 115 credits. */
const published: Price = { amount: 115, decimals: 0, unit: 'credits', isUnitFirst: false }

function findPrice(inputs: CostInputs) {
  return inputs['job-cost'] ?? (inputs['base-url'] === 'https://api.mintlify.com' ? published : null)
}

export function explainPrice(inputs: CostInputs) {
  if (findPrice(inputs) !== published) return undefined
  return safe`Mintlify publishes 110 to 115 credits for one run of its agent; set \`job-cost\` to your own average.`
}

export const describeJobs = (jobs: number, inputs: CostInputs) => addCost(count(jobs, 'job'), jobs, inputs)

function addCost(what: SafeText, jobs: number, inputs: CostInputs) {
  const cost = describePrice(jobs, inputs)
  return cost ? safe`${what}, ${cost}` : what
}

export function describePrice(jobs: number, inputs: CostInputs) {
  const price = findPrice(inputs)
  if (price === null || jobs === 0) return undefined
  const [whole, decimals] = (price.amount * jobs).toFixed(price.decimals).split('.')
  const fraction = decimals ? safe`.${toSafeText(decimals)}` : ''
  const sum = safe`${formatNumber(Number(whole))}${fraction}`
  const unit = toSafeText(price.unit, 30)
  if (!price.isUnitFirst) return safe`about ${sum} ${unit}`
  return safe`about ${unit}${/^\p{Sc}$/u.test(price.unit) ? '' : ' '}${sum}`
}

/** Of the latest month that has jobs, or of that of `at` if it is later. */
export function describeMonth(ledger: Ledger, at: number | undefined, inputs: CostInputs) {
  const busy = Object.keys(ledger.jobsPerMonth).filter((month) => countJobs(ledger, month) > 0)
  const [month = ''] = [...busy, ...(at === undefined ? [] : [monthOf(at)])].sort().reverse()
  const jobs = countJobs(ledger, month)
  const limit = inputs['max-jobs-per-month']
  const number = limit === 0 ? count(jobs, 'job') : safe`${formatNumber(jobs)} of up to ${count(limit, 'job')}`
  return addCost(safe`${number} in ${formatMonth(month)}`, jobs, inputs)
}

export const monthOf = (time: number) => new Date(time).toISOString().slice(0, 7)

export function endOfMonth(time: number) {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

export const countJobs = ({ jobsPerMonth }: Ledger, month: string) => jobsPerMonth[month] ?? 0

export function addJob(ledger: Ledger, time: number, by: 1 | -1): Ledger['jobsPerMonth'] {
  const month = monthOf(time)
  const jobs = { ...ledger.jobsPerMonth, [month]: Math.max(0, countJobs(ledger, month) + by) }
  const latest = Object.entries(jobs).sort(([a], [b]) => (a < b ? 1 : -1))
  return Object.fromEntries(latest.slice(0, monthsKept))
}

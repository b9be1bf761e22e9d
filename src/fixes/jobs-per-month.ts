// Job creations per calendar month, in UTC, for `max-jobs-per-month` and the cost of jobs.
import type { Ledger } from '../ledger/ledger.ts'
import { monthsKept } from '../ledger/ledger-limits.ts'

/** `2026-11`; anyone who can write to the branch may have stored an invalid time. */
export function monthOf(time: number): string {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString().slice(0, 7)
}

export function endOfMonth(time: number): number {
  const date = new Date(time)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** Counted from the intent. */
export function countJobs({ jobsPerMonth }: Ledger, month: string): number {
  return jobsPerMonth?.[month] ?? 0
}

/** @param by -1: the creation was provably not accepted */
export function addJob(ledger: Ledger, time: number, by: 1 | -1): Ledger['jobsPerMonth'] {
  const month = monthOf(time)
  const jobs = { ...ledger.jobsPerMonth, [month]: Math.max(0, countJobs(ledger, month) + by) }
  const latest = Object.entries(jobs).sort(([a], [b]) => (a < b ? 1 : -1))
  return Object.fromEntries(latest.slice(0, monthsKept))
}

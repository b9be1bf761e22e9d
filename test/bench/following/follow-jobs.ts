// Jobs of one run followed in simulated time, by the same plan as a real run's.

import { listDue, nextSweep, type Polls, planPolls } from '../../../src/fixes/polls.ts'
import type { Fix, Ledger } from '../../../src/ledger/ledger.ts'
import { jobTimesKept } from '../../../src/ledger/ledger-limits.ts'

export const shortest = 15_000

type JobTimes = NonNullable<Ledger['jobTimes']>

export interface Followed {
  readonly polls: number
  /** Sweeps that found an end: each is a checkpoint and an edit of the tracking issue. */
  readonly checkpoints: number
  /** From each job's end to the sweep that found it, in milliseconds. */
  readonly delays: readonly number[]
  /** What the next run goes by. */
  readonly times: JobTimes
}

/**
 * @param ends how long each job takes; all begin at once
 * @param learns false: it goes by no other job, not even by those of this run
 */
export function followJobs(ends: readonly number[], before: JobTimes, random: () => number, learns = true): Followed {
  let left = ends.map((_, index) => ({ id: String(index), at: 0 }) as Fix)
  let plan: Polls = planPolls(new Map(), { jobTimes: before }, left, { at: 0, polled: new Set() }, time(0, random))
  let [polls, checkpoints, last] = [0, 0, 0]
  let times = before
  const delays: number[] = []
  while (left.length > 0) {
    last = nextSweep(plan, last, shortest)
    const due = listDue(plan, left, last, shortest)
    polls += due.length
    const found = due.filter(({ id }) => (ends[Number(id)] ?? 0) <= last)
    if (found.length > 0) checkpoints++
    for (const { id } of found) {
      delays.push(last - (ends[Number(id)] ?? 0))
      const from = Math.round((plan.get(id)?.activeAt ?? 0) / 1000)
      if (learns) times = [{ from, to: Math.round(last / 1000) }, ...times].slice(0, jobTimesKept)
    }
    left = left.filter((fix) => !found.includes(fix))
    const sweep = { at: last, polled: new Set(due.map(({ id }) => id)) }
    plan = planPolls(plan, { jobTimes: times }, left, sweep, time(last, random))
  }
  return { polls, checkpoints, delays, times }
}

/** Every job at every interval, whatever was learned. */
export function followFixed(ends: readonly number[]): Followed {
  const found = ends.map((end) => Math.ceil(Math.max(end, 1) / shortest))
  return {
    polls: found.reduce((sum, sweeps) => sum + sweeps, 0),
    checkpoints: new Set(found).size,
    delays: ends.map((end, index) => (found[index] ?? 0) * shortest - end),
    times: [],
  }
}

function time(now: number, random: () => number) {
  return { now, shortest, random: random() }
}

// Following jobs: polls and delay, against a poll every 15 seconds, growing pauses and a poll at the exact end.
import { createChance } from '../../support/chance.ts'
import { drawJobs, type Kind, kinds } from '../following/durations.ts'
import { type Followed, followFixed, followJobs, shortest } from '../following/follow-jobs.ts'
import type { Row, Section } from '../section.ts'

export const section: Section = {
  name: 'following',
  title: 'Polling jobs: polls per job and delay, by how long jobs take',
  run: async ({ quick }) => {
    const count = quick ? 400 : 4000
    const single = kinds.flatMap((kind) => toRows(kind.name, compare(kind, { count, atOnce: 1 })))
    const [, , usual] = kinds
    if (usual === undefined) throw new Error('There are too few kinds of jobs')
    return [
      ...single,
      ...toBatchRows(`${usual.name}, five at once`, compare(usual, { count, atOnce: 5 })),
      toLongest(kinds.map((kind) => compare(kind, { count, atOnce: 1 }).now.longest)),
    ]
  },
}

interface Sums {
  /** Per job; delays in seconds. */
  readonly polls: number
  readonly checkpoints: number
  readonly delay: number
  readonly longest: number
}

interface Compared {
  readonly fixed: Sums
  /** Growing pauses, as with no job to go by. */
  readonly before: Sums
  readonly now: Sums
}

function compare(kind: Kind, { count, atOnce }: { count: number; atOnce: number }): Compared {
  const { random } = createChance(`following ${kind.name}`)
  const jobs = drawJobs(kind, count, random)
  const runs = Array.from({ length: count / atOnce }, (_, run) => jobs.slice(run * atOnce, (run + 1) * atOnce))
  const fixed: Followed[] = []
  const before: Followed[] = []
  const now: Followed[] = []
  let times: Followed['times'] = []
  for (const ends of runs) {
    fixed.push(followFixed(ends))
    before.push(followJobs(ends, [], random, false))
    const followed = followJobs(ends, times, random)
    times = followed.times
    now.push(followed)
  }
  return { fixed: sum(fixed), before: sum(before), now: sum(now) }
}

function sum(runs: readonly Followed[]): Sums {
  const delays = runs.flatMap((run) => run.delays)
  const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)
  return {
    polls: total(runs.map((run) => run.polls)) / delays.length,
    checkpoints: total(runs.map((run) => run.checkpoints)) / delays.length,
    delay: total(delays) / delays.length / 1000,
    longest: delays.reduce((a, b) => Math.max(a, b), 0) / 1000,
  }
}

/** Between two ways of following the same jobs, less than this much is chance. */
const chance = 1.01

function toRows(name: string, { fixed, before, now }: Compared): Row[] {
  return [
    {
      what: name,
      now: describeSums(now),
      before: describeSums(before),
      baseline: `every 15 s: ${describeSums(fixed)}`,
      ratio: now.polls / fixed.polls,
      target: 'neither is more than with growing intervals',
      isMet: now.polls <= before.polls * chance && now.delay <= before.delay * chance,
    },
  ]
}

const describeSums = ({ polls, delay }: Sums) => `${polls.toFixed(2)}, ${delay.toFixed(1)} s`

function toBatchRows(name: string, compared: Compared): Row[] {
  const { fixed, before, now } = compared
  return [
    ...toRows(name, compared),
    {
      what: `${name}: checkpoints per job`,
      now: now.checkpoints.toFixed(2),
      before: before.checkpoints.toFixed(2),
      baseline: `every 15 s: ${fixed.checkpoints.toFixed(2)}; all at the end: 0.20`,
      ratio: now.checkpoints / fixed.checkpoints,
      target: 'at most 1',
      isMet: now.checkpoints <= fixed.checkpoints,
    },
  ]
}

function toLongest(delays: readonly number[]): Row {
  const limit = (8 * shortest) / 1000
  const longest = delays.reduce((a, b) => Math.max(a, b), 0)
  return {
    what: 'longest delay of any of these jobs',
    now: `${longest.toFixed(0)} s`,
    before: undefined,
    baseline: `limit: ${limit} s`,
    ratio: longest / limit,
    target: 'at most 1',
    isMet: longest <= limit,
  }
}

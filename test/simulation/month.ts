// A month of runs against a service as a hosted one is: a hundred requests an hour, votes that stay pending for ever.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { complaintOf, day, downvote, entry, hour, minute, monday } from '../support/feedback.ts'
import type { InputTexts } from '../support/virtual-inputs.ts'
import { createStage, type Stage } from '../support/virtual-world.ts'

export interface Limits {
  /** Requests to the export that the service takes in any hour. */
  readonly hourly: number
  /** `max-export-requests` */
  readonly budget: number
}

export const hosted: Limits = { hourly: 100, budget: 60 }

export interface Row {
  readonly run: number
  readonly at: number
  readonly requests: number
  readonly entries: number
  readonly fresh: number
  readonly jobs: number
  /** Milliseconds up to which dated feedback has been read back; null: whole. */
  readonly left: number | null
  /** Whether a scan without dates is on its way. */
  readonly undated: boolean
  /** Longest time, up to now, between a comment's coming and its job. */
  readonly longest: number
  /** Comments that came before this run and have no job after it. */
  readonly waiting: number
  readonly first: string
}

export interface Played {
  readonly rows: readonly Row[]
  readonly faults: readonly string[]
}

/** 429 with `Retry-After` beyond the limit; counts what a run asks. */
function limitExport(stage: Stage, hourly: number) {
  let asked: number[] = []
  let requests = 0
  stage.service.intercept(({ path }) => {
    if (!path.includes('/feedback?')) return undefined
    requests += 1
    const now = stage.clock.now()
    asked = asked.filter((at) => at > now - hour)
    const [oldest = now] = asked
    if (asked.length >= hourly)
      return { status: 429, headers: { 'retry-after': String(Math.ceil((oldest + hour - now) / 1000)) } }
    asked.push(now)
    return undefined
  })
  return () => {
    const count = requests
    requests = 0
    return count
  }
}

function mergeAll({ github }: Stage, keeps: (title: string) => boolean = () => false): void {
  for (const { issue } of github.listPulls())
    if (issue.state === 'open' && !keeps(`${issue.title} ${issue.body}`)) github.mergePull(issue.number)
}

interface Town extends Played {
  readonly stage: Stage
  readonly budget: number
  readonly takeRequests: () => number
  /** When each comment came that must get a job. */
  readonly came: Map<string, number>
  readonly sent: Map<string, number>
  readonly faults: string[]
  readonly rows: Row[]
}

function createTown(feedback: readonly FeedbackEntry[], { hourly, budget }: Limits, inputs: InputTexts = {}): Town {
  const stage = createStage({ feedback, inputs: { ...inputs, 'max-export-requests': String(budget) } })
  const takeRequests = limitExport(stage, hourly)
  return { stage, budget, takeRequests, came: new Map(), sent: new Map(), faults: [], rows: [] }
}

async function runOnce(town: Town): Promise<void> {
  const { stage, budget, came, sent, faults, rows } = town
  const start = stage.clock.now()
  const run = await stage.run()
  const requests = town.takeRequests()
  const number = rows.length + 1
  if (run.code !== 0) faults.push(`run ${number} failed: ${run.failure}`)
  if (requests > budget) faults.push(`run ${number} sent ${requests} requests to the export`)
  const { clusters, entries } = run.report
  const dispatched = clusters.filter(({ decision }) => decision === 'dispatched')
  for (const id of dispatched.flatMap(({ entryIds }) => entryIds)) {
    if (sent.has(id)) faults.push(`${id} was sent twice`)
    sent.set(id, start)
  }
  const waits = [...came].map(([id, at]) => (sent.get(id) ?? start) - at)
  const scans = Object.values<{ backlog?: { streams: { to?: number }[] }; undatedWalk?: object }>(
    stage.readLedger().scans,
  )
  const [scan] = scans
  rows.push({
    run: number,
    at: start,
    requests,
    entries: entries.collected,
    fresh: entries.new,
    jobs: run.outputs.jobsCreated,
    left: scan?.backlog === undefined ? null : (scan.backlog.streams[0]?.to ?? 0),
    undated: scan?.undatedWalk !== undefined,
    longest: Math.max(0, ...waits),
    waiting: [...came].filter(([id, at]) => at < start && !sent.has(id)).length,
    first: dispatched[0] === undefined ? '' : `${dispatched[0].pages[0]} (${dispatched[0].entryIds.length})`,
  })
}

export interface Month extends Limits {
  readonly days: number
  readonly votes: number
  readonly commentsPerDay: number
  /** Nobody merges the pull request of this page, so that its later comments wait, and every window reaches back to them. */
  readonly stuckPage?: string
}

const guides = 12

/** Runs once a day; whatever came before a run is in a job after it. */
export async function playMonth({ days, votes, commentsPerDay, stuckPage, ...limits }: Month): Promise<Played> {
  const reach = 80 * day
  const feedback = Array.from({ length: votes }, (_, index) =>
    downvote(`v${index}`, `/guide/page-${index % 40}`, Math.floor((index * reach) / votes)),
  )
  const town = createTown(feedback, limits, { 'max-jobs': '20', 'max-open': '20' })
  const { stage } = town
  for (let today = 0; today < days; today++) {
    const next = monday + (today + 1) * day
    for (let index = 0; index < commentsPerDay; index++) {
      await stage.pass(
        Math.max(0, monday + today * day + ((index + 1) * day) / (commentsPerDay + 1) - stage.clock.now()),
      )
      const number = today * commentsPerDay + index
      const comment = comeNow(stage, `c${number}`, `/guide/page-${number % guides}`, complaintOf(number))
      town.came.set(comment.id, stage.clock.now())
    }
    if (stuckPage !== undefined) comeNow(stage, `stuck-${today}`, stuckPage, complaintOf(100_000 + today))
    await stage.pass(Math.max(0, next - stage.clock.now()))
    await runOnce(town)
    const { waiting = 0, longest = 0 } = town.rows.at(-1) ?? {}
    if (waiting > 0) town.faults.push(`after run ${today + 1}, ${waiting} comments that came before it have no job`)
    if (longest > day)
      town.faults.push(`by run ${today + 1}, a comment waited ${Math.round(longest / hour)} hours for its job`)
    mergeAll(stage, (text) => stuckPage !== undefined && text.includes(stuckPage))
  }
  return town
}

function comeNow(stage: Stage, id: string, path: string, comment: string): FeedbackEntry {
  const one = entry(id, path, { comment, age: monday - stage.clock.now() })
  stage.addFeedback([one])
  return one
}

export interface FirstRuns extends Limits {
  readonly entries: number
  /** Of them bear words. */
  readonly comments: number
  readonly every: number
}

/** Until all dated feedback has been read once, and the scan without dates has come to its end. */
export async function playFirstRuns({ entries, comments, every, ...limits }: FirstRuns): Promise<Played> {
  const step = (80 * day) / entries
  const feedback = Array.from({ length: entries }, (_, index) => {
    const age = minute + Math.floor(index * step)
    const path = `/guide/page-${(index * 7) % 211}`
    return index % Math.round(entries / comments) === 0
      ? entry(`c${index}`, path, { comment: complaintOf(index), age })
      : downvote(`v${index}`, path, age)
  })
  const town = createTown(feedback, limits)
  const { stage } = town
  const most = 10 * Math.ceil(entries / 100 / limits.budget)
  let isRead = false
  while (town.rows.length < most) {
    const next = monday + (town.rows.length + 1) * every
    await runOnce(town)
    mergeAll(stage)
    const last = town.rows.at(-1)
    isRead ||= last?.left === null
    if (isRead && last?.undated === false) return town
    await stage.pass(Math.max(0, next - stage.clock.now()))
  }
  return { ...town, faults: [...town.faults, `after ${most} runs, not everything had been read`] }
}

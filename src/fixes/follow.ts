// Polls the active jobs until all have ended or `wait` is over.
import type { Issue } from '../github/issue/tracking-issue.ts'
import { publish } from '../issue/publish-issue.ts'
import { type Closing, recordFinal } from '../issue/run-comment.ts'
import { applyBatch, type LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'
import { type Context, type End, record } from '../run/step-context.ts'
import { count, safe } from '../text/safe-text.ts'
import { findFix } from './queries.ts'
import { readJobs } from './read-jobs.ts'

const betweenLines = 30_000
/** Milliseconds; doubled each time. */
const betweenCheckpoints = { first: 180_000, longest: 360_000 }

export interface Followed {
  readonly issue: Issue | undefined
  /** The run's last checkpoint has been made. */
  readonly closed: boolean
  /** For the next checkpoint; none once `closed`. */
  readonly pending: readonly LedgerCommand[]
  readonly end?: End | undefined
}

/** Less than `wait` where the token would not last. Milliseconds. */
export function chooseWait({ world, session, inputs }: Context, started: number, waited: number): number {
  const lifetime = world.tracking.findLifetime(session.ledger.tracking.author)
  const left = Math.max(0, inputs.wait - waited)
  const wait = Math.min(left, Math.max(0, started + lifetime - world.now()))
  if (wait > 0 && wait < left)
    world.log.info(
      safe`Jobs are followed for ${count(Math.round(wait / 60_000), 'minute')} at most: a GitHub App’s token lasts one hour.`,
    )
  return wait
}

/** In sweeps, for `wait` milliseconds. Findings are recorded at once the first time and with the last job, otherwise minutes apart. */
export async function follow(
  context: Context,
  fixes: readonly Fix[],
  wait: number,
  closing?: Closing,
): Promise<Followed> {
  const { world, session, inputs } = context
  const start = world.now()
  let shown = start
  let left = fixes
  let progress: Progress = {
    issue: context.issue,
    closed: false,
    pending: [],
    ledger: session.ledger,
    recordedAt: start,
    pause: 0,
  }
  const shortest = inputs['poll-interval']
  let last = start
  for (let step = 0; left.length > 0 && !world.stop.aborted; step++) {
    const next = nextSweep(left, last, pauseBetween(step, shortest, world.random()), shortest)
    if (next > start + wait) break
    await world.sleep(next - world.now())
    if (world.stop.aborted) break
    last = world.now()
    const { commands, end } = await readJobs(context, listDue(left, last))
    progress = await recordSweep(context, progress, { at: last, commands, isEnd: end !== undefined }, left, closing)
    if (end !== undefined) return { ...progress, end }
    left = keepActive(progress.ledger, left)
    if (left.length > 0 && world.now() - shown < betweenLines) continue
    shown = world.now()
    const time = safe`after ${count(Math.round((shown - start) / 1000), 'second')}`
    const all = count(fixes.length, 'job')
    world.log.info(
      left.length === 0 ? safe`All jobs ended ${time}.` : safe`${left.length} of ${all} still running ${time}.`,
    )
  }
  if (left.length > 0) world.log.info(safe`${count(left.length, 'job')} still running, which the next run will follow.`)
  return progress
}

interface Progress extends Omit<Followed, 'end'> {
  readonly ledger: Ledger
  /** Milliseconds: when the latest checkpoint was made, and how long the next one waits. */
  readonly recordedAt: number
  readonly pause: number
}

interface Sweep {
  readonly at: number
  readonly commands: readonly LedgerCommand[]
  readonly isEnd: boolean
}

async function recordSweep(
  context: Context,
  before: Progress,
  { at, commands, isEnd }: Sweep,
  left: readonly Fix[],
  closing: Closing | undefined,
): Promise<Progress> {
  const { world, session } = context
  const { accepted: pending, ledger } = applyBatch(session.ledger, [...before.pending, ...commands], () => 'new')
  const isLast = keepActive(ledger, left).length === 0
  const isWaiting = !(isLast || isEnd || before.closed) && at - before.recordedAt < before.pause
  if (isWaiting) return { ...before, pending, ledger }
  const { issue, closed } = before
  const isFinal = isLast && !isEnd && closing !== undefined
  const accepted = isFinal
    ? // After a lost race a job may still be active; then this happens again.
      await recordFinal({ ...context, issue }, closed ? { ...closing, pending: [] } : closing, pending)
    : await record({ ...context, issue }, pending)
  const recorded = { ...before, closed: closed || isFinal, pending: [], ledger: session.ledger }
  if (accepted.length === 0) return recorded
  return {
    ...recorded,
    issue: await publish({ ...context, issue }),
    recordedAt: world.now(),
    pause: Math.min(Math.max(2 * before.pause, betweenCheckpoints.first), betweenCheckpoints.longest),
  }
}

function keepActive(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  return fixes.flatMap(({ id }) => findFix(ledger, id) ?? []).filter((fix) => fix.state === 'active')
}

const growth = 1.5
/** So that the end of a job is noticed soon enough. */
const longest = 8

/** Grows by half each time. `random`: jitter from 0 to 1, so that many runs do not poll in step. */
export function pauseBetween(step: number, shortest: number, random: number): number {
  if (step === 0) return shortest
  const target = Math.min(shortest * longest, shortest * growth ** step)
  const least = target / growth
  return Math.max(Math.round(least + random * (target - least)), shortest)
}

/** Or as soon as a completed job is due for its second read. */
export function nextSweep(fixes: readonly Fix[], last: number, pause: number, shortest: number): number {
  const second = fixes.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [completedAt + secondPoll]))
  const due = second.reduce((first, at) => Math.min(first, at), last + pause)
  return Math.max(due, last + shortest)
}

/** A job that completed without a pull request is read again a minute later. */
export function listDue(fixes: readonly Fix[], now: number): Fix[] {
  return fixes.filter(({ completedAt }) => completedAt === undefined || completedAt + secondPoll <= now)
}

// Following: polls the active jobs, each when it has likely ended, until all have ended or `wait` is over.

import type { Issue } from '../github/tracking-issue.ts'
import { applyBatch } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { count, safe } from '../text/safe-text.ts'
import { type Context, type End, record } from './context.ts'
import { listDue, nextSweep, planLooks } from './looks.ts'
import { type Closing, recordFinal } from './post-run-comment.ts'
import { readJobs } from './read-jobs.ts'
import { publish } from './tracking.ts'

/** How often progress is logged while jobs are running. */
const betweenLines = 30_000

export interface Followed {
  readonly issue: Issue | undefined
  /** The run's last checkpoint has been made, with the outcome of the last jobs. */
  readonly closed: boolean
  readonly end?: End | undefined
}

/**
 * Jobs that are due at about the same time are read in one sweep, so that those that have ended share a checkpoint. Every pull request
 * appears on the tracking issue as soon as it is seen.
 * @param wait milliseconds; the next run follows jobs still active after that
 * @param closing for the run's last checkpoint, which includes the outcome of its last jobs
 */
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
  let { issue } = context
  let closed = false
  const shortest = inputs['poll-interval']
  const timing = () => ({ now: world.now(), shortest, random: world.random() })
  let looks = planLooks(new Map(), session.ledger, left, { at: start, looked: new Set() }, timing())
  let last = start
  while (left.length > 0 && !world.stop.aborted) {
    const next = nextSweep(looks, last, shortest)
    if (next > start + wait) break
    await world.sleep(next - world.now())
    if (world.stop.aborted) break
    last = world.now()
    const due = listDue(looks, left, last, shortest)
    const { commands, end } = await readJobs(context, due, (id) => looks.get(id)?.activeAt)
    if (end !== undefined) return { issue, closed, end }
    const expected = applyBatch(session.ledger, commands, () => 'new').ledger
    const isLast = closing !== undefined && keepActive(expected, left).length === 0
    const accepted = isLast
      ? // After a lost race a job may still be active; then this happens again.
        await recordFinal({ ...context, issue }, closed ? { ...closing, pending: [] } : closing, commands)
      : await record(context, commands)
    closed ||= isLast
    if (accepted.length > 0) issue = await publish({ ...context, issue })
    left = keepActive(session.ledger, left)
    const sweep = { at: last, looked: new Set(due.map(({ id }) => id)) }
    looks = planLooks(looks, session.ledger, left, sweep, timing())
    if (left.length > 0 && world.now() - shown < betweenLines) continue
    shown = world.now()
    const time = safe`after ${count(Math.round((shown - start) / 1000), 'second')}`
    const all = count(fixes.length, 'job')
    world.log.info(
      left.length === 0 ? safe`All jobs ended ${time}.` : safe`${left.length} of ${all} still running ${time}.`,
    )
  }
  if (left.length > 0) world.log.info(safe`${count(left.length, 'job')} still running; the next run will follow them.`)
  return { issue, closed }
}

function keepActive(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  return fixes.flatMap(({ id }) => findFix(ledger, id) ?? []).filter((fix) => fix.state === 'active')
}

// Following: polls all active jobs at growing intervals until they end or `wait` is over.

import type { Issue } from '../github/tracking-issue.ts'
import { pollInterval } from '../http/back-off.ts'
import { applyBatch } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { secondLook } from '../ledger/limits.ts'
import { count, safe } from '../text/safe-text.ts'
import { type Context, type End, record } from './context.ts'
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
 * All jobs are read in one sweep, so that those that end at about the same time share a checkpoint. Every pull request
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
  for (let sweep = 0; left.length > 0 && !world.stop.aborted; sweep++) {
    const pause = pollInterval(sweep, inputs['poll-interval'], world.random())
    if (world.now() + pause > start + wait) break
    await world.sleep(pause)
    if (world.stop.aborted) break
    const due = left.filter((fix) => earliestLook(fix) <= world.now())
    const { commands, end } = await readJobs(context, due)
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

/** A job that completed without a pull request is not read again until a minute later. */
function earliestLook(fix: Fix): number {
  return fix.completedAt === undefined ? 0 : fix.completedAt + secondLook
}

function keepActive(ledger: Ledger, fixes: readonly Fix[]): Fix[] {
  return fixes.flatMap(({ id }) => findFix(ledger, id) ?? []).filter((fix) => fix.state === 'active')
}

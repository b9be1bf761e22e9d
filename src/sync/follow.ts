// Following: all active jobs side by side, each at growing intervals, until they end or the time is over.
import { pollInterval } from '../http/back-off.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix } from '../ledger/ledger.ts'
import { secondLook } from '../ledger/limits.ts'
import { count, safe } from '../text/safe-text.ts'
import { logChanges } from './changes.ts'
import type { Context, End } from './context.ts'
import { readJobs } from './read-jobs.ts'
import { type Closing, endsAll, type Final, recordFinal } from './record-final.ts'

/** Progress is logged so often while nothing ends. */
const betweenLines = 30_000

export interface Followed {
  /** The run's last checkpoint, where the last jobs' ends went into it. */
  readonly final?: Final | undefined
  readonly end?: End | undefined
}

/**
 * All jobs are read in one sweep, so that jobs which end about the same time share a checkpoint.
 * @param wait milliseconds; what is still active then is for the next run
 * @param closing of the whole run: the end of its last jobs goes into its last checkpoint
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
  let final: Final | undefined
  for (let sweep = 0; left.length > 0 && !world.stop.aborted; sweep++) {
    const pause = pollInterval(sweep, inputs['poll-interval'], world.random())
    if (world.now() + pause > start + wait) break
    await world.sleep(pause)
    if (world.stop.aborted) break
    const polled = await poll(context, left, closing, final)
    if (polled.end !== undefined) return polled
    final = polled.final
    left = left.flatMap((fix) => findFix(session.ledger, fix.id) ?? []).filter((fix) => fix.state === 'active')
    if (left.length > 0 && world.now() - shown < betweenLines) continue
    shown = world.now()
    const time = safe`after ${count(Math.round((shown - start) / 1000), 'second')}`
    const all = count(fixes.length, 'job')
    world.log.info(
      left.length === 0 ? safe`All jobs have ended ${time}.` : safe`${left.length} of ${all} at work ${time}.`,
    )
  }
  if (left.length > 0)
    world.log.info(safe`${count(left.length, 'job is', 'jobs are')} still at work; the next run follows on.`)
  return { final }
}

/** A job that completed without a pull request is read once more a minute later, not before. */
function earliestLook(fix: Fix): number {
  return fix.completedAt === undefined ? 0 : fix.completedAt + secondLook
}

/** Every pull request is on the tracking issue as soon as it is seen. */
async function poll(
  context: Context,
  left: readonly Fix[],
  closing: Closing | undefined,
  before: Final | undefined,
): Promise<Followed> {
  const { world, session, tracking } = context
  const due = left.filter((fix) => earliestLook(fix) <= world.now())
  const { commands, end } = await readJobs(context, due)
  if (end !== undefined) return { final: before, end }
  const isLast = closing !== undefined && endsAll(session.ledger, left, commands)
  const final = isLast ? await recordFinal(context, closing, commands, before) : before
  const accepted = isLast ? (final?.accepted ?? []) : await session.record(commands)
  if (accepted.length === 0) return { final }
  logChanges(context, accepted)
  if (!world.stop.aborted) await tracking.publish()
  return { final }
}

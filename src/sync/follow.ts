// Following: all active jobs side by side, each at growing intervals, until they end or the time is over.
import { pollInterval } from '../http/back-off.ts'
import { findFix } from '../ledger/fix.ts'
import type { Fix } from '../ledger/ledger.ts'
import { secondLook } from '../ledger/limits.ts'
import { count, safe } from '../text/safe-text.ts'
import type { Ending } from './ending.ts'
import { readJobs } from './read-jobs.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'

/** Progress is told about so often while nothing ends. */
const betweenWords = 30_000

/**
 * All jobs are read in one sweep, so that jobs which end about the same time share a checkpoint.
 * @param wait milliseconds; what is still active then is for the next run
 * @param ending takes what the last jobs brought into the run's last checkpoint
 */
export async function follow(sync: Sync, fixes: readonly Fix[], wait: number, ending?: Ending): Promise<void> {
  const { world, session, inputs } = sync
  const start = world.now()
  let shown = start
  let left = [...fixes]
  for (let sweep = 0; left.length > 0 && !world.stop.aborted; sweep++) {
    const pause = pollInterval(sweep, inputs['poll-interval'], world.random())
    if (world.now() + pause > start + wait) break
    await world.sleep(pause)
    if (world.stop.aborted) break
    await poll(sync, left, ending)
    left = left.flatMap((fix) => findFix(session.ledger, fix.id) ?? []).filter((fix) => fix.state === 'active')
    if (left.length > 0 && world.now() - shown < betweenWords) continue
    shown = world.now()
    const time = safe`after ${count(Math.round((shown - start) / 1000), 'second')}`
    const all = count(fixes.length, 'job')
    world.log.info(
      left.length === 0 ? safe`All jobs have ended ${time}.` : safe`${left.length} of ${all} at work ${time}.`,
    )
  }
  if (left.length > 0)
    world.log.info(safe`${count(left.length, 'job is', 'jobs are')} still at work; the next run follows on.`)
}

/** A job that completed without a pull request is read once more a minute later, not before. */
function earliestLook(fix: Fix): number {
  return fix.completedAt === undefined ? 0 : fix.completedAt + secondLook
}

/** Every pull request is on the tracking issue as soon as it is seen. */
async function poll(sync: Sync, left: readonly Fix[], ending: Ending | undefined): Promise<void> {
  const { world, session, tracking } = sync
  const due = left.filter((fix) => earliestLook(fix) <= world.now())
  const events = await readJobs(world, session.run, due)
  const last = ending?.endsAll(left, events) ? ending : session
  const accepted = await last.record(events)
  if (accepted.length === 0) return
  shareNews(sync, accepted)
  if (!world.stop.aborted) await tracking.publish()
}

// Following: all active jobs side by side, each at growing intervals, until they end or the time is over.
import { pollInterval } from '../domain/back-off.ts'
import { findFix } from '../domain/ledger/fix.ts'
import type { Fix } from '../domain/ledger/ledger.ts'
import { secondLook } from '../domain/ledger/limits.ts'
import { readJobs } from './read-jobs.ts'
import { shareNews } from './share-news.ts'
import type { Sync } from './sync.ts'

/** Progress is told about so often while nothing ends. */
const betweenWords = 30_000

interface Watch {
  readonly fixId: string
  step: number
  next: number
}

/** @param wait milliseconds; what is still active then is for the next run */
export async function follow(sync: Sync, fixes: readonly Fix[], wait: number): Promise<void> {
  const { world, book, inputs } = sync
  const start = world.now()
  const interval = (step: number) => pollInterval(step, inputs['poll-interval'], world.random())
  let shown = start
  let watches: Watch[] = fixes.map((fix) => ({ fixId: fix.id, step: 0, next: start + interval(0) }))
  while (watches.length > 0 && !world.stop.aborted) {
    const next = Math.min(...watches.map((watch) => watch.next))
    if (next > start + wait) break
    await world.sleep(next - world.now())
    if (world.stop.aborted) break
    const due = watches.filter((watch) => watch.next <= world.now())
    await poll(sync, due)
    for (const watch of due) {
      watch.step += 1
      watch.next = Math.max(world.now() + interval(watch.step), earliestLook(findFix(book.ledger, watch.fixId)))
    }
    watches = watches.filter((watch) => findFix(book.ledger, watch.fixId)?.state === 'active')
    if (watches.length > 0 && world.now() - shown < betweenWords) continue
    shown = world.now()
    const time = `after ${Math.round((shown - start) / 1000)} s`
    world.log.info(
      watches.length === 0
        ? `All jobs have ended ${time}.`
        : `${watches.length} of ${fixes.length} jobs are at work ${time}.`,
    )
  }
  if (watches.length > 0) world.log.info(`${watches.length} jobs are still at work; the next run follows them.`)
}

/** A job that completed without a pull request is read once more a minute later, not before. */
function earliestLook(fix: Fix | undefined): number {
  return fix?.completedAt === undefined ? 0 : fix.completedAt + secondLook
}

/** Every pull request is on the tracking issue as soon as it is seen. */
async function poll(sync: Sync, due: readonly Watch[]): Promise<void> {
  const { world, book } = sync
  const fixes = due.flatMap((watch) => findFix(book.ledger, watch.fixId) ?? [])
  const events = await readJobs(world, book.run, fixes)
  const accepted = await book.record(events)
  if (accepted.length === 0) return
  await shareNews(sync, accepted)
  if (!world.stop.aborted) await sync.tracking.publish()
}

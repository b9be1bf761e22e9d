// Polls active jobs until they end or `wait` is over.
import { publish } from '../issue/publish-issue.ts'
import type { Fix } from '../ledger/ledger.ts'
import { secondPoll } from '../ledger/ledger-limits.ts'
import type { Context } from '../step-context.ts'
import { count, safe } from '../text/safe-text.ts'
import { listActive, recordJobs, recordPulls } from './read-jobs.ts'

const betweenLines = 30_000
const betweenCheckpoints = 360_000

/** In milliseconds; less than what is left of `wait` if the token expires. */
function chooseWait({ world, session, inputs }: Context, { started, waited }: Spent) {
  const lifetime = world.tracking.findLifetime(session.ledger.tracking.author)
  const left = Math.max(0, inputs.wait - waited)
  const wait = Math.min(left, Math.max(0, started + lifetime - world.now()))
  const minutes = count(Math.round(wait / 60_000), 'minute')
  if (wait > 0 && wait < left)
    world.log.info(safe`Jobs are followed for at most ${minutes}, because a GitHub App token lasts one hour.`)
  return wait
}

/** `waited`: for jobs, since the run `started`. */
type Spent = Readonly<{ started: number; waited: number }>

/** Records at once, then minutes apart; the `last` sweep may be left to the next checkpoint. */
export async function follow(
  context: Context,
  fixes: readonly Fix[],
  spent: Spent,
  last: 'record' | 'stage' = 'record',
) {
  const { world, session, inputs } = context
  const wait = fixes.length === 0 ? 0 : chooseWait(context, spent)
  const start = world.now()
  const shortest = inputs['poll-interval']
  const ids = new Set(fixes.map(({ id }) => id))
  const listLeft = () => listActive(session.ledger).filter(({ id }) => ids.has(id))
  let found = 0
  let [shown, at, recordedAt] = [start, start, 0]

  async function checkpoint(isBroken: boolean) {
    const isDue = isBroken || (listLeft().length === 0 ? last === 'record' : at - recordedAt >= betweenCheckpoints)
    if (!isDue || found === 0) return
    found = 0
    await recordPulls(context, 'record')
    await publish(context)
    recordedAt = world.now()
  }

  let left = fixes
  for (let step = 0; left.length > 0 && !world.stop.aborted; step++) {
    const next = nextSweep(left, at, pauseBetween(step, shortest, world.random()), shortest)
    if (next > start + wait) break
    await world.sleep(next - world.now())
    if (world.stop.aborted) break
    at = world.now()
    const read = await recordJobs(context, listDue(left, at))
    found += read.found
    await checkpoint(read.end !== undefined)
    if (read.end) return read.end
    left = listLeft()
    if (left.length > 0 && world.now() - shown < betweenLines) continue
    shown = world.now()
    const running = safe`${left.length} of ${count(fixes.length, 'job')} still running`
    const time = count(Math.round((shown - start) / 1000), 'second')
    world.log.info(safe`${left.length === 0 ? safe`All jobs ended` : running} after ${time}.`)
  }
  if (found > 0 && !world.stop.aborted) await recordPulls(context, 'stage')
  const running = listActive(session.ledger).length
  if (left.length > 0)
    world.log.info(safe`${count(running, 'job is', 'jobs are')} still running, for the next run to follow.`)
  return undefined
}

const growth = 1.5
/** Times the shortest pause. */
const longest = 8

/** `random`, from 0 to 1, keeps runs out of step. */
export function pauseBetween(step: number, shortest: number, random: number) {
  if (step === 0) return shortest
  const target = Math.min(shortest * longest, shortest * growth ** step)
  const least = target / growth
  return Math.max(Math.round(least + random * (target - least)), shortest)
}

export function nextSweep(fixes: readonly Fix[], last: number, pause: number, shortest: number) {
  const second = fixes.flatMap(({ completedAt }) => (completedAt === undefined ? [] : completedAt + secondPoll))
  const due = second.reduce((first, at) => Math.min(first, at), last + pause)
  return Math.max(due, last + shortest)
}

export function listDue(fixes: readonly Fix[], now: number) {
  return fixes.filter(({ completedAt }) => completedAt === undefined || completedAt + secondPoll <= now)
}

// Dispatching: the intent is in the ledger before anything is sent, and the commit that records answers carries the next intents.
import type { LedgerCommand } from '../ledger/command.ts'
import { safe } from '../text/safe-text.ts'
import { Creating } from './creating.ts'
import { defer, type Plan, type Sync } from './sync.ts'

/**
 * @param first events that the first checkpoint carries along
 * @returns what no checkpoint has carried: `rest` of those, because nothing was sent, and answers that came before a stop
 */
export async function dispatch(
  sync: Sync,
  plans: readonly Plan[],
  first: readonly LedgerCommand[],
): Promise<{ rest: readonly LedgerCommand[]; answers: readonly LedgerCommand[] }> {
  const { world } = sync
  const queue = plans.filter((plan) => plan.decision === 'dispatched')
  if (queue.length === 0 || world.stop.aborted) return { rest: first, answers: [] }
  world.log.group(safe`Creating jobs`)
  const known = sync.tracking.issue !== undefined
  if (!known && !(await sync.tracking.create(first))) {
    for (const plan of queue) defer(plan, { code: world.stop.aborted ? 'stopped' : 'issue-intended' })
    return { rest: [], answers: [] }
  }
  return { rest: [], answers: await new Creating(sync, queue, known ? first : []).run() }
}

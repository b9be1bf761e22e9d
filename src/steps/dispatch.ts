// Dispatching: the intent is in the ledger before anything is sent, and the commit that records answers carries the next intents.
import type { LedgerEvent } from '../domain/ledger/event.ts'
import { Creating } from './creating.ts'
import { defer, type Plan, type Sync } from './sync.ts'

/** @param first events that the first checkpoint carries along */
export async function dispatch(sync: Sync, plans: readonly Plan[], first: readonly LedgerEvent[]): Promise<void> {
  const { world, book } = sync
  const queue = plans.filter((plan) => plan.decision === 'dispatched')
  if (queue.length === 0 || world.stop.aborted) {
    await book.record(first)
    return
  }
  world.log.group('Creating jobs')
  const known = sync.tracking.issue !== undefined
  if (!known && !(await sync.tracking.create(first))) {
    for (const plan of queue) defer(plan, 'Another run is creating the tracking issue.')
    return
  }
  await new Creating(sync, queue, known ? first : []).run()
}

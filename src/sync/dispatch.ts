// Dispatching: the tracking issue is there before the first job, and the intent is in the ledger before anything is sent.
import type { LedgerCommand } from '../ledger/command.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { safe } from '../text/safe-text.ts'
import type { Context, Entries } from './context.ts'
import type { PlannedCluster } from './planned-cluster.ts'
import { submitJobs } from './submit-jobs.ts'
import { nothingSubmitted, type Submitted } from './submitted.ts'

export interface Dispatched extends Submitted {
  /** What no checkpoint has carried, because nothing was sent. */
  readonly uncommitted: readonly LedgerCommand[]
}

/** @param first commands that the first checkpoint carries along */
export async function dispatch(
  context: Context,
  clusters: readonly PlannedCluster[],
  entries: Entries,
  first: readonly LedgerCommand[],
): Promise<Dispatched> {
  const { world, tracking } = context
  const queue = clusters.filter((planned) => planned.decision === 'dispatched')
  if (queue.length === 0 || world.stop.aborted) return { ...nothingSubmitted, uncommitted: first }
  world.log.group(safe`Creating jobs`)
  const known = tracking.issue !== undefined
  if (!known && !(await tracking.create(first))) {
    const reason: WaitReason = { code: world.stop.aborted ? 'stopped' : 'issue-intended' }
    const deferred = new Map(queue.map(({ cluster }) => [cluster.key, reason]))
    return { ...nothingSubmitted, deferred, uncommitted: [] }
  }
  return { ...(await submitJobs(context, queue, entries, known ? first : [])), uncommitted: [] }
}

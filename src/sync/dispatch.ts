// Dispatching: the tracking issue is there before the first job, and the intents are in the ledger before anything is sent.
import type { LedgerCommand } from '../ledger/command.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { submittingAtOnce } from '../ledger/limits.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { describeWait } from '../report/reason-sentences.ts'
import { safe } from '../text/safe-text.ts'
import type { Context, Entries } from './context.ts'
import { checkpoint, type Dispatched, deferAll, nothingDispatched, recordWith } from './dispatched.ts'
import type { PlannedCluster } from './planned-cluster.ts'
import { proveJob } from './prove-job.ts'
import { intend, prepare, type Submission } from './submission.ts'
import { submitJob } from './submit-job.ts'

/** @param first commands that the first checkpoint carries along */
export async function dispatch(
  context: Context,
  clusters: readonly PlannedCluster[],
  entries: Entries,
  first: readonly LedgerCommand[],
): Promise<Dispatched> {
  const { world, tracking } = context
  const queue = clusters.filter((planned) => planned.decision === 'dispatched')
  if (queue.length === 0 || world.stop.aborted) return { ...nothingDispatched, uncommitted: first }
  world.log.group(safe`Creating jobs`)
  const known = tracking.issue !== undefined
  if (!known && !(await tracking.create(first))) {
    const reason: WaitReason = { code: world.stop.aborted ? 'stopped' : 'issue-intended' }
    return { ...nothingDispatched, deferred: deferAll(nothingDispatched, queue, reason) }
  }
  return submitJobs(context, queue, entries, known ? first : [])
}

/**
 * Batch by batch: the next batch's commit carries the answers to the one before.
 * @returns `answers`: those that came before a stop, after which there is time for one checkpoint only
 */
async function submitJobs(
  context: Context,
  queue: readonly PlannedCluster[],
  entries: Entries,
  first: readonly LedgerCommand[],
): Promise<Dispatched> {
  const { world, session, tracking } = context
  let left = queue
  let state: Dispatched = { ...nothingDispatched, answers: first }
  try {
    while (left.length > 0 && state.end === undefined && !world.stop.aborted) {
      const alone = isSentAlone(session.ledger, state)
      const batch = left.slice(0, alone ? 1 : submittingAtOnce).map((planned) => prepare(context, planned, entries))
      left = left.slice(batch.length)
      state = await recordIntents(context, state, batch, entries)
      const accepted = batch.filter(({ planned }) => state.sent.has(planned.cluster.key))
      for (const submission of accepted) state = await submitJob(context, state, submission)
      if (alone) state = await proveJob(context, state, accepted[0]?.fixId)
    }
    if (!world.stop.aborted) state = await checkpoint(context, state)
    else if (state.end === undefined) state = { ...state, end: { reason: { code: 'stopped' } } }
    const { end } = state
    if (end?.atOnce) return state
    if (end !== undefined) world.log.info(safe`No more jobs are created: ${describeWait(end.reason)}`)
    if (!world.stop.aborted) await tracking.publish()
    return end === undefined ? state : { ...state, deferred: deferAll(state, left, end.reason) }
  } catch (error) {
    // An answer that is known is recorded, whatever broke off; the ledger drops what a checkpoint has carried already.
    await checkpoint(context, state).catch(() => undefined)
    return { ...state, fault: { error } }
  }
}

/** Until one job was retrieved, or one has succeeded after a run of failures, one is sent alone. */
function isSentAlone({ cautious, contact }: Ledger, state: Dispatched): boolean {
  return cautious || !(contact || state.contact)
}

/** What no longer fits the ledger waits: nothing is sent for it. */
async function recordIntents(
  context: Context,
  state: Dispatched,
  batch: readonly Submission[],
  entries: Entries,
): Promise<Dispatched> {
  const { world, session } = context
  const intents = batch.map((submission) => ({ submission, command: intend(context, submission, entries) }))
  const accepted = await recordWith(
    context,
    state,
    intents.map(({ command }) => command),
  )
  const sent = new Map(state.sent)
  const deferred = new Map(state.deferred)
  for (const { submission, command } of intents) {
    const { key } = submission.planned.cluster
    const by = session.refusalOf(command)
    if (accepted.has(command)) sent.set(key, submission)
    else deferred.set(key, by === undefined || world.stop.aborted ? { code: 'stopped' } : { code: 'overtaken', by })
  }
  return { ...state, answers: [], sent, deferred }
}

// Creating jobs in batches: intents are recorded before anything is sent, and the next batch's commit carries the answers.
import type { LedgerCommand } from '../ledger/command.ts'
import { findFix } from '../ledger/fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { leaseReserve, submittingAtOnce } from '../ledger/limits.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { describeWait } from '../report/reason-sentences.ts'
import { safe } from '../text/safe-text.ts'
import { nameFix } from './changes.ts'
import type { Context, End, Entries } from './context.ts'
import { judgeCreation } from './judge-creation.ts'
import type { PlannedCluster } from './planned-cluster.ts'
import { proveJob } from './prove-job.ts'
import { intend, prepare, type Submission } from './submission.ts'
import { checkpoint, nothingSubmitted, recordWith, type Submitted } from './submitted.ts'

/** So many prompts refused in a row end the creating of this run. */
const refusalsInRow = 3

/**
 * @param first commands that the first checkpoint carries along
 * @returns `answers`: those that came before a stop, after which there is time for one checkpoint only
 */
export async function submitJobs(
  context: Context,
  queue: readonly PlannedCluster[],
  entries: Entries,
  first: readonly LedgerCommand[],
): Promise<Submitted> {
  const { world, session, tracking } = context
  let left = queue
  let state: Submitted = { ...nothingSubmitted, answers: first }
  try {
    while (left.length > 0 && state.end === undefined && !world.stop.aborted) {
      const alone = isSentAlone(session.ledger, state)
      const batch = left.slice(0, alone ? 1 : submittingAtOnce).map((planned) => prepare(context, planned, entries))
      left = left.slice(batch.length)
      state = await recordIntents(context, state, batch, entries)
      const accepted = batch.filter(({ planned }) => state.sent.has(planned.cluster.key))
      for (const submission of accepted) state = await createJob(context, state, submission)
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

function deferAll({ deferred }: Submitted, clusters: readonly PlannedCluster[], reason: WaitReason) {
  return new Map([...deferred, ...clusters.map(({ cluster }) => [cluster.key, reason] as const)])
}

/** Until one job was retrieved, or one has succeeded after a run of failures, one is sent alone. */
function isSentAlone({ cautious, contact }: Ledger, state: Submitted): boolean {
  return cautious || !(contact || state.contact)
}

/** What no longer fits the ledger waits: nothing is sent for it. */
async function recordIntents(
  context: Context,
  state: Submitted,
  batch: readonly Submission[],
  entries: Entries,
): Promise<Submitted> {
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

async function createJob(
  context: Context,
  state: Submitted,
  { planned, fixId, prompt }: Submission,
): Promise<Submitted> {
  const { world, session } = context
  const { cluster } = planned
  const end = state.end ?? findEnd(context, fixId)
  if (end !== undefined) {
    const answers: LedgerCommand[] = [...state.answers, { type: 'fix-withdrawn', fixId }]
    return { ...state, answers, end, deferred: deferAll(state, [planned], end.reason) }
  }
  const creation = await world.service.createJob(prompt)
  const judged = judgeCreation(creation, fixId, {
    run: session.run,
    serverUrl: world.place.serverUrl,
    now: world.now(),
  })
  const refusals = creation.kind === 'refused' ? state.refusals + 1 : 0
  const tooMany: End | undefined =
    refusals < refusalsInRow ? undefined : { reason: { code: 'refused-in-row', limit: refusalsInRow } }
  const answers = [...state.answers, ...judged.commands]
  const next = { ...state, answers, refusals, end: judged.end ?? tooMany }
  if (judged.withdrawn && judged.end !== undefined)
    return { ...next, deferred: deferAll(state, [planned], judged.end.reason) }
  if (creation.kind !== 'created') return next
  world.log.info(safe`Created a job for ${nameFix(cluster)}.`)
  return { ...next, created: new Map([...state.created, [fixId, creation.job.id]]) }
}

/** Nothing is sent after a stop, or with too little left of the lease. */
function findEnd({ world, session }: Context, fixId: string): End | undefined {
  if (world.stop.aborted) return { reason: { code: 'stopped' } }
  const lease = findFix(session.ledger, fixId)?.lease ?? 0
  return lease - world.now() < leaseReserve ? { reason: { code: 'out-of-time' } } : undefined
}

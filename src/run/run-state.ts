// The results of a run's steps, kept when a later step throws, and what is derived from them.

import type { Collected } from '../feedback/collect.ts'
import { describeCanary } from '../fixes/canary-section.ts'
import type { Dispatched } from '../fixes/dispatch.ts'
import type { Followed } from '../fixes/follow.ts'
import type { Previews } from '../fixes/preview.ts'
import { describeWait } from '../fixes/reasons.ts'
import type { Settled } from '../fixes/settle.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import type { Reported } from '../issue/post-run-comment.ts'
import { findCause, recordOutcome } from '../issue/record-outcome.ts'
import type { Cause } from '../issue/trouble-record.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Fix, Ledger, Outgrown } from '../ledger/ledger.ts'
import type { Planned, PlannedCluster } from '../queue/plan-clusters.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { CheckUp } from './doctor.ts'
import { type Context, listChanged } from './step-context.ts'

interface RunState {
  readonly run: string
  readonly settled?: Settled
  readonly collected?: Collected
  readonly planned?: Planned
  readonly previews?: Previews
  readonly checkUp?: CheckUp
  readonly dispatched?: Dispatched
  readonly followed?: Followed
  readonly reported?: Reported
}

export type Step = Partial<RunState> | { readonly context: Context }

interface Failure {
  readonly what: SafeText
  readonly remedy: SafeText
  readonly cause?: Cause | undefined
}

export interface RunResult extends RunState {
  readonly ledger?: Ledger
  /** Fixes that this run changed, as each checkpoint left them. */
  readonly changed: readonly Fix[]
  /** What grew too old while it waited, as this run recorded it. */
  readonly outgrown: readonly Outgrown[]
  readonly ticked: number
  readonly issue?: Issue | undefined
  readonly endedAt: number
  readonly failure?: Failure | undefined
}

/** @param explain turns what a step threw into words */
export async function finishRun(
  run: string,
  steps: AsyncIterable<Step>,
  explain: (error: unknown) => Failure,
): Promise<RunResult> {
  let state: RunState & { readonly context?: Context } = { run }
  let thrown: Failure | undefined
  try {
    for await (const step of steps) state = { ...state, ...step }
  } catch (error) {
    thrown = { ...explain(error), cause: findCause(error) }
  }
  const { context, ...parts } = state
  const failure = thrown ?? findFailure(parts) ?? (context && findStop(context.session))
  if (context === undefined) return { ...parts, changed: [], outgrown: [], ticked: 0, endedAt: 0, failure }
  const { session, world } = context
  const { issue } = parts.reported ?? parts.followed ?? parts.dispatched ?? parts.settled ?? context
  const shown = await recordOutcome({ ...context, issue }, failure)
  return {
    ...parts,
    ledger: session.ledger,
    changed: session.checkpoints.flatMap(({ accepted, ledger }) => listChanged(ledger, accepted)),
    outgrown: session.checkpoints.flatMap(({ accepted, ledger }) =>
      accepted.flatMap((command) => listOutgrown(command, ledger)),
    ),
    ticked: session.checkpoints.flatMap(({ accepted }) => accepted.filter(({ type }) => type === 'box-ticked')).length,
    issue: shown,
    endedAt: world.now(),
    failure,
  }
}

function listOutgrown(command: LedgerCommand, { outgrown = [] }: Ledger): readonly Outgrown[] {
  return command.type === 'entries-outgrown' ? outgrown.filter(({ at }) => at === command.now) : []
}

function findStop({ checkpoints, ledger }: Context['session']): Failure | undefined {
  const { canary } = ledger
  const isOwn = checkpoints.some(({ accepted }) =>
    accepted.some(
      (command) => command.type === 'job-read' && command.fixId === canary?.fixId && command.now === canary.at,
    ),
  )
  return canary && isOwn ? describeCanary(canary) : undefined
}

function findFailure({ settled, dispatched, followed }: RunState): Failure | undefined {
  const ends = [settled?.end, dispatched?.end, followed?.end]
  const last = ends.findLast((end) => end?.remedy !== undefined)
  return last?.remedy && { what: describeWait(last.reason), remedy: last.remedy, cause: last.cause }
}

/** Including those that dispatching had to defer; what did not fit into a cluster's prompt follows it. */
export function listClusters({
  planned,
  dispatched,
  previews,
}: Pick<RunState, 'planned' | 'dispatched' | 'previews'>): PlannedCluster[] {
  return (planned?.clusters ?? []).flatMap((one): PlannedCluster[] => {
    const { key } = one.cluster
    const reason = dispatched?.deferred.get(key)
    if (reason !== undefined) return [{ ...one, decision: 'deferred', reason }]
    const job = dispatched?.sent.get(key) ?? previews?.get(key)
    if (job?.left === undefined) return [job?.planned ?? one]
    return [job.planned, { ...one, cluster: job.left, decision: 'open-fix', reason: { code: 'next-part' } }]
  })
}

/** Left of those that were sent, or deferred, unless another run was first: then they are sent or still queued. */
export function listUnsent(results: Pick<RunState, 'planned' | 'dispatched'>): PlannedCluster[] {
  const isLeft = (one: PlannedCluster) => 'reason' in one && one.reason.code === 'next-part'
  const reasonOf = ({ cluster }: PlannedCluster) => results.dispatched?.deferred.get(cluster.key)?.code ?? 'overtaken'
  return listClusters(results).filter((one) => isLeft(one) || reasonOf(one) !== 'overtaken')
}

export function listSkipped({ collected, planned }: RunState): readonly { id: string; reason: SafeText }[] {
  return [...(collected?.skipped ?? []), ...(planned?.filtered ?? [])]
}

/** Jobs that the run saw fail, including those whose failure used up the attempts at once. */
export function countFailed({ changed }: RunResult): number {
  const failed = changed.filter(
    ({ state, reason }) =>
      state === 'failed' || (state === 'given-up' && (reason?.code === 'agent-failed' || reason?.code === 'refused')),
  )
  return new Set(failed.map(({ id }) => id)).size
}

/** A fix changed state, a comment was posted, new entries came, or a tick was answered. */
export function hasNews({ collected, changed, outgrown, reported, ticked }: RunResult): boolean {
  const moved = ticked > 0 || outgrown.length > 0 || changed.some(({ state }) => state !== 'active')
  return moved || reported?.pullRequests !== undefined || (collected !== undefined && collected.fresh.length > 0)
}

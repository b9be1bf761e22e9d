// The results of a run's steps, kept when a later step throws, and what is derived from them.
import type { ServiceError } from '../docs-api/docs-api-errors.ts'
import { KnownError, type Failure as OwnFailure } from '../errors/failure.ts'
import type { Collected } from '../feedback/collect.ts'
import type { Dispatched } from '../fixes/dispatch.ts'
import { describeCanary } from '../fixes/fix-sections.ts'
import type { Followed } from '../fixes/follow.ts'
import type { Previews } from '../fixes/prepare-job.ts'
import { describeWait } from '../fixes/reasons.ts'
import type { Settled } from '../fixes/settle.ts'
import type { GitHubError } from '../github/api/github-errors.ts'
import type { Issue } from '../github/issue/tracking-issue.ts'
import { publish } from '../issue/publish-issue.ts'
import type { Reported } from '../issue/run-comment.ts'
import { type Cause, isLasting } from '../issue/trouble-record.ts'
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
  /** As each checkpoint left them. */
  readonly changed: readonly Fix[]
  /** While it waited, as this run recorded it. */
  readonly outgrown: readonly Outgrown[]
  readonly ticked: number
  readonly issue?: Issue | undefined
  readonly endedAt: number
  readonly failure?: Failure | undefined
}

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

/** With those that had to be deferred; what did not fit into a prompt follows its cluster. */
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

/** Deferred, or left of those that were sent; not where another run was first. */
export function listUnsent(results: Pick<RunState, 'planned' | 'dispatched'>): PlannedCluster[] {
  const isLeft = (one: PlannedCluster) => 'reason' in one && one.reason.code === 'next-part'
  const reasonOf = ({ cluster }: PlannedCluster) => results.dispatched?.deferred.get(cluster.key)?.code ?? 'overtaken'
  return listClusters(results).filter((one) => isLeft(one) || reasonOf(one) !== 'overtaken')
}

export function listSkipped({ collected, planned }: RunState): readonly { id: string; reason: SafeText }[] {
  return [...(collected?.skipped ?? []), ...(planned?.filtered ?? [])]
}

/** Those whose failure used up the attempts at once, too. */
export function countFailed({ changed }: RunResult): number {
  const failed = changed.filter(
    ({ state, reason }) =>
      state === 'failed' || (state === 'given-up' && (reason?.code === 'agent-failed' || reason?.code === 'refused')),
  )
  return new Set(failed.map(({ id }) => id)).size
}

export function hasNews({ collected, changed, outgrown, reported, ticked }: RunResult): boolean {
  const moved = ticked > 0 || outgrown.length > 0 || changed.some(({ state }) => state !== 'active')
  return moved || reported?.pullRequests !== undefined || (collected !== undefined && collected.fresh.length > 0)
}

/** Undefined if it says nothing about the next run; nothing may be written to a lost ledger. */
export function findCause(thrown: unknown): Cause | undefined {
  if (!(thrown instanceof KnownError)) return undefined
  const error = thrown as OwnFailure | GitHubError | ServiceError
  if (error.name === 'Failure') return undefined
  const { name, kind, status } = error
  const of = name === 'ServiceError' ? 'service' : 'github'
  if (kind === 'refused' || (name === 'GitHubError' && status === 403)) return { code: `${of}-refused`, status }
  if (kind === 'limited') return { code: 'github-limited' }
  return kind === 'unreachable' || kind === 'unanswered' ? { code: `${of}-unreachable` } : undefined
}

/** At most one commit and one change of the issue. Never throws: that would hide the run's own error. */
export async function recordOutcome(
  context: Context,
  failure: { readonly cause?: Cause | undefined } | undefined,
): Promise<Issue | undefined> {
  const { world, session, inputs, issue } = context
  const before = session.ledger.trouble
  // No place to show it, and not worth a project's first commit.
  const isIdle = inputs['dry-run'] || world.stop.aborted || issue === undefined || !session.exists
  if (isIdle || (failure === undefined ? before : failure.cause) === undefined) return issue
  const { run } = session
  const { workflowRun } = world.place
  const command: LedgerCommand =
    failure?.cause === undefined
      ? { type: 'run-succeeded', run }
      : { type: 'run-failed', ...failure.cause, run, workflowRun, now: world.now() }
  try {
    await session.record([command])
    return isLasting(before) || isLasting(session.ledger.trouble) ? await publish(context, true) : issue
  } catch {
    return issue
  }
}

// What a run has come to: each step's result, kept when a later step throws, and what is computed from them.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import type { Links } from '../report/links.ts'
import { describeWait } from '../report/reason-sentences.ts'
import type { SafeText } from '../text/safe-text.ts'
import { listChanged } from './changes.ts'
import type { Collected } from './collect.ts'
import type { Context } from './context.ts'
import type { Dispatched } from './dispatched.ts'
import type { Followed } from './follow.ts'
import type { Planned } from './plan-clusters.ts'
import { type PlannedCluster, withDeferrals } from './planned-cluster.ts'
import type { Posted } from './post-run-comment.ts'
import type { Preview } from './preview.ts'
import type { Settled } from './settle.ts'

export interface RunState {
  /** The run's nonce. */
  readonly run: string
  readonly settled?: Settled
  readonly collected?: Collected
  readonly planned?: Planned
  readonly previews?: ReadonlyMap<string, Preview>
  readonly dispatched?: Dispatched
  readonly followed?: Followed
  readonly posted?: Posted | undefined
}

/** One step's result; first of all, what the steps work with. */
export type Step = Partial<RunState> | { readonly context: Context }

export interface Failure {
  readonly what: SafeText
  readonly remedy: SafeText
}

export interface RunResult extends RunState {
  readonly ledger?: Ledger
  /** Fixes that this run created, followed or saw change: as each checkpoint left them. */
  readonly changed: readonly Fix[]
  readonly links?: Links
  readonly issueUrl?: string | undefined
  readonly endedAt: number
  readonly failure?: Failure | undefined
}

/** @param explain puts what no step expected into words */
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
    thrown = explain(error)
  }
  const { context, ...parts } = state
  const failure = thrown ?? findFailure(parts)
  if (context === undefined) return { ...parts, changed: [], endedAt: 0, failure }
  const { session, tracking, world } = context
  return {
    ...parts,
    ledger: session.ledger,
    changed: session.checkpoints.flatMap(({ accepted, ledger }) => listChanged(ledger, accepted)),
    links: tracking.links,
    issueUrl: tracking.issue?.url,
    endedAt: world.now(),
    failure,
  }
}

/** What a person has to mend, though the run expected it. */
function findFailure({ settled, dispatched, followed }: RunState): Failure | undefined {
  const ends = [settled?.end, dispatched?.end, followed?.end]
  const failures = ends.flatMap((end) => (end?.remedy ? [{ what: describeWait(end.reason), remedy: end.remedy }] : []))
  return failures.at(-1)
}

export function listClusters({ planned, dispatched }: RunState): readonly PlannedCluster[] {
  return withDeferrals(planned?.clusters ?? [], dispatched?.deferred)
}

export function listSkipped({ collected, planned }: RunState): readonly { id: string; reason: SafeText }[] {
  return [...(collected?.skipped ?? []), ...(planned?.filtered ?? [])]
}

/** Jobs that the run saw fail, the last attempt included. */
export function countFailed({ changed }: RunResult): number {
  return new Set(changed.filter(({ state }) => state === 'failed').map(({ id }) => id)).size
}

/** Something changed its state, or new entries came. */
export function hasNews({ collected, changed, posted }: RunResult): boolean {
  const moved = changed.some(({ state }) => state !== 'active')
  return moved || posted !== undefined || (collected !== undefined && collected.fresh.length > 0)
}

// How far the creating of jobs has come, and its checkpoints.
import type { LedgerCommand } from '../ledger/command.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { logChanges } from './changes.ts'
import type { Context, End } from './context.ts'
import type { PlannedCluster } from './planned-cluster.ts'
import type { Submission } from './submission.ts'

export interface Dispatched {
  /** What was recorded as an intent, by the cluster's key. */
  readonly sent: ReadonlyMap<string, Submission>
  /** The ids of jobs, by fix. */
  readonly created: ReadonlyMap<string, string>
  /** Why clusters wait after all, by key. */
  readonly deferred: ReadonlyMap<string, WaitReason>
  /** Answers that no checkpoint has carried yet. */
  readonly answers: readonly LedgerCommand[]
  readonly end?: End | undefined
  readonly refusals: number
  /** A job was read, and the next checkpoint records that. */
  readonly contact: boolean
  /** What broke it off. */
  readonly fault?: { readonly error: unknown }
  /** What no checkpoint has carried, because nothing was sent. */
  readonly uncommitted: readonly LedgerCommand[]
}

export const nothingDispatched: Dispatched = {
  sent: new Map(),
  created: new Map(),
  deferred: new Map(),
  answers: [],
  refusals: 0,
  contact: false,
  uncommitted: [],
}

export function deferAll({ deferred }: Dispatched, clusters: readonly PlannedCluster[], reason: WaitReason) {
  return new Map([...deferred, ...clusters.map(({ cluster }) => [cluster.key, reason] as const)])
}

/** Records the answers so far together with intents. @returns what fitted the ledger */
export async function recordWith(
  context: Context,
  { answers }: Dispatched,
  intents: readonly LedgerCommand[],
): Promise<ReadonlySet<LedgerCommand>> {
  const { session, tracking } = context
  const accepted = new Set(await session.record([...tracking.unrecorded, ...answers, ...intents]))
  const changes = answers.filter((command) => accepted.has(command))
  logChanges(context, changes)
  return accepted
}

export async function checkpoint(context: Context, state: Dispatched): Promise<Dispatched> {
  await recordWith(context, state, [])
  return { ...state, answers: [] }
}

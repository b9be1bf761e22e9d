// How far the creating of jobs has come, and its checkpoints.
import type { LedgerCommand } from '../ledger/command.ts'
import type { WaitReason } from '../ledger/reason.ts'
import { logChanges } from './changes.ts'
import type { Context, End } from './context.ts'
import type { Submission } from './submission.ts'

export interface Submitted {
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
}

export const nothingSubmitted: Submitted = {
  sent: new Map(),
  created: new Map(),
  deferred: new Map(),
  answers: [],
  refusals: 0,
  contact: false,
}

/** Records the answers so far together with intents. @returns what fitted the ledger */
export async function recordWith(
  context: Context,
  { answers }: Submitted,
  intents: readonly LedgerCommand[],
): Promise<ReadonlySet<LedgerCommand>> {
  const { session, tracking } = context
  const accepted = await session.record([...tracking.unrecorded, ...answers, ...intents])
  logChanges(
    context,
    accepted.filter((command) => answers.includes(command)),
  )
  return new Set(accepted)
}

export async function checkpoint(context: Context, state: Submitted): Promise<Submitted> {
  await recordWith(context, state, [])
  return { ...state, answers: [] }
}

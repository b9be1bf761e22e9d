// What every step of a sync needs to reach: the inputs, the world, the ledger and the tracking issue.

import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Inputs } from '../inputs.ts'
import type { WaitReason } from '../ledger/reason.ts'
import type { LedgerSession } from '../ledger/session.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { TrackingSession } from './tracking.ts'

/** Entries of the scan by id, for prompts and quotes. */
export type Entries = ReadonlyMap<string, FeedbackEntry>

export interface Context {
  readonly inputs: Inputs
  /** Replaces the built-in prompt template. */
  readonly template: string | undefined
  readonly world: World
  readonly session: LedgerSession
  readonly tracking: TrackingSession
}

/** Why no more jobs are created in this run. */
export interface End {
  readonly reason: WaitReason
  /** What a person has to do about it; the run then counts as failed. */
  readonly remedy?: SafeText | undefined
  /** The run ends right there: the service refuses the key, so nothing more can be learned from it. */
  readonly atOnce?: true
}

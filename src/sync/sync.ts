// What the steps of one sync run hand to each other.

import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Inputs } from '../inputs.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { WaitReason } from '../ledger/reason.ts'
import type { LedgerSession } from '../ledger/session.ts'
import type { Disposition } from '../plan/decide.ts'
import type { Prompt } from '../prompt/build-prompt.ts'
import type { Counts } from '../text/redact.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { Tracking } from './tracking.ts'

export interface Sync {
  readonly inputs: Inputs
  readonly world: World
  readonly session: LedgerSession
  readonly tracking: Tracking
  readonly account: Account
}

/** A cluster with what became of it. */
export interface Plan {
  readonly cluster: Cluster
  decision: Disposition['decision']
  /** Of one that waits. */
  reason?: WaitReason | undefined
  readonly attempt: number
  /** Declined fixes of its pages that the decision knew of. */
  readonly declines: readonly string[]
  /** Wordless votes that its pages did not help. */
  readonly votes: number
  readonly prompt: Prompt
  /** What was taken out of readers' words for it. */
  readonly takenOut: Counts
  fixId: string | null
  jobId: string | null
}

/** The cluster waits for a later run. */
export function defer(plan: Plan, reason: WaitReason): void {
  plan.decision = 'deferred'
  plan.reason = reason
}

/** What a run did so far: the ground of its outputs, kept even when it fails. */
export interface Account {
  readonly run: string
  collected: number
  fresh: number
  wordless: number
  skipped: readonly { readonly id: string; readonly reason: SafeText }[]
  clusters: Plan[]
  /** Entries of the scan by id, for quotes and prompts. */
  entries: ReadonlyMap<string, FeedbackEntry>
  /** Fixes that this run created, followed or saw change. */
  readonly touched: Set<string>
  readonly jobsCreated: Set<string>
  readonly jobsFailed: Set<string>
  readonly pullRequests: string[]
  /** Something changed its state, or new entries came. */
  news: boolean
  issueUrl: string | undefined
  /** Why jobs are no longer created, when the service or a rule says so. */
  ended: { readonly what: SafeText; readonly remedy: SafeText } | undefined
  /** Of a dry run: prompts by the cluster's key, as they may be shown. */
  previews: ReadonlyMap<string, Prompt>
  /** Once the ledger is open. */
  sync: Sync | undefined
}

export function createAccount(run: string): Account {
  return {
    run,
    collected: 0,
    fresh: 0,
    wordless: 0,
    skipped: [],
    clusters: [],
    entries: new Map(),
    touched: new Set(),
    jobsCreated: new Set(),
    jobsFailed: new Set(),
    pullRequests: [],
    news: false,
    issueUrl: undefined,
    ended: undefined,
    previews: new Map(),
    sync: undefined,
  }
}

export type Events = readonly LedgerCommand[]

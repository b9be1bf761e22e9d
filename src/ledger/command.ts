// Everything that can happen to a ledger. An event is judged on the state that it meets, and again after a lost race.

import type { PullLink } from '../addresses/pull-link.ts'
import type { RepositoryName } from '../addresses/repository-name.ts'
import type { ReceivedJob } from '../docs-api/contract.ts'
import type { SafeText } from '../text/safe-text.ts'
import type { Fix, Intent, Tally, Waiting } from './ledger.ts'
import type { FilterReason } from './reason.ts'

type JobSeen = Pick<ReceivedJob, 'id' | 'status'>
type PullState = 'open' | 'closed' | 'merged'

export type LedgerCommand =
  // Creating; `declines`: the declined fixes of its pages that the decision knew of
  | { type: 'fix-submitted'; fix: Fix; maxOpen: number; declines: readonly string[] }
  | { type: 'fix-withdrawn'; fixId: string }
  | { type: 'job-created'; fixId: string; job: JobSeen; repositories?: readonly RepositoryName[]; now: number }
  | { type: 'job-unanswered'; fixId: string; error: SafeText; now: number }
  | { type: 'job-refused'; fixId: string; error: SafeText; run: string; now: number }
  | { type: 'service-limited'; notBefore: number }
  // Following
  | { type: 'lease-expired'; fixId: string; now: number }
  | {
      type: 'job-read'
      fixId: string
      job: JobSeen
      /** Of the GitHub in use, as the job names them. */
      repositories?: readonly RepositoryName[]
      prLink: PullLink | undefined
      /** What stood in its place, short and redacted. */
      rejectedLink: string | undefined
      run: string
      now: number
    }
  | { type: 'job-unreadable'; fixId: string; error: SafeText; found?: boolean; now: number }
  | { type: 'pull-read'; prLink: PullLink; state: PullState; closedAt?: number | undefined; now: number }
  | { type: 'pull-unreadable'; fixId: string; now: number }
  | { type: 'pull-adopted'; fixId: string; prLink: PullLink; repository: string; now: number }
  | { type: 'fix-freed'; fixId: string; now: number }
  | { type: 'fix-given-up'; fixId: string; now: number }
  | { type: 'repository-read'; name: string; readTo: number }
  | { type: 'run-closed'; run: string; maxAttempts: number; now: number }
  // Entries
  | { type: 'entries-filtered'; entries: readonly { id: string; reason: FilterReason }[] }
  /** By a person: flagged for the reason given; without one, named before triage saw them. */
  | { type: 'entries-released'; entries: readonly { id: string; reason?: FilterReason }[] }
  | { type: 'entries-given-up'; entryIds: readonly string[]; now: number }
  /** Per declined fix that no scan has seen yet: new entries of its pages that were there at the decision. */
  | { type: 'decisions-scanned'; before: Readonly<Record<string, readonly string[]>> }
  | { type: 'scan-completed'; scan: CompletedScan }
  | { type: 'feedback-counted'; tally: Tally }
  | { type: 'votes-kept'; votes: Readonly<Record<string, readonly string[]>> }
  | { type: 'waiting-listed'; clusters: readonly Waiting[]; now: number }
  // The tracking issue, and our comments
  | { type: 'issue-intended'; intent: Intent }
  | { type: 'issue-found'; issue: number; author: string | undefined }
  | { type: 'issue-intent-dropped'; nonce: string }
  /** It tells all that no comment has told yet, as the ledger stands then. */
  | { type: 'comment-intended'; intent: Intent }
  | { type: 'comment-posted'; nonce: string; comment: number; author: string | undefined }
  | { type: 'comment-intent-dropped'; nonce: string }
  /** `deleted`: our comment, which a person has deleted. */
  | { type: 'review-intended'; fixId: string; nonce: string; deleted?: number | undefined; now: number }
  | { type: 'review-posted'; fixId: string; nonce: string; comment: number }

export type CommandOf<T extends LedgerCommand['type']> = Extract<LedgerCommand, { type: T }>

/** A scan whose walk reached its end, with what the next one needs to know. */
export interface CompletedScan {
  /** The text of its filters. */
  readonly filters: string
  readonly start: number
  /** Set when a scan without dates went with it: how many pages that took. */
  readonly undatedPages: number | undefined
  /** Creation time of the oldest entry that is not done with. */
  readonly oldestWaiting: number | undefined
  /** Dated ids of the window, and those among all ids seen that are known to be done with. */
  readonly window: readonly { readonly id: string; readonly at: number }[]
  readonly done: readonly string[]
}

/** What is recorded only because an effect is to follow. */
export function isIntent({ type }: LedgerCommand): boolean {
  return ['fix-submitted', 'issue-intended', 'comment-intended', 'review-intended'].includes(type)
}

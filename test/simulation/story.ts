// A story is data: what readers, agents, people, strangers, networks and runners do over some weeks. The same story plays the same way.
import type { FailureDetails, ServiceFault } from './fault-kinds.ts'

export interface Story {
  readonly settings: Settings
  /** What comes of the jobs: the nth has the nth of these, from the front again after the last. */
  readonly fates: readonly Fate[]
  readonly moments: readonly Moment[]
  /** Seed of everything that no line here names: names, jitter, how long answers take. */
  readonly chance: number
}

/** Whether entries grow too old within days; told by the seed of chance, so that the other seeds play what they did before. */
export function isShortLived({ chance }: Story): boolean {
  return chance % 4 === 1
}

/** Whether nothing is sent that nobody ticked; told in the same way, where the settings say nothing. */
export function isApproved({ chance, settings }: Story): boolean {
  return settings.approve ?? chance % 5 === 2
}

/** Whether the project has had a pull request, so that jobs go side by side from the start; told in the same way. */
export function isProven({ chance, settings }: Story): boolean {
  return settings.approve === undefined && chance % 3 !== 0
}

export interface Settings {
  readonly maxJobs: number
  readonly maxOpen: number
  readonly maxAttempts: number
  readonly minVotes: number
  readonly minClusterSize: number
  readonly waitMinutes: number
  readonly adoptWithinHours: number
  /** Entries on a page of the export, whatever the client asks for. */
  readonly pageSize: number
  readonly exportBudget: number
  /** How long the service takes a cursor; 0: always. */
  readonly cursorMinutes: number
  readonly twoSources: boolean
  readonly reviews: boolean
  /** Short: a page with a few long comments needs several. Refused: the service takes none that is longer, by one status or another. */
  readonly prompts?: 'whole' | 'short' | 'refused'
  /** The input `tracking-issue` names one that somebody without write access has opened. */
  readonly theirIssue?: boolean
  readonly approve?: boolean
}

const otherEnds = ['failed', 'archived', 'bad-link', 'never'] as const
export const ends = ['pull', 'unmarked', 'late-link', 'shared', 'no-change', ...otherEnds] as const
export type End = (typeof ends)[number]

export interface Fate {
  readonly end: End
  readonly afterMinutes: number
}

/** Time passes, then people and readers act, then runs start; the next moment does not wait for them to end. */
export interface Moment {
  readonly afterMinutes: number
  readonly actions: readonly UserAction[]
  readonly runs: readonly RunPlan[]
}

export interface RunPlan {
  readonly delaySeconds: number
  readonly dry: boolean
  /** With limits so wide that nothing has to wait. */
  readonly generous: boolean
  readonly skewMinutes: number
  readonly faults: readonly Fault[]
}

/** What a request is to: counted from zero within its run, the nth of its kind meets the fault. */
export type Fault = { readonly nth: number; readonly size: number } & (
  | { readonly to: 'github'; readonly on: GitHubTarget; readonly kind: FailureDetails }
  | { readonly to: 'service'; readonly on: ServiceTarget; readonly kind: ServiceFault }
)

const texts = ['new-issue', 'edit-issue', 'new-comment'] as const
export const githubTargets = ['any', 'write', 'read-branch', 'move-branch', ...texts, 'lists'] as const
/** `effect`: whatever changes something on GitHub; not among those that are drawn, which would change what a seed draws. */
export type GitHubTarget = (typeof githubTargets)[number] | 'effect'
export const serviceTargets = ['any', 'creation', 'job', 'export'] as const
export type ServiceTarget = (typeof serviceTargets)[number]

/** `which`: one of those that are there, counted from the front again after the last. */
export type UserAction =
  | {
      readonly action: 'feedback'
      readonly kind: FeedbackKind
      readonly page: number
      readonly topic: number
      readonly count: number
      readonly lateHours: number
    }
  | {
      readonly action: EntryAction | PullAction | IssueAction | TickAction | BranchAction | StrangerAction
      readonly which: number
    }

export const feedbackKinds = ['words', 'undated', 'vote', 'praise', 'snippet', 'agent', 'long'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]
export const entryActions = ['repeat', 'edit', 'redate', 'resolve', 'reopen', 'remove'] as const
export type EntryAction = (typeof entryActions)[number]
export const pullActions = ['merge', 'decline', 'reopen-pull', 'delete-pull'] as const
export type PullAction = (typeof pullActions)[number]
export const issueActions = ['close-issue', 'reopen-issue', 'clear-issue', 'delete-issue'] as const
export type IssueAction = (typeof issueActions)[number]
/** `tick`: its event starts a run; `tick-quietly`: no workflow listens. */
export const tickActions = ['tick', 'tick-quietly', 'untick', 'stranger-tick'] as const
export type TickAction = (typeof tickActions)[number]
export const branchActions = ['lose-branch', 'roll-back', 'restore-branch', 'touch-branch'] as const
export type BranchAction = (typeof branchActions)[number]
export const strangerActions = ['forge-comment', 'forge-issue', 'forge-fork'] as const
export type StrangerAction = (typeof strangerActions)[number]

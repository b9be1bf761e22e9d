// What the service asks of an agent: one task in, one outcome back. The queue, leases and records are not its business.

/** One job as its agent sees it. */
export interface Task {
  /** Unique, and fit for the name of a branch. */
  readonly jobId: string
  readonly projectId: string
  readonly prompt: string
  /** The repository to change, `owner/name`, and the branch that its pull request goes to. */
  readonly source: { readonly repository: string; readonly ref: string }
  /** A follow-up to what earlier runs of the job have made: it goes on in the same branch and pull request. */
  readonly message?: { readonly prompt: string; readonly number: number }
}

/** Without a pull request when nothing had to change. The reason is for the service's log: one sentence, without a secret. */
export type AgentOutcome =
  | { readonly status: 'completed'; readonly prLink: string | null }
  | { readonly status: 'failed'; readonly reason: string }

export interface Agent {
  /** The name that jobs give as their model. */
  readonly model: string
  /** Rejects if it can run nothing here, with what to do about it. */
  readonly ready?: Promise<void>
  /**
   * Works on one task to its end. May be called again for a task whose first run was cut short: a second pull request must not
   * come of it. Stops, and leaves nothing running, soon after the signal; what it returns then counts for nothing.
   * What it throws is an error of the agent's own, and fails the job as well.
   *
   * @param isWanted whether the job is still this worker's; to be asked before anything is published
   */
  run(task: Task, signal: AbortSignal, isWanted?: () => Promise<boolean>): Promise<AgentOutcome>
}

// The queue between the service and its workers: what it promises on both databases.
import type { Task } from '../agents/agent.ts'
import type { Enqueue } from '../data/job-creation.ts'
import type { Outcome } from '../data/jobs.ts'

/** One worker's hold on one job. It lasts for a lease, and then for as long as it is renewed. */
export interface Claim {
  readonly task: Task
  /** Names this claim among all that there ever were of the job: whoever comes after a lapsed lease has another one. */
  readonly owner: string
  /** 1 for the first time that an agent is started for the job. */
  readonly attempt: number
}

export interface Queue {
  /** Part of the transaction that creates the job: there is no job without its place in the queue, and no place without a job. */
  readonly enqueue: Enqueue
  /**
   * The job whose turn it is; undefined if none waits. A job that has used up its attempts is failed on the way.
   *
   * @param own jobs that the worker has: after a sleep of the machine, their leases look over. Postgres's queue goes by its own clock, and
   * may give one again: the earlier claim is lost then
   */
  claim(own?: readonly string[]): Promise<Claim | undefined>
  /** Whether the lease still was this claim's. If not, somebody else may be at work: stop. */
  renew(claim: Claim): Promise<boolean>
  /** Records how the job ended, if the lease still is this claim's. */
  finish(claim: Claim, outcome: Outcome): Promise<boolean>
  /** For a worker that stops: the job waits again, in its old place, and the attempt does not count. */
  handBack(claim: Claim): Promise<void>
  close(): Promise<void>
}

export interface QueueOptions {
  /** How long a claim lasts without renewal, in whole seconds; on Postgres at least ten. */
  readonly leaseSeconds: number
  /** How often a job is started at most, when its workers die. */
  readonly maxAttempts: number
  /** How often Postgres's queue looks for workers that died, in whole seconds; five unless set. */
  readonly upkeepSeconds?: number
  /** How long Postgres may take to answer the queue, in milliseconds; forty seconds unless set. */
  readonly maxAnswer?: number
  /** A new id for each claim. */
  id(): string
  /** Milliseconds since 1970. */
  now(): number
  /** Errors of the queue's own upkeep, which it survives. */
  onError(error: unknown): void
}

export const defaultLease = { leaseSeconds: 60, maxAttempts: 3 } as const

// A job's lease as its row has it: the same on both databases.
import type { Queries } from '../data/database.ts'
import { finishJob } from '../data/jobs.ts'
import type { Claim, QueueOptions } from './queue.ts'

/** Takes the job for a new owner, whoever had it; undefined if it has ended in the meantime. */
export async function takeJob(
  queries: Queries,
  jobId: string,
  { leaseSeconds, id, now }: QueueOptions,
): Promise<Claim | undefined> {
  const owner = id()
  const row = await queries
    .updateTable('job')
    .set((set) => ({
      attempts: set('attempts', '+', 1),
      lease_owner: owner,
      lease_until: now() + leaseSeconds * 1000,
    }))
    .where('id', '=', jobId)
    .where('status', '=', 'active')
    .returning(['project_id', 'prompt', 'repository', 'ref', 'attempts', 'messages', 'message'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { project_id: projectId, prompt, repository, ref, attempts: attempt, messages: number, message } = row
  const task = { jobId, projectId, prompt, source: { repository, ref } }
  return {
    task: message === null ? task : { ...task, message: { prompt: message, number } },
    owner,
    attempt,
  }
}

export async function extendLease(queries: Queries, { task, owner }: Claim, until: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set({ lease_until: until })
    .where('id', '=', task.jobId)
    .where('lease_owner', '=', owner)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** As if it had not been taken. */
export async function returnJob(queries: Queries, { task, owner }: Claim): Promise<void> {
  await queries
    .updateTable('job')
    .set((set) => ({ attempts: set('attempts', '-', 1), lease_owner: null, lease_until: null }))
    .where('id', '=', task.jobId)
    .where('lease_owner', '=', owner)
    .execute()
}

/** Every earlier attempt ended with its worker, or there would be no further one. */
export async function giveUp(queries: Queries, { task, owner, attempt }: Claim): Promise<void> {
  const reason =
    attempt === 2
      ? 'The agent was started once, but its worker stopped before it finished.'
      : `The agent was started ${attempt - 1} times, but each time its worker stopped before it finished.`
  await finishJob(queries, task.jobId, { status: 'failed', reason }, owner)
}

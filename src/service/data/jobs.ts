// Jobs: created at most so many an hour, in one transaction with their place in the queue; ended once.
import type { Selectable } from 'kysely'
import type { Job } from '../../docs-api/contract.ts'
import type { Database, InTransaction, Queries } from './database.ts'
import type { JobTable } from './schema.ts'
import { watchJob } from './watches.ts'

const HOUR = 3_600_000

/** Puts the job into the queue, in the transaction that creates it: both happen or neither. */
export type Enqueue = (transaction: InTransaction, jobId: string, projectId: string) => Promise<void>

export interface NewJob {
  /** Unique in the database, and fit for the name of a branch. */
  readonly id: string
  readonly projectId: string
  readonly prompt: string
  readonly source: { readonly repository: string; readonly ref: string }
  readonly model: string
  /** Entries that are resolved when its pull request is merged; ids that are unknown, or of entries that are done, do not count. */
  readonly entryIds?: readonly string[]
}

/** A job with what only the service itself sees. */
export interface JobRecord {
  readonly job: Job
  readonly projectId: string
  readonly prompt: string
  /** Why it failed. */
  readonly failure: string | null
  /** How often an agent was started. */
  readonly attempts: number
}

export type Outcome =
  | { readonly status: 'completed'; readonly prLink: string | null }
  | { readonly status: 'failed'; readonly reason: string }

export type Creation =
  | { readonly kind: 'created'; readonly job: Job }
  /** Whole seconds until the project may create the next one. */
  | { readonly kind: 'limited'; readonly wait: number }

/** @param now milliseconds since 1970 */
export async function createJob(
  database: Database,
  { id, projectId, prompt, source, model, entryIds = [] }: NewJob,
  { now, jobsPerHour, enqueue }: { now: number; jobsPerHour: number; enqueue: Enqueue },
): Promise<Creation> {
  return database.transaction(async (transaction) => {
    await lockProject(database, transaction, projectId)
    const oldest = await transaction
      .selectFrom('job')
      .select('created_at')
      .where('project_id', '=', projectId)
      .where('created_at', '>', now - HOUR)
      // A clock that was ahead has left creations in the future, which would count for as long as it was ahead.
      .where('created_at', '<=', now)
      .orderBy('created_at', 'desc')
      .offset(jobsPerHour - 1)
      .limit(1)
      .executeTakeFirst()
    if (oldest !== undefined) return { kind: 'limited', wait: Math.ceil((oldest.created_at + HOUR - now) / 1000) }
    const row: JobTable = {
      ...{ id, project_id: projectId, status: 'active', prompt, ...source, model, pr_link: null, failure: null },
      ...{
        created_at: now,
        archived_at: null,
        attempts: 0,
        lease_owner: null,
        lease_until: null,
        turn: 0,
        messages: 0,
        message: null,
      },
    }
    await transaction.insertInto('job').values(row).execute()
    await watchJob(transaction, projectId, id, entryIds)
    await enqueue(transaction, id, projectId)
    return { kind: 'created', job: toJob(row) }
  })
}

export async function findJob(queries: Queries, projectId: string, id: string): Promise<JobRecord | undefined> {
  const row = await queries
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  return row && toRecord(row)
}

/** Oldest first. */
export async function listJobs(queries: Queries, projectId: string): Promise<JobRecord[]> {
  const rows = await queries
    .selectFrom('job')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toRecord)
}

/**
 * Only an active job ends; a pull request that an archived one still produces is kept, because it exists.
 *
 * @param owner counts only if the job's lease is this worker's: another one may have it by now
 * @returns whether the outcome was recorded
 */
export async function finishJob(queries: Queries, id: string, outcome: Outcome, owner?: string): Promise<boolean> {
  const end =
    outcome.status === 'completed'
      ? { status: outcome.status, pr_link: outcome.prLink, failure: null }
      : { status: outcome.status, failure: outcome.reason }
  let ending = queries
    .updateTable('job')
    .set({ ...end, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('status', '=', 'active')
  if (owner !== undefined) ending = ending.where('lease_owner', '=', owner)
  if ((await ending.executeTakeFirst()).numUpdatedRows > 0n) return true
  if (outcome.status === 'failed' || outcome.prLink === null) return false
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set({ pr_link: outcome.prLink })
    .where('id', '=', id)
    .where('status', '=', 'archived')
    .where('pr_link', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns whether there is such a job in the project */
export async function archiveJob(queries: Queries, projectId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set((set) => ({ status: 'archived' as const, archived_at: set.fn.coalesce('archived_at', set.val(now)) }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Creations of one project wait for each other, in whichever process; SQLite has one writer at a time anyway. */
async function lockProject({ kind }: Database, transaction: InTransaction, projectId: string): Promise<void> {
  const query = transaction.selectFrom('project').select('id').where('id', '=', projectId)
  await (kind === 'postgres' ? query.forUpdate() : query).executeTakeFirstOrThrow()
}

function toRecord(row: Selectable<JobTable>): JobRecord {
  const { project_id: projectId, prompt, failure, attempts } = row
  return { job: toJob(row), projectId, prompt, failure, attempts }
}

function toJob(row: JobTable): Job {
  const { id, status, repository, ref, model, pr_link: prLink, created_at: createdAt, archived_at: archivedAt } = row
  return {
    ...{ id, status, source: { repository, ref }, model, prLink },
    createdAt: new Date(createdAt).toISOString(),
    archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
  }
}

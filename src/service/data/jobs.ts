// Jobs as they are found, and ended once.
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Job } from '../../docs-api/contract.ts'
import type { Queries } from './database.ts'
import type { JobTable, Tables } from './schema.ts'

/** A job with what only the service itself sees. */
export interface JobRecord {
  readonly job: Job
  readonly projectId: string
  readonly prompt: string
  /** The latest follow-up. */
  readonly message: string | null
  /** Also while a follow-up runs, when the job itself shows none. */
  readonly pullRequest: string | null
  /** Why it failed. */
  readonly failure: string | null
  /** How often an agent was started. */
  readonly attempts: number
}

export type Outcome =
  | { readonly status: 'completed'; readonly prLink: string | null }
  | { readonly status: 'failed'; readonly reason: string }

/** Not those whose prompt and follow-up are deleted. */
export function hasWords(is: ExpressionBuilder<Tables, 'job'>) {
  return is.or([is('prompt', '!=', ''), is('message', 'is not', null)])
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

/**
 * The latest first.
 *
 * @param before only those that were created before this one; none if there is no such job
 */
export async function listJobs(
  queries: Queries,
  projectId: string,
  most = 1_000_000,
  before?: string,
): Promise<JobRecord[]> {
  let query = queries.selectFrom('job').selectAll().where('project_id', '=', projectId)
  if (before !== undefined) {
    const of = queries.selectFrom('job').where('project_id', '=', projectId).where('id', '=', before)
    query = query.where(({ eb, refTuple }) =>
      eb(refTuple('created_at', 'id'), '<', of.select(['created_at', 'id']).$asTuple('created_at', 'id')),
    )
  }
  const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute()
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
      ? // A follow-up that changed nothing leaves the pull request that there is.
        { status: outcome.status, ...(outcome.prLink === null ? {} : { pr_link: outcome.prLink }), failure: null }
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

/** One that runs is stopped: clients look no further. @returns whether there is such a job in the project */
export async function archiveJob(queries: Queries, projectId: string, id: string, now: number): Promise<boolean> {
  const archived = { status: 'archived', lease_owner: null, lease_until: null } as const
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set((set) => ({ ...archived, archived_at: set.fn.coalesce('archived_at', set.val(now)) }))
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends an active job at once: its worker stops the agent as soon as it notices, and publishes nothing. @returns whether it was active */
export async function cancelJob(queries: Queries, projectId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('job')
    .set({ status: 'archived', archived_at: now, failure: 'It was cancelled.', lease_owner: null, lease_until: null })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function toRecord(row: Selectable<JobTable>): JobRecord {
  const { project_id: projectId, prompt, message, pr_link: pullRequest, failure, attempts } = row
  return { job: toJob(row), projectId, prompt, message, pullRequest, failure, attempts }
}

export function toJob(row: Selectable<JobTable>): Job {
  const { id, status, repository, ref, model, created_at: createdAt, archived_at: archivedAt } = row
  return {
    id,
    status,
    source: { repository, ref },
    model,
    // The specification's, though a follow-up has one already.
    prLink: status === 'active' ? null : row.pr_link,
    createdAt: new Date(createdAt).toISOString(),
    archivedAt: archivedAt === null ? null : new Date(archivedAt).toISOString(),
  }
}

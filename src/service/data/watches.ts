// Jobs whose pull requests are watched: which entries each one resolves when it is merged.
import type { NotNull } from 'kysely'
import { writeAudit } from './audit.ts'
import type { Database, InTransaction, Queries } from './database.ts'

/** Statuses of entries that somebody still has to do something about. */
const open = ['pending', 'in_progress'] as const

export interface Watch {
  readonly jobId: string
  readonly projectId: string
  readonly repository: string
  /** The branches that count as merged into: the job's, and the project's of today. */
  readonly refs: readonly string[]
  readonly prLink: string
  readonly createdAt: number
  readonly etag: string | null
  readonly nextLook: number
}

/**
 * In the transaction that creates the job. Only the project's open entries count.
 *
 * @param entryIds as many as fit into one statement
 */
export async function watchJob(
  transaction: InTransaction,
  projectId: string,
  jobId: string,
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return
  await transaction.insertInto('watch').values({ job_id: jobId, next_look: 0, etag: null }).execute()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('watched_entry')
    .columns(['job_id', 'entry_id'])
    .expression(({ selectFrom, val }) =>
      selectFrom('feedback')
        .select([val(jobId).as('job_id'), 'id'])
        .where('project_id', '=', projectId)
        .where('id', 'in', entryIds)
        .where('status', 'in', open),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) await dropWatch(transaction, jobId)
}

/** Those of jobs that are older are not looked at again. One that has no pull request yet may get it by a follow-up. */
export async function dropWatches(queries: Queries, before: number): Promise<void> {
  await queries
    .deleteFrom('watch')
    .where('job_id', 'in', (from) => from.selectFrom('job').select('id').where('created_at', '<', before))
    .execute()
}

/** A look that is further away, in milliseconds, was planned by a clock that was ahead. */
const maxAhead = 86_400_000

/** With a pull request, and due; those that have waited longest come first. */
export async function listDueWatches(queries: Queries, now: number, most: number): Promise<Watch[]> {
  const rows = await queries
    .selectFrom('watch')
    .innerJoin('job', 'job.id', 'watch.job_id')
    .innerJoin('project', 'project.id', 'job.project_id')
    .select(['job.id', 'project_id', 'job.repository', 'job.ref', 'pr_link', 'created_at', 'etag', 'next_look'])
    .select('project.ref as projectRef')
    .where((is) => is.or([is('next_look', '<=', now), is('next_look', '>', now + maxAhead)]))
    .where('pr_link', 'is not', null)
    .orderBy('next_look')
    .orderBy('job.id')
    .limit(most)
    .$narrowType<{ pr_link: NotNull }>()
    .execute()
  return rows.map(({ id: jobId, project_id: projectId, repository, ref, projectRef, etag, ...row }) => ({
    jobId,
    projectId,
    repository,
    refs: [ref, projectRef],
    etag,
    prLink: row.pr_link,
    createdAt: row.created_at,
    nextLook: row.next_look,
  }))
}

/** @returns whether this process may look now: of several that want to, one */
export async function claimWatch(queries: Queries, { jobId, nextLook }: Watch, next: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('watch')
    .set({ next_look: next })
    .where('job_id', '=', jobId)
    .where('next_look', '=', nextLook)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepEtag(queries: Queries, jobId: string, etag: string | null): Promise<void> {
  await queries.updateTable('watch').set({ etag }).where('job_id', '=', jobId).execute()
}

export async function dropWatch(queries: Queries, jobId: string): Promise<void> {
  await queries.deleteFrom('watch').where('job_id', '=', jobId).execute()
}

/** Resolves the job's entries that are still open, and ends the watch: both or neither. @returns their ids, in order */
export async function resolveWatched(
  database: Database,
  { jobId, projectId, prLink }: Watch,
  at: number,
): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const rows = await transaction
      .updateTable('feedback')
      .set({ status: 'resolved' })
      .where('project_id', '=', projectId)
      .where('id', 'in', (from) => from.selectFrom('watched_entry').select('entry_id').where('job_id', '=', jobId))
      .where('status', 'in', open)
      .returning('id')
      .execute()
    await dropWatch(transaction, jobId)
    const subject = `entries: ${rows.length}, by the merge of ${prLink}`
    if (rows.length > 0)
      await writeAudit(transaction, { at, projectId, actor: 'service', action: 'status set to resolved', subject })
    return rows.map(({ id }) => id).toSorted()
  })
}

/** How many entries wait for the job's pull request. */
export async function countWatched(queries: Queries, jobId: string): Promise<number> {
  const { count } = await queries
    .selectFrom('watched_entry')
    .select((set) => set.fn.countAll<number>().as('count'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  return count
}

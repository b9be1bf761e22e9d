// Jobs are created, or go on with a follow-up: at most so many an hour and a month, in one transaction with their place in the queue.
import type { Job } from '../../docs-api/contract.ts'
import { writeAudit } from './audit.ts'
import type { Database, InTransaction, Queries } from './database.ts'
import { toJob } from './jobs.ts'
import { countUse } from './rates.ts'
import { watchJob } from './watches.ts'

const HOUR = 3_600_000
/** By how much clocks of processes differ, and how long a request may have waited for its turn since it read its own, in milliseconds. */
const maxLag = 300_000

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

type Creation =
  | { readonly kind: 'created'; readonly job: Job }
  /** Whole seconds until the project may create the next one. */
  | { readonly kind: 'limited'; readonly by: 'hour' | 'month'; readonly wait: number }

export interface CreationRules {
  readonly now: number
  /** Who asks, for the record. */
  readonly actor: string
  readonly jobsPerHour: number
  readonly enqueue: Enqueue
}

/** @param now milliseconds since 1970 */
export async function createJob(
  database: Database,
  { id, projectId, prompt, source, model, entryIds = [] }: NewJob,
  { now, actor, jobsPerHour, enqueue }: CreationRules,
): Promise<Creation> {
  return database.transaction(async (transaction) => {
    const budget = await lockProject(database, transaction, projectId)
    const spent = await findSpent(transaction, projectId, budget, now)
    if (spent !== undefined) return spent
    const oldest = await transaction
      .selectFrom('job')
      .select('created_at')
      .where('project_id', '=', projectId)
      .where('created_at', '>', now - HOUR)
      // A clock that was ahead has left creations in the future, which would count for as long as it was ahead.
      .where('created_at', '<=', now + maxLag)
      .orderBy('created_at', 'desc')
      .offset(jobsPerHour - 1)
      .limit(1)
      .executeTakeFirst()
    if (oldest !== undefined)
      return { kind: 'limited', by: 'hour', wait: Math.ceil((oldest.created_at + HOUR - now) / 1000) }
    const row = await transaction
      .insertInto('job')
      .values({ id, project_id: projectId, status: 'active', prompt, ...source, model, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow()
    await spend(transaction, projectId, now)
    await watchJob(transaction, projectId, id, entryIds)
    await enqueue(transaction, id, projectId)
    await writeAudit(transaction, { at: now, projectId, actor, action: 'job created', subject: id })
    return { kind: 'created', job: toJob(row) }
  })
}

type MessageReceipt =
  | { readonly kind: 'queued'; readonly job: Job }
  | { readonly kind: 'unknown' }
  /** It still runs, or was archived. */
  | { readonly kind: 'not-ended' | 'archived' }
  | Exclude<Creation, { kind: 'created' }>

/** Puts a job that has ended back into the queue, to go on with a follow-up. */
export async function messageJob(
  database: Database,
  { id, projectId, prompt }: Pick<NewJob, 'id' | 'projectId' | 'prompt'>,
  { now, actor, jobsPerHour, enqueue }: CreationRules,
): Promise<MessageReceipt> {
  return database.transaction(async (transaction) => {
    const budget = await lockProject(database, transaction, projectId)
    const row = await transaction
      .selectFrom('job')
      .selectAll()
      .where('id', '=', id)
      .where('project_id', '=', projectId)
      .executeTakeFirst()
    if (row === undefined) return { kind: 'unknown' }
    if (row.status === 'active') return { kind: 'not-ended' }
    if (row.status === 'archived') return { kind: 'archived' }
    const spent = await findSpent(transaction, projectId, budget, now)
    if (spent !== undefined) return spent
    const wait = await countUse(transaction, projectId, 'message', jobsPerHour, now)
    if (wait > 0) return { kind: 'limited', by: 'hour', wait }
    const changed = {
      status: 'active',
      message: prompt,
      messages: row.messages + 1,
      failure: null,
      attempts: 0,
    } as const
    await transaction.updateTable('job').set(changed).where('id', '=', id).execute()
    await spend(transaction, projectId, now)
    await enqueue(transaction, id, projectId)
    await writeAudit(transaction, { at: now, projectId, actor, action: 'follow-up sent', subject: id })
    return { kind: 'queued', job: toJob({ ...row, ...changed }) }
  })
}

/** Jobs and follow-ups of this month (UTC). */
async function findSpent(
  transaction: InTransaction,
  projectId: string,
  budget: number | null,
  now: number,
): Promise<Exclude<Creation, { kind: 'created' }> | undefined> {
  if (budget === null) return undefined
  const row = await transaction
    .selectFrom('month_use')
    .select('jobs')
    .where('project_id', '=', projectId)
    .where('month', '=', monthOf(now))
    .executeTakeFirst()
  if ((row?.jobs ?? 0) < budget) return undefined
  const date = new Date(now)
  const end = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
  return { kind: 'limited', by: 'month', wait: Math.ceil((end - now) / 1000) }
}

/** Counted without a budget too: one may be set later. */
async function spend(transaction: InTransaction, projectId: string, now: number): Promise<void> {
  await transaction
    .insertInto('month_use')
    .values({ project_id: projectId, month: monthOf(now), jobs: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'month']).doUpdateSet((set) => ({ jobs: set('month_use.jobs', '+', 1) })),
    )
    .execute()
}

/** Each project's jobs and follow-ups of this month, and how many it may have. */
export async function listBudgets(queries: Queries, now: number) {
  return queries
    .selectFrom('project')
    .leftJoin('month_use', (join) => join.onRef('project_id', '=', 'id').on('month', '=', monthOf(now)))
    .select(['id', 'jobs', 'jobs_per_month'])
    .execute()
}

function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}

/**
 * Creations of one project wait for each other, in whichever process, but not for an import into it, whose entries refer to the project;
 * SQLite has one writer at a time anyway. @returns its budget; none if it was removed meanwhile, and then nothing can be added to it
 */
async function lockProject({ kind }: Database, transaction: InTransaction, projectId: string): Promise<number | null> {
  const query = transaction.selectFrom('project').select('jobs_per_month').where('id', '=', projectId)
  const project = await (kind === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
  return project?.jobs_per_month ?? null
}

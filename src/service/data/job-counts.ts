// How many jobs wait, run and ended, by project.
import { sql } from 'kysely'
import type { Queries } from './database.ts'

interface JobCounts {
  readonly projectId: string
  readonly waiting: number
  readonly running: number
  readonly completed: number
  readonly failed: number
  readonly archived: number
  /** When the longest-waiting one was created, milliseconds since 1970. */
  readonly oldest: number | null
}

/** Projects without jobs are left out. */
export async function countJobs(queries: Queries): Promise<JobCounts[]> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`cast(sum(case when ${condition} then 1 else 0 end) as bigint)`
  const isWaiting = sql<boolean>`status = 'active' and lease_owner is null`
  return queries
    .selectFrom('job')
    .select([
      'project_id as projectId',
      count(isWaiting).as('waiting'),
      count(sql`status = 'active' and lease_owner is not null`).as('running'),
      count(sql`status = 'completed'`).as('completed'),
      count(sql`status = 'failed'`).as('failed'),
      count(sql`status = 'archived'`).as('archived'),
      sql<number | null>`min(case when ${isWaiting} then created_at end)`.as('oldest'),
    ])
    .groupBy('project_id')
    .orderBy('project_id')
    .execute()
}

/** All projects together, read from an index of active jobs alone. */
export async function countActive(queries: Queries): Promise<{ waiting: number; running: number }> {
  const { active, waiting } = await queries
    .selectFrom('job')
    .select([
      sql<number>`count(*)`.as('active'),
      sql<number>`cast(coalesce(sum(case when lease_owner is null then 1 else 0 end), 0) as bigint)`.as('waiting'),
    ])
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return { waiting, running: active - waiting }
}

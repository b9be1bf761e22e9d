// How often something was done in this hour of the clock: counted in the database, so that all processes share one limit.
import type { Queries } from './database.ts'
import { hourOf, waitForHour } from './hours.ts'

/**
 * Uses in this hour, without writing: whoever floods the service only makes it read.
 *
 * @param now milliseconds since 1970
 */
export async function readUses(queries: Queries, projectId: string, what: string, now: number): Promise<number> {
  const row = await queries
    .selectFrom('rate')
    .select('uses')
    .where('project_id', '=', projectId)
    .where('what', '=', what)
    .where('hour', '=', hourOf(now))
    .executeTakeFirst()
  return row?.uses ?? 0
}

/**
 * Counts one use.
 *
 * @param now milliseconds since 1970
 * @returns 0, or the seconds until the next hour when this use is more than the limit allows
 */
export async function countUse(
  queries: Queries,
  projectId: string,
  what: string,
  limit: number,
  now: number,
): Promise<number> {
  const hour = hourOf(now)
  const row = await queries
    .insertInto('rate')
    .values({ project_id: projectId, what, hour, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'what']).doUpdateSet((set) => ({
        hour,
        uses: set
          .case()
          .when('rate.hour', '=', hour)
          .then(set('rate.uses', '+', 1))
          .else(1)
          .end(),
      })),
    )
    .returning('uses')
    .executeTakeFirstOrThrow()
  return row.uses <= limit ? 0 : waitForHour(now)
}

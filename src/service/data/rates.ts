// How often something was done in this hour of the clock: counted in the database, so that all processes share one limit.
import type { Queries } from './database.ts'

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
  return (await takeUses(queries, projectId, what, { limit, count: 1 }, now)) > 0 ? 0 : waitForHour(now)
}

/** @returns how many of so many uses the limit still allows; the others are counted all the same */
export async function takeUses(
  queries: Queries,
  projectId: string,
  what: string,
  { limit, count }: { limit: number; count: number },
  now: number,
): Promise<number> {
  const hour = hourOf(now)
  const row = await queries
    .insertInto('rate')
    .values({ project_id: projectId, what, hour, uses: count })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'what']).doUpdateSet((set) => ({
        hour,
        uses: set
          .case()
          .when('rate.hour', '=', hour)
          .then(set('rate.uses', '+', count))
          .else(count)
          .end(),
      })),
    )
    .returning('uses')
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.min(count, limit - (row.uses - count)))
}

const HOUR = 3_600_000

export function hourOf(now: number): number {
  return Math.floor(now / HOUR)
}

/** @returns whole seconds until the next hour begins */
export function waitForHour(now: number): number {
  return Math.ceil(((hourOf(now) + 1) * HOUR - now) / 1000)
}

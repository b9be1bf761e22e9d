// How much each reader sent in this hour of the clock. No address is kept: only a hash of it, under a key that is deleted after the hour.
import { createHmac } from 'node:crypto'
import { keepSecret, type Queries } from './database.ts'

const HOUR = 3_600_000
const keyPrefix = 'visits-of-'

export interface Visit {
  readonly projectId: string
  /** Of the reader, or of the network that is counted as one reader. */
  readonly address: string
  readonly limit: number
}

/**
 * Counts one visit, unless the limit is reached.
 *
 * @param now milliseconds since 1970
 * @returns 0, or the seconds until the next hour when this visit is more than the limit allows
 */
export async function countVisit(queries: Queries, { projectId, address, limit }: Visit, now: number): Promise<number> {
  const hour = Math.floor(now / HOUR)
  const key = await keepSecret(queries, `${keyPrefix}${hour}`)
  const reader = createHmac('sha256', key).update(`${projectId}\n${address}`).digest('base64url')
  const known = await queries
    .selectFrom('visit')
    .select('uses')
    .where('project_id', '=', projectId)
    .where('reader', '=', reader)
    .executeTakeFirst()
  const wait = Math.ceil(((hour + 1) * HOUR - now) / 1000)
  // Whoever floods the service makes it read, not write.
  if ((known?.uses ?? 0) >= limit) return wait
  const { uses } = await queries
    .insertInto('visit')
    .values({ project_id: projectId, reader, hour, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'reader']).doUpdateSet((set) => ({ uses: set('visit.uses', '+', 1) })),
    )
    .returning('uses')
    .executeTakeFirstOrThrow()
  return uses <= limit ? 0 : wait
}

/** Deletes what earlier hours left: afterwards nobody can tell who sent something. */
export async function forgetVisits(queries: Queries, now: number): Promise<void> {
  const hour = Math.floor(now / HOUR)
  await queries.deleteFrom('visit').where('hour', '<', hour).execute()
  await queries
    .deleteFrom('setting')
    .where('name', 'like', `${keyPrefix}%`)
    .where('name', '!=', `${keyPrefix}${hour}`)
    .execute()
}

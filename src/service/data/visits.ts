// How much each reader sent in this hour of the clock. No address is kept: only a hash of it, under a key that is deleted after the hour.
import { createHmac } from 'node:crypto'
import { keepSecret, type Queries } from './database.ts'
import { hourOf } from './hours.ts'

const keyPrefix = 'visits-of-'

/** A reader in one hour. */
export interface Visit {
  readonly projectId: string
  readonly reader: string
  readonly hour: number
  readonly uses: number
}

/**
 * Without writing, so that whoever floods the service only makes it read.
 *
 * @param address of the reader, or of the network that is counted as one reader
 * @param now milliseconds since 1970
 */
export async function findVisit(queries: Queries, projectId: string, address: string, now: number): Promise<Visit> {
  const hour = hourOf(now)
  const key = await keepSecret(queries, `${keyPrefix}${hour}`)
  const reader = createHmac('sha256', key).update(`${projectId}\n${address}`).digest('base64url')
  const known = await queries
    .selectFrom('visit')
    .select('uses')
    .where('project_id', '=', projectId)
    .where('reader', '=', reader)
    .executeTakeFirst()
  return { projectId, reader, hour, uses: known?.uses ?? 0 }
}

/** @returns how many uses there are with this one */
export async function countVisit(queries: Queries, { projectId, reader, hour }: Visit): Promise<number> {
  const { uses } = await queries
    .insertInto('visit')
    .values({ project_id: projectId, reader, hour, uses: 1 })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'reader']).doUpdateSet((set) => ({ uses: set('visit.uses', '+', 1) })),
    )
    .returning('uses')
    .executeTakeFirstOrThrow()
  return uses
}

/** Deletes what earlier hours left: afterwards nobody can tell who sent something. */
export async function forgetVisits(queries: Queries, now: number): Promise<void> {
  const hour = hourOf(now)
  await queries.deleteFrom('visit').where('hour', '<', hour).execute()
  await queries
    .deleteFrom('setting')
    .where('name', 'like', `${keyPrefix}%`)
    .where('name', '!=', `${keyPrefix}${hour}`)
    .execute()
}

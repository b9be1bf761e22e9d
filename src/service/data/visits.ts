// Readers who send feedback, as their uses are counted. No address is kept: only a hash of it, under a key that is deleted after the hour.
import { createHmac } from 'node:crypto'
import { keepSecret, type Queries } from './database.ts'
import { hourOf } from './hours.ts'

const keyPrefix = 'visits-of-'

/**
 * What a reader's uses are counted as, in this hour and project.
 *
 * @param address of the reader, or of the network that is counted as one reader
 * @param now milliseconds since 1970
 */
export async function nameReader(queries: Queries, projectId: string, address: string, now: number): Promise<string> {
  const key = await keepSecret(queries, `${keyPrefix}${hourOf(now)}`)
  return `reader ${createHmac('sha256', key).update(`${projectId}\n${address}`).digest('base64url')}`
}

/** Deletes what other hours left, those of a clock that was ahead too: afterwards, senders can no longer be identified. */
export async function forgetVisits(queries: Queries, now: number): Promise<void> {
  const hour = hourOf(now)
  await queries
    .deleteFrom('rate')
    .where((is) => is.or([is('hour', '<', hour), is('hour', '>', hour + 1)]))
    .execute()
  await queries
    .deleteFrom('setting')
    .where('name', 'like', `${keyPrefix}%`)
    .where('name', '!=', `${keyPrefix}${hour}`)
    .execute()
}

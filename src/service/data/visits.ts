// Readers who send feedback, as their uses are counted. No address is kept: only a hash of it, under a key that is deleted after the hour.
import { createHmac } from 'node:crypto'
import { keepSecret, type Queries } from './database.ts'
import { hourOf } from './rates.ts'

const keyPrefix = 'visits-of-'

/** By which readers are told apart in this hour, the same for all processes. */
export function readReaderKey(queries: Queries, hour: number): Promise<string> {
  return keepSecret(queries, `${keyPrefix}${hour}`)
}

/**
 * What a reader's uses are counted as, in the key's hour and this project.
 *
 * @param address of the reader, or of the network that is counted as one reader
 */
export function nameReader(key: string, projectId: string, address: string): string {
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

// Which queue a database has. The library for Postgres is loaded where there is one.
import type { Database } from '../data/database.ts'
import type { Queue, QueueOptions } from './queue.ts'

/**
 * @param url what the database was opened with
 * @param role a `sender` only puts jobs in; a `worker` also takes care of jobs whose worker is gone
 */
export async function openQueue(
  database: Database,
  url: string,
  role: 'sender' | 'worker',
  options: QueueOptions,
): Promise<Queue> {
  if (database.kind === 'sqlite') return (await import('./leased-queue.ts')).createLeasedQueue(database, options)
  return (await import('./boss-queue.ts')).openBossQueue(database, url, role, options)
}

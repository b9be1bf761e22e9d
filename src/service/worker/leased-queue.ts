// The queue in the embedded database: the jobs themselves, each with its turn and its lease. One file has one writer at a time, so a
// claim is one short transaction, and there is nothing that a library would add.
import type { Database, Queries } from '../data/database.ts'
import { finishJob } from '../data/jobs.ts'
import { extendLease, giveUp, returnJob, takeJob } from './claims.ts'
import { assignTurn } from './job-turns.ts'
import type { Claim, Queue, QueueOptions } from './queue.ts'

export function createLeasedQueue(database: Database, options: QueueOptions): Queue {
  const { leaseSeconds, maxAttempts, now } = options
  const { queries } = database

  const claim = (own: readonly string[]): Promise<Claim | undefined> =>
    database.transaction(async (transaction) => {
      for (;;) {
        const jobId = await findNext(transaction, now(), own, options)
        const taken = jobId === undefined ? undefined : await takeJob(transaction, jobId, options)
        if (taken === undefined || taken.attempt <= maxAttempts) return taken
        await giveUp(transaction, taken)
      }
    })

  return {
    async enqueue(transaction, jobId, projectId) {
      await assignTurn(transaction, jobId, projectId)
    },
    // Reading needs no lock, so that an idle worker keeps nobody from writing.
    claim: async (own = []) => ((await findNext(queries, now(), own, options)) === undefined ? undefined : claim(own)),
    renew: (held) => extendLease(queries, held, now() + leaseSeconds * 1000),
    finish: ({ task, owner }, outcome) => finishJob(queries, task.jobId, outcome, owner),
    handBack: (held) => returnJob(queries, held),
    close: async () => {},
  }
}

/** A lease that ends later than this, in milliseconds, was taken by a clock that was ahead. */
const maxLease = 3_600_000

/** Jobs that nobody has, and those of workers that have not renewed their lease. */
async function findNext(
  queries: Queries,
  now: number,
  own: readonly string[],
  { leaseSeconds }: QueueOptions,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('job')
    .select('id')
    .where('status', '=', 'active')
    .where('id', 'not in', own)
    .where((where) =>
      where.or([
        where('lease_until', 'is', null),
        where('lease_until', '<', now),
        where('lease_until', '>', now + Math.max(maxLease, leaseSeconds * 2000)),
      ]),
    )
    .orderBy('turn')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

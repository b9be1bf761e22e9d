// The queue in a shared Postgres: pg-boss. It knows which job is next, who has it and whether they are alive; the job's own row says
// the same once more, so that what a worker records counts only while both agree.
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../data/database.ts'
import { finishJob } from '../data/jobs.ts'
import { extendLease, giveUp, returnJob, takeJob } from './claims.ts'
import { assignTurn } from './job-turns.ts'
import type { Claim, Queue, QueueOptions } from './queue.ts'

const name = 'agent-jobs'
/** An accepted job is never dropped for its age, and its attempts are counted in its own row. */
const never = 10 * 365 * 86_400
const policy = { retryLimit: 1_000_000, retryDelay: 0, retentionSeconds: never, deleteAfterSeconds: 86_400 }
/** A day is the most that the library allows; an agent's own limit is shorter. */
const maxJob = 86_400
/**
 * Milliseconds until a connection that says nothing is replaced: the library, and a worker with it, would wait for it for ever. The server
 * gives up a statement before that, or those that nobody waits for any more would pile up there and claim jobs.
 */
const defaultAnswer = 40_000
const statementShare = 0.75

interface Held extends Claim {
  /** The entry in the queue, and which of its attempts this is. */
  readonly entry: { readonly id: string; readonly retryCount: number }
}

export async function openBossQueue(
  database: Database,
  url: string,
  role: 'sender' | 'worker',
  options: QueueOptions,
): Promise<Queue> {
  const { leaseSeconds, maxAttempts, upkeepSeconds = 5, now, onError } = options
  const { queries } = database
  const { maxAnswer = defaultAnswer } = options
  // Of pg, to which the library passes them on.
  const limits = { statement_timeout: maxAnswer * statementShare, query_timeout: maxAnswer }
  const boss = new PgBoss({
    connectionString: url,
    ...limits,
    application_name: 'feedback-service queue',
    max: 4,
    supervise: role === 'worker',
    schedule: false,
    superviseIntervalSeconds: upkeepSeconds,
    monitorIntervalSeconds: upkeepSeconds,
  })
  // Without a listener it would end the process.
  boss.on('error', onError)
  await boss.start().catch((cause: unknown) => {
    const remedy = 'check that the database’s user may create the schema pgboss (`grant create on database …`)'
    throw new Error(`Could not open the job queue: ${remedy}`, { cause })
  })
  const settings = { ...policy, heartbeatSeconds: leaseSeconds, expireInSeconds: maxJob }
  await boss.createQueue(name, settings)
  if (role === 'worker') await boss.updateQueue(name, settings)

  const held = new Map<string, Held['entry']>()
  const settle = async (claim: Claim, work: (entry: Held['entry']) => Promise<boolean>): Promise<boolean> => {
    const entry = held.get(claim.owner)
    return entry === undefined ? false : work(entry)
  }

  return {
    async enqueue(transaction, jobId, projectId) {
      const turn = await assignTurn(transaction, jobId, projectId)
      const sent = await boss.send(name, { jobId }, { priority: -turn, db: fromKysely(transaction) })
      if (sent === null) throw new Error('The queue rejected the job')
    },

    async claim() {
      for (;;) {
        const [entry] = await boss.fetch<{ jobId: string }>(name, { batchSize: 1 })
        if (entry === undefined) return undefined
        const attempt = { id: entry.id, retryCount: entry.retryCount }
        const taken = await takeJob(queries, entry.data.jobId, options)
        if (taken !== undefined && taken.attempt <= maxAttempts) {
          held.set(taken.owner, attempt)
          return taken
        }
        if (taken !== undefined) await giveUp(queries, taken)
        // It has ended: by hand, or by a worker that could say so no more.
        await boss.complete(name, attempt)
      }
    },

    renew: (claim) =>
      settle(claim, async (entry) => {
        return (
          isAffected(await boss.touch(name, entry)) && (await extendLease(queries, claim, now() + leaseSeconds * 1000))
        )
      }),

    finish: (claim, outcome) =>
      settle(claim, async (entry) => {
        const isRecorded = await database.transaction(async (transaction) => {
          const isOurs = await finishJob(transaction, claim.task.jobId, outcome, claim.owner)
          // Without effect if the entry is another attempt's by now.
          await boss.complete(name, entry, null, { db: fromKysely(transaction) })
          return isOurs
        })
        held.delete(claim.owner)
        return isRecorded
      }),

    async handBack(claim) {
      await settle(claim, async (entry) => {
        await database.transaction(async (transaction) => {
          await returnJob(transaction, claim)
          await boss.fail(name, entry, null, { db: fromKysely(transaction) })
        })
        return held.delete(claim.owner)
      })
    },

    close: () => boss.stop({ graceful: false, close: true }),
  }
}

/** The library answers so, though its types do not say it. */
function isAffected(response: object): boolean {
  return 'affected' in response && response.affected === 1
}

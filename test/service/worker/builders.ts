// What the tests of queue and worker share: a database with projects, jobs in it, and agents that only count.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe } from 'vitest'
import type { Agent, AgentOutcome } from '../../../src/service/agents/agent.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { findJob } from '../../../src/service/data/jobs.ts'
import { openQueue } from '../../../src/service/worker/open-queue.ts'
import type { Queue, QueueOptions } from '../../../src/service/worker/queue.ts'
import { startWorker, type Worker, type WorkerEvent, type WorkerOptions } from '../../../src/service/worker/worker.ts'
import type { Kind } from '../../support/databases.ts'
import { addJob, addProjects } from '../builders.ts'
import { kinds } from '../on-each-database.ts'

export let site: Awaited<ReturnType<typeof openSite>>

export function onEachSite(title: string, tests: () => void, some: readonly Kind[] = kinds): void {
  describe.for(some)('$name', (kind) => {
    describe.skipIf(kind.missing)(title, () => {
      beforeEach(async () => {
        site = await openSite(kind)
      })
      afterEach(() => site.close())
      tests()
    })
  })
}

async function openSite(kind: Kind) {
  const empty = await kind.create()
  const database = await openDatabase(empty.url)
  await addProjects(database, 'one', 'two', 'three')
  const queues: Queue[] = []
  const workers: Worker[] = []
  const clock = { ahead: 0 }
  const open = async (given: Partial<QueueOptions> = {}) => {
    const fixed = { leaseSeconds: 60, maxAttempts: 3, upkeepSeconds: 1, id: randomUUID, onError: () => {} }
    const now = () => Date.now() + clock.ahead
    const queue = await openQueue(database, empty.url, 'worker', { ...fixed, now, ...given })
    queues.push(queue)
    return queue
  }
  const queue = await open()
  let count = 0
  return {
    ...{ database, queue, openQueue: open },
    /** As if the workers of all claims had died a lease ago. */
    async lapse() {
      clock.ahead += 3_600_000
      if (database.kind !== 'postgres') return
      await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(
        database.queries,
      )
    },
    /** The ids of the jobs, in the order of their creation: one after the other in time, as creations are. */
    async createJobs(projectId: string, many: number) {
      const ids: string[] = []
      for (let at = 0; at < many; at++) {
        const id = `${projectId}-${String(++count).padStart(4, '0')}`
        const rules = { now: count, jobsPerHour: 10_000, enqueue: queue.enqueue }
        await addJob(database, id, { projectId, prompt: `Prompt of ${id}`, ...rules })
        ids.push(id)
      }
      return ids
    },
    async read(jobId: string) {
      const record = await findJob(database.queries, jobId.replace(/-\d+$/, ''), jobId)
      if (!record) throw new Error(`There is no job ${jobId}`)
      const { job, failure, attempts } = record
      return { status: job.status, prLink: job.prLink, failure, attempts }
    },
    startWorker(agent: Agent, given: Partial<WorkerOptions> = {}) {
      const events: WorkerEvent[] = []
      const worker = startWorker({
        ...{ queue, agent, concurrency: 2, leaseSeconds: 60, pollMilliseconds: 20, steady: () => performance.now() },
        onEvent: (event) => void events.push(event),
        ...given,
      })
      workers.push(worker)
      return { worker, events }
    },
    async close() {
      for (const worker of workers) await worker.stop(0)
      for (const one of queues) await one.close()
      await database.close()
      await empty.remove()
    },
  }
}

/** Ends each job at once unless `until` holds it, and writes down in which order they came. */
export function createCountingAgent(until: (jobId: string, signal: AbortSignal) => Promise<void> = async () => {}) {
  const started: string[] = []
  const agent: Agent = {
    model: 'counting',
    async run({ jobId }, signal): Promise<AgentOutcome> {
      started.push(jobId)
      await until(jobId, signal)
      return { status: 'completed', prLink: `https://github.example/acme/docs/pull/${started.length}` }
    },
  }
  return { agent, started }
}

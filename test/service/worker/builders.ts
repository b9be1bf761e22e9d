// What the tests of queue and worker share: a database with projects, jobs in it, and agents that only count.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Agent, AgentOutcome } from '../../../src/service/agents/agent.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { createJob } from '../../../src/service/data/job-creation.ts'
import { findJob } from '../../../src/service/data/jobs.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { openQueue } from '../../../src/service/worker/open-queue.ts'
import type { Queue, QueueOptions } from '../../../src/service/worker/queue.ts'
import { startWorker, type Worker, type WorkerEvent, type WorkerOptions } from '../../../src/service/worker/worker.ts'
import type { EmptyDatabase, Kind } from '../../support/databases.ts'

export interface Site {
  readonly database: Database
  readonly url: string
  readonly queue: Queue
  /** Another connection to the same queue, as another process has it. */
  openQueue(overrides?: Partial<QueueOptions>): Promise<Queue>
  /** As if the workers of all claims had died a lease ago. */
  lapse(): Promise<void>
  /** The ids of the jobs, in the order of their creation. */
  createJobs(projectId: string, count: number): Promise<string[]>
  read(jobId: string): Promise<{ status: string; prLink: string | null; failure: string | null; attempts: number }>
  startWorker(agent: Agent, overrides?: Partial<WorkerOptions>): { worker: Worker; events: WorkerEvent[] }
  close(): Promise<void>
}

export const projects = ['one', 'two', 'three'] as const

export async function openSite(kind: Kind, overrides: Partial<QueueOptions> = {}): Promise<Site> {
  const empty: EmptyDatabase = await kind.create()
  const database = await openDatabase(empty.url)
  for (const id of projects) await saveProject(database.queries, { id, repository: 'acme/docs', ref: 'main' })
  const open: Site['openQueue'] = async (given = {}) => {
    const fixed = {
      leaseSeconds: 60,
      mostAttempts: 3,
      upkeepSeconds: 1,
      id: randomUUID,
      now: () => Date.now() + clock.ahead,
      onError: () => {},
    }
    const queue = await openQueue(database, empty.url, 'worker', { ...fixed, ...overrides, ...given })
    queues.push(queue)
    return queue
  }
  const queues: Queue[] = []
  const clock = { ahead: 0 }
  const queue = await open()
  const workers: Worker[] = []
  let count = 0
  return {
    database,
    url: empty.url,
    queue,
    openQueue: open,
    async lapse() {
      clock.ahead += 3_600_000
      if (database.kind === 'postgres')
        await sql`update pgboss.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`.execute(
          database.queries,
        )
    },
    async createJobs(projectId, many) {
      const ids: string[] = []
      for (let at = 0; at < many; at++) {
        const id = `${projectId}-${String(++count).padStart(4, '0')}`
        const source = { repository: 'acme/docs', ref: 'main' }
        const job = { id, projectId, prompt: `Prompt of ${id}`, source, model: 'counting' }
        // One after the other in time, as creations are.
        await createJob(database, job, { now: count, jobsPerHour: 10_000, enqueue: queue.enqueue })
        ids.push(id)
      }
      return ids
    },
    async read(jobId) {
      const record = await findJob(database.queries, jobId.replace(/-\d+$/, ''), jobId)
      if (!record) throw new Error(`There is no job ${jobId}`)
      const { job, failure, attempts } = record
      return { status: job.status, prLink: job.prLink, failure, attempts }
    },
    startWorker(agent, given = {}) {
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

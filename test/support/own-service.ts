// The service as teams run it, for the Action's own tests and the demo: a database in a file, the queue, a worker with an agent, and a port.
import { randomUUID } from 'node:crypto'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../src/docs-api/vocabulary.ts'
import type { Agent } from '../../src/service/agents/agent.ts'
import { openDatabase } from '../../src/service/data/database.ts'
import { saveEntries, setEntryStatus } from '../../src/service/data/feedback.ts'
import { archiveJob, type JobRecord, listJobs } from '../../src/service/data/jobs.ts'
import { addKey, revokeKeys } from '../../src/service/data/keys.ts'
import { saveProject } from '../../src/service/data/projects.ts'
import { listen } from '../../src/service/http/listen.ts'
import { createService } from '../../src/service/http/service.ts'
import { openQueue } from '../../src/service/worker/open-queue.ts'
import { defaultLease } from '../../src/service/worker/queue.ts'
import { startWorker } from '../../src/service/worker/worker.ts'
import { createFile } from './empty-database.ts'

export interface OwnServiceOptions {
  readonly project: string
  readonly key: string
  readonly repository: string
  readonly entries?: readonly FeedbackEntry[]
  readonly agent: Agent
  /** Jobs at once. */
  readonly concurrency?: number
  /** What a clock that jumps must not outrun. */
  readonly leaseSeconds?: number
  /** Stands in front of the service, so that it can misbehave. */
  readonly front?: (request: Request, pass: Fetch) => Response | Promise<Response>
}

export type Fetch = (request: Request) => Promise<Response>

export interface OwnService {
  readonly url: string
  /** What the port does, without the port. */
  readonly fetch: Fetch
  /** Oldest first. */
  jobs(): Promise<JobRecord[]>
  addEntries(entries: readonly FeedbackEntry[]): Promise<void>
  setEntryStatus(id: string, status: FeedbackStatus): Promise<void>
  archiveJob(id: string): Promise<void>
  /** From now on this key and no other opens the project; `expiresAt`: milliseconds since 1970, null for never. */
  replaceKey(key: string, expiresAt?: number | null): Promise<void>
  /** Resolves when no job waits or is worked on. */
  settled(): Promise<void>
  countRequests(): number
  /** What went wrong inside, for a test to see that nothing did. */
  readonly faults: readonly unknown[]
  close(): Promise<void>
}

export async function startService(options: OwnServiceOptions): Promise<OwnService> {
  const { project, key, repository, entries = [], agent, concurrency = 4 } = options
  const empty = createFile()
  const faults: unknown[] = []
  const onFault = (fault: unknown) => void faults.push(fault)
  const database = await openDatabase(empty.url)
  const { queries } = database
  const addEntries = (added: readonly FeedbackEntry[]) =>
    database.transaction((transaction) => saveEntries(transaction, project, added))
  const replaceKey = async (given: string, expiresAt: number | null = null) => {
    const name = 'Action'
    await revokeKeys(queries, project, name)
    await addKey(queries, { key: given, projectId: project, access: 'write', name, expiresAt }, Date.now())
  }
  await saveProject(queries, { id: project, repository, ref: 'main' })
  await replaceKey(key)
  await addEntries(entries)

  const common = { now: Date.now, id: randomUUID, onFault }
  const lease = { ...defaultLease, leaseSeconds: options.leaseSeconds ?? defaultLease.leaseSeconds }
  const queue = await openQueue(database, empty.url, 'worker', { ...lease, ...common })
  let event = Promise.withResolvers<void>()
  const worker = startWorker({
    ...{ queue, agent, concurrency, leaseSeconds: lease.leaseSeconds, pollMilliseconds: 1000, now: Date.now },
    onEvent(happened) {
      if (happened.kind === 'fault') onFault(happened.fault)
      event.resolve()
      event = Promise.withResolvers()
    },
  })
  const service = createService({
    ...{ database, model: agent.model, ...common },
    async enqueue(...job) {
      await queue.enqueue(...job)
      // By then the transaction is over.
      setTimeout(() => worker.wake(), 0)
    },
  })
  let requests = 0
  const pass: Fetch = async (request) => service.fetch(request)
  const fetch: Fetch = async (request) => {
    requests += 1
    return options.front === undefined ? pass(request) : options.front(request, pass)
  }
  const listening = await listen({ fetch }, { port: 0, host: '127.0.0.1', grace: 0 })
  const jobs = () => listJobs(queries, project)

  return {
    ...{ url: listening.url, fetch, jobs, addEntries, replaceKey, faults },
    async setEntryStatus(id, status) {
      if (!(await setEntryStatus(queries, project, id, status))) throw new Error(`There is no entry ${id}`)
    },
    async archiveJob(id) {
      if (!(await archiveJob(queries, project, id, Date.now()))) throw new Error(`There is no job ${id}`)
    },
    async settled() {
      for (;;) {
        const { promise: next } = event
        if ((await jobs()).every(({ job }) => job.status !== 'active')) return
        await next
      }
    },
    countRequests: () => requests,
    async close() {
      await listening.close()
      await worker.stop(5000)
      await queue.close()
      await database.close()
      await empty.remove()
    },
  }
}

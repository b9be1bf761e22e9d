// The service as teams run it, for the Action's own tests: a database in a file, the queue, a worker with an agent, and a port.
import { randomUUID } from 'node:crypto'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { Agent } from '../../src/service/agents/agent.ts'
import { openDatabase } from '../../src/service/data/database.ts'
import { saveEntries } from '../../src/service/data/feedback.ts'
import { type JobRecord, listJobs } from '../../src/service/data/jobs.ts'
import { addKey } from '../../src/service/data/keys.ts'
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
  readonly entries: readonly FeedbackEntry[]
  readonly agent: Agent
}

export interface RunningService {
  readonly url: string
  jobs(): Promise<JobRecord[]>
  /** What went wrong inside, for a test to see that nothing did. */
  readonly faults: readonly unknown[]
  close(): Promise<void>
}

export async function startService(options: OwnServiceOptions): Promise<RunningService> {
  const { project, key, repository, entries, agent } = options
  const empty = createFile()
  const faults: unknown[] = []
  const onFault = (fault: unknown) => void faults.push(fault)
  const database = await openDatabase(empty.url)
  await saveProject(database.queries, { id: project, repository, ref: 'main' })
  await addKey(
    database.queries,
    { key, projectId: project, access: 'write', name: 'Action', expiresAt: null },
    Date.now(),
  )
  await database.transaction((transaction) => saveEntries(transaction, project, entries))
  const common = { now: Date.now, id: randomUUID, onFault }
  const queue = await openQueue(database, empty.url, 'worker', { ...defaultLease, ...common })
  const worker = startWorker({
    ...{ queue, agent, concurrency: 2, leaseSeconds: defaultLease.leaseSeconds, pollMilliseconds: 50, now: Date.now },
    onEvent: (event) => event.kind === 'fault' && onFault(event.fault),
  })
  const service = createService({ database, enqueue: queue.enqueue, model: agent.model, ...common })
  const listening = await listen(service, { port: 0, host: '127.0.0.1', grace: 0 })
  return {
    ...{ url: listening.url, faults, jobs: () => listJobs(database.queries, project) },
    async close() {
      await listening.close()
      await worker.stop(5000)
      await queue.close()
      await database.close()
      await empty.remove()
    },
  }
}

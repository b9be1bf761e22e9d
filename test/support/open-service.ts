// The service on an empty SQLite with one project, and what its team does beside it: new entries, their status, keys.
import { randomUUID } from 'node:crypto'
import { Kysely } from 'kysely'
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../src/docs-api/vocabulary.ts'
import { type Database, openDatabase, useDatabase } from '../../src/service/data/database.ts'
import { saveEntries, setEntryStatus } from '../../src/service/data/feedback-table.ts'
import { archiveJob, listJobs } from '../../src/service/data/jobs.ts'
import { addKey, revokeKeys } from '../../src/service/data/keys.ts'
import { migrations } from '../../src/service/data/migrations.ts'
import { saveProject } from '../../src/service/data/projects.ts'
import type { Tables } from '../../src/service/data/schema.ts'
import { createSqliteDialect } from '../../src/service/data/sqlite.ts'
import type { Limits } from '../../src/service/http/choices.ts'
import { createService } from '../../src/service/http/service.ts'
import { createLeasedQueue } from '../../src/service/worker/leased-queue.ts'
import { defaultLease, type Queue } from '../../src/service/worker/queue.ts'

export interface OpenOptions {
  readonly project: string
  readonly key: string
  readonly repository: string
  readonly entries?: readonly FeedbackEntry[]
  readonly limits?: Partial<Limits>
  readonly leaseSeconds: number
}

interface ProcessContext {
  /** As `openDatabase` takes it; without one it is in memory. */
  readonly url?: string
  readonly model: string
  now(): number
  id(): string
  /** A job is about to be in the queue: it is when the current task of the event loop is over. */
  accepted(): void
}

export type Fetch = (request: Request) => Promise<Response>
/** Stands before the service, so that it can misbehave. */
export type Front = (request: Request, pass: Fetch) => Response | Promise<Response>

export type OpenService = Awaited<ReturnType<typeof openService>>

export async function openService(options: OpenOptions & ProcessContext) {
  const { url, project, key, repository, entries = [], limits = {}, leaseSeconds, model, now, id, accepted } = options
  const faults: unknown[] = []
  const onError = (fault: unknown) => void faults.push(fault)
  const database = await (url === undefined ? openInMemory() : openDatabase(url))
  const { queries } = database
  const lease = { ...defaultLease, leaseSeconds, now, id: randomUUID, onError }
  const queue = createLeasedQueue(database, lease)
  const enqueue: Queue['enqueue'] = async (...job) => {
    await queue.enqueue(...job)
    accepted()
  }
  const service = createService({ database, enqueue, model, now, id, limits, onError })
  const insist = async (done: Promise<boolean>, what: string) => {
    if (!(await done)) throw new Error(`There is no ${what} in this project`)
  }
  const fetch: Fetch = async (request) => service.fetch(request)
  const opened = {
    ...{ fetch, queue, faults },
    jobs: () => listJobs(queries, project),
    addEntries: (added: readonly FeedbackEntry[]) =>
      database.transaction((transaction) => saveEntries(transaction, project, added)),
    removeEntry: async (entry: string) =>
      void (await queries.deleteFrom('feedback').where('id', '=', entry).returning('id').executeTakeFirstOrThrow()),
    setEntryStatus: (entry: string, status: FeedbackStatus) =>
      insist(setEntryStatus(queries, project, entry, status), `entry ${entry}`),
    archiveJob: (job: string) => insist(archiveJob(queries, project, job, now()), `job ${job}`),
    /** From now on this key and no other opens the project; `expiresAt`: milliseconds since 1970, null for never. */
    async replaceKey(given: string, expiresAt: number | null = null) {
      const name = 'Action'
      await revokeKeys(queries, project, name)
      await addKey(queries, { key: given, projectId: project, access: 'write', name, expiresAt }, now())
    },
    async close() {
      await queue.close()
      await database.close()
    },
  }
  await saveProject(queries, { id: project, repository, ref: 'main' })
  await opened.replaceKey(key)
  await opened.addEntries(entries)
  return opened
}

/** The tables alone: a migration looks at the database first, which takes longer than making them. */
async function openInMemory(): Promise<Database> {
  const queries = new Kysely<Tables>({ dialect: createSqliteDialect(':memory:') })
  for (const { up } of Object.values(migrations('sqlite'))) await up(queries)
  return useDatabase(queries, 'sqlite')
}

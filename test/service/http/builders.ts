// What the tests of the service share: one with a database in memory and a clock that stands still, entries, requests.
import { onTestFinished } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../../src/docs-api/vocabulary.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { removeEntry, saveEntries, setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { listJobs } from '../../../src/service/data/jobs.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import type { KeyAccess } from '../../../src/service/data/schema.ts'
import { createService, type Service, type ServiceOptions } from '../../../src/service/http/service.ts'
import { entry as entryOf } from '../../support/feedback.ts'

export const noon = Date.parse('2026-11-21T12:00:00Z')

export interface TestApp {
  readonly service: Service
  readonly database: Database
  readonly clock: { now: number }
  /** What was put into the queue, as `project/job`. */
  readonly queued: string[]
  add(entries: readonly FeedbackEntry[], projectId?: string): Promise<void>
  remove(id: string): Promise<boolean>
  setStatus(id: string, status: FeedbackStatus): Promise<boolean>
  addKey(key: string, options?: { access?: KeyAccess; expiresAt?: number }): Promise<unknown>
  prompts(): Promise<string[]>
}

/** `clock.now` is the time. */
export async function createTestApp(overrides: Partial<ServiceOptions> = {}): Promise<TestApp> {
  const database = await openDatabase(':memory:')
  onTestFinished(() => database.close())
  const { queries } = database
  const clock = { now: noon }
  const queued: string[] = []
  let count = 0
  const addOne: TestApp['addKey'] = (key, { access = 'write', expiresAt } = {}) =>
    addKey(queries, { key, projectId: 'docs', access, name: key, expiresAt: expiresAt ?? null }, noon)
  await saveProject(queries, { id: 'docs', repository: 'acme/docs', ref: 'main' })
  await saveProject(queries, { id: 'team/wiki', repository: 'acme/wiki', ref: 'trunk' })
  await addOne('key-docs')
  await addKey(
    queries,
    { key: 'key-wiki', projectId: 'team/wiki', access: 'write', name: 'wiki', expiresAt: null },
    noon,
  )
  const service = createService({
    ...{ database, model: 'scripted', now: () => clock.now, id: () => `job-${++count}` },
    enqueue: async (_, jobId, projectId) => void queued.push(`${projectId}/${jobId}`),
    ...overrides,
  })
  return {
    ...{ service, database, clock, queued },
    add: (entries, projectId = 'docs') => database.transaction((one) => saveEntries(one, projectId, entries)),
    remove: (id) => removeEntry(queries, 'docs', id),
    setStatus: (id, status) => setEntryStatus(queries, 'docs', id, status),
    addKey: addOne,
    prompts: async () => (await listJobs(queries, 'docs')).map(({ prompt }) => prompt),
  }
}

type Given = Partial<Pick<FeedbackEntry, 'id' | 'path' | 'comment' | 'createdAt' | 'source' | 'status'>>

export function entry({
  id = 'e1',
  path = '/a',
  createdAt = '2026-11-20T10:00:00Z',
  ...given
}: Given = {}): FeedbackEntry {
  return { ...entryOf(id, path, { comment: 'Unclear', source: 'agent', ...given }), createdAt }
}

type WithService = Pick<TestApp, 'service'>

export async function get({ service }: WithService, path: string, key: string | null = 'key-docs') {
  return read(service.fetch(new Request(`http://service${path}`, { headers: key === null ? {} : bearer(key) })))
}

export async function getPage(app: WithService, query = '') {
  const { status, body } = await get(app, `/v1/analytics/docs/feedback${query}`)
  return { status, ids: body.feedback.map((one: { id: string }) => one.id), ...body }
}

export async function postJob(
  { service }: WithService,
  body: string | Uint8Array<ArrayBuffer> = JSON.stringify({ prompt: 'Fix it' }),
  headers: Record<string, string> = {},
) {
  const all = { ...bearer('key-docs'), 'content-type': 'application/json', ...headers }
  return read(service.fetch(new Request('http://service/v2/agent/docs/job', { method: 'POST', body, headers: all })))
}

export async function read(answer: Response | Promise<Response>) {
  const response = await answer
  // The tests look at bodies of every shape, and say themselves which one they expect.
  const body = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body }
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}

// What the tests of the service share: one with a database in memory and a clock that stands still, entries, requests.
import { onTestFinished } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import type { FeedbackStatus } from '../../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { deleteEntries } from '../../../src/service/data/deletion.ts'
import { setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { listJobs } from '../../../src/service/data/jobs.ts'
import { addKey } from '../../../src/service/data/keys.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import type { KeyAccess } from '../../../src/service/data/schema.ts'
import { saveWidget } from '../../../src/service/data/widgets.ts'
import { createService, type ServiceOptions } from '../../../src/service/http/service.ts'
import { entry as entryOf } from '../../support/feedback.ts'
import { addEntries, by, noon } from '../builders.ts'

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** `clock.now` is the time. Two projects, and keys: `key-docs` and `key-reading` of the one, `key-wiki` of the other. */
export async function createTestApp(overrides: Partial<ServiceOptions> = {}) {
  const database = await openDatabase(':memory:')
  onTestFinished(() => database.close())
  const { queries } = database
  const clock = { now: noon }
  const queued: string[] = []
  let count = 0
  const addOne = (
    key: string,
    { projectId = 'docs', access = 'write' as KeyAccess, expiresAt = null as number | null } = {},
  ) => addKey(queries, { key, projectId, access, name: key, expiresAt }, noon)
  await saveProject(queries, { id: 'docs', repository: 'acme/docs', ref: 'main' })
  await saveProject(queries, { id: 'team/wiki', repository: 'acme/wiki', ref: 'trunk' })
  await addOne('key-docs')
  await addOne('key-wiki', { projectId: 'team/wiki' })
  await addOne('key-reading', { access: 'read' })
  const service = createService({
    ...{ database, model: 'scripted', now: () => clock.now, id: () => `job-${++count}` },
    enqueue: async (_, jobId, projectId) => void queued.push(`${projectId}/${jobId}`),
    ...overrides,
  })
  return {
    ...{ service, database, clock, queued },
    add: (entries: readonly FeedbackEntry[], projectId = 'docs') => addEntries(database, projectId, entries),
    remove: (id: string) => deleteEntries(database, 'docs', { id }, by),
    setStatus: (id: string, status: FeedbackStatus) => setEntryStatus(queries, 'docs', id, status),
    addKey: addOne,
    prompts: async () => (await listJobs(queries, 'docs')).map(({ prompt }) => prompt),
  }
}

/** Whose pages may send feedback. */
export const site = 'https://docs.example.com'

export async function createWidgetApp({ takesContact = false } = {}) {
  const app = await createTestApp({ widget: { limits: { perAddress: 3, perProject: 5 }, trustedProxies: 1 } })
  const origins = [site, 'https://www.example.com']
  await saveWidget(app.database.queries, { projectId: 'docs', origins, takesContact })
  return app
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

/** @param body JSON of it is sent, unless it is text or bytes */
export async function ask(
  { service }: WithService,
  method: string,
  path: string,
  body?: unknown,
  key: string | null = 'key-docs',
) {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const headers = {
    ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const init = { method, headers, body: isRaw ? (body as string) : (JSON.stringify(body) ?? null) }
  return read(service.fetch(new Request(`http://service${path}`, init)))
}
export const get = (app: WithService, path: string, key?: string | null) => ask(app, 'GET', path, undefined, key)
export const postJob = (app: WithService, body: unknown = { prompt: 'Fix it' }, key?: string) =>
  ask(app, 'POST', '/v2/agent/docs/job', body, key)

export async function getPage(app: WithService, query = '') {
  const { status, body } = await get(app, `/v1/analytics/docs/feedback${query}`)
  return { status, ids: body.feedback.map((one: { id: string }) => one.id), ...body }
}

export async function read(answer: Response | Promise<Response>) {
  const response = await answer
  // The tests look at bodies of every shape, and say themselves which one they expect.
  const body = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body }
}

// What the tests of the service share: one app with a clock that stands still, entries, requests.
import type { FeedbackEntry } from '../../src/docs-api/contract.ts'
import { idleAgent } from '../../src/service/agent.ts'
import { type App, type AppOptions, createApp } from '../../src/service/app.ts'
import { entry as entryOf } from '../support/feedback.ts'

export const noon = Date.parse('2026-11-21T12:00:00Z')

/** Work waits in `tasks` until a test runs it; `clock.now` is the time. */
export function createTestApp(overrides: Partial<AppOptions> = {}) {
  const clock = { now: noon }
  const tasks: { ms: number; task: () => void }[] = []
  let count = 0
  const app = createApp({
    projects: [
      { id: 'docs', keys: ['key-docs', 'key-docs-2'], repository: 'acme/docs', ref: 'main' },
      { id: 'team/wiki', keys: ['key-wiki'], repository: 'acme/wiki', ref: 'trunk' },
    ],
    agent: idleAgent,
    now: () => clock.now,
    later: (ms, task) => void tasks.push({ ms, task }),
    id: () => `job-${++count}`,
    ...overrides,
  })
  const work = async () => {
    for (const { task } of tasks.splice(0)) task()
    await app.settled()
  }
  return { app, clock, tasks, work }
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

export async function get(app: App, path: string, key: string | null = 'key-docs') {
  return read(app.fetch(new Request(`http://service${path}`, { headers: key === null ? {} : bearer(key) })))
}

export async function getPage(app: App, query = '') {
  const { status, body } = await get(app, `/v1/analytics/docs/feedback${query}`)
  return { status, ids: body.feedback.map((one: { id: string }) => one.id), ...body }
}

export async function postJob(
  app: App,
  body: string | Uint8Array<ArrayBuffer> = JSON.stringify({ prompt: 'Fix it' }),
  headers: Record<string, string> = {},
) {
  const all = { ...bearer('key-docs'), 'content-type': 'application/json', ...headers }
  return read(app.fetch(new Request('http://service/v2/agent/docs/job', { method: 'POST', body, headers: all })))
}

export async function read(answer: Promise<Response>) {
  const response = await answer
  // The tests look at bodies of every shape, and say themselves which one they expect.
  const body = JSON.parse(await response.text())
  return { status: response.status, headers: response.headers, body }
}

function bearer(key: string) {
  return { authorization: `Bearer ${key}` }
}

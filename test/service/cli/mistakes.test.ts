// What goes wrong is reported in one sentence, with what to do about it.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain } from '../../../src/service/cli/explain.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { createJob } from '../../../src/service/data/job-creation.ts'
import { call, callAsRoot } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'mistakes-'))
const inside = (name: string) => join(folder, name)
const place = ['--folder', inside('data')]
beforeAll(async () => {
  writeFileSync(inside('file'), 'no database')
  writeFileSync(inside('agent.json'), '{"agent":"command","command":["true"]}')
  await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['keys lst', /^Usage: `feedback-service keys create <name>`, /],
  ['keys create a/b', /^A key name may contain /],
  ['keys create old --expires 2020-01-01', /^--expires is in the past: /],
  ['projects remove docs', /^Usage: `feedback-service projects add <id>`, /],
  ['projects add docs', /^A project requires --repository <owner\/name>, /],
  ['status letter a', /^Usage: `feedback-service status`, /],
  ['status job a completed', /^A job can only be set to archived: /],
  ['status feedback a done', /^An entry’s status must be one of /],
  ['import feedback', /^Cannot tell the file format from its name: /],
  ['work', /^A worker requires --agent <file>, /],
])('%s: the command line is wrong', async (line, reported) => {
  const answer = await call(...line.split(' '), ...place)
  expect(answer).toEqual({ code: 2, output: '', reported: expect.stringMatching(reported) })
})

test.each([
  ['status --project gone', /^No project "gone": choose one of docs$/],
  ['import gone.csv', /^Cannot read the file gone\.csv: /],
  ['status job gone', /^No such job in this project: /],
])('%s', async (line, reported) => {
  const answer = await call(...line.split(' '), ...place)
  expect(answer).toEqual({ code: 1, output: '', reported: expect.stringMatching(reported) })
})

test('nothing is worked on by a service whose port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const database = await openDatabase(inside('data/feedback.db'))
  const job = { id: 'job-1', projectId: 'docs', prompt: 'Fix it', source: { repository: 'a/b', ref: 'c' }, model: 'm' }
  const rules = { now: Date.now(), jobsPerHour: 100, enqueue: async () => undefined }
  await createJob(database, job, rules)
  await database.close()
  const given = ['--agent', inside('agent.json'), ...place]
  const reported = `Cannot listen on 127.0.0.1, port ${port}: the port is already in use; choose another with --port`
  expect(await call('serve', '--port', String(port), ...given)).toEqual({ code: 1, output: '', reported })
  expect((await call('status', 'job', 'job-1', ...place)).output).toMatch(/^attempts +0$/m)
  other.close()
})

test('root does not run agents’ programs, unless it insists', async () => {
  const reported = expect.stringMatching(/^As root, .* pass --unsafe-root$/)
  expect(await callAsRoot('work', '--agent', inside('agent.json'), ...place)).toEqual({ code: 1, output: '', reported })
})

test.each([
  [8, 'Cannot write to the database: check the permissions of its file and folder, or that Postgres is not a standby'],
  [5, 'The database is locked by another process: try again when that process is done'],
  [2826, 'Cannot read or write the database: check its disk'],
])('SQLite’s error %i', (errcode, reported) => {
  expect(explain(Object.assign(new Error('what SQLite says'), { errcode }))).toBe(reported)
})

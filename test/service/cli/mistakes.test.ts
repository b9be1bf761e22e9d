// What goes wrong is told in one sentence, with what to do about it.
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explain } from '../../../src/service/cli/explain.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { createJob } from '../../../src/service/data/jobs.ts'
import { call } from './call.ts'

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
  ['keys lst', /^Write `feedback-service keys create <name>`, /],
  ['keys create a/b', /^The name of a key may have /],
  ['keys create old --expires 2020-01-01', /^A key cannot expire in the past: /],
  ['projects remove docs', /^Write `feedback-service projects add <id>`, /],
  ['projects add docs', /^A project needs --repository <owner\/name>: /],
  ['status letter a', /^Write `feedback-service status`, /],
  ['status job a completed', /^A job can only be set to archived: /],
  ['status feedback a done', /^The status of an entry is one of /],
  ['import feedback', /^The format of the file is not clear from its name: /],
  ['work', /^A worker needs --agent <file>: /],
])('%s: the command line is wrong', async (line, told) => {
  const answer = await call(...line.split(' '), ...place)
  expect(answer).toEqual({ code: 2, output: '', told: expect.stringMatching(told) })
})

test.each([
  ['status --project gone', /^There is no project "gone": there are docs$/],
  ['import gone.csv', /^The file gone\.csv cannot be read: /],
  ['status job gone', /^There is no such job in this project: /],
])('%s', async (line, told) => {
  const answer = await call(...line.split(' '), ...place)
  expect(answer).toEqual({ code: 1, output: '', told: expect.stringMatching(told) })
})

test('a folder where there can be none', async () => {
  const adding = ['projects', 'add', 'docs', '--repository', 'acme/docs']
  const told = `There can be no folder ${inside('file')}: check its name, and who may write there`
  expect(await call(...adding, '--folder', inside('file'))).toEqual({ code: 1, output: '', told })
  const given = ['--agent', inside('agent.json'), '--agent-output', inside('file'), ...place]
  expect(await call('work', ...given)).toEqual({ code: 1, output: '', told })
})

test('neither the file nor the database can be read', async () => {
  const told = expect.stringMatching(/^Could not open the database file .*: check that .*: file is not a database$/)
  expect(await call('import', 'gone.csv', '--database', inside('file'))).toEqual({ code: 1, output: '', told })
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
  const told = `Nothing can listen on 127.0.0.1, port ${port}: another process does; choose another port with --port`
  expect(await call('serve', '--port', String(port), ...given)).toEqual({ code: 1, output: '', told })
  expect((await call('status', 'job', 'job-1', ...place)).output).toMatch(/^attempts +0$/m)
  other.close()
})

test('an address that is not of this machine', async () => {
  const told = expect.stringMatching(/ port 0: this machine has no such address; choose one with --host$/)
  expect(await call('serve', '--host', '203.0.113.1', '--port', '0', ...place)).toEqual({ code: 1, output: '', told })
})

test.each([
  [8, 'The database cannot be written: check who may write to its file and its folder'],
  [5, 'Another process has been writing to the database all the time: try again when it is done'],
  [2826, 'The database cannot be read or written: check its disk'],
])('SQLite’s fault %i', (errcode, told) => {
  expect(explain(Object.assign(new Error('what SQLite says'), { errcode }))).toBe(told)
})

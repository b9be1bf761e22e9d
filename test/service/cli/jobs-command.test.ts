// `jobs`: created for a worker to take, listed, cancelled.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { call } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'jobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => call(...words, '--folder', folder)

test('a job is created, listed, cancelled, and on record', async () => {
  await run('projects', 'add', 'docs', '--repository', 'acme/docs')
  const created = await run('jobs', 'create', 'Correct the typo.')
  expect(created).toMatchObject({ code: 0, output: expect.stringMatching(/^[\da-f-]{36}\n$/) })
  const id = created.output.trim()
  expect(JSON.parse((await run('jobs', 'list', '--json')).output)).toMatchObject([{ id, status: 'active' }])
  expect(await run('jobs', 'cancel', id)).toMatchObject({ code: 0 })
  expect(await run('jobs', 'cancel', id)).toMatchObject({ code: 1, reported: 'The job is not active: it is archived' })
  const actions = JSON.parse((await run('audit', '--json')).output).map(({ action }: { action: string }) => action)
  expect(actions.slice(-2)).toEqual(['job created', 'job cancelled'])
})

test.each([[['create']], [['list', 'x']], [['cancel']], [['make', 'x']]])('%j', async (words) => {
  expect(await run('jobs', ...words)).toMatchObject({ code: 2, reported: expect.stringMatching(/^Usage: /) })
})

// Deletions and their record, by the commands.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { call } from './call.ts'

const folder = mkdtempSync(join(tmpdir(), 'entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const place = ['--folder', folder]
const rows = async (...words: string[]) => JSON.parse((await call(...words, '--json', ...place)).output)

test('entries are deleted by ID, by email address or all together, and every change has an author', async () => {
  await call('projects', 'add', 'docs', '--repository', 'acme/docs', ...place)
  await call('keys', 'create', 'action', ...place)
  const file = join(folder, 'page.json')
  const base = { path: '/a', source: 'contextual', helpful: false }
  const feedback = ['a', 'b', 'c'].map((id) => ({
    ...{ ...base, id, contact: id === 'a' ? null : 'ann@example.com' },
    comment: id === 'a' ? 'only ann knows' : 'only bob knows',
  }))
  writeFileSync(file, JSON.stringify({ feedback, nextCursor: null, hasMore: false }))
  expect(await call('import', file, ...place)).toMatchObject({ code: 0, output: expect.stringContaining('3 added') })
  expect(await rows('entries', 'delete', 'a')).toEqual({ entries: 1, prompts: 0, active: 0 })
  const files = () => readdirSync(folder).filter((name) => name.startsWith('feedback.db'))
  const holds = (words: string) => files().some((name) => readFileSync(join(folder, name)).includes(words))
  expect([holds('only ann knows'), holds('only bob knows')]).toEqual([false, true])
  expect(await call('entries', 'delete', 'a', ...place)).toMatchObject({ code: 1 })
  expect(await call('status', 'feedback', 'b', 'resolved', ...place)).toMatchObject({ code: 0 })
  expect(await rows('entries', 'delete', '--contact', 'ann@example.com')).toMatchObject({ entries: 2 })
  expect(await call('entries', 'delete', '--all', ...place)).toMatchObject({ code: 2 })
  expect(await call('entries', 'delete', 'a', '--contact', 'b', ...place)).toMatchObject({ code: 2 })
  expect(await rows('entries', 'delete', '--all', '--project', 'docs')).toMatchObject({ entries: 0 })
  await call('keys', 'revoke', 'action', ...place)
  const audited: { action: string; subject: string }[] = await rows('audit')
  expect(audited.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'project saved: acme/docs, branch main',
    ...['key created: action, write', 'import: 3 added, 0 updated', 'entries deleted: 1 by ID a'],
    ...['status set to resolved: b', 'entries deleted: 2 by email address', 'entries deleted: 0 by project'],
    'key revoked: action',
  ])
})

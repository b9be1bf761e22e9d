// Submissions, deletions, and lasting faults of the database.
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { listAudit } from '../../../src/service/data/audit.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import * as deletion from '../../../src/service/data/deletion.ts'
import { findEntry } from '../../../src/service/data/feedback-table.ts'
import { messageJob } from '../../../src/service/data/job-creation.ts'
import { readOutput, saveOutput } from '../../../src/service/data/job-output.ts'
import { cancelJob, findJob, finishJob } from '../../../src/service/data/jobs.ts'
import { removeProject } from '../../../src/service/data/projects.ts'
import { findQuotes } from '../../../src/service/data/quotes.ts'
import { createReception, type Receive } from '../../../src/service/data/submissions.ts'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import { findWidget, listWidgets, removeWidget, saveWidget } from '../../../src/service/data/widgets.ts'
import { createFile } from '../../support/databases.ts'
import { addEntries, addJob, addProjects, by, noon } from '../builders.ts'
import { database, onEachDatabase } from '../on-each-database.ts'

const day = 86_400_000
const words = 'The command on this page has a typo'

onEachDatabase('deletes', () => {
  beforeEach(async () => {
    await database.queries.deleteFrom('project').execute()
    for (const id of ['docs', 'wiki']) {
      await addProjects(database, id)
      await addEntries(database, id, [
        vote('one', 0, { contact: 'reader@example.com', comment: words }),
        vote('two', 0, { contact: 'reader@example.com', comment: null }),
        vote('three', 0, { createdAt: null }),
        vote('four', 10),
      ])
    }
  })
  const vote = (id: string, days: number, given: Partial<FeedbackEntry> = {}) =>
    ({ ...entry(id), createdAt: new Date(noon - days * day).toISOString(), ...given }) as FeedbackEntry
  const addTask = async (projectId: string, name: string, prompt: string, isEnded = true, now = noon) => {
    const id = `${projectId}-${name}`
    await addJob(database, id, { projectId, prompt, now, entryIds: ['one'] })
    if (isEnded) await finishJob(database.queries, id, { status: 'completed', prLink: null })
  }
  const list = async () => {
    const rows = await database.queries.selectFrom('feedback').select(['project_id', 'id']).orderBy('id').execute()
    return rows.map(({ project_id, id }) => `${project_id}/${id}`).sort()
  }
  const prompts = async () => {
    const rows = await database.queries.selectFrom('job').select(['id', 'prompt']).orderBy('id').execute()
    return rows.filter(({ prompt }) => prompt !== '').map(({ id }) => id)
  }

  const deleteOf = (projectId: string, selection: deletion.Selection) =>
    deletion.deleteEntries(database, projectId, selection, by)

  test('one entry, in its project only', async () => {
    await addTask('docs', 'names', 'Fix it\n\nfeedback-entries: one,two')
    await addTask('docs', 'quotes', `> ${words}.`)
    await addTask('docs', 'other', `Fix the page: ${words.slice(0, -1)}`)
    await addTask('docs', 'active', words, false)
    await addTask('wiki', 'quotes', words)
    expect(await deleteOf('docs', { id: 'one' })).toEqual({ entries: 0, prompts: 0, active: 1 })
    await finishJob(database.queries, 'docs-active', { status: 'completed', prLink: null })
    expect(await deleteOf('docs', { id: 'one' })).toEqual({ entries: 1, prompts: 3, active: 0 })
    expect((await list()).join(' ')).toBe('docs/four docs/three docs/two wiki/four wiki/one wiki/three wiki/two')
    expect(await prompts()).toEqual(['docs-other', 'wiki-quotes'])
    const watched = await database.queries.selectFrom('watched_entry').select('job_id').execute()
    expect(watched.map(({ job_id }) => job_id)).toEqual(['wiki-quotes'])
  })

  test('all of one reader, or of one project', async () => {
    const more = Array.from({ length: 1100 }, (_, at) => vote(`more-${at}`, 0, { contact: ' JÖRG@example.com' }))
    await addEntries(database, 'docs', more)
    await addTask('docs', 'active', 'feedback-entries: more-1099', false)
    const deleteOfReader = () => deleteOf('docs', { contact: 'jörg@example.com' })
    expect(await deleteOfReader()).toEqual({ entries: 0, prompts: 0, active: 1 })
    await finishJob(database.queries, 'docs-active', { status: 'completed', prLink: null })
    // In batches: a process that is killed after the first one has deleted what it says it has.
    let transactions = 1
    const transaction: Database['transaction'] = (work) =>
      transactions-- > 0 ? database.transaction(work) : Promise.reject(new Error('Killed'))
    const reader = { contact: 'jörg@example.com' }
    await expect(deletion.deleteEntries({ ...database, transaction }, 'docs', reader, by)).rejects.toThrow('Killed')
    const record = { ...by, projectId: 'docs', action: 'entries deleted', subject: '1000 by email address' }
    expect(await listAudit(database.queries, 'docs', 200)).toContainEqual(record)
    expect(await prompts()).toEqual([])
    expect(await deleteOfReader()).toEqual({ entries: 100, prompts: 0, active: 0 })
    expect(await deleteOf('docs', { contact: 'Reader@Example.com' })).toMatchObject({ entries: 2 })
    expect(await deleteOf('docs', { contact: 'nobody@example.com' })).toMatchObject({ entries: 0 })
    expect(await deleteOf('docs', 'all')).toEqual({ entries: 2, prompts: 0, active: 0 })
    await addTask('docs', 'any', 'Fix it')
    expect(await deleteOf('docs', 'all')).toEqual({ entries: 0, prompts: 1, active: 0 })
    expect((await list()).every((one) => one.startsWith('wiki/'))).toBe(true)
  })

  test('a project, with all that belongs to it, once it is empty', async () => {
    await addTask('docs', 'any', 'feedback-entries: one', false)
    const list = (name: 'job' | 'watched_entry') => database.queries.selectFrom(name).selectAll().execute()
    expect(await removeProject(database, 'docs', by)).toBe('feedback')
    await database.queries.deleteFrom('feedback').execute()
    expect(await removeProject(database, 'docs', by)).toBe('active-jobs')
    await finishJob(database.queries, 'docs-any', { status: 'completed', prLink: null })
    expect([(await list('job')).length, (await list('watched_entry')).length]).toEqual([1, 1])
    expect([await removeProject(database, 'docs', by), await removeProject(database, 'docs', by)]).toEqual([
      'removed',
      'unknown',
    ])
    expect([...(await list('job')), ...(await list('watched_entry'))]).toEqual([])
  })

  test('follow-ups too, and nothing that a cancelled program prints afterwards', async () => {
    await addTask('docs', 'ended', words)
    expect(await deleteOf('docs', { id: 'one' })).toMatchObject({ prompts: 1 })
    await addEntries(database, 'docs', [vote('one', 0, { comment: words })])
    const find = async () => (await findJob(database.queries, 'docs', 'docs-ended'))?.message
    const message = { id: 'docs-ended', projectId: 'docs', prompt: words }
    await messageJob(database, message, { now: noon, actor: 'a', jobsPerHour: 9, enqueue: async () => {} })
    await cancelJob(database.queries, 'docs', 'docs-ended', noon)
    await saveOutput(database.queries, 'docs-ended', words)
    expect([await find(), await readOutput(database.queries, 'docs-ended')]).toEqual([words, words])
    expect(await deleteOf('docs', { id: 'one' })).toMatchObject({ prompts: 1 })
    await saveOutput(database.queries, 'docs-ended', words)
    expect([await find(), await readOutput(database.queries, 'docs-ended')]).toEqual([null, ''])
  })

  test('what is old: by its date, or without one by when it was stored; and prompts', async () => {
    await addTask('docs', 'old', words, true, noon - 10 * day)
    await addTask('docs', 'old-active', words, false, noon - 10 * day)
    await addTask('docs', 'new', words)
    const stored_at = noon - 10 * day
    await database.queries.updateTable('feedback').set({ stored_at }).where('project_id', '=', 'wiki').execute()
    const others = vi.fn()
    setImmediate(others)
    expect(await deletion.deleteOld(database, noon - 5 * day, noon, new AbortController().signal)).toEqual({
      entries: 3,
      prompts: 1,
    })
    expect(others).toHaveBeenCalled()
    expect(await list()).toEqual(['docs/one', 'docs/three', 'docs/two', 'wiki/one', 'wiki/two'])
    expect(await prompts()).toEqual(['docs-new', 'docs-old-active'])
  })
})

test('SQLite’s files hold nothing of it any more, as soon as nobody reads them', async () => {
  const { url, remove } = createFile()
  const own = await openDatabase(url)
  await addProjects(own, 'docs')
  // SQLite leaves copies where rows were before their page was divided.
  const vote = { source: 'contextual', helpful: true, contact: 'gone@example.com' } as const
  const many = Array.from({ length: 3000 }, (_, at) =>
    at % 100 > 10 ? entry(`e${at}`, 'kept '.repeat(40)) : { ...entry(`e${at}`, words.repeat(5)), ...vote },
  )
  await addEntries(own, 'docs', many)
  const reader = new DatabaseSync(url)
  reader.exec('begin; select * from feedback')
  setTimeout(() => reader.close(), 100)
  expect(await deletion.deleteEntries(own, 'docs', { contact: 'gone@example.com' }, by)).toMatchObject({ entries: 330 })
  await deletion.rewriteFile(own)
  expect([url, `${url}-wal`].map((file) => readFileSync(file).includes(words))).toEqual([false, false])
  await own.close()
  await remove()
})

test.each([
  ['The command fails.\nSo does the step below.', '| The command fails.\n|\n| So does the step below.', true],
  ['Ask ada@example.com why the command on this page fails', '| Ask [email] why the command on this page fails', true],
  ['Call +49 30 1234567, because this command fails here', '| Call [phone], because this command fails here', true],
  ['Fails &amp; hangs <!-- twice -->in the La\u0308nderauswahl', '| Fails & hangs in the Länderauswahl', true],
  ['安装命令有错误\n第二步不能用', '| 安装命令有错误\n| 第二步不能用', true],
  ['npm err 404 x', 'They say: "npm err 404 x".', true],
  ['The command on this page fails', '| The command on another page fails', false],
  ['Not clear', '| Not clear', false],
])('%j is quoted by %j: %s', (comment, prompt, expected) => {
  expect(findQuotes([comment, words])(`Fix the page /a.\n\n${prompt}\n`)).toBe(expected)
})

const hour = 3_600_000
const entry = (id: string, comment = 'Unclear'): FeedbackEntry => ({
  ...{ id, path: '/a', comment, createdAt: '2026-11-21T12:00:00.000Z', status: 'pending' },
  ...{ source: 'contextual', helpful: false, contact: null },
})

onEachDatabase('takes', () => {
  let send: Receive
  let projectId = ''
  let projects = 0
  beforeAll(() => {
    send = createReception(database)
  })
  beforeEach(async () => {
    projectId = `project-${++projects}`
    await addProjects(database, projectId)
  })
  const receive = (one: FeedbackEntry, given: { address?: string; now?: number; all?: number } = {}) => {
    const { address = '198.51.100.1', now = noon, all = 100 } = given
    return send({ projectId, entry: one, address, limits: { perAddress: 5, perProject: all } }, now)
  }
  const countKinds = (answers: readonly { kind: string }[]) =>
    Object.fromEntries([...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))

  test('five of twenty that one reader sends at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => receive(entry(`e${at}`), { all: 6 })))
    expect(countKinds(answers)).toEqual({ stored: 5, limited: 15 })
    expect(await receive(entry('late'))).toEqual({ kind: 'limited', by: 'address', wait: 3600 })
    expect(await receive(entry('other'), { address: '198.51.100.2', all: 6 })).toEqual({ kind: 'stored' })
    expect(await receive(entry('later'), { now: noon + hour })).toEqual({ kind: 'stored' })
  })

  test('seven of twenty that twenty readers send at once', async () => {
    const readers = Array.from({ length: 20 }, (_, at) => `203.0.113.${at}`)
    const answers = await Promise.all(readers.map((address) => receive(entry(address), { address, all: 7 })))
    expect(countKinds(answers)).toEqual({ stored: 7, limited: 13 })
    expect(answers.find(({ kind }) => kind === 'limited')).toEqual({ kind: 'limited', by: 'project', wait: 3600 })
  })

  test('one of five that are the same, however its status has changed, and none that only share the id', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => receive(entry('same'))))
    expect(countKinds(answers)).toEqual({ stored: 4 })
    expect(await receive(entry('same', 'Clear'))).toEqual({ kind: 'taken' })
    expect(await findEntry(database.queries, projectId, 'same')).toEqual(entry('same'))
  })

  test('which pages may send, until none may', async () => {
    const widget = { projectId, origins: ['https://a.example', 'https://b.example:8443'], takesContact: true }
    await saveWidget(database.queries, { ...widget, takesContact: false })
    await saveWidget(database.queries, widget)
    expect(await findWidget(database.queries, projectId)).toEqual(widget)
    expect(await listWidgets(database.queries)).toEqual([widget])
    await removeWidget(database.queries, projectId)
    expect(await findWidget(database.queries, projectId)).toBeUndefined()
  })
})

const fault = (given: object, message = 'x') => Object.assign(new Error(message), given)

test.each([
  [fault({ code: '57P01' }), 'gone'],
  [fault({ code: '08006' }), 'gone'],
  [fault({ code: 'ECONNREFUSED' }), 'gone'],
  [fault({ code: 'ENOENT', syscall: 'connect' }), 'gone'],
  [fault({ code: 'ENOENT', syscall: 'open' }), undefined],
  [new Error('Connection terminated unexpectedly'), 'gone'],
  [new Error('Client has encountered a connection error and is not queryable'), 'gone'],
  [new Error('timeout exceeded when trying to connect'), 'exhausted'],
  [fault({ code: '28P01' }), 'denied'],
  [fault({ code: '53300' }), 'exhausted'],
  [fault({ code: '53100' }), 'full'],
  [fault({ code: '58030' }), 'disk'],
  [fault({ code: '25006' }), 'read-only'],
  [fault({ code: '40P01' }), 'busy'],
  [fault({ errcode: 13 }), 'full'],
  [fault({ errcode: 5 }), 'busy'],
  [new Error('Could not open it', { cause: fault({ errcode: 267 }) }), 'damaged'],
  [fault({ errcode: 26 }), 'damaged'],
  [fault({ errcode: 1 }), undefined],
  [new Error('The queue failed', { cause: fault({ code: '57P03' }) }), 'gone'],
  [fault({ code: '23505' }), undefined],
  ['text', undefined],
])('%s: %s', (error, kind) => {
  expect(findTrouble(error)?.kind).toBe(kind)
})

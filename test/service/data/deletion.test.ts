// Submissions, deletions, and lasting faults of the database.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { deleteEntries, deleteOld } from '../../../src/service/data/deletion.ts'
import { findEntry, saveEntries } from '../../../src/service/data/feedback-table.ts'
import { createJob } from '../../../src/service/data/job-creation.ts'
import { finishJob } from '../../../src/service/data/jobs.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createReception, type Receive } from '../../../src/service/data/submissions.ts'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import { findWidget, listWidgets, removeWidget, saveWidget } from '../../../src/service/data/widgets.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../../support/databases.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const day = 86_400_000
const words = 'The command on this page has a typo'

describe.for(await listDatabaseKinds())('$name', ({ create, missing }) => {
  describe.skipIf(missing)('deletes', () => {
    let empty: EmptyDatabase
    let database: Database
    beforeAll(async () => {
      empty = await create()
      database = await openDatabase(empty.url)
    })
    afterAll(async () => {
      await database?.close()
      await empty?.remove()
    })
    beforeEach(async () => {
      await database.queries.deleteFrom('project').execute()
      for (const id of ['docs', 'wiki']) {
        await saveProject(database.queries, { id, repository: 'acme/docs', ref: 'main' })
        await add(id, 'one', { contact: 'reader@example.com', comment: words })
        await add(id, 'two', { contact: 'reader@example.com', comment: null })
        await add(id, 'three', { contact: null, comment: 'Unclear', createdAt: null })
        await add(id, 'four', { contact: null, comment: 'Unclear', createdAt: new Date(noon - 10 * day).toISOString() })
      }
    })
    const add = (
      projectId: string,
      id: string,
      given: { contact: string | null; comment: string | null; createdAt?: string | null },
    ) => {
      const base = { id, path: '/a', createdAt: new Date(noon).toISOString(), status: 'pending' } as const
      const entry = { ...base, ...given, source: 'contextual', helpful: false } as const
      return database.transaction((transaction) => saveEntries(transaction, projectId, [entry]))
    }
    const addJob = async (projectId: string, id: string, prompt: string, isEnded = true, now = noon) => {
      const job = {
        id: `${projectId}-${id}`,
        projectId,
        prompt,
        source: { repository: 'acme/docs', ref: 'main' },
        model: 'm',
      }
      await createJob(database, { ...job, entryIds: ['one'] }, { now, jobsPerHour: 100, enqueue: async () => {} })
      if (isEnded) await finishJob(database.queries, job.id, { status: 'completed', prLink: null })
    }
    const list = async () => {
      const rows = await database.queries.selectFrom('feedback').select(['project_id', 'id']).orderBy('id').execute()
      return rows.map(({ project_id, id }) => `${project_id}/${id}`).sort()
    }
    const prompts = async () => {
      const rows = await database.queries.selectFrom('job').select(['id', 'prompt']).orderBy('id').execute()
      return rows.filter(({ prompt }) => prompt !== '').map(({ id }) => id)
    }

    test('one entry, in its project only', async () => {
      await addJob('docs', 'names', 'Fix it\n\nfeedback-entries: one,two')
      await addJob('docs', 'quotes', `> ${words}.`)
      await addJob('docs', 'other', 'Fix the page')
      await addJob('docs', 'active', words, false)
      await addJob('wiki', 'quotes', words)
      expect(await deleteEntries(database, 'docs', { id: 'one' })).toEqual({ entries: 1, prompts: 2, active: 1 })
      expect(await list()).toEqual([
        'docs/four',
        'docs/three',
        'docs/two',
        'wiki/four',
        'wiki/one',
        'wiki/three',
        'wiki/two',
      ])
      expect(await prompts()).toEqual(['docs-active', 'docs-other', 'wiki-quotes'])
      const watched = await database.queries.selectFrom('watched_entry').select('job_id').execute()
      expect(watched.map(({ job_id }) => job_id)).toEqual(['wiki-quotes'])
    })

    test('all of one reader, or of one project', async () => {
      expect(await deleteEntries(database, 'docs', { contact: 'reader@example.com' })).toMatchObject({ entries: 2 })
      expect(await deleteEntries(database, 'docs', { contact: 'nobody@example.com' })).toMatchObject({ entries: 0 })
      await addJob('docs', 'any', 'Fix it')
      expect(await deleteEntries(database, 'docs', 'all')).toEqual({ entries: 2, prompts: 1, active: 0 })
      expect((await list()).every((one) => one.startsWith('wiki/'))).toBe(true)
    })

    test('what is old: by its date, or without one by when it was stored; and prompts', async () => {
      await addJob('docs', 'old', words, true, noon - 10 * day)
      await addJob('docs', 'old-active', words, false, noon - 10 * day)
      await addJob('docs', 'new', words)
      await database.queries
        .updateTable('feedback')
        .set({ stored_at: noon - 10 * day })
        .where('project_id', '=', 'wiki')
        .execute()
      expect(await deleteOld(database, noon - 5 * day, noon)).toEqual({ entries: 3, prompts: 1 })
      expect(await list()).toEqual(['docs/one', 'docs/three', 'docs/two', 'wiki/one', 'wiki/two'])
      expect(await prompts()).toEqual(['docs-new', 'docs-old-active'])
    })
  })
})

const hour = 3_600_000
const entry = (id: string, comment = 'Unclear'): FeedbackEntry => ({
  ...{ id, path: '/a', comment, createdAt: '2026-11-21T12:00:00.000Z', status: 'pending' },
  ...{ source: 'contextual', helpful: false, contact: null },
})

describe.for(await listDatabaseKinds())('$name', ({ create, missing }) => {
  describe.skipIf(missing)('takes', () => {
    let empty: EmptyDatabase
    let database: Database
    let send: Receive
    let projectId = ''
    let projects = 0
    beforeAll(async () => {
      empty = await create()
      database = await openDatabase(empty.url)
      send = createReception(database)
    })
    beforeEach(async () => {
      projectId = `project-${++projects}`
      await saveProject(database.queries, { id: projectId, repository: 'acme/docs', ref: 'main' })
    })
    afterAll(async () => {
      await database?.close()
      await empty?.remove()
    })
    const receive = (one: FeedbackEntry, given: { address?: string; now?: number; all?: number } = {}) => {
      const { address = '198.51.100.1', now = noon, all = 100 } = given
      return send({ projectId, entry: one, address, limits: { perAddress: 5, perProject: all } }, now)
    }
    const countKinds = (answers: readonly { kind: string }[]) =>
      Object.fromEntries([...Map.groupBy(answers, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]))

    test('five of twenty that one reader sends at once', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => receive(entry(`e${at}`))))
      expect(countKinds(answers)).toEqual({ stored: 5, limited: 15 })
      expect(await receive(entry('late'))).toEqual({ kind: 'limited', by: 'address', wait: 3600 })
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
})

const withCode = (code: string, rest = {}) => Object.assign(new Error('x'), { code, ...rest })

test.each([
  [withCode('57P01'), 'gone'],
  [withCode('08006'), 'gone'],
  [withCode('ECONNREFUSED'), 'gone'],
  [withCode('ENOENT', { syscall: 'connect' }), 'gone'],
  [withCode('ENOENT', { syscall: 'open' }), undefined],
  [new Error('Connection terminated unexpectedly'), 'gone'],
  [new Error('Client has encountered a connection error and is not queryable'), 'gone'],
  [new Error('timeout exceeded when trying to connect'), 'exhausted'],
  [withCode('53300'), 'exhausted'],
  [withCode('53100'), 'full'],
  [withCode('58030'), 'disk'],
  [withCode('25006'), 'read-only'],
  [withCode('40P01'), 'busy'],
  [Object.assign(new Error('x'), { errcode: 13 }), 'full'],
  [Object.assign(new Error('x'), { errcode: 5 }), 'busy'],
  [Object.assign(new Error('x'), { errcode: 1 }), undefined],
  [new Error('The queue failed', { cause: withCode('57P03') }), 'gone'],
  [withCode('23505'), undefined],
  ['text', undefined],
])('%s: %s', (error, kind) => {
  expect(findTrouble(error)?.kind).toBe(kind)
})

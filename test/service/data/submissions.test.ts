// What readers send, on both databases: counted exactly however many come at once, and stored once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { findEntry } from '../../../src/service/data/feedback-table.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { createReception, type Receive } from '../../../src/service/data/submissions.ts'
import { findWidget, listWidgets, removeWidget, saveWidget } from '../../../src/service/data/widgets.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../../support/databases.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
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

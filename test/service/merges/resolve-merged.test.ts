// Entries whose pull request is merged, on both databases: which are resolved, and which stay as they are.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FeedbackStatus } from '../../../src/docs-api/vocabulary.ts'
import { type Database, openDatabase } from '../../../src/service/data/database.ts'
import { findEntry, saveEntries, setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { createJob } from '../../../src/service/data/job-creation.ts'
import { finishJob } from '../../../src/service/data/jobs.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { countWatched } from '../../../src/service/data/watches.ts'
import type { PullAnswer } from '../../../src/service/merges/read-pull.ts'
import { type MergeEvent, resolveMerged } from '../../../src/service/merges/resolve-merged.ts'
import { type EmptyDatabase, listDatabaseKinds } from '../../support/databases.ts'
import { entry, noon } from '../http/builders.ts'

const minute = 60_000
const day = 1440 * minute
const merged: PullAnswer = { kind: 'merged', base: 'main' }
const notMerged: PullAnswer = { kind: 'not-merged', etag: 'W/"1"' }

describe.for(await listDatabaseKinds())('$name', ({ create, missing }) => {
  describe.skipIf(missing)('a merged pull request', () => {
    let empty: EmptyDatabase
    let database: Database
    let clock = noon
    let asked: string[] = []
    let events: MergeEvent[] = []
    let answers: Record<number, PullAnswer> = {}
    beforeAll(async () => {
      empty = await create()
      database = await openDatabase(empty.url)
    })
    beforeEach(async () => {
      clock = noon
      asked = []
      events = []
      answers = {}
      for (const id of ['docs', 'wiki']) {
        await saveProject(database.queries, { id, repository: 'acme/docs', ref: 'main' })
        const entries = ['a', 'b', 'c', 'd'].map((one) => entry({ id: one }))
        await database.transaction((transaction) => saveEntries(transaction, id, entries))
      }
    })
    afterEach(async () => void (await database.queries.deleteFrom('project').execute()))
    afterAll(async () => {
      await database?.close()
      await empty?.remove()
    })

    const addJob = async (
      id: string,
      entryIds: string[],
      link: string | null = `https://github.com/acme/docs/pull/1`,
    ) => {
      const source = { repository: 'acme/docs', ref: 'main' }
      const job = { id, projectId: 'docs', prompt: 'Fix it', source, model: 'm', entryIds }
      await createJob(database, job, { now: clock, jobsPerHour: 100, enqueue: async () => undefined })
      if (link !== null) await finishJob(database.queries, id, { status: 'completed', prLink: link })
    }
    const look = (given: { all?: boolean; signal?: AbortSignal } = {}) =>
      resolveMerged({
        ...{ database, now: () => clock, onEvent: (event) => events.push(event), signal: new AbortController().signal },
        read: async (repository, number, etag) => {
          asked.push(`${repository}#${number} ${etag}`)
          return answers[number] ?? notMerged
        },
        ...given,
      })
    const statuses = async (projectId = 'docs') => {
      const entries = await Promise.all(['a', 'b', 'c', 'd'].map((id) => findEntry(database.queries, projectId, id)))
      return entries.map((one) => one?.status.at(0)).join('')
    }
    const countWatches = async () => (await database.queries.selectFrom('watch').selectAll().execute()).length

    test('resolves the entries that its job named, once, and nobody else’s', async () => {
      await addJob('j1', ['b', 'a', 'x'])
      expect(await countWatched(database.queries, 'j1')).toBe(2)
      answers = { 1: merged }
      await look()
      expect([await statuses(), await statuses('wiki')]).toEqual(['rrpp', 'pppp'])
      expect(events).toMatchObject([
        { kind: 'resolved', entryId: 'a', watch: { jobId: 'j1', projectId: 'docs' } },
        { kind: 'resolved', entryId: 'b' },
      ])
      clock += day
      await look()
      expect([asked, events.length, await countWatches()]).toEqual([['acme/docs#1 null'], 2, 0])
    })

    test('only those that were open when the job was accepted, and still are', async () => {
      await setEntryStatus(database.queries, 'docs', 'a', 'dismissed')
      await setEntryStatus(database.queries, 'docs', 'b', 'in_progress')
      await addJob('j1', ['a', 'b', 'c', 'd'])
      const changes: [string, FeedbackStatus][] = [
        ['a', 'pending'],
        ['c', 'dismissed'],
      ]
      for (const [id, status] of changes) await setEntryStatus(database.queries, 'docs', id, status)
      answers = { 1: merged }
      await look()
      expect(await statuses()).toBe('prdr')
    })

    test('is asked for after ten minutes, with the tag, and less often as time goes by', async () => {
      await addJob('j1', ['a'])
      await look()
      clock += 10 * minute - 1
      await look()
      clock += 1
      answers = { 1: { kind: 'unchanged' } }
      await look()
      expect(asked).toEqual(['acme/docs#1 null', 'acme/docs#1 W/"1"'])
      clock = noon + 30 * day
      await look()
      clock += day / 2 - 1
      await look()
      expect(asked).toHaveLength(3)
      await look({ all: true })
      expect(asked).toHaveLength(4)
      answers = { 1: merged }
      clock += day / 2
      await look()
      expect(await statuses()).toBe('rppp')
    })

    test('that cannot be read does not hold up the others', async () => {
      await addJob('j1', ['a'])
      await addJob('j2', ['b'], 'https://github.com/acme/docs/pull/2')
      answers = { 1: { kind: 'refused', status: 404 }, 2: merged }
      await look()
      expect(events).toMatchObject([{ kind: 'unreadable', status: 404 }, { kind: 'resolved' }])
      clock += day
      answers = { 1: merged }
      await look()
      expect(await statuses()).toBe('rrpp')
    })

    test('is resolved by one of several processes', async () => {
      for (const at of [1, 2, 3])
        await addJob(`j${at}`, ['abc'.charAt(at - 1)], `https://github.com/acme/docs/pull/${at}`)
      answers = { 1: merged, 2: merged, 3: merged }
      await Promise.all([look(), look(), look(), look()])
      expect([asked.toSorted(), events.length, await statuses()]).toEqual([
        ['acme/docs#1 null', 'acme/docs#2 null', 'acme/docs#3 null'],
        ...[3, 'rrrp'],
      ])
    })
  })
})

// Entries whose pull request is merged, on both databases: which are resolved, and which stay as they are.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findEntry, setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { finishJob } from '../../../src/service/data/jobs.ts'
import { countWatched } from '../../../src/service/data/watches.ts'
import type { PullAnswer } from '../../../src/service/merges/read-pull.ts'
import { type MergeEvent, resolveMerged } from '../../../src/service/merges/resolve-merged.ts'
import { addEntries, addJob, addProjects, noon } from '../builders.ts'
import { entry } from '../http/builders.ts'
import { database, onEachDatabase } from '../on-each-database.ts'

const minute = 60_000
const day = 1440 * minute
const merged: PullAnswer = { kind: 'merged', base: 'main' }
const notMerged: PullAnswer = { kind: 'not-merged', etag: 'W/"1"' }

onEachDatabase('a merged pull request', () => {
  let clock = noon
  let asked: string[] = []
  let events: MergeEvent[] = []
  let answers: Record<number, PullAnswer> = {}
  beforeEach(async () => {
    clock = noon
    asked = []
    events = []
    answers = {}
    for (const id of ['docs', 'wiki']) {
      await addProjects(database, id)
      await addEntries(
        database,
        id,
        ['a', 'b', 'c', 'd'].map((one) => entry({ id: one })),
      )
    }
  })
  afterEach(async () => void (await database.queries.deleteFrom('project').execute()))
  const addPull = async (id: string, entryIds: string[], number = 1) => {
    await addJob(database, id, { entryIds, now: clock })
    const prLink = `https://github.com/acme/docs/pull/${number}`
    await finishJob(database.queries, id, { status: 'completed', prLink })
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
    await addPull('j1', ['b', 'a', 'x'])
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

  test('that a follow-up opened, after its job had failed', async () => {
    await addJob(database, 'j1', { entryIds: ['a'] })
    await finishJob(database.queries, 'j1', { status: 'failed', reason: 'none' })
    await look()
    const opened = { status: 'completed', pr_link: 'https://github.com/acme/docs/pull/1' } as const
    await database.queries.updateTable('job').set(opened).execute()
    answers = { 1: merged }
    await look()
    expect(await statuses()).toBe('rppp')
  })

  test('only those that were open when the job was accepted, and still are', async () => {
    await setEntryStatus(database.queries, 'docs', 'a', 'dismissed')
    await setEntryStatus(database.queries, 'docs', 'b', 'in_progress')
    await addPull('j1', ['a', 'b', 'c', 'd'])
    await setEntryStatus(database.queries, 'docs', 'a', 'pending')
    await setEntryStatus(database.queries, 'docs', 'c', 'dismissed')
    answers = { 1: merged }
    await look()
    expect(await statuses()).toBe('prdr')
  })

  test('is asked for after ten minutes, with the tag, and less often as time goes by', async () => {
    await addPull('j1', ['a'])
    await look()
    clock += 10 * minute - 1
    await look()
    clock += 1
    answers = { 1: { kind: 'unchanged' } }
    await look()
    // A part of its age, which is no whole number of milliseconds.
    clock = noon + 5 * day + 1
    await look()
    expect(asked).toEqual(['acme/docs#1 null', 'acme/docs#1 W/"1"', 'acme/docs#1 W/"1"'])
    clock = noon + 30 * day
    await look()
    clock += day / 2 - 1
    await look()
    expect(asked).toHaveLength(4)
    await look({ all: true })
    expect(asked).toHaveLength(5)
    // A clock that was ahead does not put it off.
    clock += 20 * day
    await look()
    clock -= 20 * day
    await look()
    expect(asked).toHaveLength(7)
    answers = { 1: merged }
    clock += day / 2
    await look()
    expect(await statuses()).toBe('rppp')
  })

  test('that cannot be read does not hold up the others', async () => {
    await addPull('j1', ['a'])
    await addPull('j2', ['b'], 2)
    answers = { 1: { kind: 'refused', status: 404 }, 2: merged }
    await look()
    expect(events).toMatchObject([{ kind: 'unreadable', status: 404 }, { kind: 'resolved' }])
    clock += day
    answers = { 1: merged }
    await look()
    expect(await statuses()).toBe('rrpp')
  })

  test('is resolved by one of several processes', async () => {
    for (const at of [1, 2, 3]) await addPull(`j${at}`, ['abc'.charAt(at - 1)], at)
    answers = { 1: merged, 2: merged, 3: merged }
    await Promise.all([look(), look(), look(), look()])
    const each = [1, 2, 3].map((at) => `acme/docs#${at} null`)
    expect([asked.toSorted(), events.length, await statuses()]).toEqual([each, 3, 'rrrp'])
  })
})

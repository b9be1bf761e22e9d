// What the service stores, on both databases: the same of each.
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { openDatabase, type Queries } from '../../../src/service/data/database.ts'
import type { FeedbackFilters, Position } from '../../../src/service/data/feedback-table.ts'
import { findEntry, listEntries } from '../../../src/service/data/feedback-table.ts'
import type { CreationRules } from '../../../src/service/data/job-creation.ts'
import { archiveJob, findJob, finishJob, listJobs } from '../../../src/service/data/jobs.ts'
import { addKey, findGrant, hashKey, listKeys, revokeKeys } from '../../../src/service/data/keys.ts'
import { mergeEntries } from '../../../src/service/data/merge-entries.ts'
import { saveProject } from '../../../src/service/data/projects.ts'
import { isOrphan } from '../../../src/service/data/trouble.ts'
import { entry as entryOf } from '../../support/feedback.ts'
import { addEntries, addJob, addProjects, noon, source } from '../builders.ts'
import { database, kinds, onEachDatabase, url } from '../on-each-database.ts'

const hour = 3_600_000
const all: FeedbackFilters = { from: null, to: null, source: null, statuses: [] }
const base = { path: '/a', comment: 'Unclear', createdAt: '2026-11-20T10:00:00Z', status: 'pending' as const }

onEachDatabase('keeps', () => {
  beforeAll(() => addProjects(database, 'docs', 'wiki'))

  const openProject = async (id: string) => {
    await addProjects(database, id)
    return id
  }

  test.each(['', '.', '..', 'a\0', 'a\nb', ' a', '\ud800', 'a'.repeat(201)])('no project %j', async (id) => {
    await expect(saveProject(database.queries, { id, ...source })).rejects.toThrow('must be usable in a URL')
  })

  test('the same entries, added at once in different orders, do not wait for each other in a circle', async () => {
    const projectId = await openProject('at-once')
    const [one, two, three] = ['a', 'b', 'c'].map((id) => entryOf(id, '/a')) as [
      FeedbackEntry,
      FeedbackEntry,
      FeedbackEntry,
    ]
    const [started, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const merge = (entries: FeedbackEntry[], then = async () => {}) =>
      database.transaction(async (run) => {
        const { added } = await mergeEntries(run, projectId, entries, false)
        await then()
        return added
      })
    const first = merge([two], () => {
      started.resolve()
      return hold.promise
    })
    await started.promise
    const others = [merge([one, two, three]), merge([three, two, one])]
    setTimeout(hold.resolve, 200)
    expect((await Promise.all([first, ...others])).toSorted()).toEqual([0, 1, 2])
  })

  test('keys by their hash, until they expire or are revoked', async () => {
    const { queries } = database
    const key = { key: 'admin_docs_1', projectId: 'docs', access: 'write', name: 'CI', expiresAt: null } as const
    const { hash } = await addKey(queries, key, noon)
    await addKey(queries, { ...key, key: 'admin_docs_2', access: 'read', name: 'old', expiresAt: noon + 1 }, noon + 1)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    const other = { projectId: 'docs', access: 'write', project: { id: 'wiki' } }
    expect(await findGrant(queries, hashKey('admin_docs_1'), 'wiki', noon)).toMatchObject(other)
    const none = { access: 'read', name: 'old', project: undefined }
    expect(await findGrant(queries, hashKey('admin_docs_2'), 'none', noon)).toMatchObject(none)
    expect(await findGrant(queries, hashKey('admin_docs_2'), 'docs', noon + 1)).toBeUndefined()
    expect(await findGrant(queries, hashKey(hash), 'docs', noon)).toBeUndefined()
    expect((await listKeys(queries, 'docs')).map(({ name }) => name)).toEqual(['CI', 'old'])
    await expect(addKey(queries, { ...key, projectId: 'wiki' }, noon)).rejects.toThrow()
    expect(await revokeKeys(queries, 'docs', 'CI')).toBe(1)
    expect(await findGrant(queries, hashKey('admin_docs_1'), 'docs', noon)).toBeUndefined()
  })

  test('entries of every shape, as they were given, with their time in one form', async () => {
    const project = await openProject('shapes')
    const entries: FeedbackEntry[] = [
      { ...base, id: 'page', source: 'contextual', helpful: true, contact: 'ann@example.com' },
      { ...base, id: 'page-2', source: 'contextual', helpful: false, contact: null, createdAt: 'last week' },
      { ...base, id: 'code', source: 'code_snippet', code: 'a = 1', filename: null, lang: 'py', status: 'resolved' },
      { ...base, id: 'agent', source: 'agent', comment: 'ü 漢字 😀', createdAt: null },
      { ...base, id: 'vote', source: 'thumbs_only', comment: null, createdAt: '0001-01-01' },
    ]
    await addEntries(database, project, entries)
    for (const entry of entries) expect(await findEntry(database.queries, project, entry.id)).toEqual(asServed(entry))
    const { entries: listed, next } = await listEntries(database.queries, project, all, null, 100)
    expect(listed.map(({ id }) => id)).toEqual(['code', 'page', 'vote', 'agent', 'page-2'])
    expect(next).toBeNull()
  })

  test('what no database can keep becomes U+FFFD', async () => {
    await addEntries(database, 'docs', [{ ...base, id: 'odd', source: 'agent', comment: 'a\0b\ud800c' }])
    expect((await findEntry(database.queries, 'docs', 'odd'))?.comment).toBe('a\uFFFDb\uFFFDc')
  })

  test('no entries of a project that is gone', async () => {
    expect(await addEntries(database, 'gone', [{ ...base, id: 'a', source: 'agent' }]).catch(isOrphan)).toBe(true)
  })

  test('an order in which each walk sees what stays exactly once, whatever the filters', async () => {
    let count = 0
    const times = [
      ...[null, 'some day', '2026-11-01', '2026-11-02T10:00:00Z', '2026-11-02T12:00:00+02:00'],
      ...['1969-12-31', '1970-01-01', '2026-11-03'],
    ]
    const entry = fc.record({
      id: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }).filter((id) => !/[\p{Cc}\p{Cs}]/u.test(id)),
      createdAt: fc.constantFrom(...times),
      source: fc.constantFrom(...feedbackSources.filter((one) => one === 'agent' || one === 'thumbs_only')),
      status: fc.constantFrom(...feedbackStatuses),
    })
    const filters = fc.record({
      from: fc.constantFrom(null, 0, Date.parse('2026-11-02')),
      to: fc.constantFrom(null, 0, Date.parse('2026-11-03')),
      source: fc.constantFrom(null, 'agent' as const),
      statuses: fc.subarray([...feedbackStatuses]),
    })
    const entries = fc.uniqueArray(entry, { selector: ({ id }) => id })
    const story = [entries, filters, fc.integer({ min: 1, max: 4 })] as const
    const play = async (given: { id: string }[], wanted: FeedbackFilters, limit: number) => {
      const project = await openProject(`walk-${++count}`)
      const entries = given.map((one) => ({ ...base, ...one }) as FeedbackEntry)
      await addEntries(database, project, entries)
      const seen: FeedbackEntry[] = []
      for (let after: Position | null = null, pages = 0; ; pages++) {
        const page = await listEntries(database.queries, project, wanted, after, limit)
        expect(page.entries.length).toBeLessThanOrEqual(limit)
        seen.push(...page.entries)
        if (page.next === null) break
        expect([page.entries.length, pages < entries.length]).toEqual([limit, true])
        after = page.next
      }
      expect(seen).toEqual(sort(entries.filter((one) => isWanted(one, wanted))).map(asServed))
    }
    await fc.assert(fc.asyncProperty(...story, play), { numRuns: 60 })
  })

  test('jobs, from creation to end', async () => {
    const queued: string[] = []
    const enqueue: CreationRules['enqueue'] = async (transaction, id, projectId) => {
      queued.push(`${projectId}/${id}`)
      expect((await findJob(transaction, projectId, id))?.prompt).toBe('Fix it')
    }
    const job = { id: 'j-1', status: 'active', source, model: 'm', prLink: null, archivedAt: null }
    expect(await addJob(database, 'j-1', { enqueue })).toEqual({
      ...{ kind: 'created', job: { ...job, createdAt: '2026-11-21T12:00:00.000Z' } },
    })
    expect(queued).toEqual(['docs/j-1'])
    expect(await findJob(database.queries, 'wiki', 'j-1')).toBeUndefined()
    expect(await finishJob(database.queries, 'j-1', { status: 'completed', prLink: 'https://x/1' }, 'w')).toBe(false)
    expect(await finishJob(database.queries, 'j-1', { status: 'completed', prLink: 'https://x/1' })).toBe(true)
    expect(await finishJob(database.queries, 'j-1', { status: 'failed', reason: 'late' })).toBe(false)
    const ended = { status: 'completed', prLink: 'https://x/1' }
    expect((await findJob(database.queries, 'docs', 'j-1'))?.job).toMatchObject(ended)
    await addJob(database, 'j-2')
    expect(await finishJob(database.queries, 'j-2', { status: 'failed', reason: 'no way' })).toBe(true)
    const failed = { job: { status: 'failed' }, failure: 'no way' }
    expect(await findJob(database.queries, 'docs', 'j-2')).toMatchObject(failed)
  })

  test('an archived job’s late pull request, and nothing else of it', async () => {
    await addJob(database, 'old')
    expect(await archiveJob(database.queries, 'wiki', 'old', noon + 1)).toBe(false)
    expect(await archiveJob(database.queries, 'docs', 'old', noon + 1)).toBe(true)
    expect(await archiveJob(database.queries, 'docs', 'old', noon + 2)).toBe(true)
    expect(await finishJob(database.queries, 'old', { status: 'failed', reason: 'late' })).toBe(false)
    expect(await finishJob(database.queries, 'old', { status: 'completed', prLink: 'https://x/2' })).toBe(true)
    expect((await findJob(database.queries, 'docs', 'old'))?.job).toMatchObject({
      ...{ status: 'archived', prLink: 'https://x/2', archivedAt: '2026-11-21T12:00:00.001Z' },
    })
  })

  test('the limit of an hour, and the seconds to wait', async () => {
    const project = await openProject('hourly')
    const at = (id: string, now: number) => addJob(database, id, { projectId: project, now, jobsPerHour: 2 })
    expect((await at('h-1', noon)).kind).toBe('created')
    expect((await at('h-2', noon + 1000)).kind).toBe('created')
    expect(await at('h-3', noon + 1500)).toEqual({ kind: 'limited', by: 'hour', wait: 3599 })
    expect(await at('h-3', noon + hour - 1)).toEqual({ kind: 'limited', by: 'hour', wait: 1 })
    expect((await at('h-3', noon + hour)).kind).toBe('created')
    expect(await at('h-4', noon + hour)).toEqual({ kind: 'limited', by: 'hour', wait: 1 })
  })

  test('the limit when several processes create at once', async () => {
    const project = await openProject('busy')
    const other = await openDatabase(url)
    const both = [database, other]
    const created = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        // Each has read the time before the one that goes first.
        addJob(both[index % 2] ?? other, `b-${index}`, { projectId: project, jobsPerHour: 10, now: noon - index }),
      ),
    ).finally(() => other.close())
    expect(created.filter(({ kind }) => kind === 'created')).toHaveLength(10)
    expect(await listJobs(database.queries, project)).toHaveLength(10)
  })
})

test.for(kinds)('the same tables and cursor key for processes that begin at once: $name', async (kind, { skip }) => {
  skip(kind.missing)
  const empty = await kind.create()
  const all = await Promise.all([1, 2, 3].map(() => openDatabase(empty.url)))
  expect(all.map(({ cursorKey }) => cursorKey)).toEqual(all.map(() => all[0]?.cursorKey))
  for (const one of all) await one.close()
  await empty.remove()
})

test.for(kinds)('$name answers who reads while who writes waits for another process', async (kind, { skip }) => {
  skip(kind.missing)
  const { url: place, remove } = await kind.create()
  const [database, other] = [await openDatabase(place), await openDatabase(place)]
  await addProjects(database, 'docs')
  const key = { key: 'admin_docs_1', projectId: 'docs', access: 'read', name: 'CI', expiresAt: null } as const
  await addKey(database.queries, key, noon)
  const change = (queries: Queries) => queries.updateTable('api_key').set({ created_at: 1 }).execute()
  const importing = await other.queries.startTransaction().execute()
  await change(importing)
  const order: string[] = []
  const writing = change(database.queries).then(() => order.push('written'))
  // More than there are connections.
  for (let use = 0; use < 20; use++) await findGrant(database.queries, hashKey(key.key), 'docs', noon)
  await listJobs(database.queries, 'docs').then(() => order.push('read'))
  await importing.rollback().execute()
  await writing
  expect(order).toEqual(['read', 'written'])
  await vi.waitFor(async () => expect(await listKeys(database.queries, 'docs')).toMatchObject([{ usedAt: noon }]))
  for (const one of [database, other]) await one.close()
  await remove()
})

test('SQLite finds entries by an index, with filters and without, however rare they are', async () => {
  const database = await openDatabase(':memory:')
  const plan = async (filters: string, order = 'order by rank, id limit 101') => {
    const rest = sql.raw(`${filters} ${order}`)
    const query = sql<{ detail: string }>`explain query plan select * from feedback where project_id = 'a' ${rest}`
    return (await query.execute(database.queries)).rows.map(({ detail }) => detail)
  }
  const pair = "and source = 'agent' and status = 'pending'"
  const after = "and (rank, id) > (1, 'a')"
  expect([await plan(''), await plan(after), await plan(pair), await plan(`${pair} ${after}`)]).toEqual([
    ['SEARCH feedback USING PRIMARY KEY (project_id=?)'],
    ['SEARCH feedback USING PRIMARY KEY (project_id=? AND (rank,id)>(?,?))'],
    ['SEARCH feedback USING INDEX feedback_filter (project_id=? AND source=? AND status=?)'],
    ['SEARCH feedback USING INDEX feedback_filter (project_id=? AND source=? AND status=? AND (rank,id)>(?,?))'],
  ])
  await database.close()
})

function isWanted({ createdAt, source, status }: FeedbackEntry, wanted: FeedbackFilters): boolean {
  const at = Date.parse(createdAt ?? '')
  return (
    (wanted.source === null || source === wanted.source) &&
    (wanted.statuses.length === 0 || wanted.statuses.includes(status)) &&
    (wanted.from === null || at >= wanted.from) &&
    (wanted.to === null || at < wanted.to)
  )
}

function asServed({ createdAt, ...entry }: FeedbackEntry): FeedbackEntry {
  const at = Date.parse(createdAt ?? '')
  return { ...entry, createdAt: Number.isNaN(at) ? null : new Date(at).toISOString() } as FeedbackEntry
}

function sort(entries: FeedbackEntry[]): FeedbackEntry[] {
  const at = ({ createdAt }: FeedbackEntry) => Date.parse(createdAt ?? '')
  const rank = (entry: FeedbackEntry) => (Number.isNaN(at(entry)) ? Number.POSITIVE_INFINITY : -at(entry))
  return entries.toSorted((one, other) => {
    if (rank(one) !== rank(other)) return rank(one) - rank(other)
    return Buffer.compare(Buffer.from(one.id), Buffer.from(other.id))
  })
}

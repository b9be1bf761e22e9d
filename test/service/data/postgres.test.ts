// What is Postgres's own: the plans that it makes, and a server that no longer answers.
import { CompiledQuery, Kysely, type PluginTransformQueryArgs, sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { feedbackSources, feedbackStatuses } from '../../../src/docs-api/vocabulary.ts'
import { openDatabase } from '../../../src/service/data/database.ts'
import { deleteOld } from '../../../src/service/data/deletion.ts'
import type { FeedbackFilters, Position } from '../../../src/service/data/feedback-table.ts'
import { listEntries, saveEntries, setEntryStatus } from '../../../src/service/data/feedback-table.ts'
import { countForPlans } from '../../../src/service/data/merge-entries.ts'
import { createPostgresDialect } from '../../../src/service/data/postgres.ts'
import { findTrouble } from '../../../src/service/data/trouble.ts'
import { importFeedback } from '../../../src/service/import/import-feedback.ts'
import { addEntries, addJob, addProjects, by } from '../builders.ts'
import { database, kinds, onEachDatabase, url } from '../on-each-database.ts'

const begin = Date.parse('2026-01-01T00:00:00Z')
const minute = 60_000
const count = 10_000

interface Plan {
  readonly 'Node Type': string
  readonly Filter?: string
  readonly Plans?: readonly Plan[]
}

onEachDatabase(
  'with many entries',
  () => {
    beforeAll(async () => {
      await sql`alter table feedback set (autovacuum_enabled = false)`.execute(database.queries)
      await addProjects(database, 'docs', 'wiki')
      for (const id of ['docs', 'wiki']) await addEntries(database, id, Array.from({ length: count }, createEntry))
    })

    /** Most are pending votes; the other sources and statuses are rare, some of them to be found at one end only. */
    function createEntry(_: unknown, index: number) {
      const source = index < 9000 ? 'thumbs_only' : index % 40 === 0 ? 'agent' : ('thumbs_only' as const)
      const status = index % 400 === 0 ? 'resolved' : index < 10 ? 'dismissed' : ('pending' as const)
      const createdAt = index % 100 === 7 ? null : new Date(begin + index * minute).toISOString()
      return { id: `entry-${index}`, path: '/a', comment: 'Unclear', createdAt, source, status } as const
    }

    const ends = { from: begin + 1000 * minute, to: begin + 8000 * minute }
    const dates = [{}, { from: ends.from }, { to: ends.to }, ends].map((range) => ({ from: null, to: null, ...range }))
    const statuses = [[], ['pending'], ['dismissed'], ['in_progress', 'resolved'], feedbackStatuses] as const
    const asked: FeedbackFilters[] = [null, ...feedbackSources].flatMap((source) =>
      statuses.flatMap((some) => dates.map((range) => ({ ...range, source, statuses: some }))),
    )
    const places: (Position | null)[] = [null, { rank: -begin - 5000 * minute, id: 'entry-5000' }]

    /** As Postgres would run it now. */
    async function explain(filters: FeedbackFilters, after: Position | null): Promise<Plan> {
      let last: PluginTransformQueryArgs | undefined
      const observed = database.queries.withPlugin({
        transformQuery(given) {
          last = given
          return given.node
        },
        transformResult: async ({ result }) => result,
      })
      await listEntries(observed, 'docs', filters, after, 100)
      if (last === undefined) throw new Error('Nothing was asked')
      const { sql: text, parameters } = database.queries.getExecutor().compileQuery(last.node, last.queryId)
      const { rows } = await database.queries.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
      )
      if (rows[0] === undefined) throw new Error('Postgres gave no plan')
      return rows[0]['QUERY PLAN'][0].Plan
    }

    const list = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(list)]
    const good = ['Limit', 'Merge Append', 'Index Scan', 'Result']

    async function listOdd(some: readonly FeedbackFilters[]): Promise<string[]> {
      const odd: string[] = []
      for (const filters of some)
        for (const after of places) {
          const steps = list(await explain(filters, after))
          const isGood = steps.every((step) => good.includes(step['Node Type']) && step.Filter === undefined)
          if (!isGood) odd.push(JSON.stringify([filters, after, steps.map(({ Plans, ...step }) => step)]))
        }
      return odd
    }

    test('reads every page from the right place of an index, whatever the filters', async () => {
      const filtered = asked.filter(({ source, statuses }) => source !== null || statuses.length > 0)
      expect(await listOdd(filtered)).toEqual([])
      await countForPlans(database)
      expect(await listOdd(asked)).toEqual([])
    })

    test('knows after an import what is in the table', async () => {
      await addProjects(database, 'new')
      const record = { id: 'one', path: '/a', source: 'agent' }
      async function* read() {
        yield { kind: 'record', line: 1, record } as const
      }
      const options = { projectId: 'new', by, update: false, skipRefused: false, steady: () => 0 }
      await importFeedback(database, read(), options)
      const figures = sql<{ common: string }>`
        select most_common_vals::text as common from pg_stats where tablename = 'feedback' and attname = 'source'`
      expect((await figures.execute(database.queries)).rows).toEqual([
        { common: expect.stringContaining('thumbs_only') },
      ])
    })

    test('creates jobs while an import is under way, and waits for no lock longer than ten seconds', async () => {
      expect((await sql`show lock_timeout`.execute(database.queries)).rows).toEqual([{ lock_timeout: '10s' }])
      const importing = await database.queries.startTransaction().execute()
      await saveEntries(importing, 'docs', [createEntry(undefined, count)])
      expect((await addJob(database, 'meanwhile')).kind).toBe('created')
      await importing.rollback().execute()
    })

    test('deletes what is old beside another process that does so', async () => {
      const other = await database.queries.startTransaction().execute()
      await setEntryStatus(other, 'docs', 'entry-1', 'resolved')
      const { signal } = new AbortController()
      const deleted = { entries: 2 * 2970 - 1, prompts: 0 }
      expect(await deleteOld(database, begin + 3000 * minute, begin, signal)).toEqual(deleted)
      await other.rollback().execute()
    })

    test.each(['in use', 'idle'])('survives that a connection %s is ended by the server', async (when) => {
      const queries = new Kysely({ dialect: createPostgresDialect(url, 1) })
      const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(queries)
      const end = () => sql`select pg_terminate_backend(${rows[0]?.id})`.execute(database.queries)
      if (when === 'idle') await end()
      else {
        const failing = expect(sql`select pg_sleep(600)`.execute(queries)).rejects.toSatisfy(
          (error) => findTrouble(error)?.kind === 'gone',
        )
        await end()
        await failing
        // Between two statements of a transaction nobody waits for an answer.
        const transaction = await queries.startTransaction().execute()
        const own = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(transaction)
        await sql`select pg_terminate_backend(${own.rows[0]?.id})`.execute(database.queries)
        await expect(sql`select 1`.execute(transaction)).rejects.toThrow()
        await Promise.allSettled([transaction.rollback().execute()])
      }
      await vi.waitFor(async () => expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }]))
      await queries.destroy()
    })

    test('refuses an encoding that cannot keep what readers write', async () => {
      const [name] = /test_\d+_\d+/.exec(url) ?? []
      const latin = sql.raw(`create database ${name}_latin encoding 'LATIN1' locale 'C' template template0`)
      await latin.execute(database.queries)
      await expect(openDatabase(url.replace(`${name}`, `${name}_latin`))).rejects.toMatchObject({
        cause: { message: 'Its encoding is LATIN1: create a database with the encoding UTF8' },
      })
      await sql.raw(`drop database ${name}_latin`).execute(database.queries)
      const bytes = `create database ${name}_bytes encoding 'SQL_ASCII' locale 'C' template template0`
      await sql.raw(bytes).execute(database.queries)
      await (await openDatabase(url.replace(`${name}`, `${name}_bytes`))).close()
      await sql.raw(`drop database ${name}_bytes`).execute(database.queries)
    })

    test('ends a query that is not answered, and goes on with a new connection', async () => {
      const queries = new Kysely({ dialect: createPostgresDialect(url, 1, 300) })
      await expect(sql`select pg_sleep(600)`.execute(queries)).rejects.toThrow('terminated')
      expect((await sql`select 1 as one`.execute(queries)).rows).toEqual([{ one: 1 }])
      await queries.destroy()
    })
  },
  kinds.filter(({ name }) => name === 'Postgres'),
)

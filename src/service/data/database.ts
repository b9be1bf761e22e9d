// Opens the database: a file, or a Postgres at an address; the tables are brought up to date first.
import { randomBytes } from 'node:crypto'
import { Kysely, Migrator, type Transaction } from 'kysely'
import { migrations } from './migrations.ts'
import { checkEncoding, createPostgresDialect } from './postgres.ts'
import type { Tables } from './schema.ts'
import { createSqliteDialect } from './sqlite.ts'

/** Runs queries: the database itself, or one transaction. While a transaction is open, only use the transaction. */
export type Queries = Kysely<Tables>
export type InTransaction = Transaction<Tables>

export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly queries: Queries
  /** All or nothing. On SQLite it holds the write lock from the start. */
  transaction<T>(work: (queries: InTransaction) => Promise<T>): Promise<T>
  /** By which this service recognises its own cursors; all processes on one database have the same. */
  readonly cursorKey: Buffer
  close(): Promise<void>
}

/**
 * @param url `postgres://…` or `postgresql://…`, or the path of a file that need not exist, or `:memory:`
 * @throws if it cannot be opened, or if a newer version of the service has changed the tables
 */
export async function openDatabase(url: string, maxConnections = 10): Promise<Database> {
  const kind = /^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite'
  const queries = new Kysely<Tables>({
    dialect: kind === 'postgres' ? createPostgresDialect(url, maxConnections) : createSqliteDialect(url),
  })
  try {
    if (kind === 'postgres') await checkEncoding(queries)
    await migrate(queries, kind)
    return await useDatabase(queries, kind)
  } catch (cause) {
    await queries.destroy().catch(() => undefined)
    const place = kind === 'postgres' ? 'the Postgres database' : `the database file ${url}`
    const advice =
      'check that it can be reached and written, and that no newer version of the service or other program has used it'
    throw new Error(`Could not open ${place}: ${advice}`, { cause })
  }
}

/** The tables must be up to date. */
export async function useDatabase(queries: Queries, kind: Database['kind']): Promise<Database> {
  return {
    kind,
    queries,
    transaction: (work) => queries.transaction().execute(work),
    cursorKey: Buffer.from(await keepSecret(queries, 'cursor-key'), 'hex'),
    close: () => queries.destroy(),
  }
}

async function migrate(queries: Queries, kind: Database['kind']): Promise<void> {
  const given = { db: queries, provider: { getMigrations: async () => migrations(kind) } }
  const known = await new Migrator(given).getMigrations()
  // Where there is nothing to do, a database that is being written, or cannot be, is only looked at: whether a newer version has used it.
  const migrator = new Migrator({ ...given, disableTransactions: known.every(({ executedAt }) => executedAt) })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

/** Created by whoever comes first; the same for all processes. */
export async function keepSecret(queries: Queries, name: string): Promise<string> {
  const known = await readSetting(queries, name)
  if (known !== undefined) return known
  const value = randomBytes(32).toString('hex')
  await queries
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return keepSecret(queries, name)
}

/** What one process leaves for others to read. */
export async function saveSetting(queries: Queries, name: string, value: string): Promise<void> {
  await queries
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function readSetting(queries: Queries, name: string): Promise<string | undefined> {
  return (await queries.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value
}

// The embedded database: one file, by way of Node's own SQLite, that several processes may have open.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryExecutorProvider,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  sql,
} from 'kysely'
import { findTrouble } from './trouble.ts'

/**
 * A commit is on the disk before it counts (`synchronous`), and what is deleted is overwritten (`secure_delete`). Readers and the one
 * writer do not wait for each other (`journal_mode`). Only opening waits for a lock here, in milliseconds: what waits later must not hold
 * up the whole process.
 */
const settings = `
  pragma busy_timeout = 2000;
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
  pragma cache_size = -16384;
  pragma busy_timeout = 0;`

/** Waits for other processes that write, in milliseconds: together about ten seconds. */
const waits = [...Array<number>(20).fill(5), ...Array<number>(200).fill(50)]

/** Between two transactions of much work, in milliseconds: whoever waits for the write lock looks for it that often, at least. */
const pause = 60

/** Preparing a statement takes longer than most queries; only so many forms of queries exist. */
const maxStatements = 256

export function createSqliteDialect(file: string): Dialect {
  const config = { database: async () => openFile(file) }
  const dialect = new SqliteDialect(config)
  return {
    createAdapter: () => new TransactionalAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => new PatientDriver(config),
  }
}

/** What was written is in the log of writes, too, until that begins anew: it can in a moment in which no other process reads. */
export async function emptyLog(queries: QueryExecutorProvider): Promise<void> {
  for (const wait of waits) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(queries)
    if (rows[0]?.busy !== 1) return
    await sleep(wait)
  }
}

export async function letOthersWrite({ kind }: { readonly kind: string }): Promise<void> {
  if (kind === 'sqlite') await sleep(pause)
}

/** By default, a process that is killed while it makes the tables, or two that do it at once, would leave a part of them. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class PatientDriver extends SqliteDriver {
  /** Of whoever has the connection. */
  #isInTransaction = false

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    return {
      executeQuery: (query) => this.#waitWhileBusy(() => connection.executeQuery(query)),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    }
  }

  /** Takes the write lock first: a transaction that took it later would fail if somebody wrote after its first read. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    this.#isInTransaction = true
  }

  override async releaseConnection(): Promise<void> {
    this.#isInTransaction = false
    await super.releaseConnection()
  }

  /** A full disk has rolled it back already; the error of that would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error
    })
  }

  /** Outside of a transaction, others get the connection meanwhile: who reads does not wait for who writes. */
  async #waitWhileBusy<T>(run: () => Promise<T>): Promise<T> {
    for (const wait of waits) {
      try {
        return await run()
      } catch (error) {
        if (findTrouble(error)?.kind !== 'busy') throw error
      }
      const isAlone = this.#isInTransaction
      if (!isAlone) await super.releaseConnection()
      await sleep(wait)
      if (!isAlone) await super.acquireConnection()
    }
    return run()
  }
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file)
  database.exec(settings)
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known !== undefined) return known
      const statement = wrapStatement(database.prepare(sql))
      if (statements.size < maxStatements) statements.set(sql, statement)
      return statement
    },
  }
}

function wrapStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

// The shared database: a pool of connections to Postgres.
import {
  type Dialect,
  PostgresDialect,
  type PostgresPoolClient,
  type PostgresQueryResult,
  type QueryExecutorProvider,
  sql,
} from 'kysely'
import pg from 'pg'
import { findTrouble } from './trouble.ts'

/** No request waits longer for a connection or a lock, or for one statement, in milliseconds. */
const maxWait = 10_000
const maxStatement = 30_000

/** The type `bigint`: milliseconds and counts fit into a number. */
const bigint = 20

/** @param maxAnswer milliseconds until a server that says nothing counts as gone */
export function createPostgresDialect(
  url: string,
  maxConnections: number,
  maxAnswer = maxStatement + maxWait,
): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: maxWait,
    statement_timeout: maxStatement,
    lock_timeout: maxWait,
    application_name: 'feedback-service',
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  })
  // A connection that breaks is replaced, and its query fails; without listeners, on the pool for one that nobody uses and on the
  // connection itself for one in use, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresDialect({
    pool: {
      connect: async () => toKysely(await pool.connect(), maxAnswer),
      end: () => pool.end(),
    },
  })
}

/** @throws if it could not keep every text: readers write in all scripts */
export async function checkEncoding(queries: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(queries)
  const encoding = rows[0]?.server_encoding
  // SQL_ASCII, of clusters made without a locale, keeps bytes as they are.
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new Error(`Its encoding is ${encoding}: create a database with the encoding UTF8`)
}

/**
 * Every query is given its callback. Without one, and with `query_timeout`, `pg` writes `query.callback = (…) => …`, and V8 allocates a
 * function that is assigned to a property in the old generation: there it keeps the rows of its query until the next full collection,
 * which is what most of the memory of a busy service was.
 */
function toKysely(client: pg.PoolClient, maxAnswer: number): PostgresPoolClient {
  let isGone = false
  const query = (text: string, parameters: readonly unknown[]) =>
    new Promise<PostgresQueryResult<unknown>>((resolve, reject) => {
      // Ends the query too, with an error; the pool replaces the connection.
      const timer = setTimeout(() => void client.end(), maxAnswer)
      client.query(text, [...parameters], (error: Error | null, result) => {
        clearTimeout(timer)
        if (error) {
          isGone ||= findTrouble(error)?.kind === 'gone'
          reject(error)
        } else resolve(result as PostgresQueryResult<unknown>)
      })
    })
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isGone) }
}

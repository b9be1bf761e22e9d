// The shared database: a pool of connections to Postgres.
import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** No request waits longer for a connection, or for one statement, in milliseconds. */
const longestWait = 10_000
const longestStatement = 30_000

/** The type `bigint`: milliseconds and counts fit into a number. */
const bigint = 20

export function createPostgresDialect(url: string, mostConnections: number): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: longestWait,
    statement_timeout: longestStatement,
    // The server may be gone, and then never says that a statement took too long.
    query_timeout: longestStatement + longestWait,
    application_name: 'feedback-service',
    types: { getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)) },
  })
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

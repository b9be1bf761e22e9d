// Whether the database can serve, as `/healthz` says it.
import { sql } from 'kysely'
import { type Database, saveSetting } from '../data/database.ts'
import { findTrouble, type Trouble } from '../data/trouble.ts'

/** How long a database may take to answer, in milliseconds: what asks for the health waits no longer either. */
const maxAnswer = 3000

const words: Readonly<Record<Trouble['kind'], string>> = {
  busy: 'the database is busy',
  gone: 'the database does not answer',
  denied: 'the database refuses the connection',
  exhausted: 'no database connection is free',
  full: 'the database has no space left',
  'read-only': 'the database cannot be written',
  disk: 'the database cannot be read or written',
  damaged: 'the database is damaged',
}

export interface Health {
  /** Of an error that a request or the worker met. */
  note(error: unknown): void
  check(): Promise<string>
}

/**
 * Reading shows most troubles. That nothing can be written any more shows only when something is written: once it was noted, the check
 * writes too, until that works again; before, it would hold up writers for nothing.
 */
export function createHealth(
  { queries }: Pick<Database, 'queries'>,
  later: (ms: number, task: () => void) => () => void,
): Health {
  let mustWrite = false
  const probe = async (): Promise<void> => {
    if (!mustWrite) return void (await sql`select 1`.execute(queries))
    await saveSetting(queries, 'health', 'written')
    mustWrite = false
  }
  const note = (error: unknown) => {
    if (['full', 'read-only', 'disk'].includes(findTrouble(error)?.kind ?? '')) mustWrite = true
  }
  return {
    note,
    async check() {
      const late = Promise.withResolvers<string>()
      const cancel = later(maxAnswer, () => late.resolve(words.gone))
      const answer = probe().then(
        () => 'ok',
        (error: unknown) => {
          note(error)
          return words[findTrouble(error)?.kind ?? 'gone']
        },
      )
      return Promise.race([answer, late.promise]).finally(cancel)
    },
  }
}

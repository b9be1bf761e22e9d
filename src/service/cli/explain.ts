// What went wrong, in one line, with what a person can do about it.
import { getSqliteCode } from '../data/sqlite.ts'
import { CommandError } from './surroundings.ts'

/** What SQLite says of a file and a disk, by its result codes (https://sqlite.org/rescode.html). */
const remedies: Readonly<Record<number, string>> = {
  5: 'The database is locked by another process: try again when that process is done',
  8: 'Cannot write to the database: check the permissions of its file and folder',
  10: 'Cannot read or write the database: check its disk',
  11: 'The database is damaged: restore a backup of its file',
  13: 'No space left for the database: free up disk space',
}

/** With its causes: the first says what failed, the last one why. */
export function explain(error: unknown): string {
  const said: string[] = []
  for (let one = error; one !== undefined && said.length < 4; one = one instanceof Error ? one.cause : undefined)
    said.push(one instanceof Error ? one.message || one.name : String(one))
  const [first = '', ...causes] = said
  const text = error instanceof CommandError ? first : [first, ...causes].join(': ')
  const remedy = remedies[getSqliteCode(error) ?? 0]
  // A password can be part of a database's address.
  return (remedy ?? text).replace(/\b(postgres(?:ql)?:\/\/[^\s/:@]*):[^\s@]*@/g, '$1:…@')
}

// What a database says when it cannot serve for now, and what a person can do about it.

export interface Trouble {
  readonly kind: 'busy' | 'gone' | 'denied' | 'exhausted' | 'full' | 'read-only' | 'disk' | 'damaged'
  /** What is wrong and what to do, in one sentence: for the log and the command line. */
  readonly remedy: string
  /** In its own words, which may name what was sent: for the command line only. */
  readonly said: string
}

const troubles = {
  busy: 'The database is locked by another process: try again when that process is done',
  gone: 'The database cannot be reached: check its address, and that Postgres runs and accepts connections from this machine',
  denied: 'Postgres refuses the connection: check the user, its password and the name of the database',
  exhausted:
    'No database connection is free: check that Postgres answers, or raise --connections or its max_connections',
  full: 'No space left for the database or its temporary files: free up disk space',
  'read-only':
    'Cannot write to the database: check the permissions of its file and folder, or that Postgres is not a standby',
  disk: 'Cannot read or write the database: check that its disk works and has space left',
  damaged: 'The database file is damaged, or holds something else: check its name, and restore a backup',
} as const satisfies Record<Trouble['kind'], string>

/** Result codes of SQLite (https://sqlite.org/rescode.html). */
const bySqlite: Readonly<Record<number, Trouble['kind']>> = {
  5: 'busy',
  8: 'read-only',
  10: 'disk',
  11: 'damaged',
  13: 'full',
  26: 'damaged',
}

/** Codes of Postgres, whole or by class (https://www.postgresql.org/docs/current/errcodes-appendix.html), and of the system. */
const byCode: readonly (readonly [RegExp, Trouble['kind']])[] = [
  [/^(53300|53400)$/, 'exhausted'],
  [/^53/, 'full'],
  [/^58030$/, 'disk'],
  [/^(08|57P0)/, 'gone'],
  [/^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/, 'gone'],
  [/^(28|3D000)/, 'denied'],
  [/^25006$/, 'read-only'],
  // A statement that took too long, a lock that was not free, two transactions of which one had to give way.
  [/^(57014|55P03|40001|40P01)$/, 'busy'],
]

/** What `pg` says without a code. */
const byWords: readonly (readonly [RegExp, Trouble['kind']])[] = [
  [/timeout exceeded when trying to connect/i, 'exhausted'],
  [
    /connection terminated|connection error|not queryable|connection ended|client was closed|query read timeout/i,
    'gone',
  ],
]

/** Undefined for an error that says nothing about the state of the database. */
export function findTrouble(error: unknown): Trouble | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 4; one = one.cause, depth += 1) {
    const kind = classify(one)
    if (kind === undefined) continue
    // A password with signs that an address must encode is taken for a host in part.
    const said = one.message.replace(/^(getaddrinfo \w+) .*/, '$1') || String('code' in one && one.code)
    return { kind, remedy: troubles[kind], said }
  }
  return undefined
}

function classify(error: Error): Trouble['kind'] | undefined {
  const sqlite = getSqliteCode(error)
  if (sqlite !== undefined) return bySqlite[sqlite]
  const code = 'code' in error ? String(error.code) : ''
  // A socket of Postgres that is not there; any other missing file is none of the database's.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return 'gone'
  const words = error.message
  return byCode.find(([form]) => form.test(code))?.[1] ?? byWords.find(([form]) => form.test(words))?.[1]
}

/** Whether a row was refused because the project that it belongs to was removed meanwhile. */
export function isOrphan(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('errcode' in error && error.errcode === 787) || ('code' in error && error.code === '23503')
}

/** SQLite's own code of an error; undefined if it is none of SQLite's. */
function getSqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined
  // The lower byte: the others distinguish kinds of one error.
  return error.errcode % 256
}

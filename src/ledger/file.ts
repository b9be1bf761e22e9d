// The ledger's files as text: the only text that its branch takes.
import { renderJson } from '../text/json.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { storeFix } from './fix-record.ts'
import type { Ledger } from './ledger.ts'

/** By id: what became of an entry, or a fix as it ended. One row per line, so that a commit's diff shows what has changed. */
export function renderRows(rows: ReadonlyMap<string, unknown>): LedgerFile {
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => `${renderJson(id)}: ${renderJson(value)}`)
  return `{\n${lines.join(',\n')}\n}\n` as LedgerFile
}

/** Keys of objects are sorted, so that a commit's diff shows what has changed and nothing else. */
export function renderLedger(ledger: Ledger): LedgerFile {
  return `${renderJson(sortKeys({ ...ledger, fixes: ledger.fixes.map(storeFix) }), 1)}\n` as LedgerFile
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]))
}

/** What people find when they open the branch. */
export const ledgerReadme = safe`# The ledger of feedback-to-fix

This branch is written by the Action \`feedback-to-fix\`. It records which feedback entries became which fix, so that none is lost
and none is sent twice. It holds ids, hashes, counts, times and links: no reader's words, no e-mail address, no secret.

Do not delete or edit it: the documentation service never learns what was fixed, so this branch is the only memory. A run that
misses it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of entries that are done with, by the first hex digit of their SHA-256, \
each with the fix or the reason |
| \`history/YYYY-MM.json\` | closed fixes, by the month in which they were sent |

Times are milliseconds since 1970-01-01 UTC.
` as string as LedgerFile

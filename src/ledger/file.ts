// The ledger's files as text: the only text that its branch takes.
import { renderJson } from '../text/json.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import type { SafeText } from '../text/safe-text.ts'
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

/** The page for people beside them. */
export function renderNotice(text: SafeText): LedgerFile {
  return text as string as LedgerFile
}

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([key, part]) => [key, sortKeys(part)]))
}

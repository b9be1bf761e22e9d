// The ledger's files as text. `ledger.json` is read strictly, since a half-understood ledger would send work twice;
// what is rendered here is the only text that the branch accepts.
import { Failure } from '../errors/failure.ts'
import { readFix, readLink, storeFix, storeLink } from '../fixes/fix.ts'
import { renderJson } from '../text/json.ts'
import type { LedgerFile } from '../text/outgoing.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { createLedger, type Ledger, ledgerSchema } from './ledger.ts'
import type { Snapshot } from './store.ts'

/** The folder of this project contains another project's ledger. */
class ForeignLedger extends Error {}

/** @throws Error that says what is wrong with the text; the caller adds the commit and the remedy. */
export function parseLedger(text: string, project: string, serverUrl: string): Ledger {
  const ledger = ledgerSchema.parse(JSON.parse(text))
  if (ledger.project !== project) throw new ForeignLedger('ledger.json names another project')
  const fixes = ledger.fixes.map((fix) => readFix(fix, serverUrl))
  return { ...ledger, fixes, merged: ledger.merged.map((one) => readLink(one, serverUrl)) }
}

export function readLedger(snapshot: Snapshot | undefined, project: string, serverUrl: string): Ledger {
  if (snapshot?.text === undefined) return createLedger(project)
  try {
    return parseLedger(snapshot.text, project, serverUrl)
  } catch (cause) {
    const commit = toSafeText(snapshot.commit)
    if (cause instanceof ForeignLedger) {
      const where = safe`The ledger in this project’s folder, at commit ${commit},`
      const what = safe`${where} belongs to a project other than ${toSafeText(JSON.stringify(project))}.`
      const moved = safe`If the project’s ID has changed, see docs/operations.md`
      throw new Failure(what, safe`${moved}; otherwise restore the file.`, { cause })
    }
    const what = safe`The ledger at commit ${commit} cannot be read by this version.`
    const restore = safe`restore the file from the branch’s history with a new commit (git revert; see docs/operations.md)`
    throw new Failure(what, safe`Use the version of the Action that wrote it, or ${restore}.`, { cause })
  }
}

/** Outcomes of entries or closed fixes by id. One row per line, so that a commit's diff shows what changed. */
export function renderRows(rows: ReadonlyMap<string, unknown>): LedgerFile {
  const lines = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => `${renderJson(id)}: ${renderJson(value)}`)
  return `{\n${lines.join(',\n')}\n}\n` as LedgerFile
}

/** Keys are sorted, so that a commit's diff shows what changed. */
export function renderLedger(ledger: Ledger): LedgerFile {
  const stored = { ...ledger, fixes: ledger.fixes.map(storeFix), merged: ledger.merged.map(storeLink) }
  return `${renderJson(sortKeys(stored), 1)}\n` as LedgerFile
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
and none is sent twice. It holds ids, hashes, counts, times, links, titles of this repository's pull requests, and words that at least
two readers used independently, while the issue shows them: no comment of a reader, no email address, no secret.

Do not delete or edit it: the documentation service does not know what was fixed, so this branch is the only record. A run that
cannot find it stops and says how to restore it.

Each folder is one project:

| file | what it holds |
| --- | --- |
| \`ledger.json\` | open and latest fixes, job creations of the last hour, the tracking issue, how far the export was read |
| \`handled/0.json\` … \`f.json\` | ids of settled entries, by the first hex digit of their SHA-256, \
each with the fix or the reason |

Times are milliseconds since 1970-01-01 UTC.
` as string as LedgerFile

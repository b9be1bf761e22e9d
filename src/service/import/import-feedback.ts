// Imports the entries of a file into a project: all of it or nothing.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { type Author, writeAudit } from '../data/audit.ts'
import type { Database, InTransaction } from '../data/database.ts'
import { countForPlans, type Merge, mergeEntries } from '../data/merge-entries.ts'
import type { Reading } from './import-reading.ts'
import { parseEntry } from './parse-entry.ts'

interface ImportOptions {
  readonly projectId: string
  readonly by: Author
  /** Replace entries that are there but differ. */
  readonly update: boolean
  /** Import the rest when some are refused. */
  readonly skipRefused: boolean
}

export interface ImportReport {
  /** Whether anything may have changed: not when entries were refused, unless they were to be skipped. */
  readonly isDone: boolean
  readonly added: number
  readonly updated: number
  /** There already, and the same. */
  readonly same: number
  /** There already, different, and left as they are. */
  readonly kept: number
  readonly refusedCount: number
  /** The first ones. */
  readonly refused: readonly { readonly line: number; readonly reason: string }[]
  /** Entries with a text that was longer than the interface allows. */
  readonly cut: number
  /** Names of fields that are not part of any entry. */
  readonly unused: readonly string[]
}

const most = { refused: 100, unused: 20 }
/** Entries in one statement. */
const batchSize = 100

/** Ends the transaction without an effect. */
class Undo extends Error {}

/** @throws Unreadable, and whatever reading throws; then nothing has changed either */
export async function importFeedback(
  database: Database,
  readings: AsyncIterable<Reading>,
  options: ImportOptions,
): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    await database.transaction(async (transaction) => {
      report = await importAll(transaction, readings, options)
      if (!report.isDone) throw new Undo()
      const { added, updated } = report
      const record = { ...options.by, projectId: options.projectId, action: 'import' }
      if (added + updated > 0)
        await writeAudit(transaction, { ...record, subject: `${added} added, ${updated} updated` })
    })
  } catch (error) {
    if (!(error instanceof Undo)) throw error
  }
  if (report === undefined) throw new Error('The import ended without a report')
  if (report.isDone) await countForPlans(database)
  return report
}

async function importAll(
  transaction: InTransaction,
  readings: AsyncIterable<Reading>,
  { projectId, update, skipRefused }: ImportOptions,
): Promise<ImportReport> {
  const total = { added: 0, updated: 0, same: 0, kept: 0 }
  const refused: { line: number; reason: string }[] = []
  const unused = new Set<string>()
  let refusedCount = 0
  let cut = 0
  let batch: FeedbackEntry[] = []

  const flush = async () => {
    const merged: Merge = await mergeEntries(transaction, projectId, batch, update)
    for (const name of ['added', 'updated', 'same', 'kept'] as const) total[name] += merged[name]
    batch = []
  }
  for await (const reading of readings) {
    const parsed = reading.kind === 'refused' ? reading : parseEntry(reading.record)
    if (parsed.kind === 'refused') {
      refusedCount += 1
      if (refused.length < most.refused) refused.push({ line: reading.line, reason: parsed.reason })
      continue
    }
    for (const name of parsed.unused) if (unused.size < most.unused) unused.add(name)
    if (parsed.isCut) cut += 1
    batch.push(parsed.entry)
    if (batch.length === batchSize) await flush()
  }
  await flush()
  const isDone = refusedCount === 0 || skipRefused
  return { isDone, ...total, refusedCount, refused, cut, unused: [...unused] }
}

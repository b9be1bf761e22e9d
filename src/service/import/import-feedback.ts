// Imports the entries of a file into a project: nothing of it, unless it could be read to its end.
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { type Author, updateAudit } from '../data/audit.ts'
import type { Database, InTransaction } from '../data/database.ts'
import { countForPlans, mergeEntries } from '../data/merge-entries.ts'
import { letOthersWrite, openStage } from '../data/sqlite.ts'
import type { Reading } from './import-reading.ts'
import { parseEntry } from './parse-entry.ts'

interface ImportOptions {
  readonly projectId: string
  readonly by: Author
  /** Replace entries that are there but differ. */
  readonly update: boolean
  /** Import the rest when some are refused. */
  readonly skipRefused: boolean
  /** Milliseconds of a clock that nobody sets. */
  steady(): number
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
/** About how long a transaction on SQLite holds the write lock, in milliseconds. */
const turn = 200

type Found = Pick<ImportReport, 'refusedCount' | 'refused' | 'cut' | 'unused'>

/** Ends the transaction without an effect. */
class Undo extends Error {}

/** An import on SQLite that ended after some of its transactions, for the reason that is its cause. */
export class CutShort extends Error {
  override name = 'CutShort' as const
}

/**
 * One transaction on Postgres. On SQLite, where others cannot write meanwhile, one after another, once everything has been read: what is
 * cut short there can be repeated, and then adds the rest.
 *
 * @throws CutShort; Unreadable, and whatever reading throws: then nothing has changed
 */
export async function importFeedback(
  database: Database,
  readings: AsyncIterable<Reading>,
  { projectId, by, update, skipRefused, steady }: ImportOptions,
): Promise<ImportReport> {
  const counts = { added: 0, updated: 0, same: 0, kept: 0 }
  let found: Found = { refusedCount: 0, refused: [], cut: 0, unused: [] }
  const isDone = () => found.refusedCount === 0 || skipRefused

  const merge = async (transaction: InTransaction, batch: readonly FeedbackEntry[]) => {
    const merged = await mergeEntries(transaction, projectId, batch, update)
    for (const name of ['added', 'updated', 'same', 'kept'] as const) counts[name] += merged[name]
  }
  const transact = async (work: (transaction: InTransaction) => Promise<void>) => {
    try {
      await database.transaction(async (transaction) => {
        await work(transaction)
        if (!isDone()) throw new Undo()
        const { added, updated } = counts
        const record = { ...by, projectId, action: 'import' }
        if (added + updated > 0)
          await updateAudit(transaction, { ...record, subject: `${added} added, ${updated} updated` })
      })
    } catch (error) {
      if (!(error instanceof Undo)) throw error
    }
  }

  if (database.kind === 'postgres')
    await transact(async (transaction) => {
      found = await readAll(readings, (batch) => merge(transaction, batch))
    })
  else {
    await using stage = await openStage<readonly FeedbackEntry[]>(database.queries)
    found = await readAll(readings, stage.add)
    let written = 0
    while (stage.hasMore()) {
      try {
        await transact(async (transaction) => {
          const end = steady() + turn
          do await merge(transaction, await stage.take(transaction))
          while (stage.hasMore() && steady() < end)
        })
      } catch (cause) {
        if (written === 0) throw cause
        throw new CutShort(`${written} entries were imported: repeat the import, and the rest is added`, { cause })
      }
      if (isDone()) written = counts.added + counts.updated
      await letOthersWrite(database)
    }
  }
  if (isDone()) await countForPlans(database)
  return { isDone: isDone(), ...counts, ...found }
}

async function readAll(
  readings: AsyncIterable<Reading>,
  take: (batch: readonly FeedbackEntry[]) => Promise<void>,
): Promise<Found> {
  const refused: { line: number; reason: string }[] = []
  const unused = new Set<string>()
  let refusedCount = 0
  let cut = 0
  let batch: FeedbackEntry[] = []
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
    if (batch.length < batchSize) continue
    await take(batch)
    batch = []
  }
  if (batch.length > 0) await take(batch)
  return { refusedCount, refused, cut, unused: [...unused] }
}

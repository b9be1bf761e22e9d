// Imports the entries of a file into a project: nothing of it, unless it could be read to its end.
import { type Author, updateAudit } from '../data/audit.ts'
import type { Database } from '../data/database.ts'
import { countForPlans, type GivenEntry, type Merge, mergeEntries } from '../data/merge-entries.ts'
import { letOthersWrite } from '../data/sqlite.ts'
import { openStage } from '../data/stage.ts'
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

export interface ImportReport extends Merge {
  /** Whether anything may have changed: not when entries were refused, unless they were to be skipped. */
  readonly isDone: boolean
  /** Entries that can be imported. */
  readonly valid: number
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
/** About how long a transaction holds SQLite's write lock, or rows of Postgres, in milliseconds. */
const turn = 200

type Found = Pick<ImportReport, 'valid' | 'refusedCount' | 'refused' | 'cut' | 'unused'>

/** An import that ended after some of its transactions, for the reason that is its cause. */
export class CutShort extends Error {
  override name = 'CutShort' as const
}

/**
 * One transaction after another, once everything has been read, because others wait for what one holds: what is cut short can be repeated,
 * and then adds the rest.
 *
 * @throws CutShort; Unreadable, and whatever reading throws: then nothing has changed
 */
export async function importFeedback(
  database: Database,
  readings: AsyncIterable<Reading>,
  { projectId, by, update, skipRefused, steady }: ImportOptions,
): Promise<ImportReport> {
  const counts = { added: 0, updated: 0, same: 0, kept: 0 }
  using stage = openStage<readonly GivenEntry[]>()
  const found = await readAll(readings, stage.add)
  const isDone = found.refusedCount === 0 || skipRefused
  let written = 0
  while (isDone && stage.hasMore()) {
    try {
      await database.transaction(async (transaction) => {
        const end = steady() + turn
        do {
          const merged = await mergeEntries(transaction, projectId, stage.take(), update)
          for (const name of ['added', 'updated', 'same', 'kept'] as const) counts[name] += merged[name]
        } while (stage.hasMore() && steady() < end)
        const { added, updated } = counts
        const record = { ...by, projectId, action: 'import' }
        if (added + updated > 0)
          await updateAudit(transaction, { ...record, subject: `${added} added, ${updated} updated` })
      })
    } catch (cause) {
      if (written === 0) throw cause
      throw new CutShort(`${written} entries were imported: repeat the import, and the rest is added`, { cause })
    }
    written = counts.added + counts.updated
    await letOthersWrite(database)
  }
  if (isDone) await countForPlans(database)
  return { isDone, ...counts, ...found }
}

async function readAll(readings: AsyncIterable<Reading>, take: (batch: readonly GivenEntry[]) => void): Promise<Found> {
  const refused: { line: number; reason: string }[] = []
  const unused = new Set<string>()
  let valid = 0
  let refusedCount = 0
  let cut = 0
  let batch: GivenEntry[] = []
  for await (const reading of readings) {
    const parsed = reading.kind === 'refused' ? reading : parseEntry(reading.record)
    if (parsed.kind === 'refused') {
      refusedCount += 1
      if (refused.length < most.refused) refused.push({ line: reading.line, reason: parsed.reason })
      continue
    }
    for (const name of parsed.unused) if (unused.size < most.unused) unused.add(name)
    if (parsed.isCut) cut += 1
    valid += 1
    batch.push(parsed.entry)
    if (batch.length < batchSize) continue
    take(batch)
    batch = []
  }
  if (batch.length > 0) take(batch)
  return { valid, refusedCount, refused, cut, unused: [...unused] }
}

// Adds entries beside those that are there, and says what became of each.
import { sql } from 'kysely'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Database, InTransaction } from './database.ts'
import { isSameRow, type NewRow, toRow } from './feedback-rows.ts'
import { saveEntries } from './feedback-table.ts'

export interface Merge {
  readonly added: number
  readonly updated: number
  /** There already, and the same. */
  readonly same: number
  /** There already, different, and left as they are. */
  readonly kept: number
}

/** One that comes without a status keeps its own. */
export type GivenEntry = FeedbackEntry & { readonly keepsStatus?: boolean }

/** @param update whether entries that are there but differ are replaced */
export async function mergeEntries(
  transaction: InTransaction,
  projectId: string,
  entries: readonly GivenEntry[],
  update: boolean,
): Promise<Merge> {
  const count = { added: 0, updated: 0, same: 0, kept: 0 }
  const all = entries.map((entry) => ({ entry, row: toRow(projectId, entry) }))
  const first = new Map<string, NewRow>()
  for (const { row } of all) if (!first.has(row.id)) first.set(row.id, row)
  // In one order, or others that add the same would wait for each other in a circle.
  const added = await addNew(
    transaction,
    [...first.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  )
  const known = await findRows(
    transaction,
    projectId,
    [...first.keys()].filter((id) => !added.has(id)),
  )
  const changed = new Map<string, FeedbackEntry>()
  for (const { entry, row } of all) {
    const before = known.get(row.id)
    if (before && entry.keepsStatus) row.status = before.status
    const what = before === undefined ? 'added' : isSameRow(row, before) ? 'same' : update ? 'updated' : 'kept'
    count[what] += 1
    if (what === 'same' || what === 'kept') continue
    // The same id may come again further down.
    known.set(row.id, row)
    if (!added.delete(row.id)) changed.set(row.id, { ...entry, status: row.status })
  }
  await saveEntries(transaction, projectId, [...changed.values()])
  return count
}

/**
 * Tried before anything is looked up: a look-up of many ids is planned by figures of the table as it was before the import, by which
 * Postgres would read the whole project for each batch.
 *
 * @returns the ids that were new
 */
async function addNew(transaction: InTransaction, rows: readonly NewRow[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const added = await transaction
    .insertInto('feedback')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['project_id', 'id']).doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

async function findRows(
  transaction: InTransaction,
  projectId: string,
  ids: readonly string[],
): Promise<Map<string, NewRow>> {
  if (ids.length === 0) return new Map()
  const found = await transaction
    .selectFrom('feedback')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .execute()
  return new Map(found.map((row) => [row.id, row]))
}

/** After many changes: until Postgres gets to it by itself, about a minute later, it plans by figures of the table as it was. */
export async function countForPlans({ kind, queries }: Database): Promise<void> {
  if (kind === 'postgres') await sql`analyze feedback`.execute(queries)
}

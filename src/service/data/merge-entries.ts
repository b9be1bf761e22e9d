// Adds entries beside those that are there, and says what became of each.
import { sql } from 'kysely'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import type { Database, InTransaction } from './database.ts'
import { saveEntries } from './feedback.ts'
import { type Row, toRow } from './feedback-rows.ts'

export interface Merge {
  readonly added: number
  readonly updated: number
  /** There already, and the same. */
  readonly same: number
  /** There already, different, and left as they are. */
  readonly kept: number
}

/** @param update whether entries that are there but differ are replaced */
export async function mergeEntries(
  transaction: InTransaction,
  projectId: string,
  entries: readonly FeedbackEntry[],
  update: boolean,
): Promise<Merge> {
  const count = { added: 0, updated: 0, same: 0, kept: 0 }
  const first = new Map<string, Row>()
  for (const entry of entries) if (!first.has(entry.id)) first.set(entry.id, toRow(projectId, entry))
  const added = await addNew(transaction, [...first.values()])
  const known = await findRows(
    transaction,
    projectId,
    [...first.keys()].filter((id) => !added.has(id)),
  )
  const changed = new Map<string, FeedbackEntry>()
  for (const entry of entries) {
    const row = toRow(projectId, entry)
    const before = known.get(entry.id)
    if (before === undefined) count.added += 1
    else if (isSame(before, row)) count.same += 1
    else if (update) count.updated += 1
    else count.kept += 1
    if (before !== undefined && (isSame(before, row) || !update)) continue
    // The same id may come again further down.
    known.set(entry.id, row)
    if (!added.delete(entry.id)) changed.set(entry.id, entry)
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
async function addNew(transaction: InTransaction, rows: readonly Row[]): Promise<Set<string>> {
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
): Promise<Map<string, Row>> {
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

function isSame(one: Row, other: Row): boolean {
  return (Object.keys(other) as (keyof Row)[]).every((name) => one[name] === other[name])
}

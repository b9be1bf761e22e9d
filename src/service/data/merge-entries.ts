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
  if (entries.length === 0) return count
  const found = await transaction
    .selectFrom('feedback')
    .selectAll()
    .where('project_id', '=', projectId)
    .where(
      'id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  const known = new Map(found.map((row) => [row.id, row]))
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
    changed.set(entry.id, entry)
  }
  await saveEntries(transaction, projectId, [...changed.values()])
  return count
}

/** After many changes: until Postgres gets to it by itself, about a minute later, it plans by figures of the table as it was. */
export async function countForPlans({ kind, queries }: Database): Promise<void> {
  if (kind === 'postgres') await sql`analyze feedback`.execute(queries)
}

function isSame(one: Row, other: Row): boolean {
  return (Object.keys(other) as (keyof Row)[]).every((name) => one[name] === other[name])
}

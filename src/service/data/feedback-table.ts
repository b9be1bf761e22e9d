// Feedback entries, in the fixed order of the export: newest first, ties by id, undated last.
import { type Expression, sql } from 'kysely'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import {
  type FeedbackSource,
  type FeedbackStatus,
  feedbackSources,
  feedbackStatuses,
} from '../../docs-api/vocabulary.ts'
import type { InTransaction, Queries } from './database.ts'
import { type NewRow, type Row, rankOf, toEntry, toRow, undatedRank } from './feedback-rows.ts'

export interface FeedbackFilters {
  /** Milliseconds since 1970, inclusive. */
  readonly from: number | null
  /** Milliseconds since 1970, exclusive. */
  readonly to: number | null
  readonly source: FeedbackSource | null
  /** Empty: every status. */
  readonly statuses: readonly FeedbackStatus[]
  readonly path?: string
}

/** A place in the order; the entry that was there may be gone. */
export interface Position {
  readonly rank: number
  readonly id: string
}

interface FeedbackRows {
  readonly entries: readonly FeedbackEntry[]
  /** Of the last entry, if there are more behind it. */
  readonly next: Position | null
}

/** Rows in one statement: SQLite allows 32,766 values. */
const batch = 500

/** An entry with a known id replaces the existing one. Wrap several calls in a transaction of your own. */
export async function saveEntries(
  queries: InTransaction,
  projectId: string,
  entries: readonly FeedbackEntry[],
): Promise<void> {
  // One statement cannot change a row twice; the later one counts.
  const rows = [...new Map(entries.map((entry) => [entry.id, toRow(projectId, entry)])).values()]
  for (let start = 0; start < rows.length; start += batch) {
    await queries
      .insertInto('feedback')
      .values(rows.slice(start, start + batch))
      .onConflict((conflict) =>
        conflict.columns(['project_id', 'id']).doUpdateSet((set) => {
          const names = Object.keys(rows[0] ?? {}) as (keyof NewRow)[]
          const changing = names.filter((name) => name !== 'project_id' && name !== 'id')
          return Object.fromEntries(changing.map((name) => [name, set.ref(`excluded.${name}`)]))
        }),
      )
      .execute()
  }
}

/** @returns whether there was such an entry */
export async function setEntryStatus(
  queries: Queries,
  projectId: string,
  id: string,
  status: FeedbackStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('feedback')
    .set({ status })
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findEntry(queries: Queries, projectId: string, id: string): Promise<FeedbackEntry | undefined> {
  const row = await queries
    .selectFrom('feedback')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toEntry(row)
}

/**
 * The entries after a position, or the first ones. However deep the position and however rare what the filters want, a page is read from
 * the beginnings of at most sixteen ranges of one index: one for each pair of source and status.
 */
export async function listEntries(
  queries: Queries,
  projectId: string,
  { source, statuses, path, ...dates }: FeedbackFilters,
  after: Position | null,
  limit: number,
): Promise<FeedbackRows> {
  const select = (pair: { source: FeedbackSource; status: FeedbackStatus } | null) => {
    let query = queries.selectFrom('feedback').selectAll().where('project_id', '=', projectId)
    if (pair) query = query.where('source', '=', pair.source).where('status', '=', pair.status)
    // By which Postgres knows the index that is made for this (migrations.ts).
    else query = query.where(sql<boolean>`length(source) > 0`)
    // Nobody knows whether an undated entry is in a range.
    if (dates.from !== null) query = query.where('rank', '<=', rankOf(dates.from))
    if (dates.to !== null) query = query.where('rank', '>', rankOf(dates.to)).where('rank', '<', undatedRank)
    // No index: bounded by the range of dates, if there is one.
    if (path !== undefined) query = query.where('path', '=', path)
    if (after) query = query.where(sql<boolean>`(rank, id) > (${after.rank}, ${after.id})`)
    // One more than the page holds, so that hasMore never promises an empty page.
    return query
      .orderBy('rank')
      .orderBy('id')
      .limit(limit + 1)
  }
  const all = source === null && statuses.length === 0
  const pairs = (source === null ? feedbackSources : [source]).flatMap((one) =>
    (statuses.length === 0 ? feedbackStatuses : statuses).map((status) => ({ source: one, status })),
  )
  const rows = all ? await select(null).execute() : await selectFromAll(queries, pairs.map(select), limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: page.map(toEntry),
    next: rows.length > limit && last ? { rank: last.rank, id: last.id } : null,
  }
}

async function selectFromAll(queries: Queries, parts: readonly Expression<Row>[], limit: number): Promise<Row[]> {
  const union = sql.join(
    parts.map((part) => sql`select * from (${part}) as part`),
    sql` union all `,
  )
  const { rows } = await sql<Row>`select * from (${union}) as parts order by rank, id limit ${limit}`.execute(queries)
  return rows
}

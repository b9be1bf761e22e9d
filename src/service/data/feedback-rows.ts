// A feedback entry as a row of its table, and back.
import type { Selectable } from 'kysely'
import type { FeedbackEntry } from '../../docs-api/contract.ts'
import { parseInstant } from './instant.ts'
import type { FeedbackTable } from './schema.ts'

export type Row = Selectable<FeedbackTable>
export type NewRow = Omit<Row, 'stored_at'>

/** Behind every time that a `Date` can hold. */
export const undatedRank = 9e15

/** @param at milliseconds since 1970 */
export function rankOf(at: number): number {
  return at === 0 ? 0 : -at
}

export function toRow(projectId: string, entry: FeedbackEntry): NewRow {
  const at = entry.createdAt === null ? null : parseInstant(entry.createdAt)
  const isPage = entry.source === 'contextual'
  const isCode = entry.source === 'code_snippet'
  return {
    project_id: projectId,
    id: entry.id,
    rank: at === null ? undatedRank : rankOf(at),
    path: storable(entry.path),
    comment: storable(entry.comment),
    source: entry.source,
    status: entry.status,
    helpful: isPage ? Number(entry.helpful) : null,
    contact: isPage ? storable(entry.contact) : null,
    code: isCode ? storable(entry.code) : null,
    filename: isCode ? storable(entry.filename) : null,
    lang: isCode ? storable(entry.lang) : null,
  }
}

/**
 * @param one whose columns are compared
 * @param except what may differ all the same
 */
export function isSameRow(one: NewRow, other: NewRow, except: readonly (keyof NewRow)[] = []): boolean {
  const names = Object.keys(one) as (keyof NewRow)[]
  return names.every((name) => one[name] === other[name] || except.includes(name))
}

/** What no database keeps, in readers' words, becomes U+FFFD. */
function storable<T extends string | null>(text: T): T
function storable(text: string | null): string | null {
  return text === null ? null : text.toWellFormed().replaceAll('\0', '\uFFFD')
}

export function toEntry(row: Row): FeedbackEntry {
  const { id, path, comment, rank, status } = row
  // However it was written when it came, in one form and with its zone.
  const createdAt = rank === undatedRank ? null : new Date(-rank).toISOString()
  const base = { id, path, comment, createdAt, status }
  switch (row.source) {
    case 'contextual':
      return { ...base, source: row.source, helpful: row.helpful === 1, contact: row.contact }
    case 'code_snippet':
      return { ...base, source: row.source, code: row.code ?? '', filename: row.filename, lang: row.lang }
    case 'agent':
    case 'thumbs_only':
      return { ...base, source: row.source }
  }
}

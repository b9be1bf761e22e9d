// One page of the export, from the shelf and a query.
import type { FeedbackEntry } from '../../../src/docs-api/contract.ts'
import { buildCursor } from './cursor.ts'
import type { ExportQuery, Filters } from './export-query.ts'
import type { FeedbackShelf, Shelved } from './feedback-shelf.ts'

export type Page = { feedback: FeedbackEntry[]; nextCursor: string | null; hasMore: boolean }

export function buildFeedbackPage(shelf: FeedbackShelf, { filters, print, limit, after }: ExportQuery): Page {
  const found: Shelved[] = []
  // One more than the page holds, so that hasMore never promises an empty page.
  for (const row of shelf.listAfter(after)) {
    if (isWanted(row, filters)) found.push(row)
    if (found.length > limit) break
  }
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const hasMore = found.length > limit
  return {
    feedback: rows.map((row) => row.entry),
    nextCursor: hasMore && last ? buildCursor(last, print) : null,
    hasMore,
  }
}

function isWanted({ at, entry }: Shelved, { from, to, source, statuses }: Filters): boolean {
  if (source !== null && entry.source !== source) return false
  if (statuses.length > 0 && !statuses.includes(entry.status)) return false
  if (from === null && to === null) return true
  // Nobody knows whether an undated entry is in the range.
  if (at === null) return false
  return (from === null || at >= from) && (to === null || at < to)
}

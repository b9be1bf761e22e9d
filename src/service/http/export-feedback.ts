// The export operation.
import type { z } from 'zod'
import type { Database } from '../data/database.ts'
import { type FeedbackFilters, listEntries } from '../data/feedback-table.ts'
import { buildCursor, parseCursor } from './cursor.ts'
import { type Refusal, refuseParts } from './refusals.ts'
import type { exportQuerySchema, pageSchema } from './schemas.ts'

type Page = z.output<typeof pageSchema>
type Answer = { readonly kind: 'page'; readonly page: Page } | { readonly kind: 'refused'; readonly refusal: Refusal }

/** The specification's. */
const defaultLimit = 50

export async function getFeedback(
  { queries, cursorKey: key }: Database,
  projectId: string,
  query: z.output<typeof exportQuerySchema>,
): Promise<Answer> {
  const { dateFrom: from = null, dateTo: to = null, source = null, status: statuses = [], path } = query
  const filters: FeedbackFilters = { from, to, source, statuses, path }
  const scope = { key, projectId, filters }
  const after = query.cursor === undefined ? null : parseCursor(scope, query.cursor)
  if (after === undefined) {
    const message = 'cursor must be a nextCursor that this service gave out for the same project and filters'
    return { kind: 'refused', refusal: refuseParts('query parameters', [message]) }
  }
  const { entries, next } = await listEntries(queries, projectId, filters, after, query.limit ?? defaultLimit)
  return {
    kind: 'page',
    page: { feedback: [...entries], nextCursor: next && buildCursor(scope, next), hasMore: next !== null },
  }
}

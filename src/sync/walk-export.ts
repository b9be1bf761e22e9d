// Walking the export: page by page inside one frozen window, stream by stream, each to its end.

import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery } from '../docs-api/get-feedback.ts'
import { listStreams } from '../ledger/scan.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

interface Walk {
  readonly entries: FeedbackEntry[]
  readonly skipped: { id: string; reason: SafeText }[]
  readonly pages: number
  readonly complete: boolean
}

const pageSize = 100
/** A walk this long has lost its way: a million entries. */
const mostPages = 10_000

export async function walkStreams(
  world: World,
  filters: Parameters<typeof listStreams>[0],
  window: { dateFrom?: string; dateTo?: string },
): Promise<Walk> {
  const query = { ...window, statuses: filters.statuses, limit: pageSize }
  const walks = await Promise.all(
    listStreams(filters).map((source) => walk(world, source === undefined ? query : { ...query, source })),
  )
  return {
    entries: walks.flatMap((part) => part.entries),
    skipped: walks.flatMap((part) => part.skipped),
    pages: walks.reduce((sum, part) => sum + part.pages, 0),
    complete: walks.every((part) => part.complete),
  }
}

/** One stream to its end. A cursor that repeats or is missing ends it early: what was read is kept, and the window stays open. */
async function walk(world: World, query: FeedbackQuery): Promise<Walk> {
  const entries: FeedbackEntry[] = []
  const skipped: { id: string; reason: SafeText }[] = []
  const cursors = new Set<string>()
  let cursor: string | undefined
  for (let pages = 1; ; pages++) {
    const page = await world.service.getFeedback(cursor === undefined ? query : { ...query, cursor })
    entries.push(...page.entries)
    skipped.push(
      ...page.skipped.map((item) => ({ ...item, id: item.id.replace(/^(entry \d+ of page)$/, `$1 ${pages}`) })),
    )
    const end = (complete: boolean): Walk => ({ entries, skipped, pages, complete })
    if (!page.hasMore) return end(true)
    const fault = faultOf(page.nextCursor, cursors, pages)
    if (fault !== undefined || page.nextCursor === null) {
      world.log.warning(
        safe`The export ${fault ?? ''} on page ${pages}; what was read is kept, and the next run asks for the rest.`,
      )
      return end(false)
    }
    cursors.add(page.nextCursor)
    cursor = page.nextCursor
  }
}

function faultOf(next: string | null, seen: ReadonlySet<string>, pages: number): SafeText | undefined {
  if (next === null || next === '') return safe`said that there is more but gave no cursor`
  if (seen.has(next)) return safe`gave a cursor for the second time`
  return pages >= mostPages ? safe`did not come to an end` : undefined
}

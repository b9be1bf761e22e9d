// Reading the export: each stream page by page inside one frozen window, to its last page.

import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery } from '../docs-api/get-feedback.ts'
import { listStreams } from '../ledger/scan.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'

interface Export {
  readonly entries: FeedbackEntry[]
  readonly skipped: { id: string; reason: SafeText }[]
  readonly pages: number
  readonly complete: boolean
}

const pageSize = 100
/** A million entries: more means that the cursors go in circles. */
const mostPages = 10_000

export async function readExport(
  world: World,
  filters: Parameters<typeof listStreams>[0],
  window: { dateFrom?: string; dateTo?: string },
): Promise<Export> {
  const query = { ...window, statuses: filters.statuses, limit: pageSize }
  const streams = await Promise.all(
    listStreams(filters).map((source) => readStream(world, source === undefined ? query : { ...query, source })),
  )
  return {
    entries: streams.flatMap((part) => part.entries),
    skipped: streams.flatMap((part) => part.skipped),
    pages: streams.reduce((sum, part) => sum + part.pages, 0),
    complete: streams.every((part) => part.complete),
  }
}

/** One stream to its end. A cursor that repeats or is missing ends it early: what was read is kept, and the window stays open. */
async function readStream(world: World, query: FeedbackQuery): Promise<Export> {
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
    const end = (complete: boolean): Export => ({ entries, skipped, pages, complete })
    if (!page.hasMore) return end(true)
    const fault = findFault(page.nextCursor, cursors, pages)
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

function findFault(next: string | null, seen: ReadonlySet<string>, pages: number): SafeText | undefined {
  if (next === null || next === '') return safe`said that there is more but gave no cursor`
  if (seen.has(next)) return safe`gave a cursor for the second time`
  return pages >= mostPages ? safe`did not come to an end` : undefined
}

// Reading one stream of the export page by page, as far as its cursors and the budget reach.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery, Spend } from '../docs-api/get-feedback.ts'
import type { Filters } from '../docs-api/vocabulary.ts'
import type { StreamRecord } from '../ledger/ledger.ts'
import { fewestSteps, pauseAfter } from '../ledger/ledger-limits.ts'
import { parseTime } from '../pages/entry-time.ts'
import { holdsPrivate } from '../text/holds-private.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { Walk } from './plan-scan.ts'
import type { WalkRead } from './record-scan.ts'

interface StreamRead {
  readonly entries: readonly FeedbackEntry[]
  readonly skipped: readonly { readonly id: string; readonly reason: SafeText }[]
  readonly pages: number
  /** `lost`: a scan without dates has lost its cursor, and starts over. */
  readonly end: WalkRead['end'] | 'lost'
  /** Where it continues. */
  readonly stream: StreamRecord
  readonly notBefore?: number
}

/** Entries by id, and the one copy of each path, of which there are far fewer. */
export interface Known {
  readonly entries: Map<string, FeedbackEntry>
  readonly paths: Map<string, string>
}

const pageSize = 100
/** A million entries in one run: more means that the cursors are broken. */
const mostPages = 10_000
/** Pages with entries but no new one, since the last new one: the cursors go in circles. */
const mostRepeats = 3
/**
 * Pages in a row without a new entry, empty ones included. A service that filters a page after having cut it may send many, so the walk
 * only rests, with its cursor; below the default of `max-export-requests`, so that one run is enough to say so.
 */
const mostEmpty = 50

/**
 * Reads one stream as far as possible. A repeated or missing cursor ends it early; what was read is kept.
 * @param known what this run has read: kept in memory once, whichever walks return it
 */
export async function readStream(
  world: World,
  filters: Filters,
  walk: Walk,
  begin: StreamRecord,
  spend: Spend,
  known: Known,
): Promise<StreamRead> {
  const entries: FeedbackEntry[] = []
  const skipped: { id: string; reason: SafeText }[] = []
  const cursors = new Set<string>()
  const ids = new Set<string>()
  let stream = begin
  let [pages, repeats, empty] = [0, 0, 0]
  let restarted: StreamRecord | undefined
  const finish = (end: StreamRead['end'], notBefore?: number): StreamRead => {
    const isStored = isStorable(stream.cursor)
    const isForgotten = walk.kind === 'undated' && end === 'paused' && !isStored
    return {
      entries,
      skipped,
      pages,
      end: isForgotten ? 'broken' : end,
      stream: end !== 'broken' && isStored ? stream : restart(walk, stream),
      ...(notBefore === undefined ? {} : { notBefore }),
    }
  }
  for (;;) {
    const answer = await world.service.getFeedback(buildQuery(filters, walk, stream), spend)
    if (answer.kind === 'spent') return finish('paused')
    if (answer.kind === 'limited') return finish('paused', world.now() + pauseAfter(answer.retryAfter))
    if (answer.kind === 'cursor-refused') {
      const left = restart(walk, stream)
      const isStuck = restarted !== undefined && isSamePlace(left, restarted)
      const place = safe`The service rejected its own cursor for page ${walk.pages + pages + 1}`
      if (restarted === undefined || isStuck)
        world.log.warning(safe`${place}; ${isStuck ? later : safe`requesting the rest again.`}`)
      // What earlier runs counted of a scan without dates would be counted twice.
      if (walk.kind === 'undated' && begin.cursor !== undefined) return finish('lost')
      if (isStuck) return finish('broken')
      restarted = left
      stream = left
      for (const seen of [cursors, ids]) seen.clear()
      continue
    }
    pages += 1
    const { page } = answer
    const read = page.entries.map((entry) => keepOnce(entry, known))
    for (const entry of read) entries.push(entry)
    for (const item of page.skipped)
      skipped.push({ ...item, id: item.id.replace(/^(entry \d+ of page)$/, `$1 ${walk.pages + pages}`) })
    if (!page.hasMore) return finish('ended')
    stream = { ...stream, ...follow(stream, page.entries) }
    const size = ids.size
    for (const { id } of read) ids.add(id)
    const isNew = ids.size > size
    empty = isNew ? 0 : empty + 1
    if (page.entries.length > 0) repeats = isNew ? 0 : repeats + 1
    const problem = findProblem(page.nextCursor, cursors, { repeats, pages })
    if (problem !== undefined || page.nextCursor === null) {
      world.log.warning(safe`The export ${problem ?? ''} on page ${walk.pages + pages}; ${later}`)
      return finish('broken')
    }
    cursors.add(page.nextCursor)
    stream = { ...stream, cursor: page.nextCursor }
    if (empty < mostEmpty) continue
    const since = safe`${mostEmpty} pages in a row without a new entry, up to page ${walk.pages + pages}`
    world.log.warning(safe`The export returned ${since}; what was read is kept, and the next run will continue there.`)
    return finish('paused')
  }
}

function keepOnce(entry: FeedbackEntry, { entries, paths }: Known): FeedbackEntry {
  const before = entries.get(entry.id)
  if (before !== undefined) return before
  const path = paths.get(entry.path) ?? entry.path
  paths.set(path, path)
  const kept = { ...entry, path }
  entries.set(entry.id, kept)
  return kept
}

const later = safe`what was read is kept, and the next run will request the rest.`

function findProblem(
  next: string | null,
  seen: ReadonlySet<string>,
  { repeats, pages }: { repeats: number; pages: number },
): SafeText | undefined {
  if (next === null || next === '') return safe`reported more entries but returned no cursor`
  if (seen.has(next)) return safe`returned the same cursor twice`
  if (repeats >= mostRepeats) return safe`returned only entries that it had returned before`
  return pages >= mostPages ? safe`did not end` : undefined
}

function buildQuery({ statuses }: Filters, walk: Walk, stream: StreamRecord): FeedbackQuery {
  const { source, cursor, from = walk.from, to = walk.start } = stream
  const dates = { ...(from === undefined ? {} : { dateFrom: toTime(from) }), dateTo: toTime(to) }
  return {
    ...(walk.kind === 'undated' ? {} : dates),
    ...(source === undefined ? {} : { source }),
    ...(cursor === undefined ? {} : { cursor }),
    statuses,
    limit: pageSize,
  }
}

export function toTime(time: number): string {
  return new Date(time).toISOString()
}

/** The order of creation times so far, and the last of them. */
function follow(
  { order, steps: known = 0, last }: StreamRecord,
  entries: readonly FeedbackEntry[],
): Pick<StreamRecord, 'order' | 'steps' | 'last'> {
  let [way, steps, before] = [order, known, last]
  for (const entry of entries) {
    const at = parseTime(entry.createdAt)
    if (at === null) continue
    if (before !== undefined && at !== before) {
      const step = at < before ? 'newest-first' : 'oldest-first'
      way = way === undefined || way === step ? step : 'mixed'
      steps += 1
    }
    before = at
  }
  return { ...(way === undefined ? {} : { order: way, steps }), ...(before === undefined ? {} : { last: before }) }
}

/** Without its cursor, a stream in order resumes where it ended; any other starts over. */
function restart(walk: Walk, { cursor: _, order, steps = 0, last, ...rest }: StreamRecord): StreamRecord {
  const isOrdered = order !== undefined && order !== 'mixed' && steps >= fewestSteps
  if (walk.kind === 'undated' || last === undefined || !isOrdered) return rest
  // The upper limit of a window is exclusive.
  const left = order === 'newest-first' ? { to: Math.min(walk.start, last + 1) } : { from: last }
  return { ...rest, ...left, order, steps, last }
}

function isSamePlace(a: StreamRecord, b: StreamRecord): boolean {
  return a.from === b.from && a.to === b.to
}

/** The ledger may be public, and a cursor is text from the service. */
const longestStored = 1024
function isStorable(cursor: string | undefined): boolean {
  if (cursor === undefined) return true
  return /^[\w.~:+/=-]+$/.test(cursor) && cursor.length <= longestStored && !holdsPrivate(cursor)
}

// Collecting: the export is walked page by page inside one frozen window, and the new entries are told from the known.
import type { FeedbackQuery } from '../api/client.ts'
import type { FeedbackEntry } from '../api/contract.ts'
import { type Intake, sortIntake } from '../domain/intake.ts'
import { heldEntries } from '../domain/ledger/fix.ts'
import { count, formatNumber } from '../domain/report/words.ts'
import { listStreams, planScan, type ScanPlan } from '../domain/scan.ts'
import { type Line, line, toLine } from '../domain/text/line.ts'
import type { World } from '../world.ts'
import type { Sync } from './sync.ts'

export interface Collected extends Intake {
  readonly plan: ScanPlan
  /** Every stream was walked to its end. */
  readonly complete: boolean
  /** Pages of the scan without dates; undefined when none was due, or it did not reach its end. */
  readonly undatedPages: number | undefined
  /** Candidates that are not done with. */
  readonly fresh: readonly FeedbackEntry[]
  /** Whether an id is done with, for every id that the scan brought. */
  readonly isDone: (id: string) => boolean
  /** Ids among them that the shards know as done with. */
  readonly known: readonly string[]
}

interface Walk {
  readonly entries: FeedbackEntry[]
  readonly skipped: { id: string; reason: Line }[]
  readonly pages: number
  readonly complete: boolean
}

const pageSize = 100
/** A walk this long has lost its way: a million entries. */
const mostPages = 10_000

export async function collect(sync: Sync): Promise<Collected> {
  const { world, book, inputs, account } = sync
  world.log.group(line`Collecting feedback`)
  const maxAge = inputs['max-age']
  const filters = { sources: inputs.sources, statuses: inputs.statuses }
  const plan = planScan(book.ledger, filters, maxAge.time, world.now())
  const window = { dateTo: plan.dateTo, ...(plan.dateFrom === undefined ? {} : { dateFrom: plan.dateFrom }) }
  world.log.info(
    line`Window: from ${plan.dateFrom === undefined ? 'the beginning' : toLine(plan.dateFrom)} to ${toLine(plan.dateTo)}.`,
  )
  const dated = await walkStreams(sync, filters, window)
  const undated = plan.undated ? await walkStreams(sync, filters, {}) : undefined
  if (undated !== undefined)
    world.log.info(line`A scan without dates, for entries that bear none: ${count(undated.pages, 'page')}.`)

  const entries = [...dated.entries, ...(undated?.entries ?? [])]
  const options = { filters, maxAge: maxAge.time, maxAgeText: toLine(maxAge.text), now: plan.start }
  const intake = sortIntake(entries, options)
  const done = await findDone(sync, plan, intake)
  const fresh = intake.candidates.filter((entry) => !done.isDone(entry.id))
  const skipped = uniqueById([...dated.skipped, ...(undated?.skipped ?? []), ...intake.skipped])

  account.collected = intake.candidates.length + intake.votes.length + skipped.length
  account.wordless = intake.votes.length
  account.fresh = fresh.length
  account.skipped = [...account.skipped, ...skipped]
  account.entries = new Map(intake.candidates.map((entry) => [entry.id, entry]))
  if (fresh.length > 0) account.news = true
  world.log.info(
    line`${count(dated.pages, 'page')}; ${count(account.collected, 'entry', 'entries')}: ${formatNumber(fresh.length)} new, ${formatNumber(intake.candidates.length - fresh.length)} known, ${count(intake.votes.length, 'wordless vote')}, ${formatNumber(skipped.length)} skipped.`,
  )
  logSkipped(world, skipped)
  const complete = dated.complete && !world.stop.aborted
  return { ...intake, ...done, plan, complete, undatedPages: undated?.complete ? undated.pages : undefined, fresh }
}

/** The ledger tells most ids; the shards are asked for those that seem new. */
async function findDone({ book, inputs }: Sync, plan: ScanPlan, intake: Intake) {
  const held = heldEntries(book.ledger)
  const remembered = new Set(book.ledger.scans[plan.filters]?.done)
  const waiting = new Set(Object.values(book.ledger.votes).flat())
  const votes =
    inputs['min-votes'] > 0 ? intake.votes.filter((vote) => vote.vote === 'down' && !waiting.has(vote.id)) : []
  const ids = [...intake.candidates, ...votes].map(({ id }) => id)
  const asked = ids.filter((id) => !held.has(id) && !remembered.has(id))
  const handled = await book.handled(asked)
  const isDone = (id: string) => held.has(id) || remembered.has(id) || handled.has(id)
  return { isDone, known: ids.filter((id) => remembered.has(id) || handled.has(id)) }
}

async function walkStreams(
  sync: Sync,
  filters: Parameters<typeof listStreams>[0],
  window: { dateFrom?: string; dateTo?: string },
): Promise<Walk> {
  const query = { ...window, statuses: filters.statuses, limit: pageSize }
  const walks = await Promise.all(
    listStreams(filters).map((source) => walk(sync.world, source === undefined ? query : { ...query, source })),
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
  const skipped: { id: string; reason: Line }[] = []
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
        line`The export ${fault ?? ''} on page ${pages}; what was read is kept, and the next run asks for the rest.`,
      )
      return end(false)
    }
    cursors.add(page.nextCursor)
    cursor = page.nextCursor
  }
}

function faultOf(next: string | null, seen: ReadonlySet<string>, pages: number): Line | undefined {
  if (next === null || next === '') return line`said that there is more but gave no cursor`
  if (seen.has(next)) return line`gave a cursor for the second time`
  return pages >= mostPages ? line`did not come to an end` : undefined
}

function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}

function logSkipped(world: World, skipped: readonly { reason: Line }[]): void {
  const reasons = Map.groupBy(skipped, (item) => item.reason)
  for (const [reason, items] of reasons) world.log.info(line`Skipped ${formatNumber(items.length)}: ${reason}`)
}

// Readers' entries behind a fix, from the export: the ledger has only ids.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery } from '../docs-api/get-feedback.ts'
import { asKnown } from '../errors/failure.ts'
import type { Fix } from '../ledger/ledger.ts'
import { windowOverlap } from '../ledger/ledger-limits.ts'
import { readPage, readTime } from '../pages/entry.ts'
import { type SafeText, safe, toInstant } from '../text/safe-text.ts'
import type { World } from '../world.ts'
import type { ReaderEntry } from './diff/change.ts'

const maxRequests = 10
const maxSingly = 5
/** Milliseconds: a reviewer waits. */
const patience = 30_000

type Asking = Pick<World, 'service' | 'asksService' | 'now' | 'log'>

/**
 * In the fix's order, without votes; undefined when the service is not asked, does not answer, or has none of them.
 * @param mayAsk takes a request to the export, if one is left
 */
export async function readReaders(world: Asking, fix: Fix, mayAsk?: () => boolean) {
  const found = await readEntries(world, fix, mayAsk)
  if (!found?.size) return undefined
  const read = fix.entryIds.flatMap((id) => found.get(id) ?? []).map(toReaderEntry)
  return read.filter(({ text }) => text.trim() !== '')
}

export async function readEntries(world: Asking, fix: Fix, mayAsk = () => true) {
  if (!world.asksService) return undefined
  const wanted = new Set(fix.entryIds)
  const found = new Map<string, FeedbackEntry>()
  const begin = world.now()
  let requests = 0
  let most = maxRequests
  const spend = () => requests < most && world.now() - begin < patience && mayAsk() && ++requests > 0
  const search = async (window: Pick<FeedbackQuery, 'dateFrom' | 'dateTo'>): Promise<SafeText | undefined> => {
    const cursors = new Set<string | undefined>()
    let cursor: string | undefined
    while (found.size < wanted.size) {
      cursors.add(cursor)
      const query = { ...window, statuses: [], cursor }
      const answer = await world.service.getFeedback(query, spend).catch(toReason)
      if (!('kind' in answer)) return answer.reason
      if (answer.kind !== 'page') return ends[answer.kind]
      for (const entry of answer.page.entries) if (wanted.has(entry.id)) found.set(entry.id, entry)
      const { hasMore, nextCursor } = answer.page
      if (!hasMore) return undefined
      if (!nextCursor || cursors.has(nextCursor)) return ends['cursor-lost']
      cursor = nextCursor
    }
    return undefined
  }
  const { oldest, at, comments = [] } = fix
  const between = (from: number, to: number) => ({ dateFrom: toInstant(from), dateTo: toInstant(to) })
  const dated = oldest === null ? [] : [between(oldest - windowOverlap, at + windowOverlap)]
  let why: SafeText | undefined
  for (const window of [...dated, {}]) why ??= await search(window)
  if (why === ends.spent) {
    // Too many others have come since: each at its own time.
    most += maxSingly
    const own = comments.flatMap((one) => (wanted.has(one.id) && !found.has(one.id) ? (one.at ?? []) : []))
    for (const time of new Set([oldest ?? [], own].flat())) await search(between(time, time + 1000))
  }
  if (found.size < wanted.size) {
    const progress = safe`Complaints found: ${found.size} of ${wanted.size}.`
    world.log.warning(safe`${progress} ${why ?? safe`The rest are no longer in the export.`}`)
  }
  return why === undefined || found.size > 0 ? found : undefined
}

const ends = {
  spent: safe`The rest would take too many requests or too long.`,
  limited: safe`The service’s rate limit was reached.`,
  'cursor-refused': safe`The service rejected its own cursor.`,
  'cursor-lost': safe`The export’s cursors lead no further.`,
}

function toReason(error: unknown): { readonly reason: SafeText } {
  const { what, remedy } = asKnown(error)
  return { reason: safe`${what} ${remedy}` }
}

export function chooseQuotes(
  quotes: 'auto' | 'always' | 'never',
  isPrivate: boolean,
  readers: readonly ReaderEntry[] = [],
): ReadonlyMap<string, string> | undefined {
  if (quotes === 'never' || (quotes === 'auto' && !isPrivate)) return undefined
  return new Map(readers.map(({ id, comment, text }) => [id, comment ?? text]))
}

function toReaderEntry(entry: FeedbackEntry): ReaderEntry {
  const comment = entry.comment ?? ''
  const code = entry.source === 'code_snippet' ? entry.code : ''
  return {
    id: entry.id,
    page: readPage(entry),
    text: [comment, code].filter((part) => part !== '').join('\n'),
    ...(code === '' ? {} : { comment }),
    at: readTime(entry) ?? undefined,
    entry,
  }
}

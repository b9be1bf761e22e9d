// Reads the export as far as cursors and budget reach.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery, Spend } from '../docs-api/get-feedback.ts'
import type { Filters } from '../docs-api/vocabulary.ts'
import { KnownError } from '../errors/failure.ts'
import type { StreamRecord } from '../ledger/ledger.ts'
import { patience, pauseAfter } from '../ledger/ledger-limits.ts'
import { toInstant } from '../text/format.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import { holdsPrivate } from '../text/sanitise.ts'
import type { World } from '../world.ts'
import { beginWalk, type Walk, type WalkRead } from './scan.ts'

/** Mutable: a run that throws still reports what it asked for. */
export type Spent = { requests: number }

export async function readExport(world: World, filters: Filters, walks: readonly Walk[], budget: number, spent: Spent) {
  const limit = (most: number): Spend => {
    const end = Math.min(budget, spent.requests + most)
    return () => spent.requests < end && ++spent.requests > 0
  }
  const turns = listTurns(walks, budget)
  const reads = new Map<Walk['kind'], WalkRead>(walks.map((walk) => [walk.kind, { walk, end: 'paused' }]))
  const entries = new Map<Walk['kind'], FeedbackEntry[]>()
  let skipped: { id: string; reason: SafeText }[] = []
  let notBefore: number | undefined
  const known: Known = { entries: new Map(), paths: new Map() }
  for (const { kind, most } of turns) {
    const before = reads.get(kind)
    if (before?.end !== 'paused' || notBefore !== undefined || spent.requests >= budget) continue
    const { walk } = before
    const spend = limit(most)
    const streams = await Promise.all(
      walk.streams.map((stream) => readStream(world, filters, walk, stream, spend, known)),
    )
    const ends = streams.map(({ end }) => end)
    const left = streams.filter(({ end }) => end !== 'ended').map(({ stream }) => stream)
    const pages = streams.reduce((sum, read) => sum + read.pages, walk.pages)
    const end = ends.includes('broken') ? 'broken' : left.length > 0 ? 'paused' : 'ended'
    reads.set(kind, { walk: { ...walk, streams: left, pages }, end })
    if (ends.includes('lost')) {
      reads.set(kind, { walk: beginWalk(filters, kind, world.now()), end: 'paused' })
      turns.push({ kind, most: budget })
    }
    entries.set(kind, [entries.get(kind) ?? [], ...streams.map((read) => read.entries)].flat())
    for (const read of streams) {
      skipped = skipped.concat(read.skipped)
      if (read.notBefore !== undefined) notBefore = Math.max(notBefore ?? 0, read.notBefore)
    }
  }
  const results = walks.flatMap((planned): WalkRead[] => {
    const read = reads.get(planned.kind)
    if (!read) return []
    const hadTurn = entries.has(planned.kind) && read.walk.pages !== planned.pages
    return [{ ...read, walk: { ...read.walk, starvedRuns: hadTurn ? 0 : planned.starvedRuns + 1 } }]
  })
  return { walks: results, entries, unique: known.entries, skipped, requests: spent.requests, notBefore }
}

/** New entries first, with half of the budget kept for waiting walks; one that starvedRuns too long goes before them. */
function listTurns(walks: readonly Walk[], budget: number): { kind: Walk['kind']; most: number }[] {
  const waiting = walks
    .filter(({ starvedRuns }) => starvedRuns >= patience)
    .toSorted((a, b) => b.starvedRuns - a.starvedRuns)
  const starved = waiting.filter(({ starvedRuns }) => starvedRuns > patience)
  const isShared = waiting.length > 0 || walks.some(({ kind }) => kind === 'backlog')
  const halves = [...starved, ...(isShared ? walks.slice(0, 1) : []), ...waiting]
  return [
    ...halves.map(({ kind }) => ({ kind, most: Math.ceil(budget / 2) })),
    ...walks.map(({ kind }) => ({ kind, most: budget })),
  ]
}

type StreamEnd = WalkRead['end'] | 'lost'

type Known = { readonly entries: Map<string, FeedbackEntry>; readonly paths: Map<string, string> }

/** Pages without a new entry: the cursors go in circles. */
const maxRepeats = 3
/** A service that filters after paging sends many empty pages. Below the default budget, so that one run reports it. */
const maxEmpty = 50

async function readStream(world: World, filters: Filters, walk: Walk, begin: StreamRecord, spend: Spend, known: Known) {
  const entries: FeedbackEntry[] = []
  const skipped: { id: string; reason: SafeText }[] = []
  const cursors = new Set<string>()
  const ids = new Set<string>()
  let stream = begin
  let [pages, repeats, empty] = [0, 0, 0]
  let isWarned = false
  const warn = () => {
    const rest = safe`what was read is kept, and the rest is requested again.`
    if (!isWarned)
      world.log.warning(safe`The export’s cursors lead no further than page ${walk.pages + pages}; ${rest}`)
    isWarned = true
  }
  const goOn = (next: StreamRecord) => {
    stream = next
    cursors.clear()
    ids.clear()
  }
  const finish = (end: StreamEnd, notBefore?: number) => {
    const isKept = end !== 'broken' && isStorable(stream.cursor)
    const isForgotten = walk.kind === 'undated' && end === 'paused' && !isKept
    const left = isKept ? stream : (narrow(walk, stream) ?? { source: stream.source })
    return { entries, skipped, pages, end: isForgotten ? 'broken' : end, stream: left, notBefore }
  }
  for (;;) {
    const asked = world.service.getFeedback(buildQuery(filters, walk, stream), spend)
    const answer = walk.kind === 'undated' ? await asked.catch(toFailure) : await asked
    if (answer.kind === 'failed') {
      world.log.warning(safe`${answer.what} Undated feedback is looked for again in a week.`)
      return finish('broken')
    }
    if (answer.kind === 'spent') return finish('paused')
    if (answer.kind === 'limited') return finish('paused', world.now() + pauseAfter(answer.retryAfter))
    if (answer.kind === 'cursor-refused') {
      warn()
      const left = narrow(walk, stream)
      // Otherwise earlier runs' entries count twice.
      if (!left) return finish(walk.kind === 'undated' && begin.cursor !== undefined ? 'lost' : 'broken')
      goOn(left)
      continue
    }
    pages += 1
    const { page } = answer
    const read = page.entries.map((entry) => intern(entry, known))
    for (const entry of read) entries.push(entry)
    for (const item of page.skipped)
      skipped.push({ ...item, id: item.id.replace(/^(entry \d+ of page)$/, `$1 ${walk.pages + pages}`) })
    if (!page.hasMore) {
      const next = findNextSlice(walk, stream)
      if (!next) return finish('ended')
      goOn(next)
      continue
    }
    const size = ids.size
    for (const { id } of read) ids.add(id)
    const isNew = ids.size > size
    empty = isNew ? 0 : empty + 1
    if (page.entries.length > 0) repeats = isNew ? 0 : repeats + 1
    const { nextCursor: next } = page
    if (!next || cursors.has(next) || repeats >= maxRepeats) {
      warn()
      return finish('broken')
    }
    cursors.add(next)
    stream = { ...stream, cursor: next }
    if (empty < maxEmpty) continue
    warn()
    return finish('paused')
  }
}

/** All feedback at once may be too much for the service, or it may insist on dates. */
function toFailure(error: unknown) {
  const isKnown = error instanceof KnownError && 'status' in error
  if (isKnown && (error.status === 400 || Number(error.status) >= 500))
    return { kind: 'failed', what: error.what } as const
  throw error
}

function intern(entry: FeedbackEntry, { entries, paths }: Known) {
  const before = entries.get(entry.id)
  if (before) return before
  const path = paths.get(entry.path) ?? entry.path
  paths.set(path, path)
  const kept = { ...entry, path }
  entries.set(entry.id, kept)
  return kept
}

function buildQuery({ statuses }: Filters, walk: Walk, stream: StreamRecord): FeedbackQuery {
  const { source, cursor, from = walk.from, to = walk.start } = stream
  const query = { source, cursor, statuses, limit: 100 }
  if (walk.kind === 'undated') return query
  return { ...query, dateFrom: from === undefined ? from : toInstant(from), dateTo: toInstant(to) }
}

/** To the newer half: it soon fits between two losses of the cursor. */
function narrow(walk: Walk, stream: StreamRecord): StreamRecord | undefined {
  const { source, from = walk.from ?? 0, to = walk.start } = stream
  const middle = Math.floor((from + to) / 2)
  return walk.kind === 'undated' || middle <= from ? undefined : { source, from: middle, to }
}

function findNextSlice(walk: Walk, stream: StreamRecord): StreamRecord | undefined {
  const { source, from, to = walk.start } = stream
  if (from === undefined) return undefined
  const earlier = from - 2 * (to - from)
  return { source, from: earlier <= (walk.from ?? 0) ? undefined : earlier, to: from }
}

/** The ledger may be public, and a cursor is text from the service. */
function isStorable(cursor: string | undefined) {
  return cursor === undefined || (/^[\w.~:+/=-]{1,1024}$/.test(cursor) && !holdsPrivate(cursor))
}

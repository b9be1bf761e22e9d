// Reads the export as far as cursors and budget reach, and finds which entries are new.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { FeedbackQuery, Spend } from '../docs-api/get-feedback.ts'
import type { Filters } from '../docs-api/vocabulary.ts'
import { RequestError } from '../errors/failure.ts'
import { heldEntries } from '../fixes/queries.ts'
import type { StreamRecord } from '../ledger/ledger.ts'
import { patience, pauseAfter } from '../ledger/ledger-limits.ts'
import { isUnsettled, judgeResolution, type Resolution } from '../ledger/resolution.ts'
import { readTime } from '../pages/entry.ts'
import { createScope } from '../pages/scope.ts'
import type { Context } from '../step-context.ts'
import { count, type SafeText, safe, toInstant } from '../text/safe-text.ts'
import { holdsPrivate, listCodes } from '../text/sanitise.ts'
import { type Intake, sortIntake } from '../triage/intake.ts'
import { isFlagged } from '../triage/reasons.ts'
import type { World } from '../world.ts'
import {
  beginWalk,
  describeGap,
  findGap,
  findUnread,
  listWalks,
  planScan,
  type ScanPlan,
  type Walk,
  type WalkRead,
} from './scan.ts'

export type Collected = Readonly<Awaited<ReturnType<typeof collect>>>

export async function collect(context: Context, spent: Spent) {
  const { world, session, inputs } = context
  world.log.group(safe`Collecting feedback`)
  const { 'max-age': maxAge, 'send-anyway': wanted } = inputs
  const named = await session.resolutions(wanted)
  const isNamed = wanted.some((id) => judgeResolution(named.get(id)) === 'flagged')
  // What a person names may be older than the window, or behind the scan.
  const undated = isNamed ? 'restart' : wanted.length > 0 ? 'now' : undefined
  const scope = createScope(inputs.include, inputs.exclude)
  const now = world.now()
  const plan = planScan(session.ledger, inputs, { maxAge: maxAge.time, now, undated, scope: scope.name })
  const { exportNotBefore = 0 } = session.ledger
  const pause = exportNotBefore > now ? exportNotBefore : undefined
  const read = await readExport(world, inputs, plan.walks, inputs['max-export-requests'], spent, pause)
  const unread = findUnread(read, inputs)
  const { reach = -Infinity } = plan
  const gap = read.requests === 0 ? undefined : findGap(session.ledger.lastRun, plan.start, Math.max(plan.from, reach))
  if (gap) world.log.warning(describeGap(gap))

  // Some services only look at the day of `dateFrom`.
  const isOutgrown = (entry: FeedbackEntry) => {
    const at = readTime(entry) ?? reach
    return at >= plan.from && at < reach
  }
  const outgrown = [...read.unique.values()].filter(isOutgrown)
  const followed = new Set([...(session.ledger.asked ?? []), ...wanted, ...outgrown.map(({ id }) => id)])
  const intake = sortIntake(read.unique.values(), {
    filters: inputs,
    maxAge,
    now,
    isInScope: scope.holds,
    isFollowed: (id) => followed.has(id),
  })
  const done = await findDone(context, plan, intake, named)
  const fresh = intake.candidates.filter((entry) => !done.isDone(entry.id))
  // Sent before they grew too old.
  const past = new Set(intake.tooOld.flatMap(({ id }) => (done.isDone(id) ? [id] : [])))
  const leftOut = intake.skipped.filter(({ id }) => !past.has(id))
  const skipped = [...new Map([...read.skipped, ...leftOut].map((item) => [item.id, item])).values()]

  const handled = intake.candidates.length - fresh.length + past.size
  const total = fresh.length + handled + intake.votes.length + skipped.length
  if (read.requests > 0) for (const line of listWalks(plan, read.walks)) world.log.info(line)
  if (unread) world.log.info(unread.text)
  for (const [reason, items] of Map.groupBy(skipped, (item) => item.reason))
    world.log.info(safe`Filtered out ${count(items.length, 'entry', 'entries')}: ${reason}`)
  logSendAnyway(world, done)
  const { walks, requests, notBefore } = read
  const whole = read.entries.get('undated')
  return {
    ...intake,
    ...done,
    skipped,
    handled,
    count: total,
    plan,
    walks,
    requests,
    unread,
    notBefore,
    gap,
    fresh,
    undated: whole && new Set(whole.map(({ id }) => id)),
    entries: new Map(intake.candidates.map((entry) => [entry.id, entry])),
    isInScope: scope.holds,
  }
}

type Resolutions = ReadonlyMap<string, Resolution>

async function findDone({ session, inputs }: Context, plan: ScanPlan, intake: Intake, named: Resolutions) {
  const held = heldEntries(session.ledger)
  const remembered = new Set(session.ledger.scans[plan.filters]?.done)
  const waiting = new Set(Object.values(session.ledger.votes).flat())
  const votes =
    inputs['min-votes'] > 0 ? intake.votes.filter((vote) => vote.vote === 'down' && !waiting.has(vote.id)) : []
  const ids = [...intake.candidates, ...intake.tooOld, ...votes].map(({ id }) => id)
  const asked = ids.filter((id) => !held.has(id) && (inputs['send-anyway'].includes(id) || !remembered.has(id)))
  const resolutions = new Map([...named, ...(await session.resolutions(asked))])
  const isNoise = (id: string) => intake.filtered.has(id) && !isFlagged(intake.filtered.get(id) ?? '')
  const isSendable = (id: string) => !held.has(id) && !isNoise(id)
  const found = findSendAnyway(inputs['send-anyway'], asked, resolutions, isSendable)
  const isHandled = (id: string) =>
    !found.anyway.has(id) && (remembered.has(id) || !isUnsettled(judgeResolution(resolutions.get(id))))
  const isDone = (id: string) => held.has(id) || isHandled(id)
  const isTold = (id: string) => judgeResolution(resolutions.get(id)) === 'outgrown'
  const outgrown = intake.tooOld.filter(({ id }) => !isDone(id) && !isTold(id))
  return { isDone, known: ids.filter(isHandled), outgrown, ...found }
}

export function findSendAnyway(
  asked: readonly string[],
  scanned: readonly string[],
  resolutions: Resolutions,
  isSendable: (id: string) => boolean,
) {
  const named = asked.filter(isSendable)
  const unflagged = named.filter((id) => judgeResolution(resolutions.get(id)) === 'flagged')
  const ahead = named.filter((id) => scanned.includes(id) && !resolutions.has(id))
  const before = [...named, ...scanned].filter((id) => resolutions.get(id) === 'released')
  const anyway = new Set([...unflagged, ...ahead, ...before])
  return { anyway, unflagged, ahead, rejected: asked.filter((id) => !anyway.has(id)) }
}

function logSendAnyway({ log }: World, { unflagged, rejected }: ReturnType<typeof findSendAnyway>) {
  const entries = count(unflagged.length, 'entry', 'entries')
  if (unflagged.length > 0) log.info(safe`Released ${entries} that had been flagged or set aside.`)
  if (rejected.length === 0) return
  const shown = listCodes(rejected.slice(0, 5), 40)
  const ids = count(rejected.length, 'ID')
  const why = safe`neither flagged nor set aside, already in a fix, or not in the part of the export that this run read`
  log.warning(safe`${ids} of \`send-anyway\` cannot be sent (${shown}${rejected.length > 5 ? ', …' : ''}): ${why}.`)
}

/** Mutable: a run that throws still reports what it asked for. */
export type Spent = { requests: number }

/** A request, if one is left. */
export function take(spent: Spent, most: number) {
  const isLeft = spent.requests < most
  spent.requests += Number(isLeft)
  return isLeft
}

export async function readExport(
  world: World,
  filters: Filters,
  walks: readonly Walk[],
  budget: number,
  spent: Spent,
  notBefore?: number,
) {
  const limit = (most: number): Spend => {
    const end = Math.min(budget, spent.requests + most)
    return () => take(spent, end)
  }
  const turns = listTurns(walks, budget)
  const reads = new Map<Walk['kind'], WalkRead>(walks.map((walk) => [walk.kind, { walk, end: 'paused' }]))
  const entries = new Map<Walk['kind'], FeedbackEntry[]>()
  let skipped: { id: string; reason: SafeText }[] = []
  let waits = notBefore
  const known: Known = { entries: new Map(), paths: new Map() }
  for (let turn = turns.shift(); turn; turn = turns.shift()) {
    const { kind, most } = turn
    const before = reads.get(kind)
    if (before?.end !== 'paused' || waits !== undefined || spent.requests >= budget) continue
    const { walk } = before
    const spend = limit(most)
    const streams = await Promise.all(
      walk.streams.map((stream) => readStream(world, filters, walk, stream, spend, known)),
    )
    const ends = streams.map(({ end }) => end)
    const left = streams.filter(({ end }) => end !== 'ended').map(({ stream }) => stream)
    const pages = streams.reduce((sum, read) => sum + read.pages, walk.pages)
    const end = ends.includes('broken') ? 'broken' : left.length > 0 ? 'paused' : 'ended'
    reads.set(kind, { ...before, walk: { ...walk, streams: left, pages }, end })
    if (ends.includes('lost')) {
      reads.set(kind, { walk: beginWalk(filters, kind, world.now()), end: 'paused', isAnew: true })
      turns.push({ kind, most: budget })
    }
    entries.set(kind, [entries.get(kind) ?? [], ...streams.map((read) => read.entries)].flat())
    skipped = [skipped, ...streams.map((read) => read.skipped)].flat()
    waits = streams.flatMap((read) => read.notBefore ?? []).sort((a, b) => b - a)[0]
  }
  const results = walks.map((planned): WalkRead => {
    const read = reads.get(planned.kind) as WalkRead
    const starvedRuns = read.walk.pages === planned.pages ? planned.starvedRuns + 1 : 0
    return { ...read, walk: { ...read.walk, starvedRuns } }
  })
  return { walks: results, entries, unique: known.entries, skipped, requests: spent.requests, notBefore: waits }
}

/** New entries first, with half of the budget kept for waiting walks; one that starved for too long goes before them. */
function listTurns(walks: readonly Walk[], budget: number) {
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

type Known = Readonly<{ entries: Map<string, FeedbackEntry>; paths: Map<string, string> }>

/** Pages without a new entry: the cursors go in circles. */
const maxRepeats = 3
/** A service that filters after paging sends many empty pages. Below the default budget, so that one run reports it. */
const maxEmpty = 50

async function readStream(world: World, filters: Filters, walk: Walk, begin: StreamRecord, spend: Spend, known: Known) {
  const entries: FeedbackEntry[] = []
  const skipped: { id: string; reason: SafeText }[] = []
  // An earlier run may have read up to where the cursors begin to repeat.
  const cursors = new Set([begin.cursor])
  const ids = new Set<string>()
  let stream = begin
  let [pages, repeats, empty] = [0, 0, 0]
  let [isWarned, isRefusing] = [false, false]
  const warn = () => {
    const rest = safe`What was read is kept; the rest will be requested again.`
    if (!isWarned) world.log.warning(safe`The export could not be read beyond page ${walk.pages + pages}. ${rest}`)
    isWarned = true
  }
  const goOn = (next: StreamRecord) => {
    stream = next
    cursors.clear()
    ids.clear()
  }
  const finish = (end: WalkRead['end'] | 'lost', notBefore?: number) => {
    const isKept = end !== 'broken' && isStorable(stream.cursor)
    const isForgotten = walk.kind === 'undated' && end === 'paused' && !isKept
    const left = isKept ? stream : (narrow(walk, stream) ?? { source: stream.source })
    return { entries, skipped, pages, end: isForgotten ? 'broken' : end, stream: left, notBefore }
  }
  for (;;) {
    const asked = world.service.getFeedback(buildQuery(filters, walk, stream), spend)
    const answer = walk.kind === 'undated' ? await asked.catch(toFailure) : await asked
    if (answer.kind === 'failed') {
      world.log.warning(safe`${answer.what} The next search for undated feedback is in a week.`)
      return finish('broken')
    }
    if (answer.kind === 'spent') return finish('paused')
    if (answer.kind === 'limited') return finish('paused', world.now() + pauseAfter(answer.retryAfter))
    if (answer.kind === 'cursor-refused') {
      warn()
      // Even those that it has just given.
      isRefusing = pages > 0
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
    const place = [`page ${walk.pages + pages}`, stream.source ?? []].flat().join(' of ')
    for (const { entry, reason, id = `entry ${entry} of ${place}` } of page.skipped) skipped.push({ id, reason })
    const slice = page.hasMore ? isRefusing && narrow(walk, stream) : findNextSlice(walk, stream)
    if (slice) {
      goOn(slice)
      continue
    }
    if (!page.hasMore) return finish('ended')
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
  if (error instanceof RequestError && (error.status === 400 || Number(error.status) >= 500))
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
  const query = { source, cursor, statuses }
  if (walk.kind === 'undated') return query
  return { ...query, dateFrom: from === undefined ? from : toInstant(from), dateTo: toInstant(to) }
}

const second = 1000

/** To the newer half: it soon fits between two losses of the cursor. */
function narrow(walk: Walk, stream: StreamRecord): StreamRecord | undefined {
  const { source, from = walk.from ?? 0, to = walk.start } = stream
  if (walk.kind === 'undated' || to - from <= second) return undefined
  return { source, from: Math.floor((from + to) / 2), to }
}

function findNextSlice(walk: Walk, { source, from, to = walk.start }: StreamRecord): StreamRecord | undefined {
  if (from === undefined) return undefined
  const earlier = from - 2 * (to - from)
  return { source, from: earlier <= (walk.from ?? 0) ? undefined : earlier, to: from }
}

/** The ledger may be public, and a cursor is text from the service. */
function isStorable(cursor: string | undefined) {
  return cursor === undefined || (/^[\w.~:+/=-]{1,1024}$/.test(cursor) && !holdsPrivate(cursor))
}

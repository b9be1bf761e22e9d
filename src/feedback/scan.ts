// Which parts of the export a run requests, how far each was read, what is left, and gaps between runs.
import { type Filters, feedbackSources } from '../docs-api/vocabulary.ts'
import { holdsEntries } from '../fixes/queries.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Ledger, ScanRecord, Tally, WalkRecord } from '../ledger/ledger.ts'
import { day, leaseLength, patience, windowOverlap } from '../ledger/ledger-limits.ts'
import { count, formatMinute, safe, toInstant } from '../text/safe-text.ts'
import type { Gap, LastRun } from './scan-record.ts'

/**
 * `window`: dated, since the last scan. `backlog`: what was too much for a run. `undated`: everything, because a date filter may hide
 * entries without one.
 */
export type Walk = WalkRecord & { readonly kind: 'window' | 'backlog' | 'undated' }

/** `from`: where all that is asked for by date begins. `start`: the window's frozen end. */
export type ScanPlan = Readonly<ReturnType<typeof planScan>>

const undatedPause = 7 * day
const forgetScans = 30 * day
export const maxRemembered = 5000

/** `maxAge`: in milliseconds. `undated`: even if not due; `restart`: from its beginning. */
export function planScan(
  ledger: Ledger,
  filters: Filters,
  {
    maxAge,
    now,
    undated,
    scope = '',
  }: { maxAge: number | undefined; now: number; undated?: 'now' | 'restart'; scope?: string },
) {
  const list = (values: readonly string[]) => values.toSorted().join(',')
  const name = `sources=${list(filters.sources)} statuses=${list(filters.statuses)}${scope && ` scope=${scope}`}`
  const record = ledger.scans[name] ?? { done: [] }
  const { backlog, undatedWalk } = record
  const reach = maxAge === undefined ? undefined : now - maxAge
  const from = backlog ? backlog.start - windowOverlap : windowFrom(record, reach)
  const walks: Walk[] = [beginWalk(filters, 'window', now, from)]
  if (backlog) walks.push({ ...backlog, kind: 'backlog' })
  const begun = undated === 'restart' ? undefined : undatedWalk
  const isDue =
    undated !== undefined ||
    ledger.queue?.some((waiting) => waiting.undated) ||
    now - (record.undated ?? 0) >= undatedPause
  if (begun || isDue) {
    const whole = begun ?? beginWalk(filters, 'undated', now)
    const share = record.complete === undefined ? 0 : patience
    walks.push({ ...whole, kind: 'undated', starvedRuns: Math.max(whole.starvedRuns, share) })
  }
  const since = walks.filter(({ kind }) => kind !== 'undated').map((walk) => walk.from ?? -Infinity)
  return { filters: name, start: now, reach, from: since.reduce((a, b) => Math.min(a, b)), walks }
}

export const toWalkRecord = ({ kind: _, ...walk }: Walk): WalkRecord => walk

export const isWindowWhole = (walks: readonly WalkRead[]) =>
  walks.every(({ walk: { kind }, end }) => (kind === 'window' ? end === 'ended' : kind !== 'backlog'))

export const isUndatedWhole = (walks: readonly WalkRead[]) =>
  walks.some(({ walk: { kind }, end }) => kind === 'undated' && end === 'ended')

export function beginWalk(filters: Filters, kind: Walk['kind'], start: number, from?: number): Walk {
  const { sources } = filters
  // The service filters by one source or none.
  const streams = sources.length === feedbackSources.length ? [{}] : sources.map((source) => ({ source }))
  return { kind, start, from: from && Math.max(0, from), streams, pages: 0, starvedRuns: 0 }
}

function windowFrom(record: ScanRecord, reach: number | undefined) {
  const { complete, from = 0, oldestWaiting } = record
  // `max-age` was raised; clocks may differ a little.
  if (complete === undefined || (reach ?? 0) < (record.reach ?? from) - windowOverlap) return reach
  // What grows too old while it waits must be noticed.
  return Math.max(windowStart(complete, oldestWaiting), from)
}

export function windowStart(complete: number, oldestWaiting = complete) {
  return Math.min(complete, oldestWaiting) - windowOverlap
}

export interface WalkRead {
  readonly walk: Walk
  readonly end: 'ended' | 'paused' | 'broken'
  /** Because the cursor of an earlier run was refused. */
  readonly isAnew?: true
}

export interface ScanRead {
  filters: string
  start: number
  reach?: number
  walks: readonly WalkRead[]
  oldestWaiting: number | undefined
  isUndatedWaiting?: boolean
  tally?: Tally
  /** When entries were left, by id. */
  window: ReadonlyMap<string, number | null>
  done: readonly string[]
  gap?: Gap
}

export function recordScan(ledger: Ledger, read: ScanRead): Ledger {
  const retried = ledger.fixes.filter((fix) => (fix.retried ?? 0) >= read.start)
  const reopened = new Set([...(ledger.asked ?? []), ...retried.flatMap(({ entryIds }) => entryIds)])
  const scan = { ...read, done: read.done.filter((id) => !reopened.has(id)) }
  const isUndatedDue = read.isUndatedWaiting || retried.length > 0 || scan.done.length < read.done.length
  const before = ledger.scans[scan.filters] ?? { done: [] }
  const find = (kind: Walk['kind']) => scan.walks.find(({ walk }) => walk.kind === kind)
  const dated = recordDated(ledger, before, scan, find('backlog') ?? find('window'))
  const whole = recordUndated(before, find('undated'), scan)
  const record = { ...dated, ...whole, ...(isUndatedDue && { undated: undefined }) }
  const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < forgetScans)
  const scans = { ...Object.fromEntries(used), [scan.filters]: record }
  return { ...ledger, scans, lastRun: noteRun(ledger.lastRun, scan.start, scan.gap) }
}

function recordDated(ledger: Ledger, before: ScanRecord, scan: ScanRead, main: WalkRead | undefined) {
  const { backlog } = before
  if (!main || isOvertaken(main, backlog)) return keepWaiting(before, scan.oldestWaiting)
  const { walk, end } = main
  if (end === 'ended') return completeScan(ledger, before, scan, walk, backlog?.oldestWaiting)
  const record = {
    ...before,
    done: rememberIds(before.done, keptIds(scan.done, scan, walk.from ?? 0)),
    backlog: { ...toWalkRecord(walk), oldestWaiting: backlog?.oldestWaiting },
  }
  return keepWaiting(record, scan.oldestWaiting)
}

function isOvertaken({ walk, end }: WalkRead, backlog: WalkRecord | undefined) {
  if (walk.kind === 'backlog') return walk.start !== backlog?.start
  return end !== 'ended' && (!!backlog || walk.pages === 0)
}

function keepWaiting(record: ScanRecord, time: number | undefined) {
  const keep = <T extends Pick<ScanRecord, 'oldestWaiting'>>(one: T): T => {
    return { ...one, oldestWaiting: earliest([one.oldestWaiting, time]) }
  }
  return record.backlog ? { ...record, backlog: keep(record.backlog) } : keep(record)
}

function completeScan(ledger: Ledger, before: ScanRecord, scan: ScanRead, walk: Walk, oldest: number | undefined) {
  // The scan may have taken entries for held that were freed meanwhile.
  const since = walk.start - leaseLength
  const reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : undefined
  const released = ledger.fixes
    .filter((fix) => !holdsEntries(fix) && (fix.retried ?? fix.since) >= since)
    .map((fix) => fix.oldest)
  const oldestWaiting = earliest([scan.oldestWaiting, oldest, reopened?.oldest, ...released])
  const complete = walk.start
  const from = windowStart(complete, oldestWaiting)
  const kept = keptIds(scan.done, scan, from)
  const begin = before.complete === undefined ? walk.from : before.from && walk.from && Math.min(before.from, walk.from)
  // The last part of a longer walk lacks ids of earlier ones.
  const remembered = walk.kind === 'window' ? keptIds(before.done, scan, from) : before.done
  return { complete, from: begin, reach: scan.reach, oldestWaiting, reopened, done: rememberIds(remembered, kept) }
}

function rememberIds(before: readonly string[], ids: readonly string[]) {
  const all = [...new Set([...before, ...ids])]
  return (all.length > maxRemembered ? ids.slice(0, maxRemembered) : all).toSorted()
}

function keptIds(ids: readonly string[], { window }: ScanRead, from: number) {
  return ids.filter((id) => (window.get(id) ?? -Infinity) >= from)
}

function recordUndated({ undated, undatedWalk, isUndatedCut }: ScanRecord, read: WalkRead | undefined, scan: ScanRead) {
  // Another run ended one.
  if (!read || (undated !== undefined && undated >= read.walk.start)) return { undated, undatedWalk, isUndatedCut }
  // Cursors that do not live from run to run would begin it anew each time. How far a broken one got is unknown.
  return read.end === 'paused' && !read.isAnew
    ? { undated, undatedWalk: { ...toWalkRecord(read.walk), tally: scan.tally }, isUndatedCut }
    : { undated: scan.start, undatedWalk: undefined, isUndatedCut: read.end !== 'ended' || undefined }
}

export const latestScan = ({ scans }: Ledger) => Object.values(scans).toSorted((a, b) => lastUse(b) - lastUse(a))[0]

const lastUse = ({ complete = 0, backlog }: ScanRecord) => Math.max(complete, backlog?.start ?? 0)

export function earliest(times: readonly (number | null | undefined)[]) {
  const known = times.filter((time) => typeof time === 'number')
  return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b))
}

/** Without the position, for which every run would edit the issue. */
export function describeUnreadIn(ledger: Ledger, now: number) {
  const { exportNotBefore = 0, lastRun, queue = [] } = ledger
  const { backlog, undatedWalk, complete = 0 } = latestScan(ledger) ?? {}
  const isPaused = exportNotBefore > now
  // The run that ends a backlog has not read what earlier runs queued.
  const isBehind = queue.length > 0 && lastRun !== undefined && complete < lastRun.at
  if (!isPaused && !isBehind && !(backlog ?? undatedWalk)) return undefined
  const next = isPaused ? safe`The first run after ${formatMinute(exportNotBefore)}` : safe`The next run`
  const readTo = backlog?.start ?? complete
  const isStuck = readTo > 0 && (lastRun?.starts[stuckAfter] ?? 0) > readTo
  const since = isStuck ? safe` since ${formatMinute(readTo)}; each run’s log says why.` : safe` yet.`
  return safe`Part of the feedback has not been read${since} ${next} will continue.`
}

/** Recorded starts of runs, which are at least half a day apart. */
const stuckAfter = 3

export function describeUndatedIn(ledger: Ledger) {
  if (!latestScan(ledger)?.isUndatedCut) return undefined
  const why = safe`the last scan for it ended early, and that run’s log says why. It is repeated weekly.`
  return safe`Feedback without a date may be unread: ${why}`
}

type ExportRead = Readonly<{ walks: readonly WalkRead[]; requests: number; notBefore?: number }>

export function findUnread(read: ExportRead, inputs: Pick<Inputs, 'max-export-requests' | 'dry-run'>) {
  const reason = findUnreadReason(read, inputs['max-export-requests'])
  if (!reason) return undefined
  const reasons = {
    budget: safe`\`max-export-requests\` (${inputs['max-export-requests']}) reached.`,
    limited: safe`The service’s rate limit was reached; exports resume after ${formatMinute(read.notBefore ?? 0)}.`,
    empty: safe`The export returned too many pages in a row without a new entry.`,
    broken: safe`The export could not be read to its end.`,
  }
  const { from } = read.walks.find(({ walk, end }) => walk.kind !== 'undated' && end !== 'ended')?.walk ?? {}
  const since = from === undefined ? '' : safe` since ${formatMinute(from)}`
  const when = inputs['dry-run']
    ? safe`a dry run does not record where to continue.`
    : safe`the next run will continue from there.`
  return { reason, text: safe`${reasons[reason]} Part of the feedback${since} is unread; ${when}` } as const
}

function findUnreadReason({ walks, requests, notBefore }: ExportRead, budget: number) {
  if (notBefore !== undefined) return 'limited'
  if (walks.some(({ end }) => end === 'paused')) return requests < budget ? 'empty' : 'budget'
  // Without dates, it is read again in a week.
  return walks.some(({ walk, end }) => end === 'broken' && walk.kind !== 'undated') ? 'broken' : undefined
}

const endings = { ended: safe``, paused: safe`; more remains`, broken: safe`; it ended early` }

export function listWalks(plan: ScanPlan, walks: readonly WalkRead[]) {
  return walks.map(({ walk, end }, index) => {
    const pages = Math.max(0, walk.pages - (plan.walks[index]?.pages ?? 0))
    return safe`${nameWalk(walk)}: ${count(pages, 'page')}${endings[end]}.`
  })
}

function nameWalk({ kind, from, start }: Walk) {
  if (kind === 'undated') return safe`Scan for undated entries`
  const begin = from === undefined ? safe`the beginning` : toInstant(from)
  return safe`${kind === 'backlog' ? 'Backlog' : 'Feedback'} from ${begin} to ${toInstant(start)}`
}

/** Manual runs must not make the usual distance look short. */
const apart = day / 2
const maxStarts = 11
/** A weekend, and half a day for GitHub's late starts. */
const minGap = 3.5 * day
const muchLonger = 3

export function findGap(lastRun: LastRun | undefined, now: number, from: number) {
  if (!lastRun) return undefined
  const { at: since, starts } = lastRun
  const distances = starts.slice(1).map((start, index) => (starts[index] ?? start) - start)
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0
  if (now - since <= Math.max(minGap, muchLonger * usual)) return undefined
  return { since, until: now, covered: from > since ? from : undefined }
}

/** `gap` is ignored if another run has ended it. */
export function noteRun(lastRun: LastRun | undefined, now: number, gap: Gap | undefined): LastRun {
  const { at, starts, gap: earlier } = lastRun ?? { at: now, starts: [] }
  const isApart = starts[0] === undefined || now - starts[0] >= apart
  return {
    at: Math.max(at, now),
    starts: isApart ? [now, ...starts].slice(0, maxStarts) : starts,
    gap: gap?.since === at ? gap : earlier,
  }
}

const remedy = safe`run once with a longer \`max-age\` to collect it.`
const shownFor = 7 * day

export function describeGap({ since, until, covered }: Gap) {
  const days = count(Math.max(1, Math.floor((until - since) / day)), 'day')
  const when = safe`between ${formatMinute(since)} and ${formatMinute(until)}`
  const missed =
    covered === undefined
      ? safe`Nothing was missed: \`max-age\` reaches back beyond that period.`
      : safe`Feedback left before ${formatMinute(covered)} was missed, because \`max-age\` goes back no further; ${remedy}`
  return safe`No run collected feedback for ${days}, ${when}. ${missed}`
}

export function describeGapIn(lastRun: LastRun | undefined, latest: number) {
  const gap = lastRun?.gap
  return !gap || latest - gap.until > shownFor ? undefined : describeGap(gap)
}

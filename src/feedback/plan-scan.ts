// Which parts of the export a run requests, newest first: the remaining windows, and the scan without dates.
import type { FeedbackSource, Filters } from '../docs-api/vocabulary.ts'
import type { Ledger, ScanRecord, WalkRecord } from '../ledger/ledger.ts'
import { day, manyPages, patience, undatedPauses, windowOverlap } from '../ledger/ledger-limits.ts'

/**
 * A walk over the export, perhaps spread over several runs:
 * - `window`: everything a run requests by date, when earlier walks by date have ended;
 * - `backlog`: the rest of a window that was too much for one run;
 * - `newest`: what has been added since, while there is a backlog;
 * - `undated`: without dates, because entries may lack one, and a date filter may hide them.
 */
export interface Walk extends WalkRecord {
  readonly kind: 'window' | 'newest' | 'backlog' | 'undated'
}

export interface ScanPlan {
  /** The text of the filters, under which the ledger stores scans. */
  readonly filters: string
  /** Start of the scan, epoch milliseconds: the frozen end of windows that begin with it. */
  readonly start: number
  /** In the order in which they are read. */
  readonly walks: readonly Walk[]
}

const allSources = 4

/** @param scope identifies the pages in scope; empty: all pages */
function nameFilters(filters: Filters, scope = ''): string {
  const list = (values: readonly string[]) => [...new Set(values)].sort().join(',')
  const name = `sources=${list(filters.sources)} statuses=${list(filters.statuses)}`
  return scope === '' ? name : `${name} scope=${scope}`
}

/**
 * @param maxAge milliseconds; undefined: no limit
 * @param undated plans a scan without dates even if none is due; `anew`: starts over if one is in progress
 */
export function planScan(
  ledger: Ledger,
  filters: Filters,
  {
    maxAge,
    now,
    undated,
    scope,
  }: { maxAge: number | undefined; now: number; undated?: 'now' | 'anew' | undefined; scope?: string },
): ScanPlan {
  const name = nameFilters(filters, scope)
  const record = ledger.scans[name] ?? { done: [] }
  const begin = (kind: Walk['kind'], from?: number) => beginWalk(filters, kind, now, from)
  const walks: Walk[] = []
  if (record.backlog === undefined) walks.push(begin('window', windowFrom(record, maxAge, now)))
  else {
    const seen = record.readTo ?? record.backlog.start
    walks.push(
      record.newest === undefined ? begin('newest', seen - windowOverlap) : { kind: 'newest', ...record.newest },
    )
    const { oldestWaiting: _, ...backlog } = record.backlog
    walks.push({ kind: 'backlog', ...backlog })
  }
  const whole = planUndated(record, () => begin('undated'), undated ?? (isUndatedDue(record, now) ? 'now' : undefined))
  // Once everything with a date has been read, half of each run's budget is reserved for it.
  const share = record.complete === undefined ? 0 : patience
  if (whole !== undefined) walks.push({ ...whole, waited: Math.max(whole.waited, share) })
  return { filters: name, start: now, walks }
}

function planUndated(
  { undatedWalk }: ScanRecord,
  begin: () => Walk,
  wanted: 'now' | 'anew' | undefined,
): Walk | undefined {
  if (undatedWalk === undefined || wanted === 'anew') return wanted && begin()
  const { found: _, tally: _tally, ...walk } = undatedWalk
  return { kind: 'undated', ...walk }
}

export function beginWalk(filters: Filters, kind: Walk['kind'], start: number, from?: number): Walk {
  const streams = listStreams(filters).map((source) => (source === undefined ? {} : { source }))
  return { kind, start, ...(from === undefined ? {} : { from: Math.max(0, from) }), streams, pages: 0, waited: 0 }
}

function windowFrom(record: ScanRecord, maxAge: number | undefined, now: number): number | undefined {
  const reach = maxAge === undefined ? undefined : now - maxAge
  const { from = 0 } = record
  // The second: `max-age` was raised. A clock may be a little behind an earlier one.
  if (record.complete === undefined || (reach ?? 0) < from - windowOverlap) return reach
  // Even beyond `max-age`: what grows too old while it waits must be noticed.
  return Math.max(windowStart(record), from)
}

/** Where the next window begins: a day before the last complete scan or the oldest entry not yet done, whichever is earlier. */
export function windowStart(record: Pick<ScanRecord, 'complete' | 'oldestWaiting'>): number {
  return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - windowOverlap
}

function isUndatedDue({ undated, undatedPages = 0, fruitless = 0 }: ScanRecord, now: number): boolean {
  if (undated === undefined) return true
  const [, weekly] = undatedPauses
  const pause = undatedPauses[Math.min(Math.max(0, fruitless - 1), undatedPauses.length - 1)] ?? day
  return now - undated >= (undatedPages > manyPages ? Math.max(pause, weekly) : pause)
}

/** The service filters by one source or none, so a selection of sources takes one stream each. */
function listStreams(filters: Filters): (FeedbackSource | undefined)[] {
  const sources = [...new Set(filters.sources)]
  return sources.length === allSources ? [undefined] : sources
}

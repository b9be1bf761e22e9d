// Which parts of the export a run requests: what is new, the rest of an earlier window, and the scan without dates.
import type { FeedbackSource, Filters } from '../docs-api/vocabulary.ts'
import type { Ledger, ScanRecord, WalkRecord } from '../ledger/ledger.ts'
import { patience, undatedPause, windowOverlap } from '../ledger/ledger-limits.ts'

/**
 * A walk over the export:
 * - `window`: everything with a date since the watermark (the end of the last window that was read whole);
 * - `backlog`: the rest of a window that was too much for one run; until it has been read, the watermark stays at that window's end;
 * - `undated`: without dates, because entries may lack one, and a date filter may hide them.
 */
export interface Walk extends WalkRecord {
  readonly kind: 'window' | 'backlog' | 'undated'
}

export interface ScanPlan {
  /** The text of the filters, under which the ledger stores scans. */
  readonly filters: string
  /** Start of the scan, epoch milliseconds: the frozen end of its window. */
  readonly start: number
  readonly walks: readonly Walk[]
}

const allSources = 4

/** @param scope identifies the pages in scope; empty: all pages */
function nameFilters(filters: Filters, scope = ''): string {
  const list = (values: readonly string[]) => [...new Set(values)].sort().join(',')
  const name = `sources=${list(filters.sources)} statuses=${list(filters.statuses)}`
  return scope === '' ? name : `${name} scope=${scope}`
}

interface ScanOptions {
  /** Milliseconds; undefined: no limit. */
  readonly maxAge: number | undefined
  readonly now: number
  /** Plans a scan without dates even if none is due; `anew`: starts over if one is in progress. */
  readonly undated?: 'now' | 'anew' | undefined
  readonly scope?: string
}

export function planScan(ledger: Ledger, filters: Filters, { maxAge, now, undated, scope }: ScanOptions): ScanPlan {
  const name = nameFilters(filters, scope)
  const record = ledger.scans[name] ?? { done: [] }
  const { backlog, undatedWalk } = record
  const from = backlog === undefined ? windowFrom(record, maxAge, now) : backlog.start - windowOverlap
  const walks = [beginWalk(filters, 'window', now, from)]
  if (backlog !== undefined) walks.push({ ...toWalkRecord(backlog), kind: 'backlog' })
  const isDue = undated !== undefined || record.undated === undefined || now - record.undated >= undatedPause
  const whole: Walk | undefined =
    undatedWalk !== undefined && undated !== 'anew'
      ? { ...toWalkRecord(undatedWalk), kind: 'undated' }
      : isDue
        ? beginWalk(filters, 'undated', now)
        : undefined
  // Once everything with a date has been read, half of each run's budget is reserved for it.
  const share = record.complete === undefined ? 0 : patience
  if (whole !== undefined) walks.push({ ...whole, waited: Math.max(whole.waited, share) })
  return { filters: name, start: now, walks }
}

export function toWalkRecord({ start, from, streams, pages, waited }: WalkRecord): WalkRecord {
  return { start, ...(from === undefined ? {} : { from }), streams, pages, waited }
}

/** Whether this run alone read everything between the watermark and its start. */
export function isWindowWhole(walks: readonly { readonly walk: Walk; readonly end: string }[]): boolean {
  return walks.every(({ walk: { kind }, end }) => (kind === 'window' ? end === 'ended' : kind !== 'backlog'))
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

/** Where the next window begins: a day before the watermark or the oldest entry not yet done, whichever is earlier. */
export function windowStart(record: Pick<ScanRecord, 'complete' | 'oldestWaiting'>): number {
  return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - windowOverlap
}

/** The service filters by one source or none, so a selection of sources takes one stream each. */
function listStreams(filters: Filters): (FeedbackSource | undefined)[] {
  const sources = [...new Set(filters.sources)]
  return sources.length === allSources ? [undefined] : sources
}

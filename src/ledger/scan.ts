// Which part of the export a run asks for, and what a complete scan leaves to the next one.
import type { FeedbackSource, Filters } from '../docs-api/vocabulary.ts'
import { applied, type Change } from './change.ts'
import { holdsEntries } from './fix.ts'
import type { Ledger, ScanRecord } from './ledger.ts'
import { day, forgetScans, leaseLength, windowOverlap } from './limits.ts'

export interface ScanPlan {
  /** The name under which the ledger remembers scans with these filters. */
  readonly filters: string
  /** Epoch milliseconds: the frozen end of its window. */
  readonly start: number
  /** ISO 8601; absent: from the beginning. */
  readonly dateFrom: string | undefined
  readonly dateTo: string
  /** Whether a scan without dates is due: entries may bear no date, and a date filter may hide them. */
  readonly undated: boolean
}

const allSources = 4
/** A scan without dates that takes more pages than this is made weekly, not daily. */
const manyPages = 50

export function nameFilters({ sources, statuses }: Filters): string {
  const list = (values: readonly string[]) => [...new Set(values)].sort().join(',')
  return `sources=${list(sources)} statuses=${list(statuses)}`
}

/** @param maxAge milliseconds; undefined: no limit. */
export function planScan(ledger: Ledger, filters: Filters, maxAge: number | undefined, now: number): ScanPlan {
  const name = nameFilters(filters)
  const record = ledger.scans[name]
  const from = [
    ...(maxAge === undefined ? [] : [now - maxAge]),
    ...(record?.complete === undefined ? [] : [windowStart(record)]),
  ]
  const pause = (record?.undatedPages ?? 0) > manyPages ? 7 * day : day
  return {
    filters: name,
    start: now,
    dateFrom: from.length === 0 ? undefined : toTime(Math.max(...from)),
    dateTo: toTime(now),
    undated: record?.undated === undefined || now - record.undated >= pause,
  }
}

function toTime(time: number): string {
  return new Date(Math.max(0, time)).toISOString()
}

/** The service filters by one source or none: some but not all sources are one stream each. */
export function listStreams(filters: Filters): (FeedbackSource | undefined)[] {
  const sources = [...new Set(filters.sources)]
  return sources.length === allSources ? [undefined] : sources
}

/** A scan whose walk reached its end, with what the next one needs to know. */
interface CompletedScan {
  filters: string
  start: number
  /** Set when a scan without dates went with it: how many pages that took. */
  undatedPages: number | undefined
  /** Creation time of the oldest entry that is not done with. */
  oldestWaiting: number | undefined
  /** Dated ids of the window, and those among all ids seen that are known to be done with. */
  window: readonly { readonly id: string; readonly at: number }[]
  done: readonly string[]
}

export function completeScan(ledger: Ledger, { scan }: { scan: CompletedScan }): Change {
  const before = ledger.scans[scan.filters]
  // What came free while the scan ran, or just before and unknown to it, it took for held.
  const recent = scan.start - leaseLength
  const reopened = (before?.reopened?.at ?? 0) >= recent ? before?.reopened : undefined
  // Filters that are used for the first time had no record yet in which that could stand.
  const released = ledger.fixes.filter((fix) => !holdsEntries(fix) && fix.since >= recent)
  const oldestWaiting = earliest([scan.oldestWaiting, reopened?.oldest, ...released.map(({ oldest }) => oldest)])
  const from = windowStart({ complete: scan.start, oldestWaiting })
  const kept = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id))
  const done = [...new Set([...(before?.done ?? []), ...scan.done])].filter((id) => kept.has(id)).sort()
  const { undated, undatedPages } =
    scan.undatedPages === undefined ? { ...before } : { undated: scan.start, undatedPages: scan.undatedPages }
  const record = { complete: scan.start, oldestWaiting, reopened, done, undated, undatedPages }
  // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
  const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - (other.complete ?? 0) < forgetScans)
  return applied({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } })
}

/** Where the next window begins: the earlier of the last complete scan and the oldest entry not done with, minus a day. */
export function windowStart({ complete = 0, oldestWaiting }: Pick<ScanRecord, 'complete' | 'oldestWaiting'>): number {
  return Math.min(complete, oldestWaiting ?? Number.POSITIVE_INFINITY) - windowOverlap
}

export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.filter((time) => typeof time === 'number')
  return known.length === 0 ? undefined : Math.min(...known)
}

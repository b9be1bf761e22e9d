// Which part of the export a run asks for.
import type { FeedbackSource, Filters } from '../docs-api/vocabulary.ts'
import { windowStart } from './entries.ts'
import type { Ledger } from './ledger.ts'
import { day } from './limits.ts'

export interface ScanPlan {
  /** The text of the filters: the name under which the ledger remembers scans. */
  readonly filters: string
  /** Start of the scan, epoch milliseconds: the frozen end of its window. */
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

export function nameFilters(filters: Filters): string {
  const list = (values: readonly string[]) => [...new Set(values)].sort().join(',')
  return `sources=${list(filters.sources)} statuses=${list(filters.statuses)}`
}

/** @param maxAge milliseconds; undefined: no limit. */
export function planScan(ledger: Ledger, filters: Filters, maxAge: number | undefined, now: number): ScanPlan {
  const name = nameFilters(filters)
  const record = ledger.scans[name]
  const reach = maxAge === undefined ? undefined : now - maxAge
  const wanted = record?.complete === undefined ? undefined : windowStart(record)
  const from = wanted === undefined ? reach : Math.max(wanted, reach ?? wanted)
  const pause = (record?.undatedPages ?? 0) > manyPages ? 7 * day : day
  return {
    filters: name,
    start: now,
    dateFrom: from === undefined ? undefined : toTime(from),
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

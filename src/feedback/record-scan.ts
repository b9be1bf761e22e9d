// Records what a run has read of the export: how far each walk got, and what the next window must request again.
import { holdsEntries } from '../fixes/queries.ts'
import type { Ledger, ScanRecord, Tally, WalkRecord } from '../ledger/ledger.ts'
import { forgetScans, leaseLength, mostRemembered } from '../ledger/ledger-limits.ts'
import { type Gap, noteRun } from './last-run.ts'
import { toWalkRecord, type Walk, windowStart } from './plan-scan.ts'

/** One walk, as far as this run took it: its remaining streams, each where it continues. */
export interface WalkRead {
  readonly walk: Walk
  /** `paused`: by the budget or the service; `broken`: its cursors are unusable. */
  readonly end: 'ended' | 'paused' | 'broken'
}

export interface ScanRead {
  filters: string
  start: number
  walks: readonly WalkRead[]
  /** Creation time of the oldest entry read that is not yet done. */
  oldestWaiting: number | undefined
  /** Counts of an unfinished walk without dates. */
  tally?: Tally | undefined
  /** Dated entries that were read, and the done ids among all that were seen. */
  window: readonly { readonly id: string; readonly at: number }[]
  done: readonly string[]
  gap?: Gap | undefined
}

export function recordScan(ledger: Ledger, read: ScanRead): Ledger {
  const anew = findReopened(ledger, read.start)
  const scan = { ...read, done: read.done.filter((id) => !anew.ids.has(id)) }
  const before = ledger.scans[scan.filters] ?? { done: [] }
  const reads = new Map(scan.walks.map((one) => [one.walk.kind, one]))
  const dated = recordDated(ledger, before, scan, reads)
  const whole = recordUndated(before, reads.get('undated'), scan)
  const record = { ...dated, ...whole, ...(anew.isRetried ? { undated: undefined } : {}) }
  // Filters that nobody uses any more are forgotten; if used again, they begin at `max-age`.
  const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < forgetScans)
  const scans = { ...Object.fromEntries(used), [scan.filters]: record }
  return { ...ledger, scans, lastRun: noteRun(ledger.lastRun, scan.start, scan.gap) }
}

/** Entries that people released or had tried again since the scan began, which took them for done and may be past them. */
function findReopened({ fixes, asked = [] }: Ledger, start: number): { ids: ReadonlySet<string>; isRetried: boolean } {
  const retried = fixes.filter((fix) => (fix.retried ?? 0) >= start)
  return { ids: new Set([...asked, ...retried.flatMap(({ entryIds }) => entryIds)]), isRetried: retried.length > 0 }
}

type Reads = ReadonlyMap<WalkRead['walk']['kind'], WalkRead>
type Undated = Pick<ScanRecord, 'undated' | 'undatedWalk'>

function recordDated(ledger: Ledger, before: ScanRecord, scan: ScanRead, reads: Reads): ScanRecord {
  const { undated: _, undatedWalk: _walk, ...dated } = before
  const { backlog, ...settled } = dated
  const main = reads.get('backlog') ?? reads.get('window')
  if (main === undefined || isOvertaken(main, backlog)) return keepWaiting(dated, scan.oldestWaiting)
  const { walk, end } = main
  if (end === 'ended') return completeScan(ledger, settled, scan, walk, backlog?.oldestWaiting)
  const record = {
    ...settled,
    done: rememberIds(before.done, keptIds(scan, walk.from ?? 0)),
    backlog: { ...toWalkRecord(walk), oldestWaiting: backlog?.oldestWaiting },
  }
  return keepWaiting(record, scan.oldestWaiting)
}

/** Another run has finished that backlog, or begun one, meanwhile: what this run read is requested again. */
function isOvertaken({ walk, end }: WalkRead, backlog: WalkRecord | undefined): boolean {
  if (walk.kind === 'backlog') return walk.start !== backlog?.start
  // Nothing was requested, so the next run begins with a new window.
  return end !== 'ended' && (backlog !== undefined || walk.pages === 0)
}

function keepWaiting(record: ScanRecord, time: number | undefined): ScanRecord {
  const { backlog } = record
  if (time === undefined) return record
  if (backlog === undefined) return { ...record, oldestWaiting: earliest([record.oldestWaiting, time]) }
  return { ...record, backlog: { ...backlog, oldestWaiting: earliest([backlog.oldestWaiting, time]) } }
}

function completeScan(
  ledger: Ledger,
  before: ScanRecord,
  scan: ScanRead,
  walk: Walk,
  oldest: number | undefined,
): ScanRecord {
  // The scan took entries for held that were freed during the scan, or too shortly before it to be known.
  const since = walk.start - leaseLength
  const reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : undefined
  // Filters used for the first time had no record of reopened entries yet.
  const released = ledger.fixes
    .filter((fix) => !holdsEntries(fix) && (fix.retried ?? fix.since) >= since)
    .map((fix) => fix.oldest)
  const oldestWaiting = earliest([scan.oldestWaiting, oldest, reopened?.oldest, ...released])
  const complete = walk.start
  const from = windowStart({ complete, oldestWaiting })
  const kept = keptIds(scan, from)
  // What the window read joins what earlier ones have read.
  const isFirst = before.complete === undefined
  const begin = isFirst ? walk.from : before.from && walk.from && Math.min(before.from, walk.from)
  // For a walk over several runs, only the last part shows which IDs the next window still returns.
  const known = new Set(
    walk.kind === 'window' ? scan.window.filter(({ at }) => at >= from).map(({ id }) => id) : before.done,
  )
  const remembered = before.done.filter((id) => known.has(id))
  return { complete, from: begin, oldestWaiting, reopened, done: rememberIds(remembered, kept) }
}

/** Done ids only save lookups in the shards, so those beyond the limit are forgotten. */
function rememberIds(before: readonly string[], ids: readonly string[]): string[] {
  const all = [...new Set([...before, ...ids])]
  return (all.length > mostRemembered ? ids.slice(0, mostRemembered) : all).toSorted()
}

/** Done ids that a window from `from` on returns. */
function keptIds(scan: ScanRead, from: number): string[] {
  const inside = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id))
  return scan.done.filter((id) => inside.has(id))
}

function recordUndated({ undated, undatedWalk }: ScanRecord, read: WalkRead | undefined, { tally }: ScanRead): Undated {
  // There was no such walk, or another run has finished it meanwhile.
  if (read === undefined || (undated !== undefined && undated >= read.walk.start)) return { undated, undatedWalk }
  // How far a broken one got is unknown, so it starts over when the next one is due.
  return read.end === 'paused'
    ? { undated, undatedWalk: { ...toWalkRecord(read.walk), tally } }
    : { undated: read.walk.start }
}

/** The scan with the most recently used filters. */
export function latestScan({ scans }: Ledger): ScanRecord | undefined {
  return Object.values(scans).toSorted((a, b) => lastUse(b) - lastUse(a))[0]
}

function lastUse({ complete = 0, backlog }: ScanRecord): number {
  return Math.max(complete, backlog?.start ?? 0)
}

export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.filter((time) => typeof time === 'number')
  return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b))
}

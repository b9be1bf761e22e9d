// What a run has read of the export: how far each walk has come, and what the next window has to ask for again.
import { applied, type Change } from './change.ts'
import { holdsEntries } from './fix.ts'
import type { Ledger, ScanRecord, Tally, WalkRecord } from './ledger.ts'
import { forgetScans, leaseLength } from './limits.ts'
import { type Walk, windowStart } from './scan.ts'

/** One walk, as far as this run has brought it. */
export interface WalkRead {
  readonly walk: Walk
  /** `paused`: by the budget or the service; `broken`: its cursors lead nowhere. */
  readonly end: 'ended' | 'paused' | 'broken'
}

export interface ScanRead {
  /** The text of its filters. */
  filters: string
  start: number
  walks: readonly WalkRead[]
  /** Creation time of the oldest entry read that is not done with. */
  oldestWaiting: number | undefined
  /** Whether the walk without dates has brought something that no window would have. */
  found: boolean
  /** Counts of a walk without dates that has not come to its end. */
  tally?: Tally | undefined
  /** Dated ids that were read, and those among all ids seen that are known to be done with. */
  window: readonly { readonly id: string; readonly at: number }[]
  done: readonly string[]
}

/** A walk that broke off for another reason than its budget begins anew: where it stood is not known. */
export function recordScan(ledger: Ledger, { scan }: { scan: ScanRead }): Change {
  const before = ledger.scans[scan.filters] ?? { done: [] }
  const reads = new Map(scan.walks.map((read) => [read.walk.kind, read]))
  const dated = recordDated(ledger, before, scan, reads)
  const record = { ...dated, ...recordUndated(before, reads.get('undated'), scan) }
  // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
  const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - lastUse(other) < forgetScans)
  return applied({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } })
}

type Reads = ReadonlyMap<WalkRead['walk']['kind'], WalkRead>
type Undated = Pick<ScanRecord, 'undated' | 'undatedPages' | 'fruitless' | 'undatedWalk'>

function recordDated(ledger: Ledger, before: ScanRecord, scan: ScanRead, reads: Reads): ScanRecord {
  const { undated: _, undatedPages: _pages, fruitless: _fruitless, undatedWalk: _walk, ...dated } = before
  const { backlog, newest, readTo, ...settled } = dated
  const main = reads.get('backlog') ?? reads.get('window')
  // Another run has finished that backlog meanwhile; what this one has read of it, and beside it, is asked for again.
  if (main?.walk.kind === 'backlog' && main.walk.start !== backlog?.start) return dated
  const latest = reads.get('newest')
  const read = latest?.end === 'ended' ? Math.max(latest.walk.start, readTo ?? 0) : readTo
  if (main?.end === 'ended') return completeScan(ledger, settled, scan, main, { read, oldest: backlog?.oldestWaiting })
  if (main === undefined || main.end === 'broken') return settled
  // Nothing was asked for: the next run begins with a window of its own.
  if (main.walk.kind === 'window' && main.walk.pages === 0) return settled
  const oldestWaiting = earliest([backlog?.oldestWaiting, scan.oldestWaiting])
  const done = new Set([...before.done, ...keptIds(scan, main.walk.from ?? 0)])
  return {
    ...settled,
    done: [...done].sort(),
    readTo: read ?? main.walk.start,
    backlog: { ...toRecord(main.walk), ...(oldestWaiting === undefined ? {} : { oldestWaiting }) },
    ...(latest?.end === 'paused' ? { newest: toRecord(latest.walk) } : {}),
  }
}

function completeScan(
  ledger: Ledger,
  before: ScanRecord,
  scan: ScanRead,
  { walk }: WalkRead,
  { read = walk.start, oldest }: { read: number | undefined; oldest: number | undefined },
): ScanRecord {
  // What came free while the scan ran, or just before and unknown to it, it took for held.
  const since = walk.start - leaseLength
  const reopened = (before.reopened?.at ?? 0) >= since ? before.reopened : undefined
  // Filters that are used for the first time had no record yet in which that could stand.
  const released = ledger.fixes.filter((fix) => !holdsEntries(fix) && fix.since >= since).map((fix) => fix.oldest)
  const oldestWaiting = earliest([scan.oldestWaiting, oldest, reopened?.oldest, ...released])
  const from = windowStart({ complete: read, oldestWaiting })
  const kept = keptIds(scan, from)
  // Of a walk over several runs, only the last part is at hand to tell which ids the next window still returns.
  const known = new Set(
    walk.kind === 'window' ? scan.window.filter(({ at }) => at >= from).map(({ id }) => id) : before.done,
  )
  const done = [...new Set([...before.done.filter((id) => known.has(id)), ...kept])].sort()
  return { complete: read, oldestWaiting, reopened, done }
}

/** Ids done with that a window from there on returns. */
function keptIds(scan: ScanRead, from: number): string[] {
  const inside = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id))
  return scan.done.filter((id) => inside.has(id))
}

function recordUndated(before: ScanRecord, read: WalkRead | undefined, scan: ScanRead): Undated {
  const { undated, undatedPages, fruitless, undatedWalk } = before
  const found = scan.found || (undatedWalk?.found ?? false)
  if (read === undefined) return { undated, undatedPages, fruitless, undatedWalk }
  if (read.end === 'ended')
    return { undated: read.walk.start, undatedPages: read.walk.pages, fruitless: found ? 0 : (fruitless ?? 0) + 1 }
  const going = { undated, undatedPages, fruitless }
  return read.end === 'broken' ? going : { ...going, undatedWalk: { ...toRecord(read.walk), found, tally: scan.tally } }
}

function toRecord({ kind: _, ...walk }: WalkRead['walk']): WalkRecord {
  return walk
}

function lastUse({ complete = 0, readTo = 0, backlog }: ScanRecord): number {
  return Math.max(complete, readTo, backlog?.start ?? 0)
}

export function earliest(times: readonly (number | null | undefined)[]): number | undefined {
  const known = times.filter((time) => typeof time === 'number')
  return known.length === 0 ? undefined : known.reduce((a, b) => Math.min(a, b))
}

// Commands about entries: filtered out, released, given up, scanned, counted, waiting.
import { type Advance, applied, dropped, mapValues, rememberDone } from './change.ts'
import type { CommandOf } from './command.ts'
import { holdsEntries } from './fix.ts'
import type { DeclinedTopic, Ledger, ScanRecord } from './ledger.ts'
import { forgetScans, leaseLength, waitingShown, windowOverlap } from './limits.ts'
import { giveUp } from './open-runs.ts'
import type { EntryState } from './reason.ts'

export function filterEntries(
  ledger: Ledger,
  event: CommandOf<'entries-filtered'>,
  stateOf: (id: string) => EntryState,
): Advance {
  const entries = event.entries.filter((entry) => stateOf(entry.id) === 'new')
  if (entries.length === 0) return dropped('known')
  const counts = { ...ledger.filteredCounts }
  for (const { reason } of entries) counts[reason] = (counts[reason] ?? 0) + 1
  const next = rememberDone(
    { ...ledger, filteredCounts: counts },
    entries.map((entry) => entry.id),
  )
  return applied(next, { handled: Object.fromEntries(entries.map((entry) => [entry.id, { filtered: entry.reason }])) })
}

/** A person read them and found no prompt injection: they are new again. What is done with otherwise by now stays so. */
export function releaseEntries(
  ledger: Ledger,
  event: CommandOf<'entries-released'>,
  stateOf: (id: string) => EntryState,
): Advance {
  const entries = event.entries.filter(
    ({ id, reason }) => stateOf(id) === 'flagged' || (reason === undefined && stateOf(id) === 'new'),
  )
  if (entries.length === 0) return dropped('known')
  const counts = { ...ledger.filteredCounts }
  for (const { reason } of entries) if (reason !== undefined) counts[reason] = Math.max(0, (counts[reason] ?? 0) - 1)
  const ids = new Set(entries.map(({ id }) => id))
  const scans = mapValues(ledger.scans, (scan) => ({ ...scan, done: scan.done.filter((id) => !ids.has(id)) }))
  const next = { ...ledger, filteredCounts: counts, scans }
  return applied(next, { handled: Object.fromEntries([...ids].map((id) => [id, 'released' as const])) })
}

export function giveUpEntries(ledger: Ledger, event: CommandOf<'entries-given-up'>): Advance {
  return giveUp(ledger, event.entryIds, event.now)
}

export function completeScan(ledger: Ledger, { scan }: CommandOf<'scan-completed'>): Advance {
  const before = ledger.scans[scan.filters]
  // What came free while the scan ran, or just before and unknown to it, it took for held.
  const reopened = (before?.reopened?.at ?? 0) >= scan.start - leaseLength ? before?.reopened : undefined
  const failed = reopenedSince(ledger, scan.start - leaseLength)
  const oldestWaiting = earliest([scan.oldestWaiting, reopened?.oldest, failed])
  const from = windowStart({ complete: scan.start, oldestWaiting })
  const kept = new Set(scan.window.filter(({ at }) => at >= from).map(({ id }) => id))
  const done = [...new Set([...(before?.done ?? []), ...scan.done])].filter((id) => kept.has(id)).sort()
  const undated =
    scan.undatedPages === undefined
      ? { undated: before?.undated, undatedPages: before?.undatedPages }
      : { undated: scan.start, undatedPages: scan.undatedPages }
  const record: ScanRecord = { complete: scan.start, oldestWaiting, reopened, done, ...undated }
  // Filters that nobody uses any more are forgotten: using them again begins at `max-age`.
  const used = Object.entries(ledger.scans).filter(([, other]) => scan.start - (other.complete ?? 0) < forgetScans)
  return applied({ ...ledger, scans: { ...Object.fromEntries(used), [scan.filters]: record } })
}

/** Filters that are used for the first time have no record yet in which it could stand. */
function reopenedSince(ledger: Ledger, start: number): number | undefined {
  const reopened = ledger.fixes.filter((fix) => !holdsEntries(fix) && fix.since >= start)
  return earliest(reopened.map((fix) => fix.oldest ?? undefined))
}

function earliest(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** Where the next window begins: the earlier of the last complete scan and the oldest entry not done with, minus a day. */
export function windowStart(record: Pick<ScanRecord, 'complete' | 'oldestWaiting'>): number {
  return Math.min(record.complete ?? 0, record.oldestWaiting ?? Number.POSITIVE_INFINITY) - windowOverlap
}

export function scanDecisions(ledger: Ledger, event: CommandOf<'decisions-scanned'>): Advance {
  const unseen = (topic: DeclinedTopic) => topic.before === undefined && Object.hasOwn(event.before, topic.fixId)
  if (!ledger.declined.some(unseen)) return dropped('known')
  const declined = ledger.declined.map((topic) =>
    unseen(topic) ? { ...topic, before: event.before[topic.fixId] ?? [] } : topic,
  )
  return applied({ ...ledger, declined })
}

export function listWaiting(ledger: Ledger, event: CommandOf<'waiting-listed'>): Advance {
  const oldest = event.clusters.map((cluster) => cluster.oldest).filter((time) => time !== null)
  const waiting = {
    at: event.now,
    clusters: event.clusters.slice(0, waitingShown),
    entries: event.clusters.reduce((sum, cluster) => sum + cluster.entries, 0),
    oldest: oldest.length === 0 ? null : Math.min(...oldest),
    more: Math.max(0, event.clusters.length - waitingShown),
  }
  const unchanged = JSON.stringify({ ...waiting, at: 0 }) === JSON.stringify({ ...ledger.waiting, at: 0 })
  return unchanged ? dropped('known') : applied({ ...ledger, waiting })
}

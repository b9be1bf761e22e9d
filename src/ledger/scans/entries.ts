// Commands about entries that are filtered out, released, given up, scanned, counted or queued.
import { isFlagged } from '../../triage/entry/reason.ts'
import { closeRun, giveUp } from '../fixes/attempts.ts'
import { type Advance, applied, mapValues, rememberDone } from '../fixes/change.ts'
import type { DeclinedTopic, Ledger, Tally, Waiting } from '../records/ledger.ts'
import { flaggedKept, waitingShown } from '../records/limits.ts'
import type { FilterReason, StateOf } from '../records/reason.ts'
import { earliest, recordScan } from './record-scan.ts'

interface FilteredEntry {
  readonly id: string
  readonly reason: FilterReason
  /** Shown to people, who may want the entry sent anyway. */
  readonly shown?: { readonly page: string; readonly at: number } | undefined
}
/** Without a reason if a person named the entry before triage saw it. */
type ReleasedEntry = Pick<FilteredEntry, 'id'> & Partial<FilteredEntry>

export const entryRules = {
  'entries-filtered': (
    ledger: Ledger,
    { entries }: { entries: readonly FilteredEntry[] },
    stateOf: StateOf,
  ): Advance => {
    const fresh = entries.filter(({ id }) => stateOf(id) === 'new')
    if (fresh.length === 0) return 'known'
    const ids = fresh.map(({ id }) => id)
    const next = rememberDone(
      { ...ledger, ...listFlagged(ledger, fresh), filteredCounts: count(ledger, fresh, 1) },
      ids,
    )
    return applied(next, Object.fromEntries(fresh.map(({ id, reason }) => [id, { filtered: reason }])))
  },

  /** A person read them and found no prompt injection: they are new again, unless they have been done for another reason meanwhile. */
  'entries-released': (
    ledger: Ledger,
    { entries }: { entries: readonly ReleasedEntry[] },
    stateOf: StateOf,
  ): Advance => {
    const released = entries.filter(
      ({ id, reason }) => stateOf(id) === 'flagged' || (reason === undefined && stateOf(id) === 'new'),
    )
    if (released.length === 0) return 'known'
    const ids = new Set(released.map(({ id }) => id))
    // A scan without dates may already be past these entries, and no window has to reach back to them.
    const anew = released.some(({ reason }) => reason !== undefined)
      ? { undated: undefined, undatedWalk: undefined }
      : {}
    const scans = mapValues(ledger.scans, (scan) => ({
      ...scan,
      ...anew,
      done: scan.done.filter((id) => !ids.has(id)),
    }))
    const handled = Object.fromEntries([...ids].map((id) => [id, 'released' as const]))
    const flagged = ledger.flagged?.filter(({ id }) => !ids.has(id))
    return applied({ ...ledger, flagged, filteredCounts: count(ledger, released, -1), scans }, handled)
  },

  /** Entries that a person has asked for in the meantime are tried again instead. */
  'entries-given-up': (ledger: Ledger, { entryIds, now }: { entryIds: readonly string[]; now: number }) =>
    giveUp(
      ledger,
      entryIds.filter((id) => !ledger.asked?.includes(id)),
      now,
    ),

  'run-closed': closeRun,

  /** Per declined fix that no scan has seen yet: new entries of its pages that existed at the decision. */
  'decisions-scanned': (ledger: Ledger, event: { before: Readonly<Record<string, readonly string[]>> }): Advance => {
    const unseen = ({ before, fixId }: DeclinedTopic) => before === undefined && Object.hasOwn(event.before, fixId)
    if (!ledger.declined.some(unseen)) return 'known'
    const see = (topic: DeclinedTopic) =>
      unseen(topic) ? { ...topic, before: event.before[topic.fixId] ?? [] } : topic
    return applied({ ...ledger, declined: ledger.declined.map(see) })
  },

  'scan-read': recordScan,

  'export-limited': (ledger: Ledger, { notBefore }: { notBefore: number }): Advance =>
    (ledger.exportNotBefore ?? 0) >= notBefore ? 'known' : applied({ ...ledger, exportNotBefore: notBefore }),

  'feedback-counted': (ledger: Ledger, { tally }: { tally: Tally }) => applied({ ...ledger, tally }),

  'votes-kept': (ledger: Ledger, { votes }: { votes: Readonly<Record<string, readonly string[]>> }) =>
    applied({ ...ledger, votes }),

  'waiting-listed': (ledger: Ledger, { clusters, now }: { clusters: readonly Waiting[]; now: number }): Advance => {
    const waiting = {
      at: now,
      clusters: clusters.slice(0, waitingShown),
      entries: sumEntries(clusters),
      oldest: earliest(clusters.map((cluster) => cluster.oldest)) ?? null,
      more: Math.max(0, clusters.length - waitingShown),
    }
    const isSame = JSON.stringify({ ...waiting, at: 0 }) === JSON.stringify({ ...ledger.waiting, at: 0 })
    return isSame ? 'known' : applied({ ...ledger, waiting })
  },

  /** Groups that left the queue to be sent but were not, in a run that does not list the rest of the queue. */
  'waiting-returned': (ledger: Ledger, { clusters: returned }: { clusters: readonly Waiting[] }): Advance => {
    const { waiting } = ledger
    const keys = new Set(returned.map(({ key }) => key))
    const same = waiting.clusters.filter(({ key }) => keys.has(key))
    const others = waiting.clusters.filter(({ key }) => !keys.has(key))
    if (JSON.stringify(same) === JSON.stringify(returned)) return 'known'
    const clusters = [...returned, ...others]
    return applied({
      ...ledger,
      waiting: {
        ...waiting,
        clusters: clusters.slice(0, waitingShown),
        entries: waiting.entries + sumEntries(returned) - sumEntries(same),
        oldest: earliest([waiting.oldest, ...returned.map(({ oldest }) => oldest)]) ?? null,
        more: waiting.more + Math.max(0, clusters.length - waitingShown),
      },
    })
  },
}

function sumEntries(clusters: readonly Waiting[]): number {
  return clusters.reduce((sum, { entries }) => sum + entries, 0)
}

function listFlagged({ flagged = [] }: Ledger, entries: readonly FilteredEntry[]): Pick<Ledger, 'flagged'> {
  const fresh = entries.flatMap(({ id, reason, shown }) =>
    shown && isFlagged(reason) ? [{ id, reason, ...shown }] : [],
  )
  return fresh.length === 0 ? {} : { flagged: [...fresh, ...flagged].slice(0, flaggedKept) }
}

function count({ filteredCounts }: Ledger, entries: readonly ReleasedEntry[], step: 1 | -1): Ledger['filteredCounts'] {
  const counts = { ...filteredCounts }
  for (const { reason } of entries) if (reason !== undefined) counts[reason] = Math.max(0, (counts[reason] ?? 0) + step)
  return counts
}

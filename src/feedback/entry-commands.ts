// Commands about entries.
import { type Advance, applied, forgetDone, pauseBy, rememberDone, resolveAll } from '../fixes/change-fix.ts'
import { heldEntries } from '../fixes/queries.ts'
import type { DeclinedTopic, Ledger, Tally } from '../ledger/ledger.ts'
import { day, outgrownShown } from '../ledger/ledger-limits.ts'
import { isUnsettled, type StateOf } from '../ledger/resolution.ts'
import { type FilterReason, isFlagged } from '../triage/reasons.ts'
import { recordScan, type ScanRead } from './scan.ts'

const outgrownKept = 5_000
const flaggedKept = 20

type FilteredEntry = Readonly<{
  id: string
  reason: FilterReason
  shown?: Readonly<{ page: string; at: number }>
}>
type OutgrownEntry = Readonly<{ id: string; page: string; at: number }>

export const entryRules = {
  'entries-filtered': (ledger: Ledger, { entries }: { entries: readonly FilteredEntry[] }, stateOf: StateOf) =>
    filterOut(
      ledger,
      entries.filter(({ id }) => isUnsettled(stateOf(id))),
    ),

  'entries-released': (
    ledger: Ledger,
    { entries }: { entries: readonly Pick<FilteredEntry, 'id'>[] },
    stateOf: StateOf,
  ): Advance => {
    const ids = new Set(entries.flatMap(({ id }) => (stateOf(id) === 'done' ? [] : id)))
    if (ids.size === 0) return 'known'
    // A person may name others before triage sees them.
    const isSeen = [...ids].some((id) => stateOf(id) === 'flagged')
    const scans = forgetDone(ledger, ids, isSeen)
    const flagged = ledger.flagged?.filter(({ id }) => !ids.has(id))
    return resolveAll({ ...ledger, flagged, scans }, ids, 'released')
  },

  /** Reported once; `from`: when `max-age` begins. */
  'entries-outgrown': (
    ledger: Ledger,
    { entries, from, now }: { entries: readonly OutgrownEntry[]; from: number; now: number },
    stateOf: StateOf,
  ): Advance => {
    const held = heldEntries(ledger)
    const fresh = entries.filter(({ id }) => stateOf(id) === 'new' && !held.has(id))
    const { outgrown: told = [] } = ledger
    // A clock may be a little behind an earlier one.
    const old = told.filter(({ oldest }) => oldest < from + day)
    if (fresh.length === 0 && old.length === told.length) return 'known'
    const shown = old.filter(({ at }) => now - at <= outgrownShown)
    const outgrown = [...groupOutgrown(fresh, now), ...shown].slice(0, outgrownKept)
    const ids = fresh.map(({ id }) => id)
    return resolveAll({ ...rememberDone(ledger, ids), scans: ledger.scans, outgrown }, ids, { filtered: 'outgrown' })
  },

  'decisions-scanned': (ledger: Ledger, { before }: { before: Readonly<Record<string, readonly string[]>> }) => {
    const see = (topic: DeclinedTopic) => ({ ...topic, before: topic.before ?? before[topic.fixId] })
    return applied({ ...ledger, declined: ledger.declined.map(see) })
  },

  'scan-read': (ledger: Ledger, { scan }: { scan: ScanRead }) => applied(recordScan(ledger, scan)),

  'export-limited': pauseBy('exportNotBefore'),

  'feedback-counted': (ledger: Ledger, { tally }: { tally: Tally }) => applied({ ...ledger, tally }),

  'votes-kept': (ledger: Ledger, { votes }: { votes: Readonly<Record<string, readonly string[]>> }) =>
    applied({ ...ledger, votes }),
}

export function filterOut(ledger: Ledger, entries: readonly FilteredEntry[]) {
  const ids = entries.map(({ id }) => id)
  const done = rememberDone(ledger, ids)
  const next = { ...done, ...listFlagged(done, entries) }
  return applied(next, Object.fromEntries(entries.map(({ id, reason }) => [id, { filtered: reason }])))
}

function listFlagged({ flagged = [] }: Ledger, entries: readonly FilteredEntry[]) {
  const fresh = entries.flatMap(({ id, reason, shown }) =>
    shown && (isFlagged(reason) || reason === 'set-aside') ? [{ id, reason, ...shown }] : [],
  )
  return fresh.length === 0 ? {} : { flagged: [...fresh, ...flagged].slice(0, flaggedKept) }
}

function groupOutgrown(entries: readonly OutgrownEntry[], now: number) {
  const oldestFirst = entries.toSorted((a, b) => a.at - b.at || (a.page < b.page ? -1 : 1))
  return Array.from(
    Map.groupBy(oldestFirst, ({ page }) => page),
    ([page, own]) => ({
      at: now,
      page,
      entries: own.length,
      oldest: own[0]?.at ?? now,
      newest: own.at(-1)?.at ?? now,
    }),
  )
}

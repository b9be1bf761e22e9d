// Merged fixes and later complaints.
import { listDeclined } from '../fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { complaintsPerFix, recentMerged } from '../ledger/ledger-limits.ts'
import type { Merged } from './merged-record.ts'

const signaturesPerFix = 24

export const mergedRules = {
  'complaints-counted': (ledger: Ledger, { found }: { found: Readonly<Record<string, Merged['later']>> }) => {
    return change(ledger, (merged) => {
      const all = Object.entries({ ...merged.later, ...found[merged.fixId] })
      const later = Object.fromEntries(all.slice(0, complaintsPerFix))
      return Object.keys(later).length === Object.keys(merged.later).length ? merged : { ...merged, later }
    })
  },

  'entries-resolved': (ledger: Ledger, { fixIds }: { fixIds: readonly string[] }) =>
    change(ledger, (merged) =>
      merged.resolved || !fixIds.includes(merged.fixId) ? merged : { ...merged, resolved: true },
    ),
}

function change(ledger: Ledger, patch: (merged: Merged) => Merged) {
  const merged = ledger.merged.map(patch)
  const isSame = merged.every((one, index) => one === ledger.merged[index])
  return isSame ? 'known' : { ledger: { ...ledger, merged }, handled: {} }
}

export function rememberMerge(ledger: Ledger, fix: Fix): Ledger {
  if (fix.state !== 'merged') return ledger
  const { id, at: sent, since: at, pages, prLink, complaints } = fix
  const merged = {
    fixId: id,
    prLink,
    sent,
    at,
    pages,
    readers: fix.distinctReaders - (fix.agents ?? 0),
    signatures: pickSignatures(fix.topics.length > 0 ? fix.topics : listDeclined(ledger, fix)),
    since: complaints.since,
    before: complaints.times,
    later: {},
  }
  const others = ledger.merged.filter(({ fixId }) => fixId !== id)
  return { ...ledger, merged: [merged, ...others].sort((a, b) => b.at - a.at).slice(0, recentMerged) }
}

function pickSignatures(topics: readonly (readonly string[])[]) {
  const ranked = topics.flatMap((signatures) => signatures.map((signature, rank) => ({ signature, rank })))
  const rounds = ranked.sort((a, b) => a.rank - b.rank).map(({ signature }) => signature)
  return [...new Set(rounds)].slice(0, signaturesPerFix)
}

// Merged fixes and later complaints.
import { listDeclined } from '../fixes/queries.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { complaintsPerFix, recentMerged } from '../ledger/ledger-limits.ts'
import type { Merged } from './merged-record.ts'

const signaturesPerFix = 24

export const mergedRules = {
  'complaints-counted': (ledger: Ledger, { found }: { found: Readonly<Record<string, Merged['later']>> }) =>
    change(ledger, (merged) => {
      const all = Object.entries({ ...merged.later, ...found[merged.fixId] })
      return { ...merged, later: Object.fromEntries(all.slice(0, complaintsPerFix)) }
    }),

  'entries-resolved': (ledger: Ledger, { fixIds }: { fixIds: readonly string[] }) =>
    change(ledger, (merged) => (fixIds.includes(merged.fixId) ? { ...merged, resolved: true } : merged)),
}

function change(ledger: Ledger, patch: (merged: Merged) => Merged) {
  return { ledger: { ...ledger, merged: ledger.merged.map(patch) }, handled: {} }
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

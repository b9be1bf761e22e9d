// What is kept of a merged fix: the signatures of its complaint, and when the complaints were left.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { recentMerged, signaturesPerFix } from '../ledger/ledger-limits.ts'

export function rememberMerge(ledger: Ledger, fix: Fix): Ledger {
  if (fix.state !== 'merged') return ledger
  const { id, at: sent, since: at, pages, prLink, complaints } = fix
  // If the fix was declined before, its topics are in `declined`.
  const declined = ledger.declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures)
  const merged = {
    fixId: id,
    prLink,
    sent,
    at,
    pages,
    readers: fix.distinctReaders - (fix.agents ?? 0),
    signatures: pickSignatures(fix.topics.length > 0 ? fix.topics : declined),
    since: complaints.since,
    before: complaints.times,
    later: {},
  }
  const others = ledger.merged.filter(({ fixId }) => fixId !== id)
  return { ...ledger, merged: [merged, ...others].sort((a, b) => b.at - a.at).slice(0, recentMerged) }
}

/** As many as the ledger keeps: the first of each topic, then the second of each, and so on. */
function pickSignatures(topics: readonly (readonly string[])[]): string[] {
  const picked = new Set<string>()
  const longest = topics.reduce((most, signatures) => Math.max(most, signatures.length), 0)
  for (let index = 0; index < longest; index += 1)
    for (const signatures of topics) {
      const signature = signatures[index]
      if (signature !== undefined && picked.size < signaturesPerFix) picked.add(signature)
    }
  return [...picked]
}

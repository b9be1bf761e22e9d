// What is kept of a merged fix: the signatures of its complaint, and counts to compare later ones with.
import type { Fix, Ledger, Tally } from '../records/ledger.ts'
import { recentMerged, signaturesPerFix, tallyWeeks } from '../records/limits.ts'

export function rememberMerge(ledger: Ledger, fix: Fix): Ledger {
  if (fix.state !== 'merged') return ledger
  const { id, at: sent, since: at, pages, prLink, complaints, oldest } = fix
  // If the fix was declined before, its topics are in `declined`.
  const declined = ledger.declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures)
  const merged = {
    fixId: id,
    prLink,
    sent,
    at,
    pages,
    signatures: pickSignatures(fix.topics.length > 0 ? fix.topics : declined),
    since: complaints && findStart(ledger.tally, complaints.since, oldest),
    alike: complaints?.alike,
    between: [],
    after: [],
    votes: sumVotes(ledger.tally, pages),
    // Votes between the merge and the run that saw it may already be in the tally, and must not be counted again.
    votesFrom: Math.max(at, ledger.tally.countedTo),
  }
  const others = ledger.merged.filter(({ fixId }) => fixId !== id)
  return { ...ledger, merged: [merged, ...others].sort((a, b) => b.at - a.at).slice(0, recentMerged) }
}

/** As many as the ledger keeps: the first of each topic, then the second of each, and so on. */
export function pickSignatures(topics: readonly (readonly string[])[]): string[] {
  const picked = new Set<string>()
  const longest = topics.reduce((most, signatures) => Math.max(most, signatures.length), 0)
  for (let index = 0; index < longest; index += 1)
    for (const signatures of topics) {
      const signature = signatures[index]
      if (signature !== undefined && picked.size < signaturesPerFix) picked.add(signature)
    }
  return [...picked]
}

/** When the counted feedback begins: not before the first known feedback, and not after the fix's oldest entry. */
function findStart({ weeks }: Tally, since: number | undefined, oldest: number | null): number | undefined {
  const mondays = Object.keys(weeks).map((monday) => Date.parse(monday))
  const known = mondays.filter((monday) => Number.isFinite(monday))
  // A full list has dropped its first weeks.
  const first =
    mondays.length < tallyWeeks ? known.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) : undefined
  const starts = [since, first].filter((start) => start !== undefined && Number.isFinite(start)) as number[]
  if (starts.length === 0) return oldest ?? undefined
  const latest = starts.reduce((a, b) => Math.max(a, b))
  return Math.min(latest, oldest ?? latest)
}

function sumVotes({ pages: counts }: Tally, pages: Fix['pages']): { up: number; down: number } {
  const own = pages.flatMap((page) => (Object.hasOwn(counts, page) ? (counts[page] ?? []) : []))
  return own.reduce((sum, { up, down }) => ({ up: sum.up + up, down: sum.down + down }), { up: 0, down: 0 })
}

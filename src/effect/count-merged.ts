// What a scan says about merged fixes: complaints left since they were sent, and entries that people have resolved.

import type { Collected } from '../feedback/collect.ts'
import type { LedgerCommand } from '../ledger/command.ts'
import type { Context } from '../run/step-context.ts'
import { findComplaints } from './returns.ts'

export function countMerged({ session, inputs }: Context, collected: Collected): LedgerCommand[] {
  const { merged } = session.ledger
  if (merged.length === 0) return []
  const { candidates, filtered, anyway } = collected
  // As for a fix: an entry that was filtered out is no complaint.
  const kept = candidates.filter(({ id }) => !filtered.has(id) || anyway.has(id))
  const found = findComplaints(merged, kept)
  const resolved = inputs.statuses.includes('resolved') ? [] : findResolved(session.ledger, collected)
  return [
    ...(Object.keys(found).length === 0 ? [] : [{ type: 'complaints-counted', found } as const]),
    ...(resolved.length === 0 ? [] : [{ type: 'entries-resolved', fixIds: resolved } as const]),
  ]
}

/** Only a scan without dates that a single run read whole proves that the export no longer holds an entry. */
function findResolved({ merged, fixes }: Context['session']['ledger'], { plan, walks, undated }: Collected): string[] {
  const began = plan.walks.find(({ kind }) => kind === 'undated')
  const isWhole = walks.some(({ walk, end }) => walk.kind === 'undated' && end === 'ended')
  if (undated === undefined || began?.pages !== 0 || !isWhole) return []
  const isGone = (fixId: string) =>
    fixes.some(({ id, entryIds }) => id === fixId && !entryIds.some((entry) => undated.has(entry)))
  return merged.flatMap(({ fixId, resolved }) => (!resolved && isGone(fixId) ? [fixId] : []))
}

// Commands about merged fixes: the same complaints in later scans, and entries that people have resolved.

import { type Advance, applied } from '../fixes/change-fix.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { complaintsPerFix } from '../ledger/ledger-limits.ts'
import type { Merged } from './merged-record.ts'

export type Complaints = Readonly<Record<string, number>>

export const mergedRules = {
  /** An entry is counted once, however often runs see it, so windows may overlap. */
  'complaints-counted': (ledger: Ledger, { found }: { found: Readonly<Record<string, Complaints>> }): Advance => {
    const count = (merged: Merged): Merged => {
      const more = Object.hasOwn(found, merged.fixId) ? found[merged.fixId] : undefined
      if (more === undefined) return merged
      const fresh = Object.entries(more).filter(([id]) => !Object.hasOwn(merged.later, id))
      const later = Object.fromEntries([...Object.entries(merged.later), ...fresh].slice(0, complaintsPerFix))
      return Object.keys(later).length === Object.keys(merged.later).length ? merged : { ...merged, later }
    }
    return change(ledger, count)
  },

  'entries-resolved': (ledger: Ledger, { fixIds }: { fixIds: readonly string[] }): Advance =>
    change(ledger, (merged) =>
      merged.resolved || !fixIds.includes(merged.fixId) ? merged : { ...merged, resolved: true },
    ),
}

function change(ledger: Ledger, patch: (merged: Merged) => Merged): Advance {
  const merged = ledger.merged.map(patch)
  return merged.every((one, index) => one === ledger.merged[index]) ? 'known' : applied({ ...ledger, merged })
}

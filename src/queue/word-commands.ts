// Readers' words in the ledger: those that several readers share, as long as the team wants them shown.
import { type Advance, applied } from '../fixes/change-fix.ts'
import type { Ledger } from '../ledger/ledger.ts'

export function hasWords({ fixes, waiting }: Ledger): boolean {
  return [...fixes, ...waiting.clusters].some(({ words = [] }) => words.length > 0)
}

export const wordRules = {
  'words-withdrawn': (ledger: Ledger, _: object): Advance => {
    if (!hasWords(ledger)) return 'known'
    const clusters = ledger.waiting.clusters.map(({ words: _, ...cluster }) => cluster)
    const fixes = ledger.fixes.map(({ words: _, ...fix }) => fix)
    return applied({ ...ledger, fixes, waiting: { ...ledger.waiting, clusters } })
  },
}

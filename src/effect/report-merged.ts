// Merged fixes in the report of a run: counts before and after, and what can be set to resolved.

import type { Gap } from '../feedback/last-run.ts'
import { listToResolve } from '../fixes/fix-groups.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { toInstant } from '../text/format.ts'
import { measureMerged, type Verdict } from './compare-counts.ts'

export interface ReportMerged {
  readonly fixId: string
  readonly prLink: string | null
  readonly pages: readonly string[]
  readonly mergedAt: string
  readonly complaints: {
    readonly days: number
    readonly before: number
    readonly after: number
    readonly atLeast: boolean
    readonly ratio: { readonly low: number; readonly high: number } | null
    readonly verdict: Verdict
  }
  /** Ids of entries that may still be pending in the service. */
  readonly toResolve: readonly string[]
}

export function buildReportMerged(ledger: Ledger): ReportMerged[] {
  const fixes = listToResolve(ledger).flatMap((group) => group.fixes)
  const ids = new Map(fixes.map((fix) => [fix.id, fix.entryIds]))
  return measureMerged(ledger).map(({ merged, ratio, ...counted }) => ({
    fixId: merged.fixId,
    prLink: merged.prLink?.url ?? null,
    pages: merged.pages,
    mergedAt: toInstant(merged.at),
    complaints: { ...counted, ratio: ratio === undefined ? null : { low: round(ratio.low), high: round(ratio.high) } },
    toResolve: ids.get(merged.fixId) ?? [],
  }))
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000
}

export interface ReportGap {
  readonly since: string
  readonly until: string
  readonly covered: string | null
}

export function buildReportGap(gap: Gap | undefined): ReportGap | null {
  if (gap === undefined) return null
  const { since, until, covered } = gap
  return {
    since: toInstant(since),
    until: toInstant(until),
    covered: covered === undefined ? null : toInstant(covered),
  }
}

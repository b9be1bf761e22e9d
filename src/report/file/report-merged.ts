// Merged fixes in the report of a run: counts before and after, and what can be set to resolved.

import type { Gap } from '../../ledger/records/last-run.ts'
import type { Ledger } from '../../ledger/records/ledger.ts'
import { measureMerged, type Rate, type Share, type Verdict } from '../../measure/after-merge.ts'
import { listToResolve } from '../parts/fix-groups.ts'
import { toInstant } from '../wording/format.ts'

interface ReportRate {
  readonly count: number
  readonly atLeast: boolean
  readonly weeks: number
  /** Per week; null while no time has passed. */
  readonly low: number | null
  readonly high: number | null
}

interface ReportShare {
  readonly down: number
  readonly votes: number
  readonly low: number
  readonly high: number
}

export interface ReportMerged {
  readonly fixId: string
  readonly prLink: string | null
  readonly pages: readonly string[]
  readonly mergedAt: string
  readonly complaints: { readonly before: ReportRate | null; readonly after: ReportRate; readonly verdict: Verdict }
  readonly notHelpful: { readonly before: ReportShare | null; readonly after: ReportShare; readonly verdict: Verdict }
  /** Ids of entries that may still be pending in the service. */
  readonly toResolve: readonly string[]
}

export function buildReportMerged(ledger: Ledger): ReportMerged[] {
  const fixes = listToResolve(ledger).flatMap((group) => group.fixes)
  const ids = new Map(fixes.map((fix) => [fix.id, fix.entryIds]))
  return measureMerged(ledger).map(({ merged, complaints, unhelpful }) => ({
    fixId: merged.fixId,
    prLink: merged.prLink?.url ?? null,
    pages: merged.pages,
    mergedAt: toInstant(merged.at),
    complaints: {
      ...complaints,
      before: complaints.before ? toRate(complaints.before) : null,
      after: toRate(complaints.after),
    },
    notHelpful: {
      ...unhelpful,
      before: unhelpful.before ? toShare(unhelpful.before) : null,
      after: toShare(unhelpful.after),
    },
    toResolve: ids.get(merged.fixId) ?? [],
  }))
}

function toRate({ low, high, weeks, ...counted }: Rate): ReportRate {
  const limits = weeks > 0 ? { low: round(low), high: round(high) } : { low: null, high: null }
  return { ...counted, weeks: round(weeks), ...limits }
}

function toShare({ low, high, ...counted }: Share): ReportShare {
  return { ...counted, low: round(low), high: round(high) }
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

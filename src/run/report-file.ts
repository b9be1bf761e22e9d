// The report of a run: what the job summary shows, and the JSON file that the output `report` names.
import type { ReportGap, ReportMerged } from '../effect/after-merge.ts'
import { type Decision, describeFixReason } from '../fixes/reasons.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { EntryCounts } from '../queue/plan-clusters.ts'
import { toInstant } from '../text/format.ts'
import { renderJson } from '../text/json.ts'
import type { Redactions } from '../text/redaction/redaction-counts.ts'

export type End = 'nothing-new' | 'done' | 'partly-done' | 'failed'

export interface ReportCluster {
  readonly key: string
  readonly pages: readonly string[]
  readonly entryIds: readonly string[]
  /** Of at least two readers; empty where `quotes` is `never`. */
  readonly words: readonly string[]
  /** `terms` hold the topic together. */
  readonly topics: readonly Readonly<{ terms: readonly string[]; reason: string; entryIds: readonly string[] }>[]
  readonly decision: Decision
  readonly reason: string
  /** Of a cluster that was sent or, in a dry run, would be. */
  readonly prompt: string | null
  readonly fixId: string | null
  readonly jobId: string | null
}

type Kept = 'id' | 'state' | 'attempt' | 'entryIds' | 'prLink' | 'rejectedLink'
export interface ReportFix extends Pick<Fix, Kept> {
  readonly reason: string | null
  readonly at: string
  readonly since: string
  readonly pages: readonly string[]
  readonly job: { readonly id: string; readonly status: string } | null
  /** Whose complaint has come back. */
  readonly returns: { readonly fixId: string; readonly prLink: string | null } | null
}

export interface RunReport {
  readonly version: 1
  readonly end: End
  readonly run: string
  readonly actionVersion: string
  /** Null outside GitHub's runners. */
  readonly runUrl: string | null
  /** GitHub's clock; null for a run that did not get as far as the ledger. */
  readonly endedAt: string | null
  readonly entries: EntryCounts & {
    /** In the clusters that are sent, or would be. */
    readonly redactions: Redactions
    readonly skipped: readonly { readonly id: string; readonly reason: string }[]
    /** To the export; `unread`: why part of it is left. */
    readonly requests: number
    readonly unread: 'budget' | 'limited' | 'empty' | 'broken' | null
  }
  readonly clusters: readonly ReportCluster[]
  readonly fixes: readonly ReportFix[]
  readonly merged: readonly ReportMerged[]
  /** No run collected feedback for much longer than usual. */
  readonly gap: ReportGap | null
  readonly tracking: { readonly issueUrl: string | null }
}

export function buildReportFix(fix: Fix): ReportFix {
  const { id, state, attempt, entryIds, pages, prLink, rejectedLink } = fix
  const reason = fix.reason === undefined ? null : describeFixReason(fix.reason)
  const [at, since] = [toInstant(fix.at), toInstant(fix.since)]
  const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status }
  const returns = fix.returns === undefined ? null : { ...fix.returns, prLink: fix.returns.prLink?.url ?? null }
  return { id, state, reason, attempt, at, since, entryIds, pages, job, returns, prLink, rejectedLink }
}

export interface ReportFile extends Omit<RunReport, 'fixes'> {
  readonly fixes: readonly (Omit<ReportFix, 'prLink' | 'rejectedLink'> & { readonly prLink: string | null })[]
}

/** UTF-16 units in memory at a time. */
const longestPiece = 1_000_000

/** With 100,000 entries, the whole would take tens of megabytes. */
export function* renderReport(report: RunReport): Generator<string, void> {
  const fixes = report.fixes.map(({ prLink, rejectedLink, ...fix }) => ({
    ...fix,
    prLink: prLink?.url ?? rejectedLink ?? null,
  }))
  const frame = renderJson({ ...report, fixes, clusters: [] } satisfies ReportFile, 2)
  // In the frame once: JSON escapes line ends, and deeper names are indented further.
  const [head = '', tail = ''] = frame.split('\n  "clusters": []')
  let piece = `${head}\n  "clusters": [`
  for (const [index, cluster] of report.clusters.entries()) {
    piece += `${index === 0 ? '' : ','}\n    ${renderJson(cluster, 2).replaceAll('\n', '\n    ')}`
    if (piece.length < longestPiece) continue
    yield piece
    piece = ''
  }
  yield `${piece}${report.clusters.length === 0 ? '' : '\n  '}]${tail}\n`
}

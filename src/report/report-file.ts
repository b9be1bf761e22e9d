// The report of one run: the JSON file that the output `report` names. The job summary is made from it too.
import type { PullLink } from '../addresses/pull-link.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { Disposition } from '../plan/decide.ts'
import { renderJson } from '../text/json.ts'
import type { Redactions } from '../text/redactions.ts'

export type End = 'nothing-new' | 'done' | 'partly-done' | 'failed'
export type Decision = Disposition['decision']

export interface ReportCluster {
  readonly key: string
  readonly pages: readonly string[]
  readonly entryIds: readonly string[]
  /** With the words that hold each together, and why its entries are in it. */
  readonly topics: readonly {
    readonly terms: readonly string[]
    readonly reason: string
    readonly entryIds: readonly string[]
  }[]
  readonly decision: Decision
  readonly reason: string
  /** The whole prompt, of a cluster that was sent or, in a dry run, would be. */
  readonly prompt: string | null
  readonly fixId: string | null
  readonly jobId: string | null
}

export interface ReportFix extends Pick<Fix, 'id' | 'state' | 'attempt' | 'entryIds'> {
  readonly pages: readonly string[]
  readonly job: { readonly id: string; readonly status: string } | null
  readonly prLink: PullLink | undefined
  readonly rejectedLink: string | undefined
}

export interface RunReport {
  readonly version: 1
  readonly end: End
  /** The run's nonce. */
  readonly run: string
  readonly entries: {
    /** Entries that were read; those among them that are new; wordless votes, which are only counted. */
    readonly collected: number
    readonly new: number
    readonly wordless: number
    /** In what readers of the clusters that are sent, or would be, wrote. */
    readonly redactions: Redactions
    readonly skipped: readonly { readonly id: string; readonly reason: string }[]
  }
  readonly clusters: readonly ReportCluster[]
  readonly fixes: readonly ReportFix[]
  readonly tracking: { readonly issueUrl: string | null }
}

export function buildReportFix(fix: Fix): ReportFix {
  const { id, state, attempt, entryIds, pages, prLink, rejectedLink } = fix
  const job = fix.job === undefined ? null : { id: fix.job.id, status: fix.job.status }
  return { id, state, attempt, entryIds, pages, job, prLink, rejectedLink }
}

/** The file that the output `report` names. */
export interface ReportFile extends Omit<RunReport, 'fixes'> {
  readonly fixes: readonly (Omit<ReportFix, 'prLink' | 'rejectedLink'> & { readonly prLink: string | null })[]
}

export function renderReport(report: RunReport): string {
  const fixes = report.fixes.map(({ prLink, rejectedLink, ...fix }) => ({
    ...fix,
    prLink: prLink?.url ?? rejectedLink ?? null,
  }))
  return `${renderJson({ ...report, fixes } satisfies ReportFile, 2)}\n`
}

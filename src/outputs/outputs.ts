// Outputs, report file and job summary.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReportGap, ReportMerged } from '../after-merge/after-merge.ts'
import { nameError } from '../errors/failure-text.ts'
import { type Decision, describeFixReason } from '../fixes/reasons.ts'
import type { PullLink } from '../identifiers/github-names.ts'
import type { Fix } from '../ledger/ledger.ts'
import type { Log } from '../log/log.ts'
import type { EntryCounts } from '../queue/plan-clusters.ts'
import type { Finding, Judgement, Verdict } from '../review/judge/result.ts'
import { toInstant } from '../text/format.ts'
import { renderJson } from '../text/json.ts'
import type { Markdown } from '../text/markdown/github-markdown.ts'
import type { Redactions } from '../text/redaction/redact.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/sanitise.ts'

type Core = typeof import('@actions/core')

declare const brand: unique symbol
/** Checked here: numbers, a verdict, addresses or a path. */
type OutputText = string & { readonly [brand]: 'output' }

const put = (core: Core, name: string, value: number | OutputText | Verdict) => core.setOutput(name, value)

type Reviewed = Pick<Judgement, 'verdict' | 'findings'> & { readonly head: string }

export function writeReviewOutputs(core: Core, { verdict, findings, head }: Reviewed): void {
  put(core, 'verdict', verdict)
  put(core, 'reviewed-commit', (/^[0-9a-f]{40,64}$/.test(head) ? head : '') as OutputText)
  put(core, 'findings', renderFindingsOutput(findings))
}

const maxFindings = 200
const maxFindingsLength = 100_000
const maxEntries = 20
/** UTF-16 units; ten times what cleaning keeps. */
const maxSubject = 2_000

export function renderFindingsOutput(findings: readonly Finding[]): OutputText {
  const rows: string[] = []
  let left = maxFindingsLength
  for (const finding of findings.slice(0, maxFindings)) {
    const row = JSON.stringify(toOutput(finding))
    left -= Buffer.byteLength(row) + 1
    if (left < 1) break
    rows.push(row)
  }
  return `[${rows.join(',')}]` as OutputText
}

function toOutput({ rule, severity, path, line, subject, from = [] }: Finding) {
  return {
    rule: toSafeText(rule),
    severity,
    path: path === undefined ? null : toSafeText(path, 400),
    line: line ?? null,
    subject: subject === undefined ? null : toSafeText(subject.slice(0, maxSubject)),
    from: from.slice(0, maxEntries).map((id) => toSafeText(id, 100)),
  }
}

export interface SyncOutputs {
  readonly numbers: Readonly<Record<'entries' | 'clusters' | 'jobs-created' | 'jobs-active' | 'jobs-failed', number>>
  readonly pullRequests: readonly PullLink[]
  readonly issueUrl: string | undefined
}

export async function writeSyncOutputs(core: Core, env: NodeJS.ProcessEnv, outputs: SyncOutputs, report: RunReport) {
  for (const [name, number] of Object.entries(outputs.numbers)) put(core, name, number)
  const links = [...new Set(outputs.pullRequests.map(({ url }) => url))]
  put(core, 'pull-requests', JSON.stringify(links) as OutputText)
  const { issueUrl = '' } = outputs
  put(core, 'tracking-issue-url', (/^https?:\/\/[!-~]+$/.test(issueUrl) ? issueUrl : '') as OutputText)
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${report.run}.json`)
  // Whole prompts: private to this user, and no file is overwritten.
  await writeFile(path, renderReport(report), { mode: 0o600, flag: 'wx' })
  put(core, 'report', path as OutputText)
}

export async function writeSummary(core: Core, env: NodeJS.ProcessEnv, text: Markdown, log: Log): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  try {
    await core.summary.addRaw(text, true).write()
  } catch (error) {
    log.warning(safe`The job summary could not be written: ${nameError(error)}.`)
  }
}

export type End = 'nothing-new' | 'done' | 'partly-done' | 'failed'

export type ReportCluster = Readonly<{
  key: string
  pages: readonly string[]
  entryIds: readonly string[]
  words: readonly string[]
  topics: readonly Readonly<{ terms: readonly string[]; reason: string; entryIds: readonly string[] }>[]
  decision: Decision
  reason: string
  prompt: string | null
  fixId: string | null
  jobId: string | null
}>

export type RunReport = Readonly<{
  version: 1
  end: End
  run: string
  actionVersion: string
  runUrl: string | null
  endedAt: string | null
  entries: EntryCounts & {
    readonly redactions: Redactions
    readonly skipped: readonly { readonly id: string; readonly reason: string }[]
    readonly requests: number
    readonly unread: 'budget' | 'limited' | 'empty' | 'broken' | null
  }
  clusters: readonly ReportCluster[]
  fixes: readonly ReturnType<typeof buildReportFix>[]
  merged: readonly ReportMerged[]
  gap: ReportGap
  tracking: { readonly issueUrl: string | null }
}>

export function buildReportFix(fix: Fix) {
  const { id, state, attempt, entryIds } = fix
  const pages: readonly string[] = fix.pages
  const prLink: string | null = fix.prLink?.url ?? fix.rejectedLink ?? null
  const reason: string | null = fix.reason ? describeFixReason(fix.reason) : null
  const [at, since] = [toInstant(fix.at), toInstant(fix.since)]
  const job = fix.job ? { id: fix.job.id, status: fix.job.status } : null
  const returns = fix.returns ? { ...fix.returns, prLink: fix.returns.prLink?.url ?? null } : null
  return { id, state, reason, attempt, at, since, entryIds, pages, job, returns, prLink }
}

/** UTF-16 units. */
const maxPiece = 1_000_000

/** In pieces: for 100,000 entries it takes tens of megabytes. */
export function* renderReport(report: RunReport): Generator<string, void> {
  const frame = renderJson({ ...report, clusters: [] }, 2)
  // Unique: JSON escapes line ends, and deeper names are indented further.
  const [head = '', tail = ''] = frame.split('\n  "clusters": []')
  let piece = `${head}\n  "clusters": [`
  for (const [index, cluster] of report.clusters.entries()) {
    piece += `${index === 0 ? '' : ','}\n    ${renderJson(cluster, 2).replaceAll('\n', '\n    ')}`
    if (piece.length < maxPiece) continue
    yield piece
    piece = ''
  }
  yield `${piece}${report.clusters.length === 0 ? '' : '\n  '}]${tail}\n`
}

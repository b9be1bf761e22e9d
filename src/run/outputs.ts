// Outputs, report file and job summary, through @actions/core.
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nameError } from '../errors/failure-text.ts'
import type { PullLink } from '../identifiers/pull-link.ts'
import type { Log } from '../log.ts'
import type { Finding, Judgement, Verdict } from '../review/judge/result.ts'
import type { Markdown } from '../text/markdown/github-markdown.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { type RunReport, renderReport } from './report-file.ts'

type Core = typeof import('@actions/core')

declare const brand: unique symbol
/** Numbers, a verdict, or addresses and a path that were checked here. */
type OutputText = string & { readonly [brand]: 'output' }

/** The only place that sets outputs. */
function put(core: Core, name: string, value: number | OutputText | Verdict): void {
  core.setOutput(name, value)
}

interface Reviewed extends Pick<Judgement, 'verdict' | 'findings'> {
  readonly head: string
}

export function writeReviewOutputs(core: Core, { verdict, findings, head }: Reviewed): void {
  put(core, 'verdict', verdict)
  put(core, 'reviewed-commit', /^[0-9a-f]{40,64}$/.test(head) ? (head as OutputText) : ('' as OutputText))
  put(core, 'findings', renderFindingsOutput(findings))
}

const mostFindings = 200
const longestFindings = 100_000

/** Safe texts, the gravest first; the end is left out if it is too long. */
export function renderFindingsOutput(findings: readonly Finding[]): OutputText {
  const rows: string[] = []
  let left = longestFindings
  for (const finding of findings.slice(0, mostFindings)) {
    const row = JSON.stringify(toOutput(finding))
    left -= Buffer.byteLength(row) + 1
    if (left < 1) break
    rows.push(row)
  }
  return `[${rows.join(',')}]` as OutputText
}

const mostEntries = 20

function toOutput({ rule, severity, path, line, subject, from = [] }: Finding) {
  return {
    rule: toSafeText(rule),
    severity,
    path: path === undefined ? null : toSafeText(path, 400),
    line: line ?? null,
    subject: subject === undefined ? null : toSafeText(subject.slice(0, longestSubject)),
    from: from.slice(0, mostEntries).map((id) => toSafeText(id, 100)),
  }
}

/** In UTF-16 units, ten times what is kept after cleaning. */
const longestSubject = 2_000

export interface SyncOutputs {
  readonly numbers: Readonly<Record<'entries' | 'clusters' | 'jobs-created' | 'jobs-active' | 'jobs-failed', number>>
  readonly pullRequests: readonly PullLink[]
  readonly issueUrl: string | undefined
}

export async function writeSyncOutputs(
  core: Core,
  env: NodeJS.ProcessEnv,
  outputs: SyncOutputs,
  report: RunReport,
): Promise<void> {
  for (const [name, number] of Object.entries(outputs.numbers)) put(core, name, number)
  const links = [...new Set(outputs.pullRequests.map(({ url }) => url))]
  put(core, 'pull-requests', JSON.stringify(links) as OutputText)
  put(core, 'tracking-issue-url', readAddress(outputs.issueUrl))
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${report.run}.json`)
  // It contains whole prompts: readable by this user only, and never overwriting a file.
  await writeFile(path, renderReport(report), { mode: 0o600, flag: 'wx' })
  put(core, 'report', path as OutputText)
}

function readAddress(url: string | undefined): OutputText {
  return (url !== undefined && /^https?:\/\/[!-~]+$/.test(url) ? url : '') as OutputText
}

/** A missing summary file or a full disk costs the summary, not the run. */
export async function writeSummary(core: Core, env: NodeJS.ProcessEnv, text: Markdown, log: Log): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  try {
    await core.summary.addRaw(text, true).write()
  } catch (error) {
    log.warning(safe`The job summary could not be written: ${nameError(error)}.`)
  }
}

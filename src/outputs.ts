// Outputs, report file and job summary, through @actions/core (loaded on demand).
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PullLink } from './addresses/pull-link.ts'
import { nameError } from './errors/failure-text.ts'
import type { Log } from './log.ts'
import type { Markdown } from './report/markdown/markdown.ts'
import { type RunReport, renderReport } from './report/report-file.ts'
import type { Verdict } from './review/rules/rule.ts'
import { safe } from './text/safe-text.ts'

type Core = typeof import('@actions/core')

declare const brand: unique symbol
/** Outputs are numbers, a verdict, or addresses and a path that were checked here. */
type OutputText = string & { readonly [brand]: 'output' }

/** The only place that sets outputs. */
function put(core: Core, name: string, value: number | OutputText | Verdict): void {
  core.setOutput(name, value)
}

export function writeVerdict(core: Core, verdict: Verdict): void {
  put(core, 'verdict', verdict)
}

export interface SyncOutputs {
  readonly entries: number
  readonly clusters: number
  readonly jobsCreated: number
  readonly jobsActive: number
  readonly jobsFailed: number
  readonly pullRequests: readonly PullLink[]
  readonly issueUrl: string | undefined
}

export async function writeSyncOutputs(
  core: Core,
  env: NodeJS.ProcessEnv,
  outputs: SyncOutputs,
  report: RunReport,
): Promise<void> {
  put(core, 'entries', outputs.entries)
  put(core, 'clusters', outputs.clusters)
  put(core, 'jobs-created', outputs.jobsCreated)
  put(core, 'jobs-active', outputs.jobsActive)
  put(core, 'jobs-failed', outputs.jobsFailed)
  put(core, 'pull-requests', listLinks(outputs.pullRequests))
  put(core, 'tracking-issue-url', readAddress(outputs.issueUrl))
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${report.run}.json`)
  // It contains whole prompts: readable by this user only, and never overwriting a file.
  await writeFile(path, renderReport(report), { mode: 0o600, flag: 'wx' })
  put(core, 'report', path as OutputText)
}

function listLinks(pullRequests: readonly PullLink[]): OutputText {
  return JSON.stringify([...new Set(pullRequests.map(({ url }) => url))]) as OutputText
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

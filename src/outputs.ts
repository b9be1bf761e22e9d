// Outputs, report file and job summary, through @actions/core (loaded on demand).
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Markdown } from './domain/markdown/markdown.ts'
import { type RunReport, renderReport } from './domain/report/run-report.ts'
import type { Account } from './steps/sync.ts'

type Core = typeof import('@actions/core')

/** The key never reaches the log, in none of the forms that a fault might print. */
export function maskSecrets(core: Core, secrets: readonly string[]): void {
  const forms = secrets.flatMap((text) => [text, encodeURIComponent(text), Buffer.from(text).toString('base64')])
  for (const form of new Set(forms)) if (form.length > 3) core.setSecret(form)
}

export async function writeSyncOutputs(
  core: Core,
  env: NodeJS.ProcessEnv,
  account: Account,
  report: RunReport,
): Promise<void> {
  const active = account.sync?.book.ledger.fixes.filter((fix) => fix.state === 'active').length ?? 0
  core.setOutput('entries', account.fresh)
  core.setOutput('clusters', report.clusters.length)
  core.setOutput('jobs-created', account.jobsCreated.size)
  core.setOutput('jobs-active', active)
  core.setOutput('jobs-failed', account.jobsFailed.size)
  core.setOutput('pull-requests', JSON.stringify([...new Set(account.pullRequests)]))
  core.setOutput('tracking-issue-url', account.issueUrl ?? '')
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${account.run}.json`)
  await writeFile(path, renderReport(report))
  core.setOutput('report', path)
}

/** A runner without a summary file loses the summary, not the run. */
export async function writeSummary(core: Core, env: NodeJS.ProcessEnv, text: Markdown): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  await core.summary.addRaw(text, true).write()
}

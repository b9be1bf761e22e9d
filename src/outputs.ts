// Outputs, report file and job summary, through @actions/core (loaded on demand).
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Markdown } from './domain/markdown/markdown.ts'
import { parsePullLink } from './domain/pull-link.ts'
import { type RunReport, renderReport } from './domain/report/run-report.ts'
import { line } from './domain/text/line.ts'
import { nameError } from './entry/error-parts.ts'
import { listSecretForms } from './entry/secret-forms.ts'
import type { Log } from './log.ts'
import type { Account } from './steps/sync.ts'

type Core = typeof import('@actions/core')

/** Secrets never reach the log, in none of the forms that anything might print. To be called before anything else is. */
export function maskSecrets(core: Core, secrets: readonly string[]): void {
  for (const form of new Set(secrets.flatMap(listSecretForms))) core.setSecret(form)
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
  core.setOutput('pull-requests', JSON.stringify(listLinks(account)))
  core.setOutput('tracking-issue-url', account.issueUrl ?? '')
  const path = join(env.RUNNER_TEMP || tmpdir(), `feedback-to-fix-${account.run}.json`)
  // It holds whole prompts: for this job's own user, and never over a file that is there already.
  await writeFile(path, renderReport(report), { mode: 0o600, flag: 'wx' })
  core.setOutput('report', path)
}

/** Whatever the ledger may hold, a link is an address of a pull request on the GitHub in use. */
function listLinks({ pullRequests, sync }: Account): string[] {
  const serverUrl = sync?.world.place.serverUrl ?? ''
  return [...new Set(pullRequests)].filter((link) => parsePullLink(link, serverUrl) !== undefined)
}

/** A runner without a summary file, or with a full disk, loses the summary, not the run. */
export async function writeSummary(core: Core, env: NodeJS.ProcessEnv, text: Markdown, log: Log): Promise<void> {
  if (!env.GITHUB_STEP_SUMMARY) return
  try {
    await core.summary.addRaw(text, true).write()
  } catch (error) {
    log.warning(line`The job summary could not be written: ${nameError(error)}.`)
  }
}

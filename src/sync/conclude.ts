// How a sync run ends: its report, outputs and job summary, its last line in the log and its exit code.

import type { Inputs } from '../inputs.ts'
import type { Log } from '../log.ts'
import type { SyncOutputs } from '../outputs.ts'
import type { Markdown } from '../report/markdown/markdown.ts'
import type { End, RunReport } from '../report/report-file.ts'
import { renderSummary } from '../report/summary.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { Place } from '../world.ts'
import { buildReport } from './build-report.ts'
import { countFailed, type RunResult } from './run-state.ts'

export interface Conclusion {
  readonly report: RunReport
  readonly outputs: SyncOutputs
  readonly summary: Markdown
  readonly code: 0 | 1
}

const endLine: Readonly<Record<End, SafeText>> = {
  'nothing-new': safe`Nothing new: no new feedback, and no fix changed its state.`,
  done: safe`Done: nothing is left for the next run.`,
  'partly-done': safe`Partly done: what is still active or had to wait goes on with the next run.`,
  failed: safe`Failed.`,
}

export function conclude(
  result: RunResult,
  context: { readonly inputs: Inputs; readonly place: Place; readonly log: Log; readonly stopped: boolean },
): Conclusion {
  const { inputs, place, log, stopped } = context
  const { failure, ledger, links, previews } = result
  const report = buildReport(result)
  const outputs = buildOutputs(result, report)
  const summary = renderSummary({
    ...report,
    links: links ?? { ...place, ledgerBranch: inputs['ledger-branch'] },
    dryRun: inputs['dry-run'],
    failure: failure && { reason: failure.what, remedy: failure.remedy },
    notBefore: ledger?.notBefore,
    prompts: previews && new Map([...previews].map(([key, { shown }]) => [key, shown])),
  })
  log.endGroup()
  if (stopped) log.warning(safe`The run was told to stop; what it could not record is settled by the next run.`)
  else if (failure !== undefined) log.error(safe`${failure.what} ${failure.remedy}`)
  else log.info(endLine[report.end])
  const jobFailure = inputs['fail-on'] === 'job-failure' && outputs.jobsFailed > 0
  if (jobFailure) log.error(safe`${count(outputs.jobsFailed, 'job')} failed, and \`fail-on\` is \`job-failure\`.`)
  return { report, outputs, summary, code: failure !== undefined || jobFailure ? 1 : 0 }
}

function buildOutputs(result: RunResult, report: RunReport): SyncOutputs {
  return {
    entries: report.entries.new,
    clusters: report.clusters.length,
    jobsCreated: result.dispatched?.created.size ?? 0,
    jobsActive: result.ledger?.fixes.filter(({ state }) => state === 'active').length ?? 0,
    jobsFailed: countFailed(result),
    pullRequests: result.posted?.pullRequests ?? [],
    issueUrl: result.issueUrl,
  }
}

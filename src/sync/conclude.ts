// How a sync run ends: its report, its job summary, its last line in the log and its exit code.

import type { Inputs } from '../inputs.ts'
import type { Log } from '../log.ts'
import type { Markdown } from '../report/markdown/markdown.ts'
import type { End, RunReport } from '../report/run-report.ts'
import { renderSummary } from '../report/summary.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'
import type { Place } from '../world.ts'
import { accountFor } from './account-for.ts'
import type { Account } from './sync.ts'

export interface Conclusion {
  readonly report: RunReport
  readonly summary: Markdown
  readonly code: 0 | 1
}

const endLine: Readonly<Record<End, SafeText>> = {
  'nothing-new': safe`Nothing new: no new feedback, and no fix changed its state.`,
  done: safe`Done: nothing is left for the next run.`,
  'partly-done': safe`Partly done: what is still active or had to wait goes on with the next run.`,
  failed: safe`Failed.`,
}

/** @param failure why the run broke off, if it did; what it did so far stands in the account all the same */
export function conclude(
  account: Account,
  failure: { readonly what: SafeText; readonly remedy: SafeText } | undefined,
  context: { inputs: Inputs; place: Place; log: Log; stopped: boolean },
): Conclusion {
  const { inputs, place, log, stopped } = context
  const report = accountFor(account, failure !== undefined)
  const summary = renderSummary({
    ...report,
    links: account.sync?.tracking.links ?? { ...place, ledgerBranch: inputs['ledger-branch'] },
    dryRun: inputs['dry-run'],
    failure: failure && { reason: failure.what, remedy: failure.remedy },
    notBefore: account.sync?.session.ledger.notBefore,
    prompts: account.previews,
  })
  log.endGroup()
  if (stopped) log.warning(safe`The run was told to stop; what it could not record is settled by the next run.`)
  else if (failure !== undefined) log.error(safe`${failure.what} ${failure.remedy}`)
  else log.info(endLine[report.end])
  const jobFailure = inputs['fail-on'] === 'job-failure' && account.jobsFailed.size > 0
  if (jobFailure) log.error(safe`${count(account.jobsFailed.size, 'job')} failed, and \`fail-on\` is \`job-failure\`.`)
  return { report, summary, code: failure !== undefined || jobFailure ? 1 : 0 }
}

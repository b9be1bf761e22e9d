// A sync run from its world to its outputs, whether it ends well or not.

import { renderSummary } from '../domain/report/summary.ts'
import type { Inputs } from '../inputs.ts'
import type { Log } from '../log.ts'
import { maskSecrets, writeSummary, writeSyncOutputs } from '../outputs.ts'
import { run } from '../run.ts'
import { accountFor } from '../steps/account-for.ts'
import { createAccount } from '../steps/sync.ts'
import { createWorld } from '../world.ts'
import { exceptionOf } from './failure-text.ts'
import { readPlace } from './place.ts'

/** @returns the exit code */
export async function startSync(
  env: NodeJS.ProcessEnv,
  inputs: Inputs,
  template: string | undefined,
  log: Log,
  stop: AbortSignal,
): Promise<number> {
  const core = await import('@actions/core')
  maskSecrets(core, [inputs['api-key'], inputs['github-token']])
  const place = await readPlace()
  const github = {
    token: inputs['github-token'],
    projectId: inputs['project-id'],
    ledgerBranch: inputs['ledger-branch'],
  }
  const world = createWorld({ github, service: inputs, place, log, stop })
  const account = createAccount(world.name())
  let failure: { what: string; remedy: string } | undefined
  try {
    await run(inputs, template, world, account)
    failure = account.ended
  } catch (error) {
    failure = exceptionOf(error)
  }
  log.endGroup()
  const report = accountFor(account, failure !== undefined)
  const links = account.sync?.tracking.links ?? { ...place, ledgerBranch: inputs['ledger-branch'] }
  const reason = failure && { reason: failure.what, remedy: failure.remedy }
  const notBefore = account.sync?.book.ledger.notBefore
  const summary = renderSummary({
    ...report,
    links,
    dryRun: inputs['dry-run'],
    failure: reason,
    notBefore,
    prompts: account.previews,
  })
  await writeSyncOutputs(core, env, account, report)
  await writeSummary(core, env, summary)
  if (stop.aborted) log.warning('The run was told to stop; what it could not record is settled by the next run.')
  else if (failure !== undefined) log.error(`${failure.what} ${failure.remedy}`)
  else log.info(endLine[report.end])
  const failed = failure !== undefined || (inputs['fail-on'] === 'job-failure' && account.jobsFailed.size > 0)
  if (failed && failure === undefined)
    log.error(`${account.jobsFailed.size} jobs failed, and \`fail-on\` is \`job-failure\`.`)
  return failed ? 1 : 0
}

const endLine = {
  'nothing-new': 'Nothing new: no new feedback, and no fix changed its state.',
  done: 'Done: nothing is left for the next run.',
  'partly-done': 'Partly done: what is still active or had to wait goes on with the next run.',
  failed: '',
}

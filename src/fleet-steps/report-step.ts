// The last job: combines all results into one summary, and records where the next run continues.
import { parsePlanFile } from '../fleet/plan-file.ts'
import { describeRollUp, renderRollUp } from '../fleet/render-roll-up.ts'
import { buildNextState, type RollUp, rollUp } from '../fleet/roll-up.ts'
import { renderState } from '../fleet/state.ts'
import { parseResults } from '../fleet/visit-result.ts'
import { safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import { addSummary, readAll, readIfThere, writeWhole } from './files.ts'
import { parseSettings, type Settings } from './settings.ts'
import { readStepInput, type Stage } from './stage.ts'

const mostErrors = 20

/** @returns the exit code, as `fail-on` asks */
export async function reportStep(stage: Stage): Promise<number> {
  const plan = parsePlanFile((await readIfThere(readStepInput(stage, 'plan'))) ?? '')
  const read = parseSettings(stage)
  if ('errors' in read) throw new Error('The settings were valid when the run was planned')
  const { settings } = read
  const found = (await readAll(readStepInput(stage, 'results'))).flatMap((text) => parseResults(text) ?? [])
  const sum = rollUp(plan, found)
  const limits = { every: settings.every, requestsPerHour: settings['export-requests-per-hour'] }
  const context = { plan, limits, serverUrl: stage.env.GITHUB_SERVER_URL ?? 'https://github.com' }
  await writeWhole(readStepInput(stage, 'state'), renderState(buildNextState(plan, sum, stage.now())))
  await addSummary(stage, renderRollUp(sum, context))
  stage.log.info(describeRollUp(sum, context))
  for (const { project, fault } of sum.failed.slice(0, mostErrors))
    stage.log.error(safe`${toSafeText(project, 100)}: ${toSafeText(fault ?? 'see its job’s log.', 500)}`)
  for (const project of sum.missing.slice(0, mostErrors))
    stage.log.error(safe`${toSafeText(project, 100)}: its job produced no result. The next run starts with it.`)
  return isFailure(sum, settings['fail-on']) ? 1 : 0
}

function isFailure({ failed, missing, visits }: RollUp, failOn: Settings['fail-on']): boolean {
  const failures = failed.length + missing.length
  return failOn === 'any' ? failures > 0 : failOn === 'all' && failures > 0 && failures === visits
}

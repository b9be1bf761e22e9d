// A sync from its world to its outputs.
import type { EditedIssue } from '../checkboxes/edited-issue.ts'
import { exceptionOf } from '../errors/failure-text.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { type Log, maskSecrets } from '../log/log.ts'
import { conclude, finishRun } from '../outputs/conclude.ts'
import { writeSummary, writeSyncOutputs } from '../outputs/outputs.ts'
import { run } from '../run.ts'
import { createWorld } from '../world.ts'
import { readRunContext } from './workflow-event.ts'

export async function startSync(
  env: NodeJS.ProcessEnv,
  inputs: Inputs,
  { template, edited }: { template: string | undefined; edited: EditedIssue | undefined },
  log: Log,
  stop: AbortSignal,
): Promise<number> {
  const core = await import('@actions/core')
  maskSecrets(core, [inputs['api-key'], inputs['github-token']])
  const place = await readRunContext(env)
  const world = createWorld({ github: inputs, service: inputs, place, log, stop })
  const name = world.name()
  const result = await finishRun(name, run(inputs, template, world, name, edited), exceptionOf)
  const concluded = conclude(result, { inputs, place, log, stopped: stop.aborted })
  await writeSummary(core, env, concluded.summary, log)
  await writeSyncOutputs(core, env, concluded)
  return concluded.code
}

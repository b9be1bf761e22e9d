// Faults in the inputs, shown where people look: in the log and the job summary.
import { listFaults } from '../errors/failure.ts'
import type { Log } from '../log.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

/** @returns the exit code */
export async function tellFaults(env: NodeJS.ProcessEnv, faults: readonly SafeText[], log: Log): Promise<number> {
  log.error(listFaults(faults))
  if (!env.GITHUB_STEP_SUMMARY) return 1
  // Loaded only now: the log must not wait for it.
  const load = () => Promise.all([import('@actions/core'), import('../outputs.ts'), import('../report/faults.ts')])
  const loaded = await load().catch(() => undefined)
  if (loaded === undefined) log.warning(safe`The job summary could not be written.`)
  else {
    const [core, { writeSummary }, { renderFaults }] = loaded
    await writeSummary(core, env, renderFaults(faults), log)
  }
  return 1
}

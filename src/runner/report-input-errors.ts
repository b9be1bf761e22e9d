// Errors in the inputs, shown where people look: in the log and the job summary.
import { formatInputErrors } from '../errors/failure.ts'
import type { Log } from '../log.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

/** @returns the exit code */
export async function reportInputErrors(
  env: NodeJS.ProcessEnv,
  errors: readonly SafeText[],
  log: Log,
): Promise<number> {
  log.error(formatInputErrors(errors))
  if (!env.GITHUB_STEP_SUMMARY) return 1
  // Loaded only now: the log must not wait for it.
  const load = () =>
    Promise.all([import('@actions/core'), import('../outputs.ts'), import('../report/summary/input-errors.ts')])
  const loaded = await load().catch(() => undefined)
  if (loaded === undefined) log.warning(safe`The job summary could not be written.`)
  else {
    const [core, { writeSummary }, { renderInputErrors }] = loaded
    await writeSummary(core, env, renderInputErrors(errors), log)
  }
  return 1
}

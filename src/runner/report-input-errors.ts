// Errors in the inputs, shown where people look: in the log and the job summary.
import { appendFileSync } from 'node:fs'
import { formatInputErrors } from '../errors/failure.ts'
import type { Log } from '../log.ts'
import { renderInputErrors } from '../run/input-errors.ts'
import { type SafeText, safe } from '../text/safe-text.ts'

/** @returns the exit code */
export function reportInputErrors(env: NodeJS.ProcessEnv, errors: readonly SafeText[], log: Log): number {
  log.error(formatInputErrors(errors))
  if (!env.GITHUB_STEP_SUMMARY) return 1
  try {
    // As the toolkit writes it, which takes longer to load than all that comes before.
    appendFileSync(env.GITHUB_STEP_SUMMARY, `${renderInputErrors(errors)}\n`)
  } catch {
    log.warning(safe`The job summary could not be written.`)
  }
  return 1
}

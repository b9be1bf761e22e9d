// Errors in the inputs, in the log and the job summary.
import { appendFileSync } from 'node:fs'
import { formatInputErrors } from '../errors/failure.ts'
import type { Log } from '../log.ts'
import type { Markdown } from '../text/outgoing.ts'
import { count, type SafeText, safe } from '../text/safe-text.ts'

export function reportInputErrors(env: NodeJS.ProcessEnv, errors: readonly SafeText[], log: Log): number {
  log.error(formatInputErrors(errors))
  if (!env.GITHUB_STEP_SUMMARY) return 1
  try {
    // The toolkit takes longer to load than all that comes before.
    appendFileSync(env.GITHUB_STEP_SUMMARY, `${renderInputErrors(errors)}\n`)
  } catch {
    log.warning(safe`The job summary could not be written.`)
  }
  return 1
}

/** The serialiser takes longer to load than Node itself: in a long enough fence, text stays text. */
export function renderInputErrors(errors: readonly SafeText[]): Markdown {
  const which = count(errors.length, 'input is', 'inputs are')
  const lines = errors.map((error) => `- ${error.replace(/\s+/g, ' ')}`).join('\n')
  const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  const what = `**Failed.** Nothing was done: ${which} invalid.`
  return `## Reader feedback\n\n${what}\n\n${fence}text\n${lines}\n${fence}` as string as Markdown
}

// The job summary of a run that did nothing because of its inputs.
import type { Markdown } from '../text/outgoing.ts'
import { count, type SafeText } from '../text/safe-text.ts'

/** Without the serialiser, which takes longer to load than Node itself: in a fence longer than any run of backticks, text stays text. */
export function renderInputErrors(errors: readonly SafeText[]): Markdown {
  const which = count(errors.length, 'input is', 'inputs are')
  const lines = errors.map((error) => `- ${error.replace(/\s+/g, ' ')}`).join('\n')
  const longest = [...lines.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  const what = `**Failed.** Nothing was done: ${which} invalid.`
  return `## Reader feedback\n\n${what}\n\n${fence}text\n${lines}\n${fence}` as string as Markdown
}

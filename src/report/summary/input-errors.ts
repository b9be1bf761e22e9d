// The job summary of a run that did nothing because of its inputs.
import { count, type SafeText, safe } from '../../text/safe-text.ts'
import { bullets, paragraph, section } from '../markdown/blocks.ts'
import { type Markdown, serialise } from '../markdown/markdown.ts'
import { phrase, prose, strong } from '../markdown/phrase.ts'

export function renderInputErrors(errors: readonly SafeText[]): Markdown {
  const which = count(errors.length, 'input is', 'inputs are')
  const what = phrase`${strong(phrase`Failed.`)} Nothing was done: ${which} invalid.`
  const list = bullets(errors.map((error) => prose(error, 1000)))
  return serialise(section(2, safe`Reader feedback`, paragraph(what), list))
}

// What went wrong, in one line, with what a person can do about it.
import { findTrouble } from '../data/trouble.ts'
import { CommandError } from './process-context.ts'

/** With its causes: the first says what failed, the last one why. */
export function explain(error: unknown): string {
  const said: string[] = []
  for (let one = error; one !== undefined && said.length < 4; one = one instanceof Error ? one.cause : undefined)
    said.push(one instanceof Error ? one.message || one.name : String(one))
  const [first = '', ...causes] = said
  const text = error instanceof CommandError ? first : [first, ...causes].join(': ')
  const trouble = error instanceof CommandError ? undefined : findTrouble(error)
  const shown = trouble === undefined ? text : `${trouble.remedy} (${trouble.said})`
  // A password can be part of a database's address.
  return shown.replace(/\b(postgres(?:ql)?:\/\/[^\s/:@]*):[^\s@]*@/g, '$1:…@')
}

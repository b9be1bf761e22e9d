// Renders an exception for the log: our own errors verbatim, others by name, code and location.

import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { isError, listCauses, listFrames, nameError } from './error-parts.ts'
import { KnownError } from './known-error.ts'

/** Never contains a header, a body or the message of a foreign error, which may quote anything. Never throws. */
export function exceptionOf(error: unknown): { what: SafeText; remedy: SafeText } {
  const { what, remedy } = tell(error)
  return { what, remedy: safe`${remedy}${renderCauses(error, what)}` }
}

function tell(error: unknown): { what: SafeText; remedy: SafeText } {
  if (isError(error) && error instanceof KnownError) return { what: error.what, remedy: error.remedy }
  const frames = listFrames(error)
  const where = frames.length === 0 ? '' : safe` at ${joinLines(frames, ', ')}`
  const remedy = safe`This should not happen: please report it, with this log.`
  return { what: safe`The run broke off. ${nameError(error)}${where}.`, remedy }
}

/** Empty when the text already shows the cause's code, or when the causes add nothing. */
function renderCauses(error: unknown, what: SafeText): SafeText {
  const causes = listCauses(error)
  const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')))
  if (isTold || causes.every((cause) => cause === 'Error')) return safe``
  return safe` Cause: ${joinLines(causes, ', from ')}.`
}

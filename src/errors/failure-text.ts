// An exception as what happened and what to do: our own words as they are, anything else by name, code and place.

import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { isError, listCauses, listFrames, nameError } from './error-parts.ts'
import { KnownError } from './known-error.ts'

/** Never a header, a body or the message of an error that is not ours: it may quote whatever it met. Never throws. */
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

/** Nothing where the text tells of a cause's code already, or where the causes say nothing. */
function renderCauses(error: unknown, what: SafeText): SafeText {
  const causes = listCauses(error)
  const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')))
  if (isTold || causes.every((cause) => cause === 'Error')) return safe``
  return safe` Cause: ${joinLines(causes, ', from ')}.`
}

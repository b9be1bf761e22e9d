// An exception as what happened and what to do: our own words as they are, anything else by name, code and place.
import { ServiceError } from '../api/errors.ts'
import { GitHubError } from '../github/errors.ts'
import { Failure } from '../steps/failure.ts'
import { isError, listCauses, listFrames, nameError } from './error-parts.ts'

/** Never a header, a body or the message of an error that is not ours: it may quote whatever it met. Never throws. */
export function exceptionOf(error: unknown): { what: string; remedy: string } {
  const { what, remedy } = tell(error)
  return { what, remedy: `${remedy}${renderCauses(error, what)}` }
}

function tell(error: unknown): { what: string; remedy: string } {
  if (isError(error) && error instanceof Failure) return { what: error.what, remedy: error.remedy }
  if (isError(error) && (error instanceof ServiceError || error instanceof GitHubError)) {
    const what = error.message.replace(error.remedy, '').trim()
    return { what, remedy: error.remedy }
  }
  const frames = listFrames(error)
  const where = frames.length === 0 ? '' : ` at ${frames.join(', ')}`
  const remedy = 'This should not happen: please report it, with this log.'
  return { what: `The run broke off. ${nameError(error)}${where}.`, remedy }
}

/** Nothing where the text tells of a cause's code already, or where the causes say nothing. */
function renderCauses(error: unknown, what: string): string {
  const causes = listCauses(error)
  const isTold = causes.some((cause) => /\(.*\)$/.test(cause) && what.includes(cause.replace(/^.* /, '')))
  return isTold || causes.every((cause) => cause === 'Error') ? '' : ` Cause: ${causes.join(', from ')}.`
}

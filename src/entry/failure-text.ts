// An exception as what happened and what to do: causes by name and code, never a header or a body.
import { ServiceError } from '../api/errors.ts'
import { type Line, line, toLine } from '../domain/text/line.ts'
import { GitHubError } from '../github/errors.ts'
import { Failure } from '../steps/failure.ts'

export function exceptionOf(error: unknown): { what: Line; remedy: Line } {
  if (error instanceof Failure) return { what: error.what, remedy: error.remedy }
  if (error instanceof ServiceError || error instanceof GitHubError) {
    return { what: error.what, remedy: error.remedy }
  }
  const what = error instanceof Error ? toLine(`${error.name}: ${error.message.split('\n')[0]}`) : toLine(String(error))
  const remedy = line`This should not happen: please report it, with this log.`
  return { what: line`The run broke off. ${what}`, remedy }
}

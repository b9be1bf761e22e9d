// An exception as what happened and what to do: causes by name and code, never a header or a body.
import { ServiceError } from '../api/errors.ts'
import { GitHubError } from '../github/errors.ts'
import { Failure } from '../steps/failure.ts'

export function exceptionOf(error: unknown): { what: string; remedy: string } {
  if (error instanceof Failure) return { what: error.what, remedy: error.remedy }
  if (error instanceof ServiceError || error instanceof GitHubError) {
    const what = error.message.replace(error.remedy, '').trim()
    return { what, remedy: error.remedy }
  }
  const what = error instanceof Error ? `${error.name}: ${error.message.split('\n')[0]}` : String(error)
  const remedy = 'This should not happen: please report it, with this log.'
  return { what: `The run broke off. ${what}`, remedy }
}

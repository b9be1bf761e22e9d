// Errors in our own words: what happened, and what to do about it.
import { joinLines, type SafeText, safe } from '../text/safe-text.ts'

export abstract class KnownError extends Error {
  readonly what: SafeText
  readonly remedy: SafeText

  constructor(what: SafeText, remedy: SafeText, options?: { readonly cause?: unknown }) {
    super(remedy === '' ? what : `${what} ${remedy}`, options)
    this.what = what
    this.remedy = remedy
  }
}

/** A run that cannot continue, for a reason that somebody can fix. */
export class Failure extends KnownError {
  override readonly name = 'Failure'
}

export function formatInputErrors(errors: readonly SafeText[]): SafeText {
  const lines = errors.map((error) => safe`- ${error}`)
  const which = errors.length === 1 ? safe`an input is` : safe`${errors.length} inputs are`
  return safe`Nothing was done: ${which} invalid.\n${joinLines(lines, '\n')}`
}

/** Undefined when the request was not sent because the run was asked to stop. */
export async function unlessStopped<T>(creation: Promise<T>): Promise<T | undefined> {
  return creation.catch((error: unknown) => {
    if (error instanceof Error && 'kind' in error && error.kind === 'stopped') return undefined
    throw error
  })
}

// Errors in our own words, safe to show verbatim: what happened, and what to do about it.
import type { SafeText } from '../text/safe-text.ts'

export abstract class KnownError extends Error {
  /** What happened, without the remedy. */
  readonly what: SafeText
  readonly remedy: SafeText

  constructor(what: SafeText, remedy: SafeText, cause?: unknown) {
    super(remedy === '' ? what : `${what} ${remedy}`, cause === undefined ? undefined : { cause })
    this.what = what
    this.remedy = remedy
  }
}

/** Undefined when the request was not sent because the run was told to stop. */
export async function unlessStopped<T>(creation: Promise<T>): Promise<T | undefined> {
  return creation.catch((error: unknown) => {
    if (error instanceof Error && 'kind' in error && error.kind === 'stopped') return undefined
    throw error
  })
}

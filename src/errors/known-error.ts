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

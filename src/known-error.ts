// An error in our own words, which may be shown as they are: what happened, and what to do about it.
import type { Line } from './text/line.ts'

export abstract class KnownError extends Error {
  /** What happened, without the remedy. */
  readonly what: Line
  readonly remedy: Line

  constructor(what: Line, remedy: Line, cause?: unknown) {
    super(remedy === '' ? what : `${what} ${remedy}`, cause === undefined ? undefined : { cause })
    this.what = what
    this.remedy = remedy
  }
}

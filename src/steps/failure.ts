// A run that cannot go on, for a reason that a person can mend.
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly what: string
  readonly remedy: string

  constructor(what: string, remedy: string, options?: { cause?: unknown }) {
    super(`${what} ${remedy}`, options)
    this.what = what
    this.remedy = remedy
  }
}

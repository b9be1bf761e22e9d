// A run that cannot go on, for a reason that a person can mend.
import { joinLines, type Line, line } from '../domain/text/line.ts'
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly what: Line
  readonly remedy: Line

  constructor(what: Line, remedy: Line, options?: { cause?: unknown }) {
    super(`${what} ${remedy}`, options)
    this.what = what
    this.remedy = remedy
  }
}

export function listFaults(faults: readonly Line[]): Line {
  const lines = joinLines(
    faults.map((fault) => line`- ${fault}`),
    '\n',
  )
  const which = faults.length === 1 ? line`an input is` : line`${faults.length} inputs are`
  return line`Nothing was done: ${which} not usable.\n${lines}`
}

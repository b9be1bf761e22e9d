// A run that cannot go on, for a reason that a person can mend.
import { KnownError } from './known-error.ts'
import { joinLines, type Line, line } from './text/line.ts'

export class Failure extends KnownError {
  override readonly name = 'Failure'

  constructor(what: Line, remedy: Line, options?: { cause?: unknown }) {
    super(what, remedy, options?.cause)
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

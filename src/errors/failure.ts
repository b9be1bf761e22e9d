// A run that cannot continue, for a reason that somebody can fix.

import { joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { KnownError } from './known-error.ts'

export class Failure extends KnownError {
  override readonly name = 'Failure'

  constructor(what: SafeText, remedy: SafeText, options?: { cause?: unknown }) {
    super(what, remedy, options?.cause)
  }
}

export function listFaults(faults: readonly SafeText[]): SafeText {
  const lines = joinLines(
    faults.map((fault) => safe`- ${fault}`),
    '\n',
  )
  const which = faults.length === 1 ? safe`an input is` : safe`${faults.length} inputs are`
  return safe`Nothing was done: ${which} not usable.\n${lines}`
}

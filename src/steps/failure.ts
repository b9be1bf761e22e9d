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

export function listFaults(faults: readonly string[]): string {
  const lines = faults.map((fault) => `- ${fault}`).join('\n')
  return `Nothing was done: ${faults.length === 1 ? 'an input is' : `${faults.length} inputs are`} not usable.\n${lines}`
}

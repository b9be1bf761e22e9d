// The demo's own doubts: what has to be true at each step, in one sentence each.
import type { Screen } from './screen.ts'

/** Not all was as it should be; the message says what was not. */
export class Unfulfilled extends Error {
  override name = 'Unfulfilled' as const
}

export interface Checks {
  /** @throws Unfulfilled with the sentence and what was found instead, if it is not true */
  check(sentence: string, isTrue: boolean, found?: string): void
  readonly count: number
}

export function createChecks(screen: Screen): Checks {
  let count = 0
  return {
    check(sentence, isTrue, found = '') {
      if (!isTrue) throw new Unfulfilled(`Not true: ${sentence}${found && ` (${found})`}`)
      count += 1
      screen.checked(sentence)
    },
    get count() {
      return count
    },
  }
}

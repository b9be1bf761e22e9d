// Whether a reader's complaint names a change of code, so that it needs no further reading.

import type { Context } from './context.ts'
import { listAddresses } from './hosts.ts'
import { compile } from './patterns.ts'

/** Options and values that weaken, widen or destroy; asked for or not, they are worth a look. */
const strong = compile('strong', 'i')
/** Numbers, versions, addresses, keys and accounts: replacing one is worth a look. */
const identity = /\d|@|:\/\/|\/|^[\w-]+\.[\w.-]+$/

/**
 * Whether a reader names what is gone or what came, and everything that came is a name that the repository's code has, of no kind
 * that weakens something or says whose something is.
 */
export function isAsked(
  { base, readers, entries }: Context,
  gone: readonly string[],
  come: readonly string[],
): boolean {
  if (entries.length === 0) return false
  const isNamed = [...gone, ...come].some(
    (word) => word.length > 2 && /\p{L}/u.test(word) && readers.find(word).length > 0,
  )
  const isHarmless = (word: string) => !strong.test(word) && !identity.test(word) && listAddresses(word).length === 0
  return (
    isNamed &&
    gone.every((word) => !strong.test(word) && !identity.test(word)) &&
    come.every((word) => isHarmless(word) && base.code.has(word))
  )
}

// Whether a reader's complaint names a change of code, so that it needs no further reading.
import type { Context } from './context.ts'
import { listAddresses } from './hosts.ts'

/** Options and values that weaken, widen or destroy; asked for or not, they are worth a look. */
const strong =
  /^--?(?:no-|skip|force|insecure|allow|disable|danger|trust|ignore|unsafe|without|privileged|delete|purge|prune|all\b|yes|accept|bypass|over(?:ride|write)|hard|recursive|public|global|system|root|admin|any|open|expose|unauth|anonymous|k$|f$|rf$|fr$)|^(?:0\.0\.0\.0|\*|0|777|root|admin|sudo|none|false|true|off|latest|any|all|public|anonymous|unsafe\w*|insecure\w*|eval|exec|delete|drop|remove|destroy|purge|put|post|patch|get|grant|revoke|truncate|rm|force)$/i
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

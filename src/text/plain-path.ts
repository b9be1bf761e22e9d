// File paths that may become part of an address.
import { sanitiseLine } from './sanitise.ts'

/** Nothing in it has a special meaning in any address; every documentation file has such a path. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/

/** Anything that would be redacted in text must not be in an address. */
export function isPlainPath(path: string): boolean {
  return plainPath.test(path) && sanitiseLine(path) === path
}

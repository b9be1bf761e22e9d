// Paths of files that may become part of an address.
import { sanitiseLine } from './sanitise.ts'

/** Nothing that any reader of an address takes for something else; every file of documentation has such a path. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/

/** What would be redacted in words must not stand in an address. */
export function isPlainPath(path: string): boolean {
  return plainPath.test(path) && sanitiseLine(path) === path
}

// File paths that may become part of an address.
import { sanitiseLine } from './sanitise.ts'

/** A path without characters that have a special meaning in a URL, as documentation files usually have. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/

/** What would be redacted in text must not be in an address either. */
export function isPlainPath(path: string): boolean {
  return plainPath.test(path) && sanitiseLine(path) === path
}

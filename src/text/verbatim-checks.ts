// Whether an untrusted id or path may be used as it is.
import { redact, sumRedactions } from './redaction/redact.ts'
import { sanitiseAndCount, sanitiseLine } from './sanitise.ts'

const plain = /^[\w.:~-]+$/

/** Numbers in a plain identifier are not personal. */
export function holdsPrivate(id: string): boolean {
  const { redactions } = plain.test(id) ? redact(id, false) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

/** No special meaning in a URL. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/

export function isPlainPath(path: string): boolean {
  return plainPath.test(path) && sanitiseLine(path) === path
}

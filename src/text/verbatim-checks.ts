// Whether an untrusted identifier or path may be stored, or be part of an address, as it is.
import { redact, sumRedactions } from './redaction/redact.ts'
import { sanitiseAndCount, sanitiseLine } from './sanitise.ts'

const plain = /^[\w.:~-]+$/

/** E-mail addresses, personal numbers, keys. Numbers in a plain identifier are not personal. */
export function holdsPrivate(id: string): boolean {
  const { redactions } = plain.test(id) ? redact(id, false) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

/** Only characters without a special meaning in a URL, as documentation files usually have. */
const plainPath = /^(?!.*(?:^|\/)\.{0,2}(?:\/|$))[\w./-]{1,200}$/

/** What would be redacted in text must not be in an address either. */
export function isPlainPath(path: string): boolean {
  return plainPath.test(path) && sanitiseLine(path) === path
}

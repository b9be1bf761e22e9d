// Whether an untrusted identifier contains something private, and so must not be stored verbatim: the repository may be public.
import { redactName } from './redaction/redact.ts'
import { sumRedactions } from './redaction/redaction-counts.ts'
import { sanitiseAndCount } from './sanitise.ts'

const plain = /^[\w.:~-]+$/

/** E-mail addresses, personal numbers, keys. Numbers in a plain identifier are not personal. */
export function holdsPrivate(id: string): boolean {
  const { redactions } = plain.test(id) ? redactName(id) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

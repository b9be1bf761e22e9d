// Whether a stranger's identifier may be kept to the letter, in public where the repository is.
import { redactName } from './redact.ts'
import { sumRedactions } from './redactions.ts'
import { sanitiseAndCount } from './sanitise.ts'

const plain = /^[\w.:~-]+$/

/** E-mail addresses, numbers of persons, keys. Numbers in a plain identifier are no person's. */
export function holdsPrivate(id: string): boolean {
  const { redactions } = plain.test(id) ? redactName(id) : sanitiseAndCount(id)
  return sumRedactions(redactions) > 0
}

// How much was redacted in readers' words before they are put in a prompt.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { noRedactions, type Redactions } from '../text/redaction/redaction-counts.ts'
import { count, joinLines, type SafeText } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'

/** Over comments, code and file names; text that a prompt omits for length counts too. */
export function countRedactions(entries: Iterable<FeedbackEntry>): Redactions {
  const sum = { ...noRedactions }
  for (const entry of entries) {
    const code = entry.source === 'code_snippet' ? [entry.code, entry.filename ?? ''] : []
    for (const text of [entry.comment ?? '', ...code]) {
      const { redactions } = sanitiseAndCount(text)
      for (const kind of ['emails', 'phones', 'cards', 'secrets', 'addresses'] as const) sum[kind] += redactions[kind]
    }
  }
  return sum
}

/** `2 e-mail addresses, 1 secret`; empty when nothing was redacted. Bank accounts count as cards. */
export function describeRedactions({ emails, phones, cards, secrets, addresses }: Redactions): SafeText {
  const parts = [
    count(emails, 'email address', 'email addresses'),
    count(phones, 'phone number'),
    count(cards, 'card number'),
    count(addresses, 'network address', 'network addresses'),
    count(secrets, 'secret'),
  ]
  return joinLines(
    parts.filter((part) => !part.startsWith('0 ')),
    ', ',
  )
}

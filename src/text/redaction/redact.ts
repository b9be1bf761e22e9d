// Redacts personal data and credentials. Clean first: a hidden character would split a token.
import { cleanText } from '../unicode/clean.ts'
import { redactEmails } from './emails.ts'
import { redactAddresses } from './ip-addresses.ts'
import { redactNumbers } from './redact-numbers.ts'
import { redactSecrets } from './redact-secrets.ts'

export const placeholders = {
  emails: 'email',
  phones: 'phone',
  cards: 'card',
  addresses: 'ip',
  secrets: 'secret',
} as const
export const placeholder = /\[(secret|email|phone|card|ip)\]/g

export type Redactions = Readonly<Record<keyof typeof placeholders, number>>

export const noRedactions: Redactions = { emails: 0, phones: 0, cards: 0, secrets: 0, addresses: 0 }

export function sumRedactions(redactions: Redactions) {
  return Object.values(redactions).reduce((sum, one) => sum + one, 0)
}

/** Redacting one thing may complete another. */
const maxRounds = 4

/** Idempotent. Without `hasNumbers`, only secrets and email addresses go: a name may be a number. */
export function redact(text: string, hasNumbers = true) {
  let redacted = text
  for (let round = 0, before = ''; round < maxRounds && before !== redacted; round += 1) {
    before = redacted
    redacted = redactEmails(redactSecrets(redacted, () => '[secret]'))
    if (hasNumbers) redacted = redactNumbers(redactAddresses(redacted))
  }
  return redacted
}

export function countRedactions(texts: readonly string[]): Redactions {
  const sum = { ...noRedactions }
  const count = (text: string, word: string) => text.split(`[${word}]`).length
  for (const text of texts.map(cleanText)) {
    const redacted = redact(text)
    for (const [kind, word] of Object.entries(placeholders))
      sum[kind as keyof Redactions] += Math.max(0, count(redacted, word) - count(text, word))
  }
  return sum
}

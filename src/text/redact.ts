// What belongs to a person or opens a door, taken out of a text. Clean it first: a hidden character would split a token.
import { blotEmails } from './emails.ts'
import { blotNumbers } from './numbers.ts'
import { blotSecrets } from './secrets.ts'

/** How many of each kind were taken out; accounts of banks count as cards. */
export interface Counts {
  readonly emails: number
  readonly phones: number
  readonly cards: number
  readonly secrets: number
}

export interface Redacted {
  readonly text: string
  readonly counts: Counts
  /** All kinds together. */
  readonly count: number
}

/** What stands in the place of what was taken out. */
export const placeholder = /\[(secret|e-mail|phone|card)\]/g

/** Taking one thing out may show another; no text of a reader needs as many rounds. */
const mostRounds = 4

/** Puts `[secret]`, `[e-mail]`, `[card]` and `[phone]` in their place. Redacting twice is redacting once. */
export function redact(text: string): Redacted {
  let redacted = redactOnce(text)
  for (let round = 1, news = redacted.count; news > 0 && round < mostRounds; round += 1) {
    const again = redactOnce(redacted.text)
    news = again.count
    redacted = add(redacted, again)
  }
  return redacted
}

function redactOnce(text: string): Redacted {
  const secrets = blotSecrets(text)
  const emails = blotEmails(secrets.text)
  const numbers = blotNumbers(emails.text)
  const counts = { emails: emails.count, phones: numbers.phones, cards: numbers.cards, secrets: secrets.count }
  return { text: numbers.text, counts, count: counts.emails + counts.phones + counts.cards + counts.secrets }
}

function add(before: Redacted, { text, counts, count }: Redacted): Redacted {
  const { emails, phones, cards, secrets } = before.counts
  return {
    text,
    counts: {
      emails: emails + counts.emails,
      phones: phones + counts.phones,
      cards: cards + counts.cards,
      secrets: secrets + counts.secrets,
    },
    count: before.count + count,
  }
}

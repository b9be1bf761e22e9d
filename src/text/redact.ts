// What belongs to a person or opens a door, taken out of a text. Clean it first: a hidden character would split a token.
import { blotAddresses } from './addresses.ts'
import { blotEmails } from './emails.ts'
import { blotNumbers } from './numbers.ts'
import { noRedactions, type Redactions } from './redactions.ts'
import { blotSecrets } from './secrets.ts'

export interface Redacted {
  readonly text: string
  readonly redactions: Redactions
}

/** What stands in the place of what was redacted. */
export const placeholder = /\[(secret|e-mail|phone|card|ip)\]/g
const kinds = { secret: 'secrets', 'e-mail': 'emails', phone: 'phones', card: 'cards', ip: 'addresses' } as const

/** Redacting one thing may complete another; no text of a reader needs as many rounds. */
const mostRounds = 4

/** Puts `[secret]`, `[e-mail]`, `[ip]`, `[card]` and `[phone]` in their place. Redacting twice is redacting once. */
export function redact(text: string): Redacted {
  return redactRounds(text, true)
}

/** The same for names that may be numbers: only secrets and e-mail addresses go. */
export function redactName(text: string): Redacted {
  return redactRounds(text, false)
}

function redactRounds(text: string, hasNumbers: boolean): Redacted {
  const redactions = { ...noRedactions }
  const blot = (kind: keyof typeof kinds) => {
    redactions[kinds[kind]] += 1
    return `[${kind}]`
  }
  let redacted = text
  for (let round = 0, before = ''; round < mostRounds && before !== redacted; round += 1) {
    before = redacted
    const named = blotEmails(
      blotSecrets(redacted, () => blot('secret')),
      () => blot('e-mail'),
    )
    redacted = hasNumbers
      ? blotNumbers(
          blotAddresses(named, () => blot('ip')),
          blot,
        )
      : named
  }
  return { text: redacted, redactions }
}

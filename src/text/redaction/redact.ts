// Redacts personal data and credentials. Clean the text first: a hidden character would split a token.
import { redactEmails } from './emails.ts'
import { redactAddresses } from './ip-addresses.ts'
import { redactNumbers } from './redact-numbers.ts'
import { redactSecrets } from './redact-secrets.ts'

export interface Redacted {
  readonly text: string
  readonly redactions: Redactions
}

export const placeholder = /\[(secret|e-mail|phone|card|ip)\]/g
const kinds = { secret: 'secrets', 'e-mail': 'emails', phone: 'phones', card: 'cards', ip: 'addresses' } as const

/** Redacting one thing may complete another; no reader's text needs this many rounds. */
const mostRounds = 4

/** Replaces them with `[secret]`, `[e-mail]`, `[ip]`, `[card]` and `[phone]`. Idempotent. */
export function redact(text: string): Redacted {
  return redactRounds(text, true)
}

/** The same for names, which may be numbers: only secrets and e-mail addresses are redacted. */
export function redactName(text: string): Redacted {
  return redactRounds(text, false)
}

function redactRounds(text: string, hasNumbers: boolean): Redacted {
  const redactions = { ...noRedactions }
  const mask = (kind: keyof typeof kinds) => () => {
    redactions[kinds[kind]] += 1
    return `[${kind}]`
  }
  let redacted = text
  for (let round = 0, before = ''; round < mostRounds && before !== redacted; round += 1) {
    before = redacted
    redacted = redactEmails(redactSecrets(redacted, mask('secret')), mask('e-mail'))
    if (hasNumbers) redacted = redactNumbers(redactAddresses(redacted, mask('ip')), mask('card'), mask('phone'))
  }
  return { text: redacted, redactions }
}

export interface Redactions {
  readonly emails: number
  readonly phones: number
  readonly cards: number
  readonly secrets: number
  /** IP addresses, such as readers' own. */
  readonly addresses: number
}

export const noRedactions: Redactions = { emails: 0, phones: 0, cards: 0, secrets: 0, addresses: 0 }

export function sumRedactions({ emails, phones, cards, secrets, addresses }: Redactions): number {
  return emails + phones + cards + secrets + addresses
}

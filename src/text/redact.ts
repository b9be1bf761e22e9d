// What belongs to a person or opens a door, taken out of a text. Clean it first: a hidden character would split a token.
import { blotAssignments } from './assignments.ts'
import { blotEmails } from './emails.ts'
import { blotNumbers } from './numbers.ts'
import { blotPrivateKeys } from './private-keys.ts'
import { noRedactions, type Redactions } from './redactions.ts'
import { blotTokens } from './tokens.ts'

export interface Redacted {
  readonly text: string
  readonly redactions: Redactions
}

/** What stands in the place of what was redacted. */
export const placeholder = /\[(secret|e-mail|phone|card)\]/g
const kinds = { secret: 'secrets', 'e-mail': 'emails', phone: 'phones', card: 'cards' } as const
type Kind = keyof typeof kinds

type Blot = (kind: Kind) => string
type Family = (text: string, blot: Blot) => string

const secrets: readonly Family[] = [blotPrivateKeys, blotTokens, blotAssignments].map(
  (family) => (text, blot) => family(text, () => blot('secret')),
)
const emails: Family = (text, blot) => blotEmails(text, () => blot('e-mail'))

/** Redacting one thing may complete another; no text of a reader needs as many rounds. */
const mostRounds = 4

/** Puts `[secret]`, `[e-mail]`, `[card]` and `[phone]` in their place. Redacting twice is redacting once. */
export function redact(text: string): Redacted {
  return redactBy([...secrets, emails, blotNumbers], text)
}

/** The same for names that may be numbers: only secrets and e-mail addresses go. */
export function redactName(text: string): Redacted {
  return redactBy([...secrets, emails], text)
}

function redactBy(families: readonly Family[], text: string): Redacted {
  const counts = { ...noRedactions }
  let redacted = text
  for (let round = 0, before = ''; round < mostRounds && before !== redacted; round += 1) {
    before = redacted
    redacted = families.reduce((rest, family) => family(rest, count), redacted)
  }
  return { text: redacted, redactions: counts }

  function count(kind: Kind): string {
    counts[kinds[kind]] += 1
    return `[${kind}]`
  }
}

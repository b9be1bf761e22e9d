// How much was redacted: counts, never what.

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

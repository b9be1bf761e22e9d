// What was taken out of readers' words before they stand in a prompt: how much of each kind, never what.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Counts } from '../text/redact.ts'
import { count, joinLines, type SafeText, safe } from '../text/safe-text.ts'
import { sanitiseAndCount } from '../text/sanitise.ts'

export const nothingTaken: Counts = { emails: 0, phones: 0, cards: 0, secrets: 0 }

/** Over comments, code and file names; what a prompt leaves out for its length counts too. */
export function countTakenOut(entries: Iterable<FeedbackEntry>): Counts {
  let sum = nothingTaken
  for (const entry of entries) {
    const code = entry.source === 'code_snippet' ? [entry.code, entry.filename ?? ''] : []
    for (const text of [entry.comment ?? '', ...code]) sum = addCounts(sum, sanitiseAndCount(text).counts)
  }
  return sum
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    emails: a.emails + b.emails,
    phones: a.phones + b.phones,
    cards: a.cards + b.cards,
    secrets: a.secrets + b.secrets,
  }
}

export function sumCounts({ emails, phones, cards, secrets }: Counts): number {
  return emails + phones + cards + secrets
}

/** `2 e-mail addresses, 1 secret`; empty when there was nothing. Accounts of banks count as cards. */
export function describeTakenOut({ emails, phones, cards, secrets }: Counts): SafeText {
  const parts = [
    emails > 0 ? count(emails, 'e-mail address', 'e-mail addresses') : safe``,
    phones > 0 ? count(phones, 'phone number') : safe``,
    cards > 0 ? count(cards, 'card number') : safe``,
    secrets > 0 ? count(secrets, 'secret') : safe``,
  ]
  return joinLines(
    parts.filter((part) => part !== ''),
    ', ',
  )
}

// What an entry is, before anything is compared: words to act on, a wordless vote, or something to set aside.

import type { FeedbackEntry } from '../../api/contract.ts'
import type { Line } from '../text/line.ts'
import { isWordless, readEntry } from './reading.ts'
import { findAttack, hidingRules, wordRules } from './rules.ts'

export type Triage =
  | { readonly kind: 'worded' }
  | { readonly kind: 'vote'; readonly vote: 'up' | 'down' | 'silent' }
  | { readonly kind: 'aside'; readonly reason: Line }

/** Leaving out a genuine complaint is the worse error, so every rule is narrow; the first that holds gives its reason. */
export function triage(entry: FeedbackEntry): Triage {
  const reading = readEntry(entry)
  // Hidden orders may stand in a comment without a visible word, so they are looked for first.
  const hiding = hidingRules.find((rule) => rule.is(reading))
  if (hiding === undefined && isWordless(reading)) return { kind: 'vote', vote: voteOf(entry) }
  const attack = hiding ?? findAttack(reading)
  const found = attack ?? wordRules.find((rule) => rule.is(reading))
  return found === undefined ? { kind: 'worded' } : { kind: 'aside', reason: found.reason }
}

/** Only `contextual` says up or down; a `thumbs_only` vote does not say which it is. */
function voteOf(entry: FeedbackEntry): 'up' | 'down' | 'silent' {
  if (entry.source !== 'contextual') return 'silent'
  return entry.helpful ? 'up' : 'down'
}

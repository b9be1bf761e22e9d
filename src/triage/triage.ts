// Classifies an entry before anything is compared.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { hasNoComment, readEntry } from './entry/reading.ts'
import { findFilter } from './filters.ts'
import { findInjection } from './injection/find-injection.ts'
import type { ReasonCode } from './reasons.ts'

type Triage =
  | { readonly kind: 'worded' }
  | { readonly kind: 'vote'; readonly vote: 'up' | 'down' | 'silent' }
  | { readonly kind: 'filtered'; readonly code: ReasonCode }

/** Dropping a genuine complaint is worse, so rules are narrow; the first match counts. */
export function triage(entry: FeedbackEntry): Triage {
  const reading = readEntry(entry)
  // Without a visible word, a comment may still contain hidden instructions.
  const flag = findInjection(reading)
  if (flag !== undefined) return { kind: 'filtered', code: flag }
  if (hasNoComment(reading)) return { kind: 'vote', vote: voteOf(entry) }
  const code = findFilter(reading)
  return code === undefined ? { kind: 'worded' } : { kind: 'filtered', code }
}

function voteOf(entry: FeedbackEntry): 'up' | 'down' | 'silent' {
  if (entry.source !== 'contextual') return 'silent'
  return entry.helpful ? 'up' : 'down'
}

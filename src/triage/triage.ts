// Classifies an entry before anything is compared.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { findFilter } from './filters.ts'
import { findInjection } from './injection/find-injection.ts'
import { hasNoComment, readEntry } from './reading.ts'

/** Dropping a genuine complaint is worse, so rules are narrow; the first match counts. */
export function triage(entry: FeedbackEntry) {
  const reading = readEntry(entry)
  // Without a visible word, a comment may still contain hidden instructions.
  const flag = findInjection(reading)
  if (flag !== undefined) return { kind: 'filtered', code: flag } as const
  if (hasNoComment(reading)) return { kind: 'vote', vote: voteOf(entry) } as const
  const code = findFilter(reading)
  return code === undefined ? ({ kind: 'worded' } as const) : ({ kind: 'filtered', code } as const)
}

export function voteOf(entry: FeedbackEntry) {
  if (entry.source !== 'contextual') return 'silent'
  return entry.helpful ? 'up' : 'down'
}

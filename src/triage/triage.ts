// What an entry is, before anything is compared: words to act on, a wordless vote, or something to filter out.

import type { FeedbackEntry } from '../docs-api/contract.ts'
import { findFilter } from './filters.ts'
import { isWordless, type Reading, readEntry } from './reading.ts'
import type { ReasonCode } from './reason.ts'
import { askForHiding, askForOrders, type TriageRule } from './rules.ts'

export type Triage =
  | { readonly kind: 'worded' }
  | { readonly kind: 'vote'; readonly vote: 'up' | 'down' | 'silent' }
  | { readonly kind: 'filtered'; readonly code: ReasonCode }

/** Of so many entries a rule is asked at a time: large patterns are slow when they take turns entry by entry. */
const atOnce = 1_000

/** Leaving out a genuine complaint is the worse error, so every rule is narrow; the first that holds gives its reason. */
export function triage(entry: FeedbackEntry): Triage {
  return triageAll([entry])[0] ?? { kind: 'worded' }
}

/** The same of many entries, in their order. */
export function triageAll(entries: readonly FeedbackEntry[]): Triage[] {
  const judged: Triage[] = []
  for (let from = 0; from < entries.length; from += atOnce) judged.push(...judge(entries.slice(from, from + atOnce)))
  return judged
}

function judge(entries: readonly FeedbackEntry[]): Triage[] {
  const readings = entries.map(readEntry)
  const ends = new Map<Reading, Triage>()
  const left = () => new Set(readings.filter((reading) => !ends.has(reading)))
  const filter = (reading: Reading, { code }: TriageRule) => ends.set(reading, { kind: 'filtered', code })
  // Hidden orders may stand in a comment without a visible word, so they are looked for first.
  askForHiding(left(), filter)
  for (const reading of left())
    if (isWordless(reading)) ends.set(reading, { kind: 'vote', vote: voteOf(reading.entry) })
  askForOrders(left(), filter)
  for (const reading of left()) {
    const code = findFilter(reading)
    if (code !== undefined) ends.set(reading, { kind: 'filtered', code })
  }
  return readings.map((reading) => ends.get(reading) ?? { kind: 'worded' })
}

/** Only `contextual` says up or down; a `thumbs_only` vote does not say which it is. */
function voteOf(entry: FeedbackEntry): 'up' | 'down' | 'silent' {
  if (entry.source !== 'contextual') return 'silent'
  return entry.helpful ? 'up' : 'down'
}

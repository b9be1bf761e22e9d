// How many readers speak in some entries.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { readWords } from './ground.ts'
import { byCode } from './order.ts'
import { numberVoices } from './weight/number-voices.ts'
import { readComments } from './words/lexicon.ts'

/** Distinct readers and agents: entries of one contact are one voice, near-copies of a text of some length too, all others one each. */
export function countDistinctReaders(entries: readonly FeedbackEntry[]): number {
  if (entries.length < 2) return entries.length
  const ordered = [...entries].sort((a, b) => byCode(a.id, b.id))
  const lexicon = readComments({ length: ordered.length, read: (row) => readWords(ordered[row]) })
  return new Set(numberVoices(ordered, lexicon).voiceOf).size
}

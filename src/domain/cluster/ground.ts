// All comments of a run, read once: what topics are made from.
import type { FeedbackEntry } from '../../api/contract.ts'
import { sanitise } from '../text/sanitise.ts'
import type { Marks } from './linking/marks.ts'
import type { Similarity, Space } from './similarity.ts'
import { type Lexicon, readComments } from './words/lexicon.ts'
import { readMarks } from './words/read-marks.ts'

/** Row `i` of all of it is entry `i`. */
export interface Ground {
  readonly entries: readonly FeedbackEntry[]
  readonly lexicon: Lexicon
  readonly marksOf: (row: number) => Marks
  readonly similarity: Similarity
  readonly space: Space
}

/** Entries with words, in a fixed order: numbers of rows and words depend on it. */
export function readGround(entries: readonly FeedbackEntry[], similarity: Similarity): Ground {
  const comments = { length: entries.length, read: (row: number) => readWords(entries[row]) }
  const lexicon = readComments(comments)
  const marksOf = (row: number) => readMarks(lexicon, row)
  return { entries, lexicon, marksOf, similarity, space: similarity.learn(comments, lexicon) }
}

/** What may be shown of a comment is all that is compared: hidden text and secrets must not come back as a topic's words. */
export function readWords(entry: FeedbackEntry | undefined): string {
  const comment = entry?.comment ?? ''
  if (isHarmless(comment)) return comment
  const text = sanitise(comment)
  return text.includes('[') ? text.replace(/\[(?:secret|e-mail)\]/g, ' ') : text
}

/** Nothing that hides and nothing long enough for a secret, which is most comments: sanitising would change nothing. */
function isHarmless(text: string): boolean {
  return plain.test(text) && !suspicious.test(text)
}

const plain = /^[\n -~]*$/
const suspicious = /[&<@%]|[\w+/=.~-]{14}|-----|[:=]/

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

/**
 * Nothing that hides and nothing long enough for a secret, which is most comments: sanitising would change nothing. Sign by
 * sign, as a pattern for it takes as long as the rest of the reading.
 */
function isHarmless(text: string): boolean {
  let run = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 126 || (code < 32 && code !== 10) || suspicious[code] === 1) return false
    run = partOfSecrets[code] === 1 ? run + 1 : 0
    if (run === shortestSecret) return false
  }
  return true
}

/** Signs that entities, tags, addresses, escapes and assignments need. */
const suspicious = markSigns('&<@%:=')
const partOfSecrets = markSigns('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=.~-')
/** The shortest thing in one piece that is redacted is longer. */
const shortestSecret = 10

function markSigns(signs: string): Uint8Array {
  const marked = new Uint8Array(128)
  for (const sign of signs) marked[sign.charCodeAt(0)] = 1
  return marked
}

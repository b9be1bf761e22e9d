// All comments of a run, read once: what topics are made from.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { placeholder } from '../text/redact.ts'
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
  return text.includes('[') ? text.replace(placeholder, ' ') : text
}

/**
 * Nothing that hides, nothing long enough for a secret and no number of a person, which is most comments: sanitising would change
 * nothing. Sign by sign, as a pattern for it takes as long as the rest of the reading.
 */
function isHarmless(text: string): boolean {
  let run = 0
  let digits = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 126 || (code < 32 && code !== 10) || suspicious[code] === 1) return false
    run = partOfSecrets[code] === 1 ? run + 1 : 0
    if (code >= 48 && code <= 57) digits += 1
    else if (betweenDigits[code] !== 1) digits = 0
    if (run === shortestSecret || digits === shortestNumber) return false
    if ((code | 32) === 116 && isSpelledSign(text, at)) return false
  }
  return !tellsSecrets.test(text)
}

/** The last letter of a `dot`, or of an `at` before a bracket: with these an address is written out. */
function isSpelledSign(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1) | 32
  if (before === 111) return (text.charCodeAt(at - 2) | 32) === 100
  return before === 97 && /[ \t]{0,2}[)\]}]/y.test(text.slice(at + 1, at + 4))
}

/** Before a secret or in an address, however short both are. */
const tellsSecrets =
  /pass|pwd|kennwort|senha|wachtwoord|haslo|heslo|parola|-u |--[a-z]|machine |arroba|arobase|chiocciola|kukac/i

/** Signs that entities, tags, addresses, escapes and assignments need. */
const suspicious = markSigns('&<@%:=')
const partOfSecrets = markSigns('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_+/=.~-')
/** The shortest thing in one piece that is redacted is longer. */
const shortestSecret = 10

/** In digits, however they are grouped: a telephone number. */
const shortestNumber = 6
const betweenDigits = markSigns(' .-/()_')

function markSigns(signs: string): Uint8Array {
  const marked = new Uint8Array(128)
  for (const sign of signs) marked[sign.charCodeAt(0)] = 1
  return marked
}

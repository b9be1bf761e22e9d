// Splits a text into words and marks. What is computed for a word is cached with it, because readers' words repeat.
import { mixBits } from '../../text/hash.ts'

export interface Word {
  readonly text: string
  /** Signed, because engines box larger numbers. */
  readonly hash: number
  /** A mark stands alone: it is not part of word pairs, and has no character runs. */
  readonly isMark: boolean
  /** What `ofEachWord` computed. */
  readonly facts: unknown[]
}

/** Hashes that stand for the start and end of a text, as neighbours of its first and last word. */
export const edge = 0x811c9dc5 | 0
const blank = 0x20
const zero = 0x30

/** How many words are cached, and up to which length in UTF-16 units. Each word may be in either of two neighbouring places. */
const most = 1 << 16
const longest = 40
let cached: (Word | undefined)[] = []

let slots = 0

/** Computes something for a word once, for as long as the word is cached. */
export function ofEachWord<T>(describe: (word: Word) => T): (word: Word) => T {
  const slot = slots
  slots += 1
  return (word) => {
    word.facts[slot] ??= describe(word)
    return word.facts[slot] as T
  }
}
export interface WordsOfText {
  readonly text: string
  readonly words: readonly Word[]
  /** Where each of them begins. */
  readonly starts: readonly number[]
}

let last: WordsOfText = { text: '', words: [], starts: [] }

/** For text in lower case. The scorers and the lexicon mostly ask for the same text, so it is read once. */
export function readWords(text: string): WordsOfText {
  if (text !== last.text) last = splitWords(text)
  return last
}

function splitWords(text: string): WordsOfText {
  const words: Word[] = []
  const starts: number[] = []
  let start = 0
  let key = edge
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : blank
    if (code < 0x80 ? asciiLetter[code] === 1 : isLetter(code)) {
      key = Math.imul(key ^ code, 0x01000193)
      continue
    }
    if (at > start) {
      words.push(knowWord(key, text, start, at))
      starts.push(start)
    }
    if (code !== blank) {
      words.push(knowWord(code, text, at, at + 1))
      starts.push(at)
    }
    start = at + 1
    key = edge
  }
  return { text, words, starts }
}

/** Finds a word by a number. Not slicing it from the text halves the reading time. */
function knowWord(key: number, whole: string, start: number, end: number): Word {
  const place = (key ^ (key >>> 16)) & (most - 1)
  const known = cached[place]
  if (known !== undefined && isAt(known.text, whole, start, end)) return known
  const other = cached[place ^ 1]
  if (other !== undefined && isAt(other.text, whole, start, end)) return other
  const text = whole.slice(start, end)
  const word = { text, hash: mixBits(hashWord(text)) | 0, isMark: !isLetter(text.charCodeAt(0)), facts: [] }
  if (cached.length === 0) cached = new Array(most)
  if (text.length <= longest) cached[known === undefined || other !== undefined ? place : place ^ 1] = word
  return word
}

const asciiLetter = Uint8Array.from({ length: 0x80 }, (_, code) => (isLetter(code) ? 1 : 0))

/** `startsWith`, but faster for a word. */
function isAt(word: string, whole: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) !== whole.charCodeAt(start + at)) return false
  return true
}

/** Letters and digits; outside ASCII everything but punctuation, so that emoji count too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  if (code < 0x2000) return true
  if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002)) return false
  return code < 0xff01 || (code > 0xff0f && code !== 0xff1f)
}

function hashWord(text: string): number {
  let hash = edge
  for (let at = 0; at < text.length; at += 1) hash = step(hash, fold(text.charCodeAt(at)))
  return hash
}

/** For two neighbours, or for one and the edge. */
export function hashPair(left: number, right: number): number {
  return mixBits(Math.imul(left, 31) ^ Math.imul(right, 0x01000193))
}

/** Runs of three to five characters, including the blanks around the word; one and two where a character says as much as a word. */
export function hashGrams({ text, isMark }: Word): number[] {
  const grams: number[] = []
  for (let first = -1; !isMark && first < text.length; first += 1) {
    const shortest = text.charCodeAt(first) >= 0x2e80 ? 1 : 3
    const end = Math.min(first + 4, text.length)
    let hash = ~edge
    for (let at = first; at <= end; at += 1) {
      hash = step(hash, at < 0 || at === text.length ? blank : fold(text.charCodeAt(at)))
      if (at - first + 1 >= shortest) grams.push(mixBits(hash))
    }
  }
  return grams
}

/** All digits hash alike. */
function fold(code: number): number {
  return code >= zero && code <= 0x39 ? zero : code
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

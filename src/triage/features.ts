// What the scorer sees of a text: words, pairs of words and characters within words, hashed; classes of words; its form.
import type { Counts } from './lexicon.ts'
import { wordClasses } from './lexicon.ts'

const buckets = 1 << 14
const classesFrom = buckets
const formFrom = classesFrom + wordClasses.length ** 2
export const featureCount = formFrom + 30
/** In UTF-16 units; the rest of a long text is not scored. */
const longest = 600

export interface Features {
  readonly count: number
  readonly indexes: Int32Array
  readonly values: Float64Array
}

const indexes = new Int32Array(8 * longest + 1_000)
const values = new Float64Array(indexes.length)

/** Of a text in lower case. The arrays are used again for the next text. */
export function readFeatures(text: string, counts: Counts, helpful: boolean | undefined): Features {
  const scored = text.length > longest ? text.slice(0, longest) : text
  const words = addWords(scored, 0)
  const grams = addGrams(scored, words)
  // A long text has no more weight than a short one.
  values.fill(1 / Math.sqrt(words), 0, words)
  values.fill(1 / Math.sqrt(grams - words), words, grams)
  return { count: addForm(scored, counts, helpful, addClasses(counts, grams)), indexes, values }
}

/** Each class by itself, and each two that meet. */
function addClasses(counts: Counts, from: number): number {
  const present: number[] = []
  wordClasses.forEach((name, index) => {
    if (counts[name] > 0) present.push(index)
  })
  let to = from
  for (const one of present)
    for (const other of present) {
      if (other < one) continue
      indexes[to] = classesFrom + one * wordClasses.length + other
      values[to] = 0.5
      const name = wordClasses[one]
      if (one === other && name !== undefined) values[to] = Math.min(counts[name], 2)
      to += 1
    }
  return to
}

const lengths = [6, 18, 42, 90, 186, 378]
const bareLengths = [0, 2, 5, 12]

/** The vote, how many clauses there are, how much of them praises nothing, and how long it all is. */
function addForm(text: string, counts: Counts, helpful: boolean | undefined, from: number): number {
  const rank = (value: number, limits: readonly number[]) => limits.filter((limit) => value > limit).length
  const form = [
    helpful === undefined ? 0 : helpful ? 1 : 2,
    3 + Math.min(counts.clauses, 4),
    8 + Math.min(counts.bareClauses, 3),
    12 + rank(counts.bareWords, bareLengths),
    17 + rank(text.length, lengths),
  ]
  let to = from
  for (const index of form) {
    indexes[to] = formFrom + index
    values[to] = 0.5
    to += 1
  }
  indexes[to] = formFrom + 29
  values[to] = 1
  return to + 1
}

const blank = 0x20
const zero = 0x30
const edge = 0x811c9dc5

/** Words, marks, and pairs of neighbours, the ends of the text among them. */
function addWords(text: string, from: number): number {
  let to = from
  let before = edge
  let word = edge
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : blank
    if (isLetter(code)) {
      word = step(word, code)
      continue
    }
    if (word !== edge) {
      indexes[to++] = bucketOf(word)
      indexes[to++] = bucketOf(pair(before, word))
      before = word
      word = edge
    }
    if (code !== blank) indexes[to++] = bucketOf(step(edge, code))
  }
  indexes[to++] = bucketOf(pair(before, edge))
  return to
}

/** Three to five characters, the blanks around a word among them; one and two where a character says as much as a word. */
function addGrams(text: string, from: number): number {
  let to = from
  let end = 0
  for (let first = 0; first < text.length; first += 1) {
    if (!isLetter(text.charCodeAt(first))) continue
    if (first >= end) {
      end = first + 1
      while (end < text.length && isLetter(text.charCodeAt(end))) end += 1
      to = addRun(text, first, end, step(~edge, blank), 1, to)
    }
    to = addRun(text, first, end, ~edge, 0, to)
  }
  // What has no letters has one feature, so that there is a share to give.
  if (to === from) indexes[to++] = bucketOf(edge)
  return to
}

function addRun(text: string, first: number, end: number, start: number, started: number, from: number): number {
  const shortest = text.charCodeAt(first) >= 0x2e80 ? 1 : 3
  let to = from
  let hash = start
  for (let length = started + 1; length <= 5; length += 1) {
    const at = first + length - started - 1
    if (at > end) break
    hash = step(hash, at === end ? blank : foldDigit(text.charCodeAt(at)))
    if (length >= shortest) indexes[to++] = bucketOf(hash)
  }
  return to
}

/** Beyond ASCII whatever is no punctuation, emoji too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  if (code < 0x2000) return true
  if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002)) return false
  return code < 0xff01 || (code > 0xff0f && code !== 0xff1f)
}

function foldDigit(code: number): number {
  return code >= zero && code <= 0x39 ? zero : code
}

function step(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193)
}

function pair(left: number, right: number): number {
  return Math.imul(left, 31) ^ Math.imul(right, 0x01000193)
}

function bucketOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (mixed ^ (mixed >>> 13)) & (buckets - 1)
}

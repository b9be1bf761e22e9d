// What the scorer sees of a text: its words, pairs of words and the character n-grams of its words, hashed.

export const buckets = 1 << 14
/** In UTF-16 units; the rest of a long text is not scored. */
const longest = 600

export interface Features {
  readonly words: Int32Array
  readonly grams: Int32Array
}

const wordBuffer = new Int32Array(2 * longest + 8)
const gramBuffer = new Int32Array(5 * longest + 16)

/** Of a text in lower case. The arrays are views of buffers that the next call overwrites. */
export function hashFeatures(whole: string): Features {
  const text = whole.length > longest ? whole.slice(0, longest) : whole
  let words = 0
  let grams = 0
  let before = edge
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : blank
    if (isLetter(code)) continue
    if (at > start) {
      grams = hashGrams(text, start, at, grams)
      const word = hashWord(text, start, at)
      wordBuffer[words++] = bucketOf(word)
      wordBuffer[words++] = bucketOf(pair(before, word))
      before = word
    }
    if (code !== blank) {
      // Marks are words, but not neighbours of words.
      wordBuffer[words++] = bucketOf(step(edge, code))
    }
    start = at + 1
  }
  wordBuffer[words++] = bucketOf(pair(before, edge))
  return { words: wordBuffer.subarray(0, words), grams: gramBuffer.subarray(0, grams) }
}

const blank = 0x20
const edge = 0x811c9dc5
const zero = 0x30

/** Digits and letters; outside ASCII, whatever is no punctuation, so that emoji count too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  return !(
    (code >= 0x2000 && code <= 0x206f) ||
    (code >= 0x3000 && code <= 0x3002) ||
    (code >= 0xff01 && code <= 0xff0f) ||
    code === 0xff1f
  )
}

/** All digits are one. */
function fold(code: number): number {
  return code >= zero && code <= 0x39 ? zero : code
}

function hashWord(text: string, start: number, end: number): number {
  let hash = edge
  for (let at = start; at < end; at += 1) hash = step(hash, fold(text.charCodeAt(at)))
  return hash
}

/** Of three to five characters, the blanks around a word among them; of one and two where a character says as much as a word. */
function hashGrams(text: string, start: number, end: number, from: number): number {
  let count = from
  for (let first = start - 1; first < end; first += 1) {
    const isDense = first >= start && text.charCodeAt(first) >= 0x2e80
    const last = Math.min(first + 4, end)
    let hash = ~edge
    for (let at = first; at <= last; at += 1) {
      hash = step(hash, at < start || at === end ? blank : fold(text.charCodeAt(at)))
      const length = at - first + 1
      if (length >= 3 || isDense) gramBuffer[count++] = bucketOf(hash)
    }
  }
  return count
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

// Finds praise, support requests, spam and orders to the agent: logistic regression over words and their characters.
// Trained by `npm run bench -- --train`.
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { mixBits } from '../text/hash.ts'
import { memoise } from '../text/memoise.ts'

/** In the order of their weights. */
export const classNames = ['praise', 'support', 'spam', 'order'] as const
export type ClassName = (typeof classNames)[number]

/** Probabilities; `leastPraise`: of the sentence that praises least; `known`: share of words that training texts have. */
export type Judgement = Readonly<Record<ClassName | 'leastPraise' | 'known', number>>

/** In steps of `scale`, finer for small weights. */
const stepsOf = (byte: number) => (byte - 8) * Math.abs(byte - 8)

export const rows = 1 << 18
export const knownBits = 1 << 17
const count = classNames.length
/** Fixed: a text without evidence is kept. */
export const bias = -2
/** Bytes: the number of rows, then each class's scale, as floats of 32 bits. */
const headLength = 4 + 4 * count

const maxTokens = 400
/** UTF-16 units: shorter ones are joined to the next. */
const minSentence = 8
const minKnownInSentence = 3

export const edge = 0x811c9dc5 | 0
const blank = 0x20
const zero = 0x30
const dot = 0x2e
/** From here on, scripts put no blanks between words (Thai, Burmese, Khmer; Chinese, Japanese). */
const isUnspaced = (code: number) => (code >= 0x0e00 && code < 0x1100) || code >= 0x2e80

const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const foldDigit = (code: number) => (code >= zero && code <= 0x39 ? zero : code)
/** Outside ASCII everything but punctuation: emoji count, too. */
function isLetter(code: number) {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  if (code < 0x2000) return code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba
  if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002)) return false
  return code < 0xff01 || (code > 0xff0f && code !== 0xff1f)
}

/** Words and marks, of text in lower case. */
export function readTokens(text: string) {
  const tokens: string[] = []
  let start = 0
  for (let at = 0; at <= text.length && tokens.length < maxTokens; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : blank
    if (isLetter(code)) continue
    if (at > start) tokens.push(text.slice(start, at))
    // A full stop inside a name ends no sentence; a blank line is one end.
    const mark = code === dot && isLetter(text.charCodeAt(at + 1)) ? '.x' : text.charAt(at)
    if (code !== blank && (mark !== '\n' || tokens.at(-1) !== mark)) tokens.push(mark)
    start = at + 1
  }
  return tokens
}

/** A mark has no character runs. */
export const isMark = (token: string) => !isLetter(token.charCodeAt(0))

export function hashToken(token: string) {
  let hash = edge
  for (let at = 0; at < token.length; at += 1) hash = step(hash, foldDigit(token.charCodeAt(at)))
  return mixBits(hash) | 0
}

/** Two to five characters, with the blanks around; single ones too in unspaced scripts. */
export function gramsOf(token: string) {
  const found: number[] = []
  if (isMark(token)) return found
  const length = Math.min(token.length, 200)
  for (let first = -1; first < length; first += 1) {
    const shortest = isUnspaced(token.charCodeAt(first)) ? 1 : 2
    const end = Math.min(first + 4, length)
    let hash = ~edge
    for (let at = first; at <= end; at += 1) {
      hash = step(hash, at < 0 || at === length ? blank : foldDigit(token.charCodeAt(at)))
      if (at - first + 1 >= shortest) found.push(mixBits(hash) & (rows - 1))
    }
  }
  return found
}

/** By the word or, in unspaced scripts, each pair of characters; -1 is never known. Names with digits are nobody's vocabulary. */
export function bitsOf(token: string) {
  if (isMark(token) || /^\d+$/.test(token)) return []
  if (/\d/.test(token)) return [-1]
  if (token.length < 2 || !isUnspaced(token.charCodeAt(0))) return [hashToken(token) & (knownBits - 1)]
  const pairAt = (at: number) => mixBits(step(step(edge, token.charCodeAt(at)), token.charCodeAt(at + 1)))
  return Array.from({ length: token.length - 1 }, (_, at) => pairAt(at) & (knownBits - 1))
}

/** Of two neighbours, or of one and the edge. */
export function hashPair(left: number, right: number) {
  return mixBits(Math.imul(left, 31) ^ Math.imul(right, 0x01000193))
}

const endMarks: ReadonlySet<string> = new Set('\n.!?。！？…।؟۔')

export function splitSentences(tokens: readonly string[]): string[][] {
  const starts = [0]
  let length = 0
  for (const [at, token] of tokens.entries()) {
    length += token.length
    if (length < minSentence || !endMarks.has(token)) continue
    starts.push(at + 1)
    length = 0
  }
  if (length < minSentence && starts.length > 1) starts.pop()
  return starts.map((start, index) => tokens.slice(start, starts[index + 1]))
}

/** Sums of words by class, of runs by class, then counts. */
const slots = { words: 2 * count, runs: 2 * count + 1, known: 2 * count + 2, all: 2 * count + 3 }
const width = 2 * count + 4
/** UTF-16 units of tokens whose evidence is cached. */
const maxCached = 1 << 19

/**
 * @param stored compressed by Brotli: the head; for each row with weights, a byte for its distance from the one before; for each such
 * row, a byte for the classes that it has weights of; the weights, a byte each, of rows with the same classes together, class by class,
 * because they are alike; a bit for each word, if known
 */
export function createClassifier(stored: Uint8Array) {
  const bytes = brotliDecompressSync(stored)
  const scales = classNames.map((_, own) => bytes.readFloatLE(4 + 4 * own))
  const length = bytes.readFloatLE(0)
  const rowsOf = Array.from({ length: 1 << count }, (): number[] => [])
  let row = 0
  for (let at = headLength; at < headLength + length; at += 1) {
    row += bytes[at] as number
    rowsOf[bytes[at + length] as number]?.push(row)
  }
  const weights = new Int8Array(rows * count)
  let next = headLength + 2 * length
  for (const [classes, alike] of rowsOf.entries())
    for (let own = 0; own < count; own += 1)
      if ((classes >>> own) & 1)
        for (const place of alike) weights[place * count + own] = stepsOf(bytes[next++] as number)
  const known = bytes.subarray(next)
  const isKnown = (bit: number) => bit >= 0 && (((known[bit >>> 3] as number) >>> (bit & 7)) & 1) === 1

  const add = (sums: number[], slot: number, value: number) => {
    sums[slot] = (sums[slot] as number) + value
  }
  const addRow = (sums: number[], first: number, hash: number) => {
    const place = (hash & (rows - 1)) * count
    for (let own = 0; own < count; own += 1) add(sums, first + own, weights[place + own] as number)
  }
  const addWord = (sums: number[], hash: number) => {
    addRow(sums, 0, hash)
    add(sums, slots.words, 1)
  }
  const readEvidence = memoise((token) => {
    const [hash, grams, bits] = [hashToken(token), gramsOf(token), bitsOf(token)]
    const sums = new Array<number>(width).fill(0)
    addWord(sums, hash)
    for (const gram of grams) addRow(sums, count, gram)
    add(sums, slots.runs, grams.length)
    add(sums, slots.known, bits.filter(isKnown).length)
    add(sums, slots.all, bits.length)
    return { hash, sums, isWord: !isMark(token) }
  }, maxCached)
  const sum = (tokens: readonly string[]) => {
    const sums = new Array<number>(width).fill(0)
    let before = edge
    for (const token of tokens) {
      const { hash, sums: own, isWord } = readEvidence(token)
      for (let slot = 0; slot < width; slot += 1) add(sums, slot, own[slot] as number)
      if (!isWord) continue
      addWord(sums, hashPair(before, hash))
      before = hash
    }
    addWord(sums, hashPair(before, edge))
    return sums
  }
  const weigh = (sums: number[]) => {
    const words = Math.sqrt(sums[slots.words] as number)
    const runs = Math.sqrt((sums[slots.runs] as number) || 1)
    const odds = scales.map((scale, own) => {
      const total = (sums[own] as number) / words + (sums[count + own] as number) / runs
      return Math.exp(bias + scale * total)
    })
    const all = odds.reduce((sum, one) => sum + one, 1)
    return odds.map((one) => one / all)
  }

  return {
    /** Of text in lower case. An order may follow a complaint, and a complaint praise: single sentences count, too. */
    judge(text: string): Judgement {
      const tokens = readTokens(text)
      const whole = sum(tokens)
      let [praise = 0, support = 0, spam = 0, order = 0] = weigh(whole)
      let leastPraise = praise
      const sentences = splitSentences(tokens)
      for (const sentence of sentences.length < 2 ? [] : sentences) {
        const sums = sum(sentence)
        const [ownPraise = 0, , , ownOrder = 0] = weigh(sums)
        leastPraise = Math.min(leastPraise, ownPraise)
        if ((sums[slots.known] as number) >= minKnownInSentence) order = Math.max(order, ownOrder)
      }
      const [known = 0, words = 0] = whole.slice(slots.known)
      return { praise, leastPraise, support, spam, order, known: words === 0 ? 1 : known / words }
    },

    /** Whether training texts have the word, in lower case. */
    knows: (word: string): boolean => bitsOf(word).every(isKnown),
  }
}

// ncc copies the file into dist/ only if it can parse this one: without private methods and `_` in numbers.
const trained = createClassifier(readFileSync(new URL('./weights.bin', import.meta.url)))
export const isKnownWord = trained.knows

/** Of a folded text. Several rules ask for the same one, one after the other. */
export const classify = memoise((text) => trained.judge(readPlain(text)), 1 << 14)

const address = /(?:https?:\/\/|www\.)[!-~]*|(?<![!-~])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

/** An address only says that there is one, of mail or of the web. */
export function readPlain(text: string) {
  return text.replace(address, (found) => (found.includes('@') ? ' † ' : ' ‡ '))
}

const endings = 'com|net|org|info|biz|xyz|shop|store|online|site|club|top|ru|cn|io|co|me|example'
const hosts = new RegExp(`(?<![\\w.])[\\w-]{2,40}(?:\\.[\\w-]{1,40}){0,3}\\.(?:${endings})(?![\\w(])(?:/[!-~]*)?`, 'g')

/** Hosts without a scheme, too. */
export const markHosts = (plain: string) => plain.replace(hosts, ' ‡ ')

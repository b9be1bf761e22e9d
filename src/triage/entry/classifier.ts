// How likely a text is praise, a support request, spam, or an order to the agent: logistic regression over words and their characters.
// Trained by `npm run bench -- --train`.
import { brotliDecompressSync } from 'node:zlib'
import { mixBits } from '../../text/hash.ts'
import stored from './weights.json' with { type: 'json' }

/** In the order of their weights; a text of none of these classes is kept. */
export const classNames = ['praise', 'support', 'spam', 'order'] as const
export type ClassName = (typeof classNames)[number]

export type Scores = Readonly<Record<ClassName, number>>

export interface Judgement extends Scores {
  /** Share of the words that occur in the training texts. */
  readonly known: number
}

/** What a stored byte stands for, in steps of `scale`: small weights are told apart more finely than large ones. */
const stepsOf = (byte: number) => (byte - 8) * Math.abs(byte - 8)

/** Rows that a word or a run of characters may have, of which few have weights; and bits of the set of known words. Powers of two. */
export const rows = 1 << 18
export const knownBits = 1 << 17
const count = classNames.length
/** Of each class, and fixed: a text without evidence is kept. */
export const bias = -2
/** In bytes, before the weights: for each class, the scale and the number of its rows, each a float of 32 bits. */
export const headLength = 8 * count

/** In words and marks: nobody reads further. */
const maxTokens = 400
/** In UTF-16 units: shorter sentences say too little to be judged alone and are joined to the next. */
const minSentence = 8
/** Known words of a sentence in which an order may stand: a list of names is none. */
const fewestKnownInSentence = 3

export interface Token {
  readonly text: string
  /** A mark stands alone and has no character runs. */
  readonly isMark: boolean
  readonly hash: number
  readonly grams: Int32Array
  /** Bits by which it is known: of the word or, without blanks between words, of each pair of characters; -1 is never known. */
  readonly bits: Int32Array
}

/** Start and end of a text, as neighbours of its first and last word. */
export const edge = 0x811c9dc5 | 0
const blank = 0x20
const zero = 0x30
const dot = 0x2e
/** From here on, scripts put no blanks between words (Thai, Burmese, Khmer; Chinese and Japanese). */
const isUnspaced = (code: number) => (code >= 0x0e00 && code < 0x1100) || code >= 0x2e80

const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
/** All digits are hashed alike. */
const foldDigit = (code: number) => (code >= zero && code <= 0x39 ? zero : code)
/** Letters and digits; outside ASCII everything but punctuation, so that emoji count too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  if (code < 0x2000) return code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba
  if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002)) return false
  return code < 0xff01 || (code > 0xff0f && code !== 0xff1f)
}

/** Words repeat, so what is computed for one is cached; emptied when full. */
const cache = new Map<string, Token>()
const maxCached = 1 << 16
const maxCachedLength = 40

/** Splits text in lower case. */
export function readTokens(text: string): Token[] {
  const tokens: Token[] = []
  let start = 0
  for (let at = 0; at <= text.length && tokens.length < maxTokens; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : blank
    if (isLetter(code)) continue
    if (at > start) tokens.push(tokenOf(text.slice(start, at), false))
    // A full stop inside a name ends no sentence.
    if (code !== blank)
      tokens.push(tokenOf(code === dot && isLetter(text.charCodeAt(at + 1)) ? '.x' : text.charAt(at), true))
    start = at + 1
  }
  return tokens
}

function tokenOf(text: string, isMark: boolean): Token {
  const before = cache.get(text)
  if (before !== undefined) return before
  let hash = edge
  for (let at = 0; at < text.length; at += 1) hash = step(hash, foldDigit(text.charCodeAt(at)))
  hash = mixBits(hash) | 0
  const grams = Int32Array.from(isMark ? [] : hashGrams(text))
  const token = { text, isMark, hash, grams, bits: Int32Array.from(isMark ? [] : bitsOf(text, hash)) }
  if (cache.size >= maxCached) cache.clear()
  if (text.length <= maxCachedLength) cache.set(text, token)
  return token
}

/** Runs of two to five characters, the blanks around the word included; single ones where a character says as much as a word. */
function hashGrams(text: string): number[] {
  const found: number[] = []
  const length = Math.min(text.length, 200)
  for (let first = -1; first < length; first += 1) {
    const shortest = isUnspaced(text.charCodeAt(first)) ? 1 : 2
    const end = Math.min(first + 4, length)
    let hash = ~edge
    for (let at = first; at <= end; at += 1) {
      hash = step(hash, at < 0 || at === length ? blank : foldDigit(text.charCodeAt(at)))
      if (at - first + 1 >= shortest) found.push(mixBits(hash) & (rows - 1))
    }
  }
  return found
}

/** Numbers say nothing, and names with digits are nobody's vocabulary. */
function bitsOf(text: string, hash: number): number[] {
  if (/\d/.test(text)) return /^\d+$/.test(text) ? [] : [-1]
  if (text.length < 2 || !isUnspaced(text.charCodeAt(0))) return [hash & (knownBits - 1)]
  const pairAt = (at: number) => mixBits(step(step(edge, text.charCodeAt(at)), text.charCodeAt(at + 1)))
  return Array.from({ length: text.length - 1 }, (_, at) => pairAt(at) & (knownBits - 1))
}

/** For two neighbours, or for one and the edge. */
export function hashPair(left: number, right: number): number {
  return mixBits(Math.imul(left, 31) ^ Math.imul(right, 0x01000193))
}

const endMarks: ReadonlySet<string> = new Set('\n.!?。！？…।؟۔')

export function splitSentences(tokens: readonly Token[]): (readonly [from: number, to: number])[] {
  const found: [number, number][] = []
  let from = 0
  let length = 0
  tokens.forEach((token, at) => {
    length += token.text.length
    if (!token.isMark || length < minSentence || !endMarks.has(token.text)) return
    found.push([from, at + 1])
    from = at + 1
    length = 0
  })
  if (from < tokens.length) {
    const last = found.at(-1)
    if (last !== undefined && length < minSentence) last[1] = tokens.length
    else found.push([from, tokens.length])
  }
  return found
}

export class Classifier {
  readonly #scale: readonly number[]
  /** Of all rows, those of one row side by side. */
  readonly #weights = new Int8Array(rows * count)
  readonly #known: Uint8Array
  /** Sums of a word's character runs, one per class. */
  readonly #sums = new WeakMap<Token, Float64Array>()

  /**
   * Of weights as stored, compressed by Brotli: after the head, for each class a byte for the distance of each row that has a weight from
   * the one before, and then a byte for each weight; after them, a bit for each word, whether it is known.
   */
  constructor(stored: Uint8Array) {
    const bytes = brotliDecompressSync(stored)
    this.#scale = classNames.map((_, own) => bytes.readFloatLE(8 * own))
    let from = headLength
    for (let own = 0; own < count; own += 1) {
      const length = bytes.readFloatLE(8 * own + 4)
      let row = 0
      for (let at = from; at < from + length; at += 1) {
        row += bytes[at] as number
        this.#weights[row * count + own] = stepsOf(bytes[at + length] as number)
      }
      from += 2 * length
    }
    this.#known = bytes.subarray(from)
  }

  /** Of text in lower case. An order may follow a genuine complaint, so the likeliest sentence counts for orders. */
  judge(text: string): Judgement {
    const tokens = readTokens(text)
    const [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(tokens, 0, tokens.length)
    const sentences = splitSentences(tokens)
    const [known, all] = this.#countKnown(tokens)
    const orders =
      sentences.length < 2
        ? []
        : sentences
            .filter(([from, to]) => this.#countKnown(tokens.slice(from, to))[0] >= fewestKnownInSentence)
            .map(([from, to]) => this.#probabilities(tokens, from, to)[3] ?? 0)
    return {
      praise,
      support,
      spam,
      order: orders.reduce((most, one) => Math.max(most, one), order),
      known: all === 0 ? 1 : known / all,
    }
  }

  #probabilities(tokens: readonly Token[], from: number, to: number): number[] {
    const words = new Float64Array(count)
    const grams = new Float64Array(count)
    let [wordCount, gramCount] = [0, 0]
    const add = (hash: number) => {
      this.#add(words, hash)
      wordCount += 1
    }
    let before = edge
    for (let at = from; at < to; at += 1) {
      const token = tokens[at] as Token
      add(token.hash)
      if (token.isMark) continue
      add(hashPair(before, token.hash))
      before = token.hash
      const sums = this.#sumsOf(token)
      for (let own = 0; own < count; own += 1) grams[own] = (grams[own] as number) + (sums[own] as number)
      gramCount += token.grams.length
    }
    add(hashPair(before, edge))
    const odds = Array.from(words, (sum, own) => {
      const total = sum / Math.sqrt(wordCount) + (grams[own] as number) / Math.sqrt(gramCount || 1)
      return Math.exp(bias + (this.#scale[own] ?? 0) * total)
    })
    const all = odds.reduce((sum, one) => sum + one, 1)
    return odds.map((one) => one / all)
  }

  #add(sums: Float64Array, hash: number): void {
    const first = (hash & (rows - 1)) * count
    for (let own = 0; own < count; own += 1) sums[own] = (sums[own] as number) + (this.#weights[first + own] as number)
  }

  #sumsOf(token: Token): Float64Array {
    const before = this.#sums.get(token)
    if (before !== undefined) return before
    const sums = new Float64Array(count)
    for (const row of token.grams) this.#add(sums, row)
    this.#sums.set(token, sums)
    return sums
  }

  /** Whether a training text has the word. */
  knows(word: string): boolean {
    const [first, second] = readTokens(word)
    if (first === undefined || second !== undefined) return false
    const [known, all] = this.#countKnown([first])
    return all > 0 && known === all
  }

  /** Words, or pairs of characters, that occur in the training texts; and all of them. */
  #countKnown(tokens: readonly Token[]): readonly [known: number, all: number] {
    let [known, all] = [0, 0]
    for (const { bits } of tokens) {
      all += bits.length
      for (const bit of bits) if (bit >= 0 && ((this.#known[bit >>> 3] as number) >>> (bit & 7)) & 1) known += 1
    }
    return [known, all]
  }
}

const trained = new Classifier(Buffer.from(stored.packed, 'base64'))

/** Rules mostly ask for the same text, so the last answers are kept. */
const recent: { readonly text: string; readonly found: Judgement }[] = []

/** Of a folded text. */
export function classify(text: string): Judgement {
  const known = recent.find((one) => one.text === text)
  if (known !== undefined) return known.found
  const found = trained.judge(readPlain(text))
  if (recent.length >= 4) recent.shift()
  recent.push({ text, found })
  return found
}

export function isKnownWord(word: string): boolean {
  return trained.knows(word)
}

const address = /(?:https?:\/\/|www\.)[!-~]*|(?<![!-~])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

/** An address says only that there is one: of mail or of the web, each a mark. */
export function readPlain(text: string): string {
  if (!/https?:|www\.|@/.test(text)) return text
  return text.replace(address, (found) => (found.includes('@') ? ' † ' : ' ‡ '))
}

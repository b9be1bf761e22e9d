// How likely a text is praise, a support request, spam, or an order to the agent: logistic regression over words and their characters.
// Trained by `npm run bench -- --train`.
import { brotliDecompressSync } from 'node:zlib'
import { hashText, mixBits } from '../../text/hash.ts'
import stored from './weights.json' with { type: 'json' }

/** In the order of their weights; a text of none of these classes is kept. */
export const classNames = ['praise', 'support', 'spam', 'order'] as const
export type ClassName = (typeof classNames)[number]

/** Probabilities; and `known`, the share of the words that occur in the training texts. */
export type Judgement = Readonly<Record<ClassName | 'known', number>>

/** What a stored byte stands for, in steps of `scale`: small weights are told apart more finely than large ones. */
const stepsOf = (byte: number) => (byte - 8) * Math.abs(byte - 8)

/** Rows that a word or a run of characters may have, of which few have weights; and bits of the set of known words. Powers of two. */
export const rows = 1 << 17
export const knownBits = 1 << 16
const count = classNames.length
/** Of each class, and fixed: a text without evidence is kept. */
export const bias = -2
/** In bytes, before the weights: the number of rows that have some, and each class's scale, floats of 32 bits. */
const headLength = 4 + 4 * count

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
  /** Computed once by the classifier that judges with it. */
  evidence?: { readonly of: Classifier; readonly sums: Float64Array }
}

/** In sums of evidence, the weights of words and of character runs, each by class, come first; then how many there are of what. */
const slots = { words: 2 * count, runs: 2 * count + 1, known: 2 * count + 2, all: 2 * count + 3 }
const width = 2 * count + 4

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
  const token = { text, isMark, hash: mixBits(hash) | 0 }
  if (cache.size >= maxCached) cache.clear()
  if (text.length <= maxCachedLength) cache.set(text, token)
  return token
}

/** Runs of two or three characters, the blanks around the word included; single ones where a character says as much as a word. */
export function gramsOf({ text, isMark }: Token): number[] {
  const found: number[] = []
  if (isMark) return found
  const length = Math.min(text.length, 200)
  for (let first = -1; first < length; first += 1) {
    const shortest = isUnspaced(text.charCodeAt(first)) ? 1 : 2
    const end = Math.min(first + 2, length)
    let hash = ~edge
    for (let at = first; at <= end; at += 1) {
      hash = step(hash, at < 0 || at === length ? blank : foldDigit(text.charCodeAt(at)))
      if (at - first + 1 >= shortest) found.push(mixBits(hash) & (rows - 1))
    }
  }
  return found
}

/** In UTF-16 units: how a longer word ends says little of whether it is known. */
const longestStem = 5

/**
 * Bits by which it is known: of the start of the word or, without blanks between words, of each character; -1 is never known. Numbers say
 * nothing, and names with digits are nobody's vocabulary.
 */
export function bitsOf({ text, isMark }: Token): number[] {
  if (isMark) return []
  if (/\d/.test(text)) return /^\d+$/.test(text) ? [] : [-1]
  const stems = isUnspaced(text.charCodeAt(0)) ? [...text] : [text.slice(0, longestStem)]
  return stems.map((stem) => hashText(stem) & (knownBits - 1))
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

  /**
   * Of weights as stored, compressed by Brotli: after the head, for each row that has weights a byte for its distance from the one before,
   * then for each class a byte for its weight of each such row; at last a bit for each word, whether it is known.
   */
  constructor(stored: Uint8Array) {
    const bytes = brotliDecompressSync(stored)
    this.#scale = classNames.map((_, own) => bytes.readFloatLE(4 + 4 * own))
    const length = bytes.readFloatLE(0)
    let row = 0
    for (let at = headLength; at < headLength + length; at += 1) {
      row += bytes[at] as number
      for (let own = 0; own < count; own += 1)
        this.#weights[row * count + own] = stepsOf(bytes[at + (own + 1) * length] as number)
    }
    this.#known = bytes.subarray(headLength + (1 + count) * length)
  }

  /** Of text in lower case. An order may follow a genuine complaint, so the likeliest sentence counts for orders. */
  judge(text: string): Judgement {
    const tokens = readTokens(text)
    const whole = this.#sum(tokens, 0, tokens.length)
    let [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(whole)
    const sentences = splitSentences(tokens)
    for (const [from, to] of sentences.length < 2 ? [] : sentences) {
      const sums = this.#sum(tokens, from, to)
      if ((sums[slots.known] as number) < fewestKnownInSentence) continue
      order = Math.max(order, this.#probabilities(sums)[3] ?? 0)
    }
    return { praise, support, spam, order, known: readKnown(whole) }
  }

  #sum(tokens: readonly Token[], from: number, to: number): Float64Array {
    const sums = new Float64Array(width)
    let before = edge
    for (let next = from; next < to; next += 1) {
      const token = tokens[next] as Token
      const own = this.#evidenceOf(token)
      for (let place = 0; place < width; place += 1) sums[place] = (sums[place] as number) + (own[place] as number)
      if (token.isMark) continue
      this.#add(sums, hashPair(before, token.hash))
      before = token.hash
    }
    return this.#add(sums, hashPair(before, edge))
  }

  #probabilities(sums: Float64Array): number[] {
    const words = Math.sqrt(sums[slots.words] as number)
    const runs = Math.sqrt((sums[slots.runs] as number) || 1)
    const odds = this.#scale.map((scale, own) => {
      const total = (sums[own] as number) / words + (sums[count + own] as number) / runs
      return Math.exp(bias + scale * total)
    })
    const all = odds.reduce((sum, one) => sum + one, 1)
    return odds.map((one) => one / all)
  }

  #add(sums: Float64Array, hash: number): Float64Array {
    this.#addRow(sums, 0, hash)
    sums[slots.words] = (sums[slots.words] as number) + 1
    return sums
  }

  #addRow(sums: Float64Array, first: number, hash: number): void {
    const row = (hash & (rows - 1)) * count
    for (let own = 0; own < count; own += 1)
      sums[first + own] = (sums[first + own] as number) + (this.#weights[row + own] as number)
  }

  #evidenceOf(token: Token): Float64Array {
    if (token.evidence?.of === this) return token.evidence.sums
    const [grams, bits] = [gramsOf(token), bitsOf(token)]
    const sums = this.#add(new Float64Array(width), token.hash)
    for (const row of grams) this.#addRow(sums, count, row)
    sums[slots.runs] = grams.length
    sums[slots.all] = bits.length
    sums[slots.known] = bits.filter((bit) => bit >= 0 && ((this.#known[bit >>> 3] as number) >>> (bit & 7)) & 1).length
    token.evidence = { of: this, sums }
    return sums
  }

  /** Whether the word as a whole has weights. */
  knows(word: string): boolean {
    const [first, second] = readTokens(word)
    if (first === undefined || second !== undefined) return false
    const row = (first.hash & (rows - 1)) * count
    return this.#weights.subarray(row, row + count).some((weight) => weight !== 0)
  }
}

/** Share of the words, or of their characters, that are known. */
function readKnown(sums: Float64Array): number {
  return sums[slots.all] === 0 ? 1 : (sums[slots.known] as number) / (sums[slots.all] as number)
}

const trained = new Classifier(Buffer.from(stored.packed, 'base64'))

/** Rules mostly ask for the same text. */
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

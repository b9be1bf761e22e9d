// Finds praise, support requests, spam and orders to the agent: logistic regression over words and their characters.
// Trained by `npm run bench -- --train`.
import { brotliDecompressSync } from 'node:zlib'
import { mixBits } from '../../text/hash.ts'
import { packedWeights } from './weights.ts'

/** In the order of their weights. */
export const classNames = ['praise', 'support', 'spam', 'order'] as const
export type ClassName = (typeof classNames)[number]

/** Probabilities; `known`: share of words that training texts have. */
export type Judgement = Readonly<Record<ClassName | 'known', number>>

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

export interface Token {
  readonly text: string
  /** A mark has no character runs. */
  readonly isMark: boolean
  readonly hash: number
  /** Cached, of the classifier that judges. */
  evidence?: { readonly of: Classifier; readonly sums: Float64Array }
}

/** Sums of words by class, of runs by class, then counts. */
const slots = { words: 2 * count, runs: 2 * count + 1, known: 2 * count + 2, all: 2 * count + 3 }
const width = 2 * count + 4

export const edge = 0x811c9dc5 | 0
const blank = 0x20
const zero = 0x30
const dot = 0x2e
/** From here on, scripts put no blanks between words (Thai, Burmese, Khmer; Chinese, Japanese). */
const isUnspaced = (code: number) => (code >= 0x0e00 && code < 0x1100) || code >= 0x2e80

const step = (hash: number, code: number) => Math.imul(hash ^ code, 0x01000193)
const foldDigit = (code: number) => (code >= zero && code <= 0x39 ? zero : code)
/** Outside ASCII everything but punctuation: emoji count, too. */
function isLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= zero && code <= 0x39)
  if (code < 0x2000) return code >= 0xc0 || code === 0xaa || code === 0xb5 || code === 0xba
  if (code <= 0x206f || (code >= 0x3000 && code <= 0x3002)) return false
  return code < 0xff01 || (code > 0xff0f && code !== 0xff1f)
}

const cache = new Map<string, Token>()
const maxCached = 1 << 16
const maxCachedLength = 40

/** Of text in lower case. */
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

/** Two to five characters, with the blanks around; single ones too in unspaced scripts. */
export function gramsOf({ text, isMark }: Token): number[] {
  const found: number[] = []
  if (isMark) return found
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

/** By the word or, in unspaced scripts, each pair of characters; -1 is never known. Names with digits are nobody's vocabulary. */
export function bitsOf({ text, isMark, hash }: Token): number[] {
  if (isMark) return []
  if (/\d/.test(text)) return /^\d+$/.test(text) ? [] : [-1]
  if (text.length < 2 || !isUnspaced(text.charCodeAt(0))) return [hash & (knownBits - 1)]
  const pairAt = (at: number) => mixBits(step(step(edge, text.charCodeAt(at)), text.charCodeAt(at + 1)))
  return Array.from({ length: text.length - 1 }, (_, at) => pairAt(at) & (knownBits - 1))
}

/** Of two neighbours, or of one and the edge. */
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
  readonly #weights = new Int8Array(rows * count)
  readonly #known: Uint8Array

  /**
   * @param stored compressed by Brotli: the head; for each row with weights, a byte for its distance from the one before; for each such
   * row, a byte for the classes that it has weights of; the weights, a byte each, of rows with the same classes together, class by class,
   * because they are alike; a bit for each word, if known
   */
  constructor(stored: Uint8Array) {
    const bytes = brotliDecompressSync(stored)
    this.#scale = classNames.map((_, own) => bytes.readFloatLE(4 + 4 * own))
    const end = headLength + bytes.readFloatLE(0)
    const length = end - headLength
    const rowsOf = Array.from({ length: 1 << count }, (): number[] => [])
    let row = 0
    for (let at = headLength; at < end; at += 1) {
      row += bytes[at] as number
      rowsOf[bytes[at + length] as number]?.push(row)
    }
    let next = end + length
    rowsOf.forEach((alike, classes) => {
      for (let own = 0; own < count; own += 1)
        if ((classes >>> own) & 1)
          for (const place of alike) {
            this.#weights[place * count + own] = stepsOf(bytes[next] as number)
            next += 1
          }
    })
    this.#known = bytes.subarray(next)
  }

  /** Of text in lower case. An order may follow a genuine complaint, so its likeliest sentence counts. */
  judge(text: string): Judgement {
    const tokens = readTokens(text)
    const whole = this.#sum(tokens, 0, tokens.length)
    let [praise = 0, support = 0, spam = 0, order = 0] = this.#probabilities(whole)
    const sentences = splitSentences(tokens)
    for (const [from, to] of sentences.length < 2 ? [] : sentences) {
      const sums = this.#sum(tokens, from, to)
      if ((sums[slots.known] as number) < minKnownInSentence) continue
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

  /** Whether a training text has the word. */
  knows(word: string): boolean {
    const [first, second] = readTokens(word)
    if (first === undefined || second !== undefined) return false
    const sums = this.#evidenceOf(first)
    return sums[slots.all] !== 0 && readKnown(sums) === 1
  }
}

function readKnown(sums: Float64Array): number {
  return sums[slots.all] === 0 ? 1 : (sums[slots.known] as number) / (sums[slots.all] as number)
}

const trained = new Classifier(packedWeights)

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

/** An address only says that there is one, of mail or of the web. */
export function readPlain(text: string): string {
  if (!/https?:|www\.|@/.test(text)) return text
  return text.replace(address, (found) => (found.includes('@') ? ' † ' : ' ‡ '))
}

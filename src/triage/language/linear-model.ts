// A linear model over words, pairs of adjacent words and characters, all hashed; trained by test/bench/triage/learn.ts.
import { edge, hashGrams, hashPair, ofEachWord, type Word } from './words.ts'

/** As stored in the weight files. */
export interface Stored {
  readonly bias: number
  readonly scale: number
  /** One byte per row, in base64: first the buckets (a power of two), then rows of the model's own. */
  readonly weights: string
}

/** The weight of a text's words, before normalising by their number. */
export interface Tally {
  words: number
  wordCount: number
  grams: number
  gramCount: number
}

/** How many words and marks of a text are scored. */
export const longest = 150

export class LinearModel {
  readonly #bias: number
  readonly #scale: number
  readonly #weights: Int8Array
  readonly #mask: number
  readonly #gramsOf = ofEachWord((word) => this.#addGrams(word))

  constructor({ bias, scale, weights }: Stored, buckets: number) {
    this.#bias = bias
    this.#scale = scale
    this.#mask = buckets - 1
    this.#weights = new Int8Array(Buffer.from(weights, 'base64'))
  }

  /** For some words of a text, `from` up to `to`. */
  tally(words: readonly Word[], from = 0, to = words.length): Tally {
    const tally = { words: 0, wordCount: 0, grams: 0, gramCount: 0 }
    let before = edge
    for (let at = from; at < Math.min(to, from + longest); at += 1) {
      const word = words[at] as Word
      tally.words += this.#weightOf(word.hash)
      tally.wordCount += 1
      if (word.isMark) continue
      tally.words += this.#weightOf(hashPair(before, word.hash))
      tally.wordCount += 1
      before = word.hash
      const { sum, count } = this.#gramsOf(word)
      tally.grams += sum
      tally.gramCount += count
    }
    tally.words += this.#weightOf(hashPair(before, edge))
    tally.wordCount += 1
    return tally
  }

  /** Log-odds, including extra rows with their values, or one for all. A long text has no more weight than a short one. */
  weigh(tally: Tally, rows: readonly number[] = [], values: number | readonly number[] = 0): number {
    let sum = tally.words / Math.sqrt(tally.wordCount || 1) + tally.grams / Math.sqrt(tally.gramCount || 1)
    for (let at = 0; at < rows.length; at += 1) {
      const value = typeof values === 'number' ? values : (values[at] ?? 0)
      sum += (this.#weights[rows[at] ?? 0] ?? 0) * value
    }
    return this.#bias + this.#scale * sum
  }

  #addGrams(word: Word): { sum: number; count: number } {
    const hashes = hashGrams(word)
    let sum = 0
    for (const hash of hashes) sum += this.#weightOf(hash)
    return { sum, count: hashes.length }
  }

  #weightOf(hash: number): number {
    return this.#weights[hash & this.#mask] ?? 0
  }
}

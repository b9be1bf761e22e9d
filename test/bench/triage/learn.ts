// Trains the linear models of src/triage, deterministically: stochastic gradient descent with AdaGrad's steps.
import { longest, type Stored } from '../../../src/triage/language/linear-model.ts'
import { edge, hashGrams, hashPair, type Word } from '../../../src/triage/language/words.ts'

export interface Features {
  readonly rows: Int32Array
  readonly values: Float64Array
}

const rate = 0.3
const decay = 1e-6

/** Rows as the model has them: words, and characters in words. */
export function hashFeatures(words: readonly Word[], buckets: number): { words: number[]; grams: number[] } {
  const found = { words: [] as number[], grams: [] as number[] }
  let before = edge
  for (const word of words.slice(0, longest)) {
    found.words.push(word.hash)
    if (word.isMark) continue
    found.words.push(hashPair(before, word.hash))
    before = word.hash
    found.grams.push(...hashGrams(word))
  }
  found.words.push(hashPair(before, edge))
  const rows = (hashes: readonly number[]) => hashes.map((hash) => hash & (buckets - 1))
  return { words: rows(found.words), grams: rows(found.grams) }
}

/** Rows of each group weigh less the more there are. */
export function weighGroups(groups: readonly (readonly number[])[]): { rows: number[]; values: number[] } {
  return { rows: groups.flat(), values: groups.flatMap((group) => group.map(() => 1 / Math.sqrt(group.length))) }
}

export class Learner {
  readonly #classes: number
  readonly #weights: Float64Array
  readonly #squares: Float64Array
  readonly #bias: number

  /** Rows are those of words, and as many of one's own; one more is the bias. */
  constructor(classes: number, rows: number) {
    this.#classes = classes
    this.#bias = rows
    this.#weights = new Float64Array((rows + 1) * classes)
    this.#squares = new Float64Array(this.#weights.length).fill(0.01)
  }

  /** Log-odds of each class against none. */
  weigh({ rows, values }: Features): number[] {
    return Array.from({ length: this.#classes }, (_, offset) => {
      let sum = this.#weights[this.#bias * this.#classes + offset] ?? 0
      for (let at = 0; at < rows.length; at += 1)
        sum += (this.#weights[(rows[at] ?? 0) * this.#classes + offset] ?? 0) * (values[at] ?? 0)
      return sum
    })
  }

  /** A class that is none of them counts as none; errors weigh as much as they are told. */
  learn(features: Features, label: number, weight = 1): void {
    const odds = this.weigh(features).map(Math.exp)
    const all = odds.reduce((sum, one) => sum + one, 1)
    odds.forEach((one, offset) => {
      const error = weight * (one / all - (label === offset ? 1 : 0))
      for (let at = 0; at < features.rows.length; at += 1)
        this.#step((features.rows[at] ?? 0) * this.#classes + offset, error, features.values[at] ?? 0)
      this.#step(this.#bias * this.#classes + offset, error, 1)
    })
  }

  #step(place: number, error: number, value: number): void {
    const weight = this.#weights[place] ?? 0
    const gradient = error * value + decay * weight
    const square = (this.#squares[place] ?? 0) + gradient * gradient
    this.#squares[place] = square
    this.#weights[place] = weight - (rate * gradient) / Math.sqrt(square)
  }

  /** As they are stored, one per class: a weight is a whole number of steps. */
  store(): Stored[] {
    return Array.from({ length: this.#classes }, (_, offset) => {
      const weights = this.#weights.filter((_, at) => at % this.#classes === offset)
      const rows = weights.subarray(0, this.#bias)
      const sizes = rows.map(Math.abs).sort()
      const scale = Number(((sizes[Math.floor(0.9995 * sizes.length)] ?? 0) / 127).toPrecision(6))
      const bytes = Int8Array.from(rows, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
      const bias = Number((weights[this.#bias] ?? 0).toFixed(4))
      return { bias, scale, weights: Buffer.from(bytes.buffer).toString('base64') }
    })
  }
}

/** In a new order each time, but in the same for the same seed. */
export function createShuffle(seed: number): <T>(items: T[]) => void {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return <T>(items: T[]) => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = Math.floor(random() * (last + 1))
      const held = items[last] as T
      items[last] = items[other] as T
      items[other] = held
    }
  }
}

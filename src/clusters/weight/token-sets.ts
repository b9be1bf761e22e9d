// The different tokens of one comment at a time, and how many of them another comment has too.
import type { Lexicon } from '../words/lexicon.ts'
import { numberTokens, type Tokens } from './tokens.ts'

/** Words that tell something from which on a text is not said twice by chance, in halves. */
const fewestHalves = 10
/** Share of the words of two texts that both have, from which the later is a copy of the older. */
export const nearCopy = 0.45
/** The same for an older text in few words; for one or two words, all must be the same. */
const nearShort = 0.6
const fewestShort = 3

export class TokenSets {
  private readonly lexicon: Lexicon
  private readonly tokens: Tokens
  private readonly sizes: Uint16Array
  private readonly longs: Uint8Array
  /** Which of 32 groups of tokens a row has: tells most strangers apart at a glance. */
  private readonly sketches: Uint32Array
  private readonly seen: Uint32Array
  private readonly counted: Uint32Array
  private reads = 0
  private compares = 0
  private sketch = 0
  /** Hashes of the present row's tokens; the first `size` of them. */
  hashes = new Int32Array(64)
  size = 0

  constructor(lexicon: Lexicon) {
    const rows = lexicon.start.length - 1
    this.lexicon = lexicon
    this.tokens = numberTokens(lexicon)
    this.sizes = new Uint16Array(rows)
    this.longs = new Uint8Array(rows)
    this.sketches = new Uint32Array(rows)
    this.seen = new Uint32Array(this.tokens.hash.length)
    this.counted = new Uint32Array(this.tokens.hash.length)
  }

  /** Makes a row the present one. Stop words and numbers tell something only where there is nothing else. */
  read(row: number): void {
    this.reads += 1
    this.size = 0
    this.sketch = 0
    const halves = this.readAll(row, 0)
    if (this.size === 0) this.readAll(row, 1)
    this.longs[row] = halves >= fewestHalves ? 1 : 0
    this.sizes[row] = this.size
    this.sketches[row] = this.sketch
  }

  private readAll(row: number, stop: 0 | 1): number {
    const { tokens, seen, reads } = this
    const { start, ids } = this.lexicon
    const to = start[row + 1] as number
    let halves = 0
    for (let at = start[row] as number; at < to; at += 1) {
      const id = ids[at] as number
      const token = tokens.of[id] as number
      if (tokens.isStop[id] !== stop || seen[token] === reads) continue
      seen[token] = reads
      halves += tokens.worth[id] as number
      if (this.size === this.hashes.length) this.grow()
      const hash = tokens.hash[token] as number
      this.hashes[this.size++] = hash
      this.sketch |= 1 << (hash & 31)
    }
    return halves
  }

  private grow(): void {
    const larger = new Int32Array(this.hashes.length * 2)
    larger.set(this.hashes)
    this.hashes = larger
  }

  /** Whether a row that was read before has so many words that nobody else would find the same by chance. */
  isLong(row: number): boolean {
    return this.longs[row] === 1
  }

  /** Whether the present row says the same as one that was read before. */
  isCopyOf(row: number): boolean {
    const { size } = this
    const other = this.sizes[row] as number
    const least = size < fewestShort || other < fewestShort ? 1 : this.isLong(row) ? nearCopy : nearShort
    /** So many must be common. */
    const needed = ((size + other) * least) / (1 + least)
    if (Math.min(size, other) < needed || size - countBits(this.sketch & ~(this.sketches[row] as number)) < needed)
      return false
    return this.countCommon(row) >= needed - 1e-9
  }

  private countCommon(row: number): number {
    const { tokens, seen, counted, reads } = this
    const { start, ids } = this.lexicon
    this.compares += 1
    const { compares } = this
    const to = start[row + 1] as number
    let common = 0
    for (let at = start[row] as number; at < to; at += 1) {
      const token = tokens.of[ids[at] as number] as number
      if (seen[token] !== reads || counted[token] === compares) continue
      counted[token] = compares
      common += 1
    }
    return common
  }
}

function countBits(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

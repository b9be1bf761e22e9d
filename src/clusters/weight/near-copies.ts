// Which comments say the same in nearly the same words: each follows the oldest that it is like.
import { mixBits } from '../../text/hash.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { TokenSets } from './token-sets.ts'

export interface Copies {
  /** The row that each row follows: itself, or an older one that it is a near-copy of. */
  readonly leaderOf: Uint32Array
  /** 1 for rows with so many words that nobody else would have found the same by chance. */
  readonly isLong: Uint8Array
}

/** Minima of a row's hashes; each with the next is a place where copies meet. Of texts with 0.6 in common, 99 of 100 do. */
const minima = 12
const multipliers = Int32Array.from({ length: minima }, (_, index) => mixBits(index + 1) | 1)
const slots = { perRow: 32, least: 1 << 10, most: 1 << 24 }
const least = new Int32Array(minima)
const hashes = new Int32Array(minima)

/** `order` has the rows by age: who comes later follows, so that nothing that comes later changes what older ones are. */
export function findCopies(lexicon: Lexicon, order: Uint32Array): Copies {
  const sets = new TokenSets(lexicon)
  const leaderOf = new Uint32Array(order.length)
  const isLong = new Uint8Array(order.length)
  const table = new Table(order.length)
  for (let index = 0; index < order.length; index += 1) {
    const row = order[index] as number
    sets.read(row)
    leaderOf[row] = row
    isLong[row] = sets.isLong(row) ? 1 : 0
    if (sets.size === 0) continue
    findMinima(sets)
    const leader = table.find(sets)
    if (leader < 0) table.add(row)
    else leaderOf[row] = leader
  }
  return { leaderOf, isLong }
}

/** Of the present row, into `hashes`. */
function findMinima(sets: TokenSets): void {
  least.fill(0x7fffffff)
  for (let at = 0; at < sets.size; at += 1) {
    const hash = sets.hashes[at] as number
    for (let index = 0; index < minima; index += 1) {
      const value = Math.imul(hash, multipliers[index] as number)
      if (value < (least[index] as number)) least[index] = value
    }
  }
  for (let index = 0; index < minima; index += 1) {
    const next = least[index + 1 === minima ? 0 : index + 1] as number
    hashes[index] = mixBits((least[index] as number) ^ Math.imul(next, 0x9e3779b1) ^ index)
  }
}

/** Leaders by their pairs of minima, two per place; what finds no room is found by another pair. */
class Table {
  private readonly slots: Uint32Array
  /** The lower bits of a slot are a row, the upper ones tell apart what meets there by chance. */
  private readonly rowMask: number

  constructor(rows: number) {
    let size = slots.least
    while (size < rows * slots.perRow && size < slots.most) size *= 2
    this.slots = new Uint32Array(size)
    this.rowMask = 2 ** Math.ceil(Math.log2(rows + 2)) - 1
  }

  /** -1: none. */
  find(sets: TokenSets): number {
    const { slots, rowMask } = this
    let last = 0
    for (let index = 0; index < minima; index += 1) {
      const hash = hashes[index] as number
      const place = mixBits(hash) & (slots.length - 1)
      for (let way = 0; way < 2; way += 1) {
        const slot = slots[place ^ way] as number
        if (slot === 0) break
        if (slot === last || ((slot ^ hash) & ~rowMask) !== 0) continue
        const row = (slot & rowMask) - 1
        if (sets.isCopyOf(row)) return row
        last = slot
      }
    }
    return -1
  }

  add(row: number): void {
    const { slots, rowMask } = this
    for (let index = 0; index < minima; index += 1) {
      const hash = hashes[index] as number
      const place = mixBits(hash) & (slots.length - 1)
      const free = slots[place] === 0 ? place : place ^ 1
      if (slots[free] === 0) slots[free] = (hash & ~rowMask) | (row + 1)
    }
  }
}

// Numbers the features of comments: words, characters, pairs of words.
import { mixBits } from '../text/hash.ts'
import { Numbers } from './key-numbers.ts'
import { featureCount, type Word } from './words.ts'

/** How many of the following words a word is paired with. */
const pairReach = 5

/** A low estimate of new features per row, for the initial size of the tables, which grow. */
const fewestPerRow = 4

export type Comments = readonly (readonly Word[])[]

export interface Numbered {
  /** As in `Vectors`, but not in order. */
  readonly start: Uint32Array
  readonly features: Uint32Array
  /** By number, the feature and how many rows have it. */
  readonly names: Int32Array
  readonly counts: Uint32Array
}

/** Numbers the features of rows from 0. Its tables are kept for the next rows, so a result must be used before. */
export function createNumbering() {
  const numbers = new Numbers()
  let [counts, lastRow, features] = [createColumn(0), createColumn(0), createColumn(0)]
  const listed: number[] = []
  return (rows: Comments, isFew: boolean): Numbered => {
    const start = createColumn(rows.length + 1)
    numbers.clear(fewestPerRow * rows.length)
    let size = 0
    for (let row = 0; row < rows.length; row += 1) {
      const own = listFeatures(rows[row] ?? [], isFew, listed)
      if (size + own > features.length) features = widen(features, 2 * (size + own))
      for (let at = 0; at < own; at += 1) {
        const known = numbers.size
        const n = numbers.numberOf(listed[at] as number)
        if (n === counts.length)
          [counts, lastRow] = [widen(counts, numbers.keys.length), widen(lastRow, numbers.keys.length)]
        if (n === known) counts[n] = 0
        else if (lastRow[n] === row) continue
        lastRow[n] = row
        counts[n] = (counts[n] as number) + 1
        features[size++] = n
      }
      start[row + 1] = size
    }
    return { start, features: features.subarray(0, size), names: numbers.keys.subarray(0, numbers.size), counts }
  }
}

const createColumn = (length: number) => new Uint32Array(length)

function widen(column: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const wider = createColumn(length)
  wider.set(column)
  return wider
}

export const isGram = (feature: number) => (feature & 1) === 1

/** Features of words: among few comments, with their characters; otherwise, with pairs of words. Returns their number. */
function listFeatures(words: readonly Word[], isFew: boolean, to: number[]): number {
  let count = 0
  for (let at = 0; at < words.length; at += 1) {
    const { features } = words[at] as Word
    for (let i = 0; i < features.length; i += 1) {
      const feature = features[i] as number
      // A word's characters come last.
      if (!isFew && isGram(feature)) break
      to[count++] = feature
    }
    if (!isFew) count = listPairs(words, at, to, count)
  }
  return count
}

/** Writes a word's pairs with the next few to `to` from `count` on, and returns their end: emptying an array frees its memory. */
export function listPairs(words: readonly Word[], at: number, to: number[], count: number): number {
  let end = count
  const { stem } = words[at] as Word
  for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
    const other = (words[next] as Word).stem
    if (other === stem) continue
    const pair = mixBits(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other))
    to[end++] = pair & (featureCount - 2)
  }
  return end
}

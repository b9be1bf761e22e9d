// The features of comments, numbered: words, characters, pairs of words.
import { mixBits } from '../text/hash.ts'
import { featureCount, type Word } from './words.ts'

/** How many of the following words a word is paired with. */
const pairReach = 5

export type Comments = readonly (readonly Word[])[]

export interface Numbered {
  /** As in `Vectors`, but not in order. */
  readonly start: Uint32Array
  readonly features: Uint32Array
  /** By number, the feature and how many rows have it. */
  readonly names: Uint32Array
  readonly counts: Uint32Array
}

/**
 * Numbers the features of rows from 0. Its tables are allocated once for all pages; a `Map` for each would take most of the time, and
 * so would a table of all features, of which a page has few.
 */
export function createNumbering() {
  /** One more than the number, at the feature's place or, if that is taken, at the next free one. */
  let numberOf = new Uint32Array(0)
  let [names, counts, lastRow] = createColumns(0)
  const listed: number[] = []
  return (rows: Comments, isFew: boolean): Numbered => {
    const start = new Uint32Array(rows.length + 1)
    const features = new Uint32Array(countFeatures(rows))
    const most = Math.min(featureCount, features.length)
    if (names.length < most) [names, counts, lastRow] = createColumns(Math.min(featureCount, 2 * most))
    const places = Math.min(featureCount, 2 ** Math.ceil(Math.log2(2 * most + 1)))
    if (numberOf.length < places) numberOf = new Uint32Array(places)
    else numberOf.fill(0, 0, places)
    let [size, count] = [0, 0]
    for (let row = 0; row < rows.length; row += 1) {
      const own = listFeatures(rows[row] ?? [], isFew, listed)
      for (let at = 0; at < own; at += 1) {
        const feature = listed[at] as number
        let place = feature & (places - 1)
        while (numberOf[place] !== 0 && names[(numberOf[place] as number) - 1] !== feature)
          place = (place + 1) & (places - 1)
        let n = (numberOf[place] as number) - 1
        if (n < 0) {
          n = count++
          numberOf[place] = count
          names[n] = feature
          counts[n] = 0
        } else if (lastRow[n] === row) continue
        lastRow[n] = row
        counts[n] = (counts[n] as number) + 1
        features[size++] = n
      }
      start[row + 1] = size
    }
    return { start, features: features.subarray(0, size), names: names.subarray(0, count), counts }
  }
}

function createColumns(length: number): [Uint32Array, Uint32Array, Uint32Array] {
  return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)]
}

export const isGram = (feature: number) => (feature & 1) === 1

/** An upper bound. */
function countFeatures(comments: Comments): number {
  const countMost = (words: readonly Word[]) =>
    words.reduce((sum, { features }) => sum + features.length + pairReach, 0)
  return comments.reduce((sum, words) => sum + countMost(words), 0)
}

/** Of single words: with their characters among few comments, otherwise with the words that follow each. Returns how many. */
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

/** Of one word with each of the next few, from `count` on. Returns where they end: an array that is emptied loses its room. */
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

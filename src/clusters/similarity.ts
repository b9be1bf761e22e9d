// How similar comments are: the features they share, weighted by rarity, reduced by the length of both.
import { mixBits } from '../text/hash.ts'
import type { Vectors } from './vectors.ts'
import { featureCount, type Word } from './words.ts'

/** Up to this many comments, characters match typos and inflections; beyond it, word pairs tell unrelated comments apart. */
const few = 50
const gramWorth = 0.2
const pairReach = 5
/** A feature counts as equally common on a page and on the site until the page has this many comments. */
const trustedPage = 60
/** A smaller run says little about what is common, so it is treated as if it had this size. */
const smallRun = 100
/** The least rarity: what nearly everyone on a page says is its subject, and still counts. */
const commonest = 2
/** On a page with more comments, counting them says no more than the site does. */
const largestPage = 2_000
/** How much length reduces similarity: 0 not at all, 1 like the cosine, under which long reports resemble nothing. */
const lengthPenalty = 0.4
/** In comments. */
const mostSparse = 2_000

type Comments = readonly (readonly Word[])[]

export interface Space {
  /** The product of two vectors is the similarity of their comments, among those of one page or of topics of the whole site. */
  readonly vectorsOf: (comments: Comments, among: 'page' | 'site') => Vectors
}

/** Average similarity from which comments are one topic: the more are compared, the likelier two unrelated ones look alike. */
export const sameComplaint = rise([20, 1.6], [1_000, 5.7])
/** The same for a site's topics. */
export const sharedComplaint = rise([100, 2.2], [2_000, 7])

type Point = readonly [count: number, threshold: number]

/** Between two points, by the logarithm of the count. */
function rise([few, low]: Point, [many, high]: Point) {
  return (count: number): number => {
    const share = Math.log(count / few) / Math.log(many / few)
    return low + (high - low) * Math.min(1, Math.max(0, share))
  }
}

/** Learns from all comments of a run what is common among them. */
export function learnSpace(all: Comments): Space {
  const common = createTable(all)
  const listed: number[] = []
  for (const words of all) {
    listFeatures(words, true, true, listed)
    for (const feature of listed) common[feature] = (common[feature] ?? 0) + 1
  }
  const run = Math.max(all.length, smallRun)
  const numberRows = createNumbering(all)
  return {
    vectorsOf: (comments, among) => {
      const isFew = among === 'page' && comments.length <= few
      const hasFaults = among === 'page' && !isFew
      const own = hasFaults ? comments : comments.map((words) => words.filter(({ kind }) => kind !== 'fault'))
      const numbered = numberRows(own, isFew)
      const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0
      const roots = new Float64Array(numbered.names.length)
      for (let n = 0; n < roots.length; n += 1) {
        const feature = numbered.names[n] as number
        const here = counted === 0 ? 0 : (numbered.counts[n] as number)
        const everywhere = Math.max(1, common[feature] ?? 0) / run
        const rarity = Math.log(1 + (counted + trustedPage) / (here + trustedPage * everywhere))
        roots[n] = Math.sqrt(Math.max(commonest, rarity) * (isGram(feature) ? gramWorth : 1))
      }
      return weigh(numbered, roots)
    },
  }
}

/** A number per feature. Most runs have few comments, and megabytes of zeros would cost more than everything else. */
function createTable(all: Comments): Record<number, number | undefined> {
  return all.length > mostSparse ? new Uint32Array(featureCount) : {}
}

interface Numbered {
  /** As in `Vectors`, but not in order. */
  readonly start: Uint32Array
  readonly features: Uint32Array
  /** By number, the feature and how many rows have it. */
  readonly names: Uint32Array
  readonly counts: Uint32Array
}

/** Numbers the features of rows from 0. Its tables are allocated once for all pages; a `Map` for each would take most of the time. */
function createNumbering(all: Comments) {
  /** One more than the number, and all zero between two calls. */
  const numberOf = createTable(all)
  let [names, counts, lastRow] = createColumns(0)
  const listed: number[] = []
  return (rows: Comments, isFew: boolean): Numbered => {
    const start = new Uint32Array(rows.length + 1)
    const features = new Uint32Array(countFeatures(rows))
    const most = Math.min(featureCount, features.length)
    if (names.length < most) [names, counts, lastRow] = createColumns(Math.min(featureCount, 2 * most))
    let [size, count] = [0, 0]
    for (let row = 0; row < rows.length; row += 1) {
      listFeatures(rows[row] ?? [], isFew, !isFew, listed)
      for (let at = 0; at < listed.length; at += 1) {
        const feature = listed[at] as number
        let n = (numberOf[feature] ?? 0) - 1
        if (n < 0) {
          n = count++
          numberOf[feature] = count
          names[n] = feature
          counts[n] = 0
        } else if (lastRow[n] === row) continue
        lastRow[n] = row
        counts[n] = (counts[n] as number) + 1
        features[size++] = n
      }
      start[row + 1] = size
    }
    for (let n = 0; n < count; n += 1) numberOf[names[n] as number] = 0
    return { start, features: features.subarray(0, size), names: names.subarray(0, count), counts }
  }
}

function createColumns(length: number): [Uint32Array, Uint32Array, Uint32Array] {
  return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)]
}

/** Works in place. `roots`, by number: the square root of each feature's weight. */
function weigh({ start, features, counts }: Numbered, roots: Float64Array): Vectors {
  const weights = new Float32Array(features.length)
  let [from, kept] = [0, 0]
  for (let row = 0; row + 1 < start.length; row += 1) {
    const first = kept
    let whole = 0
    for (; from < (start[row + 1] as number); from += 1) {
      const n = features[from] as number
      whole += (roots[n] as number) ** 2
      // A feature that only one row has counts towards its length, but in no product.
      if ((counts[n] as number) > 1) features[kept++] = n
    }
    features.subarray(first, kept).sort()
    const factor = whole ** (-lengthPenalty / 2)
    for (let at = first; at < kept; at += 1) weights[at] = (roots[features[at] as number] as number) * factor
    start[row + 1] = kept
  }
  return { start, features: features.slice(0, kept), weights: weights.slice(0, kept), count: roots.length }
}

const isGram = (feature: number) => (feature & 1) === 1

/** An upper bound. */
function countFeatures(comments: Comments): number {
  const countMost = (words: readonly Word[]) =>
    words.reduce((sum, { features }) => sum + features.length + pairReach, 0)
  return comments.reduce((sum, words) => sum + countMost(words), 0)
}

/** Of single words, and of each word with each of the next few. */
function listFeatures(words: readonly Word[], hasGrams: boolean, hasPairs: boolean, to: number[]): void {
  to.length = 0
  for (let at = 0; at < words.length; at += 1) {
    const { features, stem } = words[at] as Word
    for (let i = 0; i < features.length; i += 1) {
      const feature = features[i] as number
      if (hasGrams || !isGram(feature)) to.push(feature)
    }
    if (!hasPairs) continue
    for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
      const other = (words[next] as Word).stem
      if (other === stem) continue
      const pair = mixBits(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other))
      to.push(pair & (featureCount - 2))
    }
  }
}

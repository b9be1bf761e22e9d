// How similar comments are: the features they share, weighted by rarity, reduced by the length of both.
import type { Corpus } from './corpus.ts'
import { type Comments, createNumbering, isGram, listPairs, type Numbered } from './numbering.ts'
import type { Vectors } from './vectors.ts'
import { featureCount, type Word } from './words.ts'

/** Up to this many comments, characters match typos and inflections; beyond it, word pairs separate unrelated comments. */
const few = 50
const gramWorth = 0.2
/** A feature counts as equally common on a page and on the site until the page has this many comments. */
const trustedPage = 60
/** A smaller run says little about what is common, so it is treated as if it had this size. */
const smallRun = 100
/** The least rarity of a feature: what nearly everyone on a page mentions is its subject, and must still count. */
const commonest = 2
/** On a page with more comments, counts per page say no more than those of the whole site. */
const largestPage = 2_000
/** How much length reduces similarity: 0 not at all, 1 like the cosine, under which long reports resemble nothing. */
const lengthPenalty = 0.4
/** Up to this many comments, tables are sparse. */
const mostSparse = 2_000
/** Weights of features that fewer comments than this have are computed once. */
const rare = 32

export interface Space {
  /** The product of two vectors is the similarity of their comments, among those of one page or of topics of the whole site. */
  readonly vectorsOf: (comments: Comments, among: 'page' | 'site') => Vectors
}

/** The average similarity of one topic. It rises with the comments compared, since more unrelated ones look alike by chance. */
export const sameComplaint = rise([20, 1.6], [1_000, 5.7])
/** The same for the topics of a site. */
export const sharedComplaint = rise([100, 2.2], [2_000, 7])

type Point = readonly [count: number, threshold: number]

/** Between two points, by the logarithm of the count. */
function rise([few, low]: Point, [many, high]: Point) {
  return (count: number): number => {
    const share = Math.log(count / few) / Math.log(many / few)
    return low + (high - low) * Math.min(1, Math.max(0, share))
  }
}

/** Weighs words by how common they are among all comments of a run. */
export function createSpace({ words: all, pieces }: Pick<Corpus, 'words' | 'pieces'>): Space {
  const common = createTable(all)
  const pairs: number[] = []
  for (const words of all) countPairs(words, pairs, common)
  for (const { words, times } of pieces)
    for (const { features } of words) for (const feature of features) common[feature] = (common[feature] ?? 0) + times
  const run = Math.max(all.length, smallRun)
  const numberRows = createNumbering()
  return {
    vectorsOf: (comments, among) => {
      const isFew = among === 'page' && comments.length <= few
      const hasFaults = among === 'page' && !isFew
      const own = hasFaults ? comments : comments.map(dropFaults)
      const numbered = numberRows(own, isFew)
      const counted = among === 'page' && comments.length <= largestPage ? comments.length : 0
      const weightOf = createWeights(counted, run)
      const roots = new Float64Array(numbered.names.length)
      for (let n = 0; n < roots.length; n += 1) {
        const feature = numbered.names[n] as number
        const here = counted === 0 ? 0 : (numbered.counts[n] as number)
        const weight = weightOf(here, Math.max(1, common[feature] ?? 0)) * (isGram(feature) ? gramWorth : 1)
        roots[n] = Math.sqrt(weight)
      }
      return weigh(numbered, roots)
    },
  }
}

function countPairs(words: readonly Word[], pairs: number[], counts: Record<number, number | undefined>): void {
  let count = 0
  for (let at = 0; at < words.length; at += 1) count = listPairs(words, at, pairs, count)
  for (let at = 0; at < count; at += 1) {
    const pair = pairs[at] as number
    counts[pair] = (counts[pair] ?? 0) + 1
  }
}

/** Weighs a feature by how many comments have it, here and everywhere. Most are rare, so rare ones' weights are cached. */
function createWeights(counted: number, run: number): (here: number, everywhere: number) => number {
  const known = new Float64Array(rare * rare)
  const compute = (here: number, everywhere: number) =>
    Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * (everywhere / run))))
  return (here, everywhere) => {
    if (here >= rare || everywhere >= rare) return compute(here, everywhere)
    const at = here * rare + everywhere
    if (known[at] === 0) known[at] = compute(here, everywhere)
    return known[at] as number
  }
}

function dropFaults(words: readonly Word[]): readonly Word[] {
  return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words
}

/** A number per feature. Sparse for few comments, as in most runs: megabytes of zeros would cost more than everything else. */
function createTable(all: Comments): Record<number, number | undefined> {
  return all.length > mostSparse ? new Uint32Array(featureCount) : {}
}

/** Works in place. `roots`, by number: the square root of what each feature weighs. */
function weigh({ start, features, counts }: Numbered, roots: Float64Array): Vectors {
  const weights = new Float32Array(features.length)
  let [from, kept] = [0, 0]
  for (let row = 0; row + 1 < start.length; row += 1) {
    const first = kept
    let whole = 0
    for (; from < (start[row + 1] as number); from += 1) {
      const n = features[from] as number
      whole += (roots[n] as number) ** 2
      // A feature that only one row has counts towards the row's length, but never in a product.
      if ((counts[n] as number) > 1) features[kept++] = n
    }
    features.subarray(first, kept).sort()
    const factor = whole ** (-lengthPenalty / 2)
    for (let at = first; at < kept; at += 1) weights[at] = (roots[features[at] as number] as number) * factor
    start[row + 1] = kept
  }
  return { start, features: features.slice(0, kept), weights: weights.slice(0, kept), count: roots.length }
}

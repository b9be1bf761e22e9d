// How alike comments are: what they share, each shared feature by its rarity, held down by what both say in all.
import { mixBits } from '../text/hash.ts'
import { type Corpus, wordsOf } from './corpus.ts'
import { Numbers, numberFeatures, type Vectors } from './vectors.ts'
import type { Word } from './words.ts'

/** Up to so many comments, characters meet typos and inflections; beyond, pairs of words tell strangers apart. */
const few = 50
const gramWorth = 0.2
const pairReach = 5
/** A feature is as common on a page as on the site, until so many comments of the page show otherwise. */
const trustedPage = 60
/** A smaller run says little about what is common, so it is taken for one of this size. */
const smallRun = 100
/** The least rarity: what nearly everyone on a page says is what the page is about, and still counts. */
const commonest = 2
/** On a page with more comments, counting them tells no more than the site does. */
const largestPage = 2_000
/** How far a long comment is held down: 0 not at all, 1 as by the cosine, under which long reports are like nothing. */
const lengthPenalty = 0.4
const tableSize = { perRow: 32, least: 1 << 16, most: 1 << 18 }

export interface Space {
  /** The product of two vectors is the similarity of their comments, among those of one page or of topics of the whole site. */
  readonly vectorsOf: (rows: readonly number[], among: 'page' | 'site') => Vectors
}

/** Average similarity from which comments are one topic: the more are compared, the likelier two strangers look alike. */
export const sameComplaint = rise([20, 1.6], [1_000, 5.7])
/** The same for the topics of a site. */
export const sharedComplaint = rise([100, 2.2], [2_000, 7])

type Point = readonly [count: number, threshold: number]

/** With the logarithm of the count, between two points. */
function rise([few, low]: Point, [many, high]: Point) {
  return (count: number): number => {
    const share = Math.log(count / few) / Math.log(many / few)
    return low + (high - low) * Math.min(1, Math.max(0, share))
  }
}

/** Learns from all comments of a run what is common among them. */
export function learnSpace(corpus: Corpus): Space {
  const table = countFeatures(corpus)
  const run = Math.max(corpus.entries.length, smallRun)
  const everywhere = (feature: number) => Math.max(1, table[feature & (table.length - 1)] as number) / run
  const emitted = new Numbers()
  return {
    vectorsOf: (rows, among) => {
      const isFew = among === 'page' && rows.length <= few
      const hasFaults = among === 'page' && !isFew
      emitted.length = 0
      const ends = rows.map((row) => {
        const words = wordsOf(corpus, row).filter(({ kind }) => hasFaults || kind !== 'fault')
        emitWords(words, isFew, emitted)
        if (!isFew) emitPairs(words, emitted)
        return emitted.length
      })
      const { start, features } = sortRows(emitted.view(), ends)
      const counted = among === 'page' && rows.length <= largestPage ? rows.length : 0
      return { start, features, weights: weigh(start, features, counted, everywhere) }
    },
  }
}

/** Each row's features ascending, and each once. */
function sortRows(emitted: Uint32Array, ends: readonly number[]) {
  const start = new Uint32Array(ends.length + 1)
  let size = 0
  for (const [row, end] of ends.entries()) {
    const own = emitted.subarray(ends[row - 1] ?? 0, end).sort()
    for (let at = 0; at < own.length; at += 1)
      if (size === start[row] || own[at] !== emitted[size - 1]) emitted[size++] = own[at] as number
    start[row + 1] = size
  }
  return { start, features: emitted.slice(0, size) }
}

/** `counted`: how many rows to count features in; 0 leaves it to what is common everywhere. */
function weigh(start: Uint32Array, features: Uint32Array, counted: number, everywhere: (feature: number) => number) {
  const { numbers, names, counts } = numberFeatures(features)
  const roots = new Float64Array(names.length)
  for (let n = 0; n < names.length; n += 1) {
    const feature = names[n] as number
    const here = counted === 0 ? 0 : (counts[n] as number)
    const rarity = Math.log(1 + (counted + trustedPage) / (here + trustedPage * everywhere(feature)))
    roots[n] = Math.sqrt(Math.max(commonest, rarity) * (isGram(feature) ? gramWorth : 1))
  }
  const weights = new Float32Array(features.length)
  for (let row = 0; row + 1 < start.length; row += 1) {
    const [from, to] = [start[row] as number, start[row + 1] as number]
    let whole = 0
    for (let at = from; at < to; at += 1) whole += (roots[numbers[at] as number] as number) ** 2
    const factor = whole ** (-lengthPenalty / 2)
    for (let at = from; at < to; at += 1) weights[at] = (roots[numbers[at] as number] as number) * factor
  }
  return weights
}

const isGram = (feature: number) => (feature & 1) === 1

/** About how many comments have each feature; features whose hashes collide are counted together. */
function countFeatures(corpus: Corpus): Uint32Array {
  const { words, ids, entries } = corpus
  let size = tableSize.least
  while (size < entries.length * tableSize.perRow && size < tableSize.most) size *= 2
  const table = new Uint32Array(size)
  const add = (features: Numbers, times: number) => {
    const added = features.view()
    for (let at = 0; at < added.length; at += 1) {
      const place = (added[at] as number) & (size - 1)
      table[place] = (table[place] as number) + times
    }
    features.length = 0
  }
  const occurrences = new Uint32Array(words.length)
  for (const id of ids) occurrences[id] = (occurrences[id] as number) + 1
  const emitted = new Numbers()
  for (const [id, word] of words.entries()) {
    emitWords([word], true, emitted)
    add(emitted, occurrences[id] as number)
  }
  for (const row of entries.keys()) {
    emitPairs(wordsOf(corpus, row), emitted)
    add(emitted, 1)
  }
  return table
}

function emitWords(words: readonly Word[], hasGrams: boolean, to: Numbers): void {
  for (const { features } of words) {
    for (let at = 0; at < features.length; at += 1) {
      const feature = features[at] as number
      if (hasGrams || !isGram(feature)) to.push(feature)
    }
  }
}

/** Each word with each of the next few. */
function emitPairs(words: readonly Word[], to: Numbers): void {
  for (let at = 0; at < words.length; at += 1) {
    const { stem } = words[at] as Word
    for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
      const other = (words[next] as Word).stem
      if (other !== stem) to.push(mixBits(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other)) & ~1)
    }
  }
}

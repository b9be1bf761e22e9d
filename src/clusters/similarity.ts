// How alike comments are: what they share, each shared feature by its rarity, held down by what both say in all.
import { mixBits } from '../text/hash.ts'
import { type Corpus, wordsOf } from './corpus.ts'
import { numberFeatures } from './number-features.ts'
import type { Vectors } from './vectors.ts'
import type { Word } from './words.ts'

/** Where few comments are compared, characters meet typos and inflections; where many are, pairs of words tell strangers apart. */
const few = 50
const gramWorth = 0.2
const pairReach = 5
/** A comment as common as this on its page is as common on the site, until so many comments of the page show otherwise. */
const trustedPage = 60
/** A run of fewer comments knows little of what is common, so it is taken for one of so many. */
const smallRun = 100
/** In rarity: what nearly all of a page say is what it is about, and still counts. */
const commonest = 2
/** On a page with more comments, the site tells no less than the page. */
const largestPage = 2_000
/** How far a long comment is held down: 0 not at all, 1 as by the cosine, under which long reports are like nothing. */
const lengthPenalty = 0.4
const tableSize = { perRow: 32, least: 1 << 16, most: 1 << 18 }

/** The product of two vectors is the similarity of their comments. The lowest bit of a feature tells characters from words. */
export interface Space {
  readonly vectorsOf: (rows: readonly number[], among: 'page' | 'site') => Vectors
}

/** Average similarity from which comments are one topic: the more are compared, the likelier two strangers look alike. */
export function sameComplaint(comments: number): number {
  return rise(comments, { from: 20, to: 1_000 }, { from: 1.6, to: 5.7 })
}

/** The same for the topics of a site. */
export function sharedComplaint(topics: number): number {
  return rise(topics, { from: 100, to: 2_000 }, { from: 2.2, to: 7 })
}

/** With the logarithm of a count. */
function rise(count: number, counts: Range, thresholds: Range): number {
  const share = Math.log(count / counts.from) / Math.log(counts.to / counts.from)
  return thresholds.from + (thresholds.to - thresholds.from) * Math.min(1, Math.max(0, share))
}

interface Range {
  readonly from: number
  readonly to: number
}

/** Learns from all comments of a run what is common among them. */
export function learnSpace(corpus: Corpus): Space {
  const rows = corpus.entries.length
  const table = countFeatures(corpus)
  const everywhere = (feature: number) =>
    Math.max(1, table[feature & (table.length - 1)] as number) / Math.max(rows, smallRun)
  return {
    vectorsOf: (wanted, among) => {
      const start = new Uint32Array(wanted.length + 1)
      const hasGrams = among === 'page' && wanted.length <= few
      const hasFaults = among === 'page' && wanted.length > few
      const features: number[] = []
      for (const [index, row] of wanted.entries()) {
        const own: number[] = []
        const words = wordsOf(corpus, row).filter(({ kind }) => hasFaults || kind !== 'fault')
        emitWords(words, hasGrams, own)
        if (!hasGrams) emitPairs(words, own)
        const sorted = Uint32Array.from(own).sort()
        for (let at = 0; at < sorted.length; at += 1)
          if (at === 0 || sorted[at] !== sorted[at - 1]) features.push(sorted[at] as number)
        start[index + 1] = features.length
      }
      const found = Uint32Array.from(features)
      const isSmall = among === 'page' && wanted.length <= largestPage
      return { start, features: found, weights: weigh(start, found, isSmall, everywhere) }
    },
  }
}

function weigh(start: Uint32Array, features: Uint32Array, isSmall: boolean, everywhere: (feature: number) => number) {
  const weights = new Float32Array(features.length)
  const local = isSmall ? numberFeatures(features) : undefined
  const rows = isSmall ? start.length - 1 : 0
  for (let row = 0; row + 1 < start.length; row += 1) {
    const [from, to] = [start[row] as number, start[row + 1] as number]
    let whole = 0
    for (let at = from; at < to; at += 1) {
      const feature = features[at] as number
      const here = local ? (local.counts[local.number[at] as number] as number) : 0
      const share = (here + trustedPage * everywhere(feature)) / (rows + trustedPage)
      const rarity = Math.max(commonest, Math.log(1 + 1 / share))
      const worth = isGram(feature) ? rarity * gramWorth : rarity
      whole += worth
      weights[at] = Math.sqrt(worth)
    }
    const factor = whole ** (-lengthPenalty / 2)
    for (let at = from; at < to; at += 1) weights[at] = (weights[at] as number) * factor
  }
  return weights
}

const wordFeature = (hash: number) => (hash & ~1) >>> 0
const gramFeature = (hash: number) => (hash | 1) >>> 0
const isGram = (feature: number) => (feature & 1) === 1

/** How many comments have a feature, about: those whose hashes meet are counted together. */
function countFeatures(corpus: Corpus): Uint32Array {
  const { words, ids, entries } = corpus
  let size = tableSize.least
  while (size < entries.length * tableSize.perRow && size < tableSize.most) size *= 2
  const table = new Uint32Array(size)
  const add = (feature: number, times: number) => {
    const place = feature & (size - 1)
    table[place] = (table[place] as number) + times
  }
  const occurrences = new Uint32Array(words.length)
  for (const id of ids) occurrences[id] = (occurrences[id] as number) + 1
  for (const [id, { stems, grams }] of words.entries()) {
    const times = occurrences[id] as number
    for (const stem of stems) add(wordFeature(stem), times)
    for (const gram of grams) add(gramFeature(gram), times)
  }
  const pairs = { push: (feature: number) => add(feature, 1) }
  for (const row of entries.keys()) emitPairs(wordsOf(corpus, row), pairs)
  return table
}

function emitWords(words: readonly Word[], hasGrams: boolean, to: number[]): void {
  for (const { stems, grams } of words) {
    for (const stem of stems) to.push(wordFeature(stem))
    if (hasGrams) for (const gram of grams) to.push(gramFeature(gram))
  }
}

/** Each word with each of the next few. */
function emitPairs(words: readonly Word[], to: { push: (feature: number) => void }): void {
  for (const [index, { stem }] of words.entries()) {
    for (let next = index + 1; next <= index + pairReach && next < words.length; next += 1) {
      const other = (words[next] as Word).stem
      if (other !== stem) to.push(wordFeature(pairOf(Math.min(stem, other), Math.max(stem, other))))
    }
  }
}

function pairOf(a: number, b: number): number {
  return mixBits(Math.imul(a, 0x9e3779b1) ^ b)
}

// Similarity (docs/clustering.md): common features, weighted by rarity, reduced by length.
import { mixBits } from '../text/hash.ts'
import type { Complaint } from './corpus.ts'
import { faintFeatures, featureCount, featureOf, firstGram, firstNumber, type Word } from './words.ts'

/** Up to this many comments, characters match typos and inflections; beyond, word pairs keep unrelated ones apart. */
const few = 50
const worth = { gram: 0.1, faint: 0.5, number: 1.5 }
const pairReach = 5
/** A smaller page says little about what is common on it. */
const trustedPage = 60
const smallRun = 100
/** What nearly everyone on a page mentions must still count. */
const commonest = 2
/** A larger page's counts say no more than the site's. */
const maxPage = 2_000
/** With 1, as in the cosine, long reports resemble nothing. */
const lengthPenalty = 0.4
/** Weight, in the length, of what only one of few comments has. */
const alone = 0.7

/**
 * Row `i` has `features[start[i]]` to `features[start[i + 1]]`; the weight of feature `n` there is `roots[n] * factors[i]`. The product
 * of two rows is their similarity.
 */
export type Vectors = Readonly<{
  start: Uint32Array
  features: Uint32Array
  roots: Float64Array
  factors: Float64Array
}>

/** Least average similarity of a topic. More comments have more look-alikes. */
export const sameComplaint = rise(20, 1.55, 1_000, 5.7)
export const sharedComplaint = rise(100, 2.2, 2_000, 7)

function rise(few: number, low: number, many: number, high: number) {
  return (count: number): number => {
    const share = Math.log(count / few) / Math.log(many / few)
    return low + (high - low) * Math.min(1, Math.max(0, share))
  }
}

export type ReadVectors = (comments: readonly (readonly Word[])[], among: 'page' | 'site') => Vectors

export function createReadVectors(run: readonly Pick<Complaint, 'words'>[]): ReadVectors {
  const size = Math.max(run.length, smallRun)
  let whole: Readonly<{ common: Uint32Array; numberOf: Uint32Array }> | undefined
  return (comments, among) => {
    whole ??= { common: countFeatures(run), numberOf: new Uint32Array(featureCount) }
    /** `numberOf`: one more than each feature's number; 0 for other features. */
    const { common, numberOf } = whole
    const onPage = among === 'page'
    const isFew = onPage && comments.length <= few
    const rows = onPage && !isFew ? comments : comments.map(dropFaults)
    const names: number[] = []
    /** Once a row. */
    const visitFeatures = (visit: (n: number, row: number) => void) => {
      const lastRow: number[] = []
      for (const [row, words] of rows.entries())
        visitAll(words, !isFew, isFew, (feature) => {
          numberOf[feature] ||= names.push(feature)
          const n = (numberOf[feature] as number) - 1
          if (lastRow[n] !== row) visit(n, row)
          lastRow[n] = row
        })
    }
    const counts: number[] = []
    visitFeatures((n) => {
      counts[n] = (counts[n] ?? 0) + 1
    })
    const counted = onPage && comments.length <= maxPage ? comments.length : 0
    const roots = new Float64Array(counts.length)
    // Among few, the comment itself is much of the count.
    const others = (times: number) => Math.max(1, isFew ? times - 1 : times)
    for (const [n, feature] of names.entries()) {
      const here = counted === 0 ? 0 : others(counts[n] as number)
      const share = others(common[feature] as number) / size
      const rarity = Math.max(commonest, Math.log(1 + (counted + trustedPage) / (here + trustedPage * share)))
      roots[n] = Math.sqrt(rarity * (isFew ? worthOf(feature) : 1))
    }
    const start = new Uint32Array(rows.length + 1)
    const features = new Uint32Array(counts.reduce((sum, times) => sum + (times > 1 ? times : 0), 0))
    const lengths = new Float64Array(rows.length)
    let end = 0
    visitFeatures((n, row) => {
      // A feature of one row only counts in its length.
      const isAlone = counts[n] === 1
      const root = roots[n] as number
      lengths[row] = (lengths[row] as number) + root * root * (isAlone && isFew ? alone : 1)
      if (!isAlone) features[end++] = n
      start[row + 1] = end
    })
    for (const feature of names) numberOf[feature] = 0
    for (const row of rows.keys()) start[row + 1] = Math.max(start[row] as number, start[row + 1] as number)
    return { start, features, roots, factors: lengths.map((length) => length ** (-lengthPenalty / 2)) }
  }
}

function countFeatures(run: readonly Pick<Complaint, 'words'>[]) {
  const counts = new Uint32Array(featureCount)
  for (const { words } of run)
    visitAll(words, true, true, (feature) => {
      counts[feature] = (counts[feature] as number) + 1
    })
  return counts
}

function dropFaults(words: readonly Word[]) {
  return words.some(({ kind }) => kind === 'fault') ? words.filter(({ kind }) => kind !== 'fault') : words
}

function worthOf(feature: number) {
  if (feature >= firstGram) return worth.gram
  return feature >= firstNumber ? worth.number : faintFeatures.has(feature) ? worth.faint : 1
}

type Visit = (feature: number) => void

/** One by one: a list for each comment would fill the memory. */
function visitAll(words: readonly Word[], hasPairs: boolean, hasGrams: boolean, visit: Visit) {
  if (hasPairs) visitPairs(words, visit)
  for (const { features } of words)
    for (const feature of features) {
      if (!hasGrams && feature >= firstGram) break
      visit(feature)
    }
}

function visitPairs(words: readonly Word[], visit: Visit) {
  for (let at = 0; at < words.length; at += 1) {
    const { stem } = words[at] as Word
    for (let next = at + 1; next <= at + pairReach && next < words.length; next += 1) {
      const other = (words[next] as Word).stem
      if (other === stem) continue
      visit(featureOf(mixBits(Math.imul(Math.min(stem, other), 0x9e3779b1) ^ Math.max(stem, other))))
    }
  }
}

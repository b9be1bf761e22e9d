// The built-in similarity: characters, words, pairs of words and meanings, each a vector of its own, weighted by rarity.
import { mixBits } from '../../text/hash.ts'
import type { Similarity } from '../similarity.ts'
import { background } from './background.ts'
import { type Counter, FeatureCounts, KnownCounts } from './counts.ts'
import { type Lexicon, readComments } from './lexicon.ts'
import { RowBuilder } from './rows.ts'
import type { Word } from './word.ts'

const kinds = { grams: 0, pairs: 1, words: 2, meanings: 3 } as const
/** What a shared feature of each kind is worth, next to its rarity. Characters meet typos, meanings other words and languages. */
const worths = [0.1, 1, 1, 1]
/** Where very many are compared, words find enough of them without their characters, which are most of the work. */
const worthsOfMany = [0, 1, 1, 1]
const manyComments = 50
const pairReach = 3

/** A threshold that goes from one number to the other with the logarithm of how many are compared. */
interface Rise {
  readonly from: { readonly count: number; readonly threshold: number }
  readonly to: { readonly count: number; readonly threshold: number }
}

/** The more is said on a page, the likelier two strangers look alike, so more must be shared. */
const onOnePage: Rise = { from: { count: 20, threshold: 1.8 }, to: { count: 1_000, threshold: 5.15 } }
/** The same for the topics of a whole site. */
const acrossPages: Rise = { from: { count: 100, threshold: 1.6 }, to: { count: 2_000, threshold: 6 } }

function thresholdFor(count: number, { from, to }: Rise): number {
  const share = Math.log(count / from.count) / Math.log(to.count / from.count)
  return from.threshold + (to.threshold - from.threshold) * Math.min(1, Math.max(0, share))
}

export const lexical: Similarity = {
  learn: (_comments, lexicon) => {
    const rows = background.length + lexicon.start.length - 1
    const counts = new FeatureCounts(rows, readBackground())
    countFeatures(lexicon, counts)
    const builder = new RowBuilder(counts, rows)
    return {
      vectorsOf: (rows, among) => {
        const weights = among === 'site' || rows.length > manyComments ? worthsOfMany : worths
        for (const row of rows) {
          emitRow(lexicon, row, { hasGrams: weights === worths, hasFaults: among === 'page' }, builder)
          builder.add()
        }
        return builder.take(weights, among)
      },
    }
  },
  sameComplaint: (comments) => thresholdFor(comments, onOnePage),
  sharedComplaint: (topics) => thresholdFor(topics, acrossPages),
}

let known: KnownCounts | undefined

/** Read once, when it is first needed. */
function readBackground(): KnownCounts {
  if (!known) {
    known = new KnownCounts()
    countFeatures(readComments({ length: background.length, read: (row) => background[row] ?? '' }), known)
  }
  return known
}

/** What a word has by itself is counted once for all its occurrences: most of the features are of this kind. */
function countFeatures(lexicon: Lexicon, counter: Counter): void {
  const occurrences = new Uint32Array(lexicon.words.length)
  for (const id of lexicon.ids) occurrences[id] = (occurrences[id] as number) + 1
  for (const word of lexicon.words) {
    emitWord(word, true, counter)
    counter.count(occurrences[word.id] as number)
  }
  for (let row = 0; row < lexicon.start.length - 1; row += 1) {
    readTelling(lexicon, row, true)
    emitPairs(counter)
    counter.count(1)
  }
}

interface Emitted {
  readonly hasGrams: boolean
  /** Whether what is wrong counts: across pages it would bring together what is missing on one and on another. */
  readonly hasFaults: boolean
}

function emitRow(lexicon: Lexicon, row: number, emitted: Emitted, builder: RowBuilder): void {
  const { words, start, ids } = lexicon
  for (let at = start[row] as number; at < (start[row + 1] as number); at += 1) {
    const word = words[ids[at] as number] as Word
    if (emitted.hasFaults || !word.isFault) emitWord(word, emitted.hasGrams, builder)
  }
  readTelling(lexicon, row, emitted.hasFaults)
  emitPairs(builder)
}

function emitWord(word: Word, hasGrams: boolean, builder: Pick<Counter, 'emit'>): void {
  for (let k = 0; k < word.concepts.length; k += 1) builder.emit(word.concepts[k] as number, kinds.meanings)
  // What is wrong counts once, by its meaning; what it is about counts by its word too.
  if (word.kind === 'stop' || (word.isFault && word.concepts.length > 0)) return
  if (hasGrams) for (let k = 0; k < word.grams.length; k += 1) builder.emit(word.grams[k] as number, kinds.grams)
  builder.emit(word.stem, word.kind === 'word' || word.kind === 'faint' ? kinds.words : kinds.meanings)
  for (let k = 0; k < word.parts.length; k += 1) builder.emit(word.parts[k] as number, kinds.words)
}

/** Stems of the words that tell something, of one comment at a time. */
const telling: number[] = []

function readTelling({ words, start, ids }: Lexicon, row: number, hasFaults: boolean): void {
  telling.length = 0
  for (let at = start[row] as number; at < (start[row + 1] as number); at += 1) {
    const word = words[ids[at] as number] as Word
    if (word.kind !== 'stop' && (hasFaults || !word.isFault)) telling.push(word.stem)
  }
}

/** Each of them with each of the next few. */
function emitPairs(builder: Pick<Counter, 'emit'>): void {
  for (let i = 0; i < telling.length; i += 1) {
    const stem = telling[i] as number
    for (let j = i + 1; j <= i + pairReach && j < telling.length; j += 1) {
      const other = telling[j] as number
      if (other !== stem) builder.emit(stem < other ? pairOf(stem, other) : pairOf(other, stem), kinds.pairs)
    }
  }
}

function pairOf(a: number, b: number): number {
  return mixBits(Math.imul(a, 0x9e3779b1) ^ b)
}

// Trains the classifier of src/triage by multinomial logistic regression, deterministically: `npm run bench -- --train` writes
// src/triage/weights.bin; with `--check`, it says instead how texts are judged by weights that saw nothing of the same source.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { hashText } from '../../../src/text/hash.ts'
import {
  bias,
  bitsOf,
  type ClassName,
  classNames,
  createClassifier,
  edge,
  gramsOf,
  hashPair,
  hashToken,
  isMark,
  type Judgement,
  knownBits,
  readPlain,
  readTokens,
  rows,
  splitSentences,
} from '../../../src/triage/classifier.ts'
import { foldLines, foldSpace } from '../../../src/triage/reading.ts'
import { type LabelledText, loadLabelled } from './labelled.ts'

/** Weights that are stored: with the known words, they make a file of 69 kB. */
const maxWeights = 57_000
/** Rows of fewer texts are not learned. */
const minTexts = 2
const epochs = { toChoose: 4, toLearn: 15 }
const rate = 1
const decay = 1e-4
const maxSentences = 30
const folds = 5
/** How many texts are made by joining two, and how long each of the two may be, in UTF-16 units. */
const joined = { keep: 8_000, praise: 4_000, longest: 120 }
const seeds = [7, 8, 9, 10]

/** Rows of words and pairs of words, and of their character runs: as the classifier adds them up. */
type Part = readonly [words: readonly number[], grams: readonly number[]]

interface Example extends LabelledText {
  readonly plain: string
  /** Number of its class; -1 for genuine texts, which have none. */
  readonly target: number
  readonly tokens: readonly string[]
  /** The whole text, and each of several sentences. */
  readonly parts: readonly Part[]
  readonly isJoined: boolean
}

function readExample(labelled: LabelledText, isJoined: boolean): Example {
  const plain = readPlain(foldLines(foldSpace(labelled.text)))
  const tokens = readTokens(plain)
  const sentences = splitSentences(tokens)
  const parts = [tokens, ...(sentences.length > 1 ? sentences.slice(0, maxSentences) : [])].map(readPart)
  return { ...labelled, plain, target: classNames.indexOf(labelled.label as ClassName), tokens, parts, isJoined }
}

function readPart(tokens: readonly string[]): Part {
  const hashes: number[] = []
  let before = edge
  for (const token of tokens) {
    const hash = hashToken(token)
    hashes.push(hash)
    if (isMark(token)) continue
    hashes.push(hashPair(before, hash))
    before = hash
  }
  hashes.push(hashPair(before, edge))
  return [hashes.map((hash) => hash & (rows - 1)), tokens.flatMap(gramsOf)]
}

const count = classNames.length
const praise = classNames.indexOf('praise')
const order = classNames.indexOf('order')

/** A weight for each class of each row, the rows sorted. */
interface Model {
  readonly rows: readonly number[]
  readonly weights: Float64Array
}

function train(examples: readonly Example[]): Uint8Array {
  const texts = new Map<number, number>()
  for (const { parts } of examples)
    for (const row of new Set(parts[0]?.flat())) texts.set(row, (texts.get(row) ?? 0) + 1)
  const common = [...texts.keys()].filter((row) => (texts.get(row) ?? 0) >= minTexts).sort((a, b) => a - b)
  const taught = [...examples, ...joinTexts(examples).map((text) => readExample(text, true))]
  const { weights } = descendOften(taught, common, epochs.toChoose)
  const largest = findLargest(weights)
  const worth = weights.map((weight, place) => {
    const share = Math.abs(weight) / (largest[place % count] as number)
    return share * (texts.get(common[Math.floor(place / count)] as number) ?? 0) ** 0.3
  })
  const least = worth.toSorted().at(-maxWeights) ?? 0
  const isKept = Uint8Array.from(worth, (own) => (own >= least ? 1 : 0))
  return store(descendOften(taught, common, epochs.toLearn, isKept), examples)
}

/**
 * Praise with a complaint, which comes first in a quarter of them, is kept; praise with praise is praise. Few readers wrote both, so
 * these are made, from texts of one language; the same ones every time. They teach praise alone.
 */
function joinTexts(examples: readonly Example[]): LabelledText[] {
  let state = 1
  const pick = <T>(from: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return from[Math.floor((state / 2 ** 32) * from.length)] as T
  }
  const short = examples.filter(({ text, language }) => language !== undefined && text.length <= joined.longest)
  const all = Map.groupBy(short, ({ label, language }) => `${label} ${language}`)
  const praises = short.filter(({ label, language }) => label === 'praise' && all.has(`keep ${language}`))
  return (['keep', 'praise'] as const).flatMap((label) =>
    Array.from({ length: joined[label] }, (_, at) => {
      const first = pick(praises)
      const second = pick(all.get(`${label} ${first.language}`) ?? [])
      const [before, after] = label === 'keep' && at % 4 === 0 ? [second, first] : [first, second]
      return { ...first, label, text: joinSentences(before.text, after.text, pick(['.', '.', '!', ','])) }
    }),
  )
}

function joinSentences(before: string, after: string, mark: string): string {
  if (/[\u3040-\u9fff]/.test(before)) return before + (/[。！？…]$/.test(before) ? '' : '。') + after
  return `${before}${/[.!?…]$/.test(before) ? '' : mark} ${after}`
}

/** The mean of several descents, each with its own orders of the texts: one alone finds some texts by chance. */
function descendOften(
  examples: readonly Example[],
  common: readonly number[],
  rounds: number,
  isKept?: Uint8Array,
): Model {
  const numbers = new Map(common.map((row, at) => [row, at]))
  const number = (part: Part): Numbered => {
    const kept = part.map((group) => group.flatMap((row) => numbers.get(row) ?? []))
    const values = part.flatMap((group, at) => Array((kept[at] ?? []).length).fill(1 / Math.sqrt(group.length)))
    return { rows: Int32Array.from(kept.flat()), values: Float64Array.from(values) }
  }
  const numbered = examples.map(({ parts, target, isJoined }) => ({ parts: parts.map(number), target, isJoined }))
  const models = seeds.map((seed) => descend(numbered, common.length, rounds, seed, isKept))
  const mean = (at: number) => models.reduce((sum, weights) => sum + (weights[at] as number), 0) / models.length
  return { rows: common, weights: Float64Array.from({ length: common.length * count }, (_, at) => mean(at)) }
}

interface Numbered {
  readonly rows: Int32Array
  readonly values: Float64Array
}

interface NumberedExample extends Pick<Example, 'target' | 'isJoined'> {
  readonly parts: readonly Numbered[]
}

/** Stochastic gradient descent with AdaGrad's steps: rare rows take larger ones. Weights that are not kept stay zero. */
function descend(
  examples: readonly NumberedExample[],
  size: number,
  rounds: number,
  seed: number,
  isKept?: Uint8Array,
): Float64Array {
  const weights = new Float64Array(size * count)
  const squares = new Float64Array(weights.length).fill(0.1)
  const sums = new Float64Array(count)
  const errors = new Float64Array(count)

  const weigh = (part: Numbered) => {
    sums.fill(bias)
    for (let at = 0; at < part.rows.length; at += 1) {
      const place = (part.rows[at] as number) * count
      for (let own = 0; own < count; own += 1)
        sums[own] = (sums[own] as number) + (weights[place + own] as number) * (part.values[at] as number)
    }
    return sums
  }
  const move = (row: number, value: number) => {
    for (let place = row * count, own = 0; own < count; own += 1, place += 1) {
      if (isKept?.[place] === 0) continue
      const weight = weights[place] as number
      const gradient = (errors[own] as number) * value + decay * weight
      const square = (squares[place] as number) + gradient * gradient
      squares[place] = square
      weights[place] = weight - (rate * gradient) / Math.sqrt(square)
    }
  }
  const learn = (part: Numbered, target: number, from = 0, to: number = count) => {
    const odds = weigh(part).map(Math.exp)
    const all = odds.reduce((sum, one) => sum + one, 1)
    for (let own = 0; own < count; own += 1)
      errors[own] = own < from || own >= to ? 0 : (odds[own] as number) / all - (own === target ? 1 : 0)
    if (errors.every((error) => Math.abs(error) < 0.01)) return
    for (let at = 0; at < part.rows.length; at += 1) move(part.rows[at] as number, part.values[at] as number)
  }

  const shuffled = [...examples]
  const shuffle = createShuffle(seed)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(shuffled)
    for (const { parts, target, isJoined } of shuffled) {
      const [whole, ...sentences] = parts
      if (isJoined) learn(whole as Numbered, target, praise, praise + 1)
      else learn(whole as Numbered, target)
      if (isJoined || sentences.length === 0 || (round === 0 && target === order)) continue
      // The sentence that reads most like an order is one, or must not be taken for one; it says nothing about other classes.
      const scored = sentences.map((part) => ({ part, sum: weigh(part)[order] as number }))
      learn(scored.reduce((a, b) => (b.sum > a.sum ? b : a)).part, target, order)
    }
  }
  return weights
}

const furthest = 255

/** A byte of no weight, and how far others are from it: the classifier squares the distance. */
const none = 8
const maxSteps = 7

/** Of each class, apart from a few extremes. */
function findLargest(weights: Float64Array): number[] {
  return classNames.map((_, own) => {
    const sizes = weights.filter((weight, at) => at % count === own && weight !== 0).map(Math.abs)
    return sizes.sort()[Math.floor(0.9995 * sizes.length)] as number
  })
}

/** Rows without a weight stand between distant ones. */
function store({ rows: common, weights }: Model, examples: readonly Example[]): Uint8Array {
  const scales = findLargest(weights).map((size) => size / maxSteps ** 2)
  const distances: number[] = []
  const classes: number[] = []
  const alike = Array.from({ length: 1 << count }, () => classNames.map((): number[] => []))
  let last = 0
  common.forEach((row, at) => {
    const own = scales.map((scale, of) => {
      const weight = weights[at * count + of] as number
      return Math.sign(weight) * Math.min(maxSteps, Math.round(Math.sqrt(Math.abs(weight) / scale)))
    })
    if (own.every((step) => step === 0)) return
    for (; row - last > furthest; last += furthest) {
      distances.push(furthest)
      classes.push(0)
    }
    distances.push(row - last)
    const bits = own.reduce((bits, step, of) => bits | (step === 0 ? 0 : 1 << of), 0)
    classes.push(bits)
    own.forEach((step, of) => {
      if (step !== 0) alike[bits]?.[of]?.push(none + step)
    })
    last = row
  })
  const head = Buffer.from(Float32Array.of(distances.length, ...scales).buffer)
  const known = new Uint8Array(knownBits / 8)
  for (const bit of examples.flatMap(({ tokens }) => tokens.flatMap(bitsOf)))
    if (bit >= 0) known[bit >>> 3] = (known[bit >>> 3] as number) | (1 << (bit & 7))
  return brotliCompressSync(Uint8Array.from([...head, ...distances, ...classes, ...alike.flat(2), ...known]))
}

/** In a new order each time, and the same orders for the same seed. */
function createShuffle(seed: number): (items: unknown[]) => void {
  let state = seed
  return (items) => {
    for (let last = items.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const other = Math.floor((state / 2 ** 32) * (last + 1))
      const held = items[last]
      items[last] = items[other]
      items[other] = held
    }
  }
}

/** Sources of more than a fold's worth of texts are divided, by template. */
const large = 1_000

/** Shares at several thresholds: of the texts of each class that are found, and of genuine ones that are taken for it. */
function check(examples: readonly Example[]): void {
  const sources = Map.groupBy(examples, ({ source }) => source)
  const foldOf = ({ source, template }: Example) =>
    hashText((sources.get(source) ?? []).length > large ? template : source) % folds
  const judged = Array.from({ length: folds }, (_, fold) => {
    const model = createClassifier(train(examples.filter((one) => foldOf(one) !== fold)))
    return examples
      .filter((one) => foldOf(one) === fold)
      .map((example) => ({ example, found: model.judge(example.plain) }))
  }).flat()
  const share = (all: typeof judged, isFound: (found: Judgement) => boolean) =>
    `${((100 * all.filter(({ found }) => isFound(found)).length) / all.length).toFixed(2)} %`.padStart(8)
  const of = (label: string) => judged.filter(({ example }) => example.label === label)
  for (const name of classNames)
    for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
      const isFound = (found: Judgement) => found[name] >= least
      console.log(
        name.padEnd(8),
        least,
        'found',
        share(of(name), isFound),
        'of genuine texts',
        share(of('keep'), isFound),
      )
    }
  for (const least of [0.4, 0.5, 0.6, 0.7])
    console.log(
      'words mostly known',
      least,
      ...classNames.map((name) => share(of(name), ({ known }) => known >= least)),
    )
}

const weightsFile = new URL('../../../src/triage/weights.bin', import.meta.url)
const recordFile = new URL('trained.json', import.meta.url)

const readExamples = () => loadLabelled().map((text) => readExample(text, false))

/** Of all that decides the weights, and of the weights. */
interface TrainingRecord {
  readonly inputs: string
  readonly weights: string
}

/** Of the last training. */
export const readRecord = (): TrainingRecord => JSON.parse(readFileSync(recordFile, 'utf8'))

/** As a training now would find its inputs: this file, and each text as the classifier reads it. */
export function recordNow(examples: readonly Example[] = readExamples()): TrainingRecord {
  const inputs = createHash('sha256').update(readFileSync(new URL(import.meta.url)))
  inputs.update(JSON.stringify([bias, classNames, rows, knownBits]))
  for (const { label, language, text, parts, tokens } of examples)
    inputs.update(JSON.stringify([label, language, text, parts, tokens.flatMap(bitsOf)]))
  const weights = createHash('sha256').update(readFileSync(weightsFile))
  return { inputs: inputs.digest('hex'), weights: weights.digest('hex') }
}

export function trainAgain(): void {
  const examples = readExamples()
  writeFileSync(weightsFile, train(examples))
  writeFileSync(recordFile, `${JSON.stringify(recordNow(examples), null, 2)}\n`)
  console.log(`trained on ${examples.length} texts`)
}

export function checkTraining(): void {
  check(readExamples())
}

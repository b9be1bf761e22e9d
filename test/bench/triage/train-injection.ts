// Trains the scorer of possible prompt injection, and says how it does on files that it was not trained on.
// Usage: npm run train:injection [-- --check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { disguisesInstructions } from '../../../src/triage/injection/disguised.ts'
import { encodesInstructions } from '../../../src/triage/injection/encoded.ts'
import { findRule } from '../../../src/triage/injection/find-order.ts'
import { findForgery } from '../../../src/triage/injection/forged.ts'
import { buckets, hashFeatures } from '../../../src/triage/injection/hash.ts'
import { hidesText } from '../../../src/triage/injection/hidden.ts'
import { foldWords } from '../../../src/triage/injection/lexicon.ts'
import { hashClasses, splitParts } from '../../../src/triage/injection/scorer.ts'
import { foldLines, readEntry } from '../../../src/triage/reading.ts'
import { rating } from '../../clusters/entries.ts'
import { loadHostile } from '../../corpus/load.ts'
import { flagged, stays } from '../../triage/injection/tables.ts'
import { createShuffle } from './shuffle.ts'

interface Part {
  readonly features: Int32Array
  readonly values: Float64Array
}

interface Example {
  readonly source: string
  readonly isOrder: boolean
  /** Written to look like an order, or on such matters. */
  readonly isHard: boolean
  readonly text: string
  readonly parts: readonly Part[]
}

const target = new URL('../../../src/triage/injection/weights.json', import.meta.url)
const corpus = new URL('../../corpus/', import.meta.url)
const rounds = 10
const rate = 0.3
const decay = 1e-6
const orderWeight = 1.5
const mostParts = 40
const longest = 3_000

const examples = loadExamples()

function loadExamples(): Example[] {
  const hostile = loadHostile()
    .filter(({ attack, field, text }) => attack && field === 'comment' && isPlain(text))
    .map(({ family, text }) => make(family, true, true, text))
  const own = ['orders', 'genuine', 'blind-orders', 'blind-genuine'].flatMap((file) =>
    readLines(`orders/${file}.jsonl`).map((text) =>
      make(file.replace(/orders|genuine/, '') || 'own', /orders/.test(file), true, text),
    ),
  )
  const tables = [
    ...flagged
      .filter(([code]) => !/disguised|encoded|forged/.test(code))
      .map(([, text]) => make('tables', true, true, text)),
    ...stays.map((text) => make('tables', false, true, text)),
  ]
  const benign = readdirSync(new URL('benign/', corpus))
    .sort()
    .flatMap((file, index) => {
      const isHard = /advice|talk|blind/.test(file)
      return readLines(`benign/${file}`).map((text) => make(isHard ? file : `benign ${index % 6}`, false, isHard, text))
    })
  const filters = readdirSync(new URL('filters/', corpus))
    .sort()
    .flatMap((file, index) =>
      readLines(`filters/${file}`).map((text) => make(`benign ${index % 6}`, false, false, text)),
    )
  const complaints = ['database', 'framework', 'payments'].flatMap((file, index) =>
    readLines(`../bench/cluster/set/${file}.jsonl`).map((text) => make(`benign ${index % 6}`, false, false, text)),
  )
  return [...hostile, ...own, ...tables, ...benign, ...filters, ...complaints].filter(
    ({ text }) => text.length <= longest,
  )
}

/** What is hidden, disguised or in a code teaches nothing about words. */
function isPlain(comment: string): boolean {
  const reading = readEntry(rating('a', comment))
  const lines = foldLines(comment)
  return !hidesText(reading) && !encodesInstructions(reading) && !disguisesInstructions(lines)
}

function readLines(file: string): string[] {
  const lines = readFileSync(new URL(file, corpus), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  return lines
    .map((line) => JSON.parse(line))
    .flatMap(({ text, comment, parts }) => text ?? comment ?? parts?.join('') ?? [])
}

function make(source: string, isOrder: boolean, isHard: boolean, comment: string): Example {
  const text = foldLines(comment)
  return { source, isOrder, isHard, text, parts: describeAll(splitParts(foldWords(text)).slice(0, mostParts)) }
}

/** The whole, and each of its sentences if it has several: as the scorer has it. */
function describeAll(parts: readonly string[]): Part[] {
  const all = parts.map((part) => {
    const { words, grams } = hashFeatures(part)
    return [[...words], [...grams], hashClasses(part)]
  })
  const whole = [0, 1, 2].map((kind) => all.flatMap((groups) => groups[kind] ?? []))
  return [whole, ...(all.length > 1 ? all : [])].map(weigh)
}

function weigh(groups: readonly (readonly number[])[]): Part {
  const values = groups.flatMap((group) => group.map(() => 1 / Math.sqrt(group.length)))
  return { features: Int32Array.from([...groups.flat(), buckets]), values: Float64Array.from([...values, 1]) }
}

/** Adaptive gradient descent on the likeliest part, and on the whole. */
function train(set: readonly Example[]): Float64Array {
  const weights = new Float64Array(buckets + 1)
  const squares = new Float64Array(buckets + 1).fill(1e-2)
  const shuffle = createShuffle(7)
  const order = [...set]
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order)
    for (const example of order) {
      const whole = example.parts[0] as Part
      const likeliest = round === 0 && example.isOrder ? whole : findLikeliest(weights, example)
      for (const part of new Set([likeliest, whole])) learn(weights, squares, part, example.isOrder)
    }
  }
  return weights
}

function learn(weights: Float64Array, squares: Float64Array, { features, values }: Part, isOrder: boolean): void {
  const chance = 1 / (1 + Math.exp(-sum(weights, { features, values })))
  const error = isOrder ? orderWeight * (chance - 1) : chance
  for (let at = 0; at < features.length; at += 1) {
    const feature = features[at] as number
    const step = error * (values[at] as number) + decay * (weights[feature] as number)
    squares[feature] = (squares[feature] as number) + step * step
    weights[feature] = (weights[feature] as number) - (rate * step) / Math.sqrt(squares[feature] as number)
  }
}

function findLikeliest(weights: Float64Array, { parts }: Example): Part {
  return parts.reduce((best, part) => (sum(weights, part) > sum(weights, best) ? part : best))
}

function sum(weights: Float64Array, { features, values }: Part): number {
  let total = 0
  for (let at = 0; at < features.length; at += 1)
    total += (weights[features[at] as number] as number) * (values[at] as number)
  return total
}

function save(weights: Float64Array): void {
  const parts = weights.subarray(0, buckets)
  const sizes = [...parts].map(Math.abs).sort((one, other) => one - other)
  const scale = (sizes[Math.floor(0.9995 * sizes.length)] as number) / 127
  const bytes = Int8Array.from(parts, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))))
  const bias = Number((weights[buckets] as number).toFixed(4))
  const model = { bias, scale: Number(scale.toPrecision(6)), weights: Buffer.from(bytes.buffer).toString('base64') }
  writeFileSync(target, `${JSON.stringify(model, null, 2)}\n`)
}

/** Each source judged by a scorer that has not seen it. */
function check(): void {
  const scores = new Map<Example, number>()
  for (const source of new Set(examples.map((example) => example.source))) {
    const weights = train(examples.filter((example) => example.source !== source))
    for (const example of examples.filter((one) => one.source === source))
      scores.set(example, sum(weights, findLikeliest(weights, example)))
  }
  const rules = new Set(examples.filter(({ text }) => findRule(text) !== undefined))
  const forged = new Set(examples.filter(({ text }) => findForgery(text) !== undefined))
  const orders = examples.filter(({ isOrder }) => isOrder)
  const plain = examples.filter(({ isOrder, isHard }) => !isOrder && !isHard)
  const hard = examples.filter(({ isOrder, isHard }) => !isOrder && isHard)
  const row = (name: string, isFlagged: (example: Example) => boolean) => {
    const share = (set: readonly Example[]) => ((100 * set.filter(isFlagged).length) / set.length).toFixed(2)
    const of = (source: string) => orders.filter((one) => one.source === source)
    const sources = ['blind-', 'own', 'blind-attacks', 'orders-and-deeds', 'prompt-orders']
    const found = sources.map((one) => `${one} ${share(of(one))}`).join(', ')
    console.log(`${name.padEnd(28)} orders ${share(orders)} (${found}), genuine ${share(plain)}, hard ${share(hard)}`)
  }
  row('rules alone', (one) => rules.has(one) || forged.has(one))
  for (const certain of [2, 2.5, 3, 3.5, 4, 9])
    for (const likely of [certain, -3])
      row(`certain ${certain}, likely ${likely}`, (one) => {
        const score = scores.get(one) as number
        return forged.has(one) || score >= certain || (score >= likely && rules.has(one))
      })
}

if (process.argv.includes('--check')) check()
else save(train(examples))

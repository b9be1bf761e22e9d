// Trains the scorer of possible prompt injection, and says how it does on files that it was not trained on.
// Usage: npm run train:injection [-- --check]
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { foldLines, readEntry } from '../../../src/triage/entry/reading.ts'
import { encodesInstructions } from '../../../src/triage/injection/encoded.ts'
import { findRule } from '../../../src/triage/injection/find-order.ts'
import { findForgery } from '../../../src/triage/injection/forged.ts'
import { hidesText } from '../../../src/triage/injection/hidden.ts'
import { buckets, hashClasses, scoreOrder } from '../../../src/triage/injection/scorer.ts'
import { LinearModel, type Stored } from '../../../src/triage/language/linear-model.ts'
import { readSentences } from '../../../src/triage/language/sentences.ts'
import { rating } from '../../clusters/entries.ts'
import { loadHostile } from '../../corpus/load.ts'
import { flagged, stays } from '../../triage/injection/tables.ts'
import { createShuffle, type Features, hashFeatures, Learner, weighGroups } from './learn.ts'

interface Example {
  readonly source: string
  readonly isOrder: boolean
  /** Written to look like an order, or on such matters. */
  readonly isHard: boolean
  readonly text: string
  readonly parts: readonly Features[]
}

const target = new URL('../../../src/triage/injection/weights.json', import.meta.url)
const corpus = new URL('../../corpus/', import.meta.url)
const rounds = 10
const orderWeight = 1.5
const mostParts = 40
const longest = 3_000

const examples = loadExamples()

function loadExamples(): Example[] {
  const hostile = loadHostile()
    .filter(({ attack, field, text }) => attack && field === 'comment' && isPlain(text))
    .map(({ family, text }) => make(family, true, true, text))
  const own = ['orders', 'genuine', 'blind-orders', 'blind-genuine', 'varied-orders', 'varied-genuine'].flatMap(
    (file) =>
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

/** What is hidden or in a code teaches nothing about words. */
function isPlain(comment: string): boolean {
  const reading = readEntry(rating('a', comment))
  return !hidesText(reading) && !encodesInstructions(reading)
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
  return { source, isOrder, isHard, text, parts: describeAll(text) }
}

/** The whole, and each of its sentences if it has several: as the scorer has it. */
function describeAll(text: string): Features[] {
  const { all: read, sentences } = readSentences(text)
  const all = sentences.slice(0, mostParts).map((sentence) => {
    const { words, grams } = hashFeatures(read.words.slice(sentence.from, sentence.to), buckets)
    return [words, grams, hashClasses(sentence)]
  })
  const whole = [0, 1, 2].map((kind) => all.flatMap((groups) => groups[kind] ?? []))
  return [whole, ...(all.length > 1 ? all : [])].map((groups) => {
    const { rows, values } = weighGroups(groups)
    return { rows: Int32Array.from(rows), values: Float64Array.from(values) }
  })
}

/** On the likeliest part, and on the whole. */
function train(set: readonly Example[]): Learner {
  const learner = new Learner(1, buckets)
  const order = [...set]
  const shuffle = createShuffle(7)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order)
    for (const example of order) {
      const whole = example.parts[0] as Features
      const likeliest = round === 0 && example.isOrder ? whole : findLikeliest(learner, example)
      for (const part of new Set([likeliest, whole]))
        learner.learn(part, example.isOrder ? 0 : 1, example.isOrder ? orderWeight : 1)
    }
  }
  return learner
}

function findLikeliest(learner: Learner, { parts }: Example): Features {
  return parts.reduce((best, part) => (weigh(learner, part) > weigh(learner, best) ? part : best))
}

function weigh(learner: Learner, part: Features): number {
  return learner.weigh(part)[0] ?? 0
}

/** Each source judged by a scorer that has not seen it. */
function check(): void {
  const scores = new Map<Example, number>()
  for (const source of new Set(examples.map((example) => example.source))) {
    const [stored] = train(examples.filter((example) => example.source !== source)).store()
    const model = new LinearModel(stored as Stored, buckets)
    for (const example of examples.filter((one) => one.source === source))
      scores.set(example, scoreOrder(example.text, model))
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
  for (const certain of [2.5, 3, 3.5, 9])
    for (const likely of [certain, 1, 0, -1, -2])
      row(`certain ${certain}, likely ${likely}`, (one) => {
        const score = scores.get(one) as number
        return forged.has(one) || score >= certain || (score >= likely && rules.has(one))
      })
}

if (process.argv.includes('--check')) check()
else writeFileSync(target, `${JSON.stringify(train(examples).store()[0], null, 2)}\n`)

// How likely a text orders the agent to do something: a linear model, trained by `npm run train:injection`.
import { hashText } from '../../text/hash.ts'
import { classNames } from '../language/classes.ts'
import { LinearModel, type Tally } from '../language/linear-model.ts'
import { readSentences, type Sentence } from '../language/sentences.ts'
import stored from './weights.json' with { type: 'json' }

export const buckets = 1 << 14
const trained = new LinearModel(stored, buckets)

/** Log-odds that flag a text: `certain` alone, `likely` if a rule matches too. The training script shows the errors they cause. */
export const certain = 3
export const likely = -2
/** If the letters alone score below this, nothing else is looked up. */
const possible = -6

/** Log-odds of a folded text: the maximum of the whole and its likeliest sentence, because an order may follow a genuine complaint. */
export function scoreOrder(lines: string, model = trained): number {
  const { all, sentences } = readSentences(lines)
  const tallies = sentences.map(({ from, to }) => model.tally(all.words, from, to))
  const [first] = tallies
  if (first !== undefined && tallies.length > 1) tallies.push(tallies.slice(1).reduce(addUp, first))
  const letters = highest(tallies.map((tally) => model.weigh(tally)))
  if (letters < possible) return letters
  const rows = sentences.map(hashClasses)
  if (rows.length > 1) rows.push(rows.flat())
  return highest(tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])))
}

function highest(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
}

function addUp(a: Tally, b: Tally): Tally {
  return {
    words: a.words + b.words,
    wordCount: a.wordCount + b.wordCount,
    grams: a.grams + b.grams,
    gramCount: a.gramCount + b.gramCount,
  }
}

function weigh(model: LinearModel, tally: Tally, rows: readonly number[]): number {
  return model.weigh(tally, rows, 1 / Math.sqrt(rows.length))
}

/** A sentence's word classes, alone and combined with each verb that gives an order. */
export function hashClasses({ classes, isOrder, orders, isQuestion }: Sentence): number[] {
  const numbers = classes.list()
  const found = numbers.map((number) => hashClass(classNames.length, number, isQuestion))
  if (isOrder)
    for (const verb of orders.list()) for (const number of numbers) found.push(hashClass(verb, number, isQuestion))
  return found
}

/** By verb, by class, by the end of the sentence; 0: not computed yet. The row after the last verb has no verb. */
const hashed = new Int32Array((classNames.length + 1) * classNames.length * 2)

function hashClass(verb: number, number: number, isQuestion: boolean): number {
  const place = (verb * classNames.length + number) * 2 + (isQuestion ? 1 : 0)
  const known = hashed[place] as number
  if (known !== 0) return known - 1
  const hash = hashText(`${classNames[verb] ?? ''}*${classNames[number]}${isQuestion ? '?' : ''}`) & (buckets - 1)
  hashed[place] = hash + 1
  return hash
}

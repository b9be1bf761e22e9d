// How likely a text orders the agent to do something: a linear model, trained by `npm run train:injection`.
import { hashText } from '../../text/hash.ts'
import { LinearModel, type Tally } from '../linear.ts'
import { readSentences, type Sentence } from '../sentences.ts'
import stored from './weights.json' with { type: 'json' }

export const buckets = 1 << 14
const trained = new LinearModel(stored, buckets)

/** Log-odds that flag a text, alone or if a rule matches too; the training script shows what they cost. */
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

/** Its word classes, alone and combined with each verb that gives an order. */
export function hashClasses({ classes, orders, isQuestion }: Sentence): number[] {
  const found: number[] = []
  const end = isQuestion ? '?' : ''
  for (const name of classes) found.push(hashClass('', name, end))
  for (const verb of orders) for (const name of classes) found.push(hashClass(verb, name, end))
  return found
}

/** By verb, then by class: there are few of both. */
const hashed = new Map<string, Map<string, number>>()

function hashClass(verb: string, name: string, end: '' | '?'): number {
  const key = `${verb}${end}`
  const own = hashed.get(key) ?? new Map<string, number>()
  const known = own.get(name)
  if (known !== undefined) return known
  hashed.set(key, own)
  const hash = hashText(`${verb}*${name}${end}`) & (buckets - 1)
  own.set(name, hash)
  return hash
}

// How likely a text orders the agent to do something: a linear model, trained by `test/bench/triage/train-injection.ts`.
import { hashText } from '../../text/hash.ts'
import { LinearModel, type Tally } from '../linear.ts'
import { readWords, type Word, type WordsOfText } from '../words.ts'
import { foldWords, mayBeVerb } from './lexicon.ts'
import { splitSentences } from './sentences.ts'
import stored from './weights.json' with { type: 'json' }

export const buckets = 1 << 14
const trained = new LinearModel(stored, buckets)

/** Log-odds from which a text is flagged, and from which it is flagged if a rule holds too; the training script shows what they cost. */
export const certain = 3
export const likely = -2
/** Below this by its letters alone, nothing more is looked up. */
const possible = -6

/** Of a folded text, as log-odds: of the whole or its likeliest sentence, because an order may follow a true complaint. */
export function scoreOrder(lines: string, model = trained): number {
  const parts = splitParts(lines)
  const tallies = parts.map(({ all, from, to }) => model.tally(all.words, from, to))
  const [first] = tallies
  if (first !== undefined && tallies.length > 1) tallies.push(tallies.slice(1).reduce(addUp, first))
  const letters = highest(tallies.map((tally) => model.weigh(tally)))
  if (letters < possible) return letters
  const rows = hashClasses(parts)
  if (rows.length > 1) rows.push(rows.flat())
  return rows.length === 0 ? letters : highest(tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])))
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
  const value = 1 / Math.sqrt(rows.length)
  return model.weigh(
    tally,
    rows,
    rows.map(() => value),
  )
}

/** A sentence: which words of a text it has. */
export interface Part {
  readonly all: WordsOfText
  readonly from: number
  readonly to: number
}

/** In UTF-16 units: shorter sentences say too little to be judged alone; they go with the next. */
const shortest = 8
const ends = '\n.!?;。！？…।؟۔'

export function splitParts(lines: string): Part[] {
  const all = readWords(foldWords(lines))
  const { text, words, starts } = all
  const parts: Part[] = []
  let from = 0
  let start = 0
  for (let index = 0; index < words.length; index += 1) {
    const { isMark, text: sign } = words[index] as Word
    const at = starts[index] ?? 0
    if (!isMark || at - start < shortest || !ends.includes(sign)) continue
    if (sign <= '~' && sign !== '\n' && !/[ \n]/.test(text.charAt(at + 1))) continue
    parts.push({ all, from, to: index + 1 })
    from = index + 1
    start = at + 1
  }
  if (start === 0 || text.length - start >= shortest) parts.push({ all, from, to: words.length })
  return parts
}

/** Of each part, its classes of words beside each verb that gives an order; nothing where no verb may stand. */
export function hashClasses(parts: readonly Part[]): number[][] {
  if (parts[0]?.all.words.some(mayBeVerb) !== true) return []
  return parts.map(({ all, from, to }) => {
    const found = new Set<number>()
    for (const { classes, orders, isQuestion } of splitSentences(all, from, to))
      for (const verb of ['', ...orders])
        for (const name of classes) found.add(hashText(`${verb}*${name}${isQuestion ? '?' : ''}`) & (buckets - 1))
    return [...found]
  })
}

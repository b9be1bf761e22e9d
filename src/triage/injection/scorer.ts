// How likely a text orders the agent to do something: a linear model, trained by `test/bench/triage/train-injection.ts`.
import { hashText } from '../../text/hash.ts'
import { buckets, LinearModel, type Tally } from '../linear.ts'
import { ofEachWord, readWords, rowOf, type Word } from '../words.ts'
import { foldWords, verbs } from './lexicon.ts'
import { splitSentences } from './sentences.ts'
import stored from './weights.json' with { type: 'json' }
import entries from './words.json' with { type: 'json' }

const trained = new LinearModel(stored)

/** Log-odds from which a text is flagged, and from which it is flagged if a rule holds too; the training script shows what they cost. */
export const certain = 3.5
export const likely = -3
/** Below this by its letters alone, nothing more is looked up. */
const possible = -6

/** Of a folded text, as log-odds: of the whole or its likeliest sentence, because an order may follow a true complaint. */
export function scoreOrder(lines: string, model = trained): number {
  const parts = splitParts(lines)
  const tallies = parts.map(({ words, from, to }) => model.tally(words, from, to))
  if (tallies.length > 1) tallies.push(addUp(tallies))
  const letters = Math.max(...tallies.map((tally) => model.weigh(tally)))
  if (letters < possible || !mayOrder(parts)) return letters
  const rows = parts.map(({ text }) => hashClasses(text))
  if (rows.length > 1) rows.push(rows.flat())
  return Math.max(...tallies.map((tally, at) => weigh(model, tally, rows[at] ?? [])))
}

function addUp(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  return {
    words: sum(({ words }) => words),
    wordCount: sum(({ wordCount }) => wordCount),
    grams: sum(({ grams }) => grams),
    gramCount: sum(({ gramCount }) => gramCount),
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

/** A sentence, and between which places of a text's words it stands. */
export interface Part {
  readonly text: string
  readonly words: readonly Word[]
  readonly from: number
  readonly to: number
}

/** In UTF-16 units: shorter sentences say too little to be judged alone; they go with the next. */
const shortest = 8
const ends = '\n.!?;。！？…।؟۔'

export function splitParts(lines: string): Part[] {
  const { text, words, starts } = readWords(foldWords(lines))
  const parts: Part[] = []
  let from = 0
  let start = 0
  words.forEach((word, index) => {
    const at = starts[index] ?? 0
    if (!word.isMark || at - start < shortest || !ends.includes(word.text)) return
    const next = text.charAt(at + 1)
    if (word.text <= '~' && word.text !== '\n' && next !== ' ' && next !== '\n') return
    parts.push({ text: text.slice(start, at + 1), words, from, to: index + 1 })
    from = index + 1
    start = at + 1
  })
  if (start === 0 || text.length - start >= shortest)
    parts.push({ text: text.slice(start), words, from, to: words.length })
  return parts
}

/** Of each sentence, its classes of words beside each verb that gives an order. */
export function hashClasses(part: string): number[] {
  const found = new Set<number>()
  for (const { words, classes, isQuestion } of splitSentences(part)) {
    const orders = words.filter(({ isOrder }) => isOrder).flatMap((word) => word.classes)
    const around = ['', ...new Set(orders.filter((name) => verbs.has(name)))]
    for (const verb of around)
      for (const name of classes) found.add(rowOf(hashText(`${verb}*${name}${isQuestion ? '?' : ''}`), buckets))
  }
  return [...found]
}

/** Whether an entry that is a verb may begin with a word, or with which word it goes on. */
const verbAt = ofEachWord(({ text }): boolean | ReadonlySet<string> => {
  verbWords ??= readVerbs()
  // In scripts without blanks it may begin anywhere.
  if (/[\u0590-\uffff]/.test(text)) return true
  for (let end = 1; end <= text.length; end += 1) if (verbWords.has(`${text.slice(0, end)}*`)) return true
  const next = verbWords.get(text)
  return next === undefined ? false : next.has('') || next
})

export function mayOrder(parts: readonly Part[]): boolean {
  const words = parts[0]?.words ?? []
  return words.some((word, at) => {
    const verb = verbAt(word)
    return typeof verb === 'boolean' ? verb : verb.has(words[at + 1]?.text ?? '')
  })
}

/** First words of the entries that are verbs, with their second words; with a star, beginnings of words. */
let verbWords: Map<string, Set<string>> | undefined

function readVerbs(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  const rows = entries.filter(([name = '']) => verbs.has(name.replace('!', '')))
  for (const entry of rows.flatMap(([, , row = '']) => foldWords(row.normalize('NFKC')).split('; '))) {
    const [first = '', second = ''] = entry.split(/[ -]/)
    found.set(first, (found.get(first) ?? new Set()).add(/^[\p{L}\p{N}]*$/u.test(second) ? second : ''))
  }
  return found
}

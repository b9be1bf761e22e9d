// How likely a text is praise, a support request or advertising and play: a linear model, trained by `npm run train:filters`.
import { type Counts, wordClasses } from './lexicon.ts'
import { buckets, LinearModel } from './linear.ts'
import stored from './weights.json' with { type: 'json' }
import { readWords } from './words.ts'

/** In the order of their weights; what is none of them is kept. */
export const scoredClasses = ['praise', 'support', 'spam'] as const
export type Scores = Readonly<Record<(typeof scoredClasses)[number], number>>

/** Rows of the model behind those of words, and what each is worth for a text. */
export interface Signs {
  readonly rows: readonly number[]
  readonly values: readonly number[]
}

const formFrom = buckets + wordClasses.length ** 2
export const rowCount = formFrom + 29

/** One for each of the scored classes. */
const trained: readonly LinearModel[] = stored.map((model) => new LinearModel(model))

/** Of a text in lower case. */
export function score(text: string, { rows, values }: Signs, models = trained): Scores {
  const { words } = readWords(text)
  return softmax(models.map((model) => model.weigh(model.tally(words), rows, values)))
}

/** Against "keep", whose own sum is 0. */
function softmax(sums: readonly number[]): Scores {
  const [praise = 0, support = 0, spam = 0] = sums.map(Math.exp)
  const all = 1 + praise + support + spam
  return { praise: praise / all, support: support / all, spam: spam / all }
}

/** Of the classes that were counted, the vote, and the form of the text. */
export function readSigns(text: string, counts: Counts, helpful: boolean | undefined): Signs {
  const classes = readClasses(counts)
  const form = readForm(text, counts, helpful).map((row) => formFrom + row)
  return { rows: [...classes.rows, ...form], values: [...classes.values, ...form.map(() => 0.5)] }
}

/** Each class by itself, and each two that meet. */
function readClasses(counts: Counts): { rows: number[]; values: number[] } {
  const rows: number[] = []
  const values: number[] = []
  wordClasses.forEach((name, one) => {
    if (counts[name] === 0) return
    rows.push(buckets + one * (wordClasses.length + 1))
    values.push(Math.min(counts[name], 2))
    for (let other = one + 1; other < wordClasses.length; other += 1) {
      const met = wordClasses[other]
      if (met === undefined || counts[met] === 0) continue
      rows.push(buckets + one * wordClasses.length + other)
      values.push(0.5)
    }
  })
  return { rows, values }
}

const lengths = [6, 18, 42, 90, 186, 378]
const bareLengths = [0, 2, 5, 12]

/** The vote, how many clauses there are, how much of them praises nothing, and how long it all is. */
function readForm(text: string, counts: Counts, helpful: boolean | undefined): number[] {
  const rank = (value: number, limits: readonly number[]) => limits.filter((limit) => value > limit).length
  return [
    helpful === undefined ? 0 : helpful ? 1 : 2,
    3 + Math.min(counts.clauses, 4),
    8 + Math.min(counts.bareClauses, 3),
    12 + rank(counts.bareWords, bareLengths),
    17 + rank(Math.min(text.length, 600), lengths),
  ]
}

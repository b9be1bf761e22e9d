// How likely a text is praise, a support request or advertising and play: a linear model, trained by `npm run train:filters`.
import type { Counts } from './counts.ts'
import { wordClasses } from './lexicon.ts'
import { LinearModel } from './linear.ts'
import stored from './weights.json' with { type: 'json' }
import type { Word } from './words.ts'

/** In the order of their weights; what is none of them is kept. */
export const scoredClasses = ['praise', 'support', 'spam'] as const
export type Scores = Readonly<Record<(typeof scoredClasses)[number], number>>

/** A text's words, and rows of the models behind those of words, with what each is worth. */
export interface Features {
  readonly words: readonly Word[]
  readonly rows: readonly number[]
  readonly values: readonly number[]
}

export const buckets = 1 << 13
const formFrom = buckets + wordClasses.length ** 2
export const rowCount = formFrom + 28

/** One for each of the scored classes. */
const trained: readonly LinearModel[] = stored.map((model) => new LinearModel(model, buckets))

export function score({ words, rows, values }: Features, models = trained): Scores {
  return softmax(models.map((model) => model.weigh(model.tally(words), rows, values)))
}

/** Against "keep", whose own sum is 0. */
function softmax(sums: readonly number[]): Scores {
  const [praise = 0, support = 0, spam = 0] = sums.map(Math.exp)
  const all = 1 + praise + support + spam
  return { praise: praise / all, support: support / all, spam: spam / all }
}

interface Form {
  readonly helpful: boolean | undefined
  /** In UTF-16 units. */
  readonly length: number
  readonly links: number
}

const lengths = [6, 18, 42, 90, 186, 378]
const bareLengths = [0, 2, 5, 12]

/** Each class by itself, each two that meet, the vote, and the form of the text. */
export function readFeatures(words: readonly Word[], counts: Counts, { helpful, length, links }: Form): Features {
  const rows: number[] = []
  const values: number[] = []
  const add = (row: number, value: number) => {
    rows.push(row)
    values.push(value)
  }
  const present: number[] = []
  wordClasses.forEach((name, index) => {
    if (counts[name] === 0) return
    add(buckets + index * (wordClasses.length + 1), Math.min(counts[name], 2))
    for (const other of present) add(buckets + other * wordClasses.length + index, 0.5)
    present.push(index)
  })
  const rank = (value: number, limits: readonly number[]) => limits.filter((limit) => value > limit).length
  add(formFrom + (helpful === undefined ? 0 : helpful ? 1 : 2), 0.5)
  add(formFrom + 3 + Math.min(counts.clauses, 4), 0.5)
  add(formFrom + 8 + Math.min(counts.bareClauses, 3), 0.5)
  add(formFrom + 12 + rank(counts.bareWords, bareLengths), 0.5)
  add(formFrom + 17 + rank(length, lengths), 0.5)
  add(formFrom + 24 + Math.min(links, 3), 0.5)
  return { words, rows, values }
}

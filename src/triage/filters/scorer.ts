// How likely a text is praise, a support request, or advertising and play: a linear model, trained by `npm run train:filters`.
import { wordClasses } from '../language/classes.ts'
import { LinearModel } from '../language/linear-model.ts'
import { hashPair, type Word } from '../language/words.ts'
import type { Counts } from './class-counts.ts'
import stored from './weights.json' with { type: 'json' }

/** In the order of their weights; an entry in none of these classes is kept. */
export const scoredClasses = ['praise', 'support', 'spam'] as const
export type Scores = Readonly<Record<(typeof scoredClasses)[number], number>>

/** A text's words, and the models' extra rows with their values. */
export interface Features {
  readonly words: readonly Word[]
  readonly rows: readonly number[]
  readonly values: readonly number[]
}

export const buckets = 1 << 13

/** One model for each of the scored classes. */
const trained: readonly LinearModel[] = stored.map((model) => new LinearModel(model, buckets))

export function score({ words, rows, values }: Features, models = trained): Scores {
  return softmax(models.map((model) => model.weigh(model.tally(words), rows, values)))
}

/** Compared with "keep", whose sum is 0. */
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

/** Each class, each pair of classes that occur together, the vote, and the form of the text; numbers by power of two. */
export function readFeatures(words: readonly Word[], counts: Counts, { helpful, length, links }: Form): Features {
  const rows: number[] = []
  const values: number[] = []
  const add = (one: number, other: number, value: number) => {
    rows.push(hashPair(one, other) & (buckets - 1))
    values.push(value)
  }
  const present: number[] = []
  wordClasses.forEach((name, index) => {
    if (counts[name] === 0) return
    add(index, index, Math.min(counts[name], 2))
    for (const other of present) add(other, index, 0.5)
    present.push(index)
  })
  const vote = helpful === undefined ? 0 : helpful ? 1 : 2
  const { clauses, bareClauses, bareWords } = counts
  const form = [
    vote,
    ...[clauses, bareClauses, bareWords, length, links].map((count) => Math.ceil(Math.log2(1 + count))),
  ]
  form.forEach((value, index) => {
    add(wordClasses.length + index, value, 0.5)
  })
  return { words, rows, values }
}

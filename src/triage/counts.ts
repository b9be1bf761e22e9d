// How often each word class occurs in a text, and in how many clauses.
import type { Sentences } from './sentences.ts'

export const wordClasses = [
  ...(['positive', 'mild', 'harmless', 'resolved', 'past'] as const),
  ...(['trouble', 'contrast', 'wish', 'command', 'question'] as const),
  ...(['own', 'possessive', 'case', 'matter', 'act', 'plea'] as const),
  ...(['docs', 'how', 'goods', 'pitch', 'noise', 'filler'] as const),
]
export type WordClass = (typeof wordClasses)[number]

/** Clauses and words are counted where the script separates them; clauses without praise are bare. */
export type Counts = Readonly<Record<WordClass | Measure, number>>
type Measure = 'words' | 'clauses' | 'bareClauses' | 'bareWords'

const none = {
  ...(Object.fromEntries(wordClasses.map((name) => [name, 0])) as Record<WordClass, number>),
  ...{ words: 0, clauses: 0, bareClauses: 0, bareWords: 0 },
}
/** The first so many classes are of praise. */
const praises = 3
const numbers: ReadonlyMap<string, number> = new Map(wordClasses.map((name, index) => [name, index]))
/** Where a word of each class was last seen. */
const lastAt = new Int32Array(wordClasses.length)
/** In UTF-16 units: how far after "my" the thing itself may begin, as in "our yearly plan". */
const near = 20

export function countClasses({ sentences, clauses }: Sentences): Counts {
  const counts: Record<WordClass | Measure, number> = { ...none }
  /** Numbers of clauses, ascending. */
  const praising: number[] = []
  lastAt.fill(-1)
  let wholeEnd = 0
  let possessive = Number.NEGATIVE_INFINITY
  for (const { words } of sentences)
    for (const { at, end, classes, isWhole, isOrder, clause } of words) {
      if (at < wholeEnd) continue
      if (isWhole) wholeEnd = end
      for (const name of classes) {
        const index = numbers.get(name)
        if (index === undefined || lastAt[index] === at || (name === 'command' && !isOrder)) continue
        lastAt[index] = at
        counts[name as WordClass] += 1
        if (index < praises && praising.at(-1) !== clause) praising.push(clause)
        if (name === 'possessive') possessive = at
        if (name === 'matter' && at - possessive <= near) counts.case += 1
      }
    }
  clauses.forEach((words, clause) => {
    if (words === 0) return
    counts.words += words
    counts.clauses += 1
    if (praising.includes(clause)) return
    counts.bareClauses += 1
    counts.bareWords += words
  })
  return counts
}

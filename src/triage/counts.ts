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
const praise: ReadonlySet<string> = new Set(['positive', 'mild', 'harmless'])
/** In UTF-16 units: how far after "my" the thing itself may begin, as in "our yearly plan". */
const near = 20

export function countClasses({ sentences, clauses }: Sentences): Counts {
  const counts: Record<WordClass | Measure, number> = { ...none }
  const praising = new Set<number>()
  const lastAt = new Map<string, number>()
  let wholeEnd = 0
  let possessive = Number.NEGATIVE_INFINITY
  for (const { words } of sentences)
    for (const { at, end, classes, isWhole, isOrder, clause } of words) {
      if (at < wholeEnd) continue
      if (isWhole) wholeEnd = end
      for (const name of classes) {
        const count = counts[name as WordClass]
        if (count === undefined || lastAt.get(name) === at || (name === 'command' && !isOrder)) continue
        lastAt.set(name, at)
        counts[name as WordClass] = count + 1
        if (praise.has(name)) praising.add(clause)
        if (name === 'possessive') possessive = at
        if (name === 'matter' && at - possessive <= near) counts.case += 1
      }
    }
  clauses.forEach((words, clause) => {
    if (words === 0) return
    counts.words += words
    counts.clauses += 1
    if (praising.has(clause)) return
    counts.bareClauses += 1
    counts.bareWords += words
  })
  return counts
}

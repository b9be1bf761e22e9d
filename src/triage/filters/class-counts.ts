// How often each word class occurs in a text, and in how many clauses.
import { classNames, classOf, type WordClass, wordClasses } from '../language/classes.ts'
import type { Sentences } from '../language/sentences.ts'

/** Clauses and words are only counted if the script separates them; `bare` ones are those of clauses without praise. */
export type Counts = Readonly<Record<WordClass | Measure, number>>
type Measure = 'words' | 'clauses' | 'bareClauses' | 'bareWords'

const none = {
  ...(Object.fromEntries(wordClasses.map((name) => [name, 0])) as Record<WordClass, number>),
  ...{ words: 0, clauses: 0, bareClauses: 0, bareWords: 0 },
}
/** This many of the first classes express praise. */
const praises = 3
const [command, possessive, matter] = [classOf('command'), classOf('possessive'), classOf('matter')]
/** Where a word of each class was last seen. */
const lastAt = new Int32Array(wordClasses.length)
/** How far after a possessive its noun may begin, in UTF-16 units, as in "our yearly plan". */
const near = 20

export function countClasses({ sentences, clauses }: Sentences): Counts {
  const counts: Record<WordClass | Measure, number> = { ...none }
  /** Numbers of clauses, ascending. */
  const praising: number[] = []
  lastAt.fill(-1)
  let wholeEnd = 0
  let possessiveAt = Number.NEGATIVE_INFINITY
  for (const { words } of sentences)
    for (const { at, end, kind, isOrder, clause } of words) {
      if (at < wholeEnd) continue
      if (kind.isWhole) wholeEnd = end
      for (const number of kind.numbers) {
        if (number >= wordClasses.length || lastAt[number] === at || (number === command && !isOrder)) continue
        lastAt[number] = at
        counts[classNames[number] as WordClass] += 1
        if (number < praises && praising.at(-1) !== clause) praising.push(clause)
        if (number === possessive) possessiveAt = at
        if (number === matter && at - possessiveAt <= near) counts.case += 1
      }
    }
  for (let clause = 0; clause < clauses.length; clause += 1) {
    const words = clauses[clause] as number
    if (words === 0) continue
    counts.words += words
    counts.clauses += 1
    if (praising.includes(clause)) continue
    counts.bareClauses += 1
    counts.bareWords += words
  }
  return counts
}

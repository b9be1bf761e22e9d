// How often each class of words stands in a text, and in how many clauses.
import { classifyRun, findPhrase, isWhole, look, type WordClass, wordClasses } from './lexicon.ts'
import type { Word } from './words.ts'

/** Clauses and words are counted where a script parts them; those that praise nothing are bare. */
export type Counts = Readonly<Record<WordClass | Measure, number>>
type Measure = 'words' | 'clauses' | 'bareClauses' | 'bareWords'

const none = {
  ...(Object.fromEntries(wordClasses.map((name) => [name, 0])) as Record<WordClass, number>),
  ...{ words: 0, clauses: 0, bareClauses: 0, bareWords: 0 },
}

/** Marks that part no clauses may stand within a phrase. */
const partsNothing = ({ isMark, text }: Word) => isMark && !'.!?;:,()\n-'.includes(text)

/** Of a text that has been through `foldLetters`. */
export function countClasses(all: readonly Word[]): Counts {
  const words = all.some(partsNothing) ? all.filter((word) => !partsNothing(word)) : all
  const counts = { ...none }
  let before = { words: 0, praise: 0 }
  const endClause = () => {
    const now = { words: counts.words, praise: counts.positive + counts.mild + counts.harmless }
    if (now.words === before.words) return
    counts.clauses += 1
    if (now.praise === before.praise) {
      counts.bareClauses += 1
      counts.bareWords += now.words - before.words
    }
    before = now
  }
  /** Whether a clause opens here: there, a word of class `command` is one. */
  let opens = true
  let possessive = Number.NEGATIVE_INFINITY
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as Word
    if (word.isMark) {
      opens = true
      endClause()
      continue
    }
    counts.words += 1
    const { classes, phrases, isRun } = look(word)
    if (isRun) {
      let end = at + 1
      while (end < words.length && look(words[end] as Word).isRun) end += 1
      const run = words.slice(at, end).map(({ text }) => text)
      for (const name of classifyRun(run.join(' '))) counts[name] += 1
      at = end - 1
      continue
    }
    const phrase = phrases.size > 0 ? findPhrase(words, at, phrases) : undefined
    if (phrase !== undefined) for (const name of phrase.classes) counts[name] += 1
    if (phrase !== undefined && isWhole(phrase)) {
      at += phrase.parts.length - 1
      counts.words += phrase.parts.length - 1
    } else {
      for (const name of classes) {
        if (name === 'command' && !opens) continue
        counts[name] += 1
        // "My order", "our yearly plan": the reader's own case.
        if (name === 'possessive') possessive = at
        if (name === 'matter' && at - possessive <= 2) counts.case += 1
      }
    }
    opens = word.text === 'please' || word.text === 'and'
  }
  endClause()
  return counts
}

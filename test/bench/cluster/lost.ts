// What stands in the way of putting two complaints about the same thing together: the first cause that holds.
import { isComplaint, isWordless } from './labels.ts'
import type { Outcome } from './own-set.ts'
import { stopWords } from './stop-words.ts'

export const causes = [
  'one was set aside',
  'one has no words (a mark on a code block)',
  'in two languages, no common content word',
  'in two languages, a common content word',
  'in one language, no common content word',
  'in one language, a common content word',
] as const
export type Cause = (typeof causes)[number]

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Words without stop words, cut to five characters, so that most endings do not matter. */
export function listContentWords(comment: string): Set<string> {
  const words = [...segmenter.segment(comment.toLowerCase())].filter(({ isWordLike }) => isWordLike)
  return new Set(words.filter(({ segment }) => !stopWords.has(segment)).map(({ segment }) => cutWord(segment)))
}

function cutWord(word: string): string {
  return /\d/.test(word) ? word : [...word].slice(0, 5).join('')
}

export function findCause(a: Outcome, b: Outcome): Cause {
  if (a.aside !== undefined || b.aside !== undefined) return 'one was set aside'
  if (isWordless(a) || isWordless(b)) return 'one has no words (a mark on a code block)'
  const [first, second] = [listContentWords(a.entry.comment ?? ''), listContentWords(b.entry.comment ?? '')]
  const languages = languageOf(a) === languageOf(b) ? 'one language' : 'two languages'
  return `in ${languages}, ${[...first].some((word) => second.has(word)) ? 'a' : 'no'} common content word`
}

/** Brazilian and European Portuguese are one language here. */
function languageOf({ language }: Outcome): string {
  return language.split('-')[0] ?? language
}

export interface Tally {
  readonly gold: number
  readonly lost: number
}

/** Every gold pair by what stands in its way, and how many of them were lost. */
export function tallyCauses(outcomes: readonly Outcome[]): Map<Cause, Tally> {
  const tallies = new Map<Cause, Tally>(causes.map((cause) => [cause, { gold: 0, lost: 0 }]))
  const topics = Map.groupBy(outcomes.filter(isComplaint), ({ page, topic }) => `${page} ${topic}`)
  for (const members of topics.values()) {
    for (const [index, a] of members.entries()) {
      for (const b of members.slice(index + 1)) {
        const cause = findCause(a, b)
        const { gold, lost } = tallies.get(cause) ?? { gold: 0, lost: 0 }
        const isLost = a.found === undefined || a.found !== b.found
        tallies.set(cause, { gold: gold + 1, lost: lost + (isLost ? 1 : 0) })
      }
    }
  }
  return tallies
}

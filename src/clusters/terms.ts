// The words that hold a topic together.
import { mostTerms } from './limits.ts'
import type { Lexicon } from './words/lexicon.ts'

interface Term {
  /** Comments that have it, and the last of them. */
  count: number
  last: number
  isFaint: boolean
  surface: string
}

/** The words that most of the comments have; faint ones and numbers only behind the others. */
export function findTerms(rows: readonly number[], lexicon: Lexicon): string[] {
  const terms = new Map<number, Term>()
  for (const [index, row] of rows.entries()) {
    for (let at = lexicon.start[row] ?? 0; at < (lexicon.start[row + 1] ?? 0); at += 1) {
      const word = lexicon.words[lexicon.ids[at] ?? 0]
      if (!word || word.kind === 'stop' || !word.isShowable) continue
      const known = terms.get(word.stem)
      const isFaint = word.kind === 'faint' || word.kind === 'number'
      if (!known) terms.set(word.stem, { count: 1, last: index, isFaint, surface: word.surface })
      else {
        if (known.last !== index) known.count += 1
        known.last = index
        known.isFaint &&= isFaint
        if (word.surface < known.surface) known.surface = word.surface
      }
    }
  }
  return [...terms.values()]
    .sort((a, b) => Number(a.isFaint) - Number(b.isFaint) || b.count - a.count || (a.surface < b.surface ? -1 : 1))
    .slice(0, mostTerms)
    .map((term) => term.surface)
}

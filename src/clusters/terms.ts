// The words that hold a topic together.
import { type Corpus, wordsOf } from './corpus.ts'
import { mostTerms } from './limits.ts'

interface Term {
  /** Comments that have it, and the last of them. */
  readonly count: number
  readonly last: number
  readonly isLight: boolean
  readonly surface: string
}

/** Short words only, and nothing that might be a key, an account or an address. */
const showable = /^(?!.*\d.*[a-z].*\d.*[a-z])(?!(?:.*\d){7})[\p{L}\p{N}][\p{L}\p{M}\p{N}_.-]{0,23}$/iu

/** The words that most of the comments have, faults and numbers behind the others. */
export function findTerms(rows: readonly number[], corpus: Corpus): string[] {
  const terms = new Map<number, Term>()
  for (const row of rows) {
    for (const { kind, stem, surface } of wordsOf(corpus, row)) {
      const { count, last, ...known } = terms.get(stem) ?? { count: 0, last: -1, surface }
      const shown = surface < known.surface ? surface : known.surface
      const isLight = kind === 'number' || kind === 'fault'
      terms.set(stem, { count: last === row ? count : count + 1, last: row, isLight, surface: shown })
    }
  }
  return [...terms.values()]
    .filter(({ surface }) => showable.test(surface))
    .sort((a, b) => Number(a.isLight) - Number(b.isLight) || b.count - a.count || (a.surface < b.surface ? -1 : 1))
    .slice(0, mostTerms)
    .map((term) => term.surface)
}

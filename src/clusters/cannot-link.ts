// What keeps two complaints apart however alike their words are: another version, another error code, another option.
import { type Corpus, wordsOf } from './corpus.ts'

/** What a comment names, or all comments of a group; and how many of its members name any. */
export interface CannotLink {
  readonly identifiers: readonly number[]
  readonly naming: number
}

/** What is left of the similarity of two comments that both name something, but nothing in common. */
const apart = 0.2

/** Of a group; one that names more is compared by these. */
const mostIdentifiers = 100

const nothing: CannotLink = { identifiers: [], naming: 0 }

export function findIdentifiers(corpus: Corpus, row: number): CannotLink {
  const found = new Set<number>()
  for (const word of wordsOf(corpus, row)) if (word.isIdentifier) found.add(word.stem)
  return found.size === 0 ? nothing : { identifiers: [...found], naming: 1 }
}

export function joinIdentifiers(a: CannotLink, b: CannotLink): CannotLink {
  if (b.naming === 0) return a
  if (a.naming === 0) return b
  const identifiers = [...new Set([...a.identifiers, ...b.identifiers])].slice(0, mostIdentifiers)
  return { identifiers, naming: a.naming + b.naming }
}

/**
 * A factor for the similarity of two groups, 1 if nothing keeps them apart. It counts by the share of pairs of which both
 * sides name something: one version among many comments does not keep all of them apart.
 */
export function keepApart(a: CannotLink, b: CannotLink, pairs: number): number {
  if (a.naming === 0 || b.naming === 0) return 1
  if (a.identifiers.some((one) => b.identifiers.includes(one))) return 1
  return 1 - (1 - apart) * ((a.naming * b.naming) / pairs)
}

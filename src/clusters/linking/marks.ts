// What keeps two complaints apart however alike their words are: another version, another error, another name, another platform.

/** What a comment names, or all comments of a group: ascending and unique; and how many members name any. */
export interface Named {
  readonly values: readonly number[]
  readonly members: number
}

export interface Marks {
  /** Of one or two digits: counts, steps, hours. */
  readonly numbers: Named
  /** Versions, error codes, ports, years: with a point, or of three digits and more. */
  readonly codes: Named
  /** Identifiers, options, paths, as they stand. */
  readonly names: Named
  /** Terms that exclude one another, as `set * 64 + term`. */
  readonly terms: Named
  /** Number of the language, -1 where it is not known; of a group that of its first comment. */
  readonly language: number
}

const nothing: Named = { values: [], members: 0 }
export const noMarks: Marks = { numbers: nothing, codes: nothing, names: nothing, terms: nothing, language: -1 }

/** What two comments keep of their similarity, or gain: two languages have only names, numbers and meanings in common. */
export const factors = { otherNumber: 0.5, otherCode: 0.1, otherName: 0.3, otherTerm: 0.15, otherLanguage: 1.6 }

export function nameAll(values: readonly number[] | undefined): Named {
  if (!values) return nothing
  return { values: values.length === 1 ? values : ascending(values), members: 1 }
}

function ascending(values: readonly number[]): readonly number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}

export function joinMarks(a: Marks, b: Marks): Marks {
  return {
    numbers: joinNamed(a.numbers, b.numbers),
    codes: joinNamed(a.codes, b.codes),
    names: joinNamed(a.names, b.names),
    terms: joinNamed(a.terms, b.terms),
    language: a.language,
  }
}

function joinNamed(a: Named, b: Named): Named {
  if (b.members === 0) return a
  if (a.members === 0) return b
  return { values: ascending([...a.values, ...b.values]), members: a.members + b.members }
}

/**
 * A factor for the similarity of two groups of so many members, 1 if nothing keeps them apart. It counts as much as there
 * are pairs whose both sides name something: one number among many comments does not keep all of them apart.
 */
export function compareMarks(a: Marks, b: Marks, membersA: number, membersB: number): number {
  const pairs = membersA * membersB
  return (
    keep(a.numbers, b.numbers, pairs, factors.otherNumber) *
    keep(a.codes, b.codes, pairs, factors.otherCode) *
    keep(a.names, b.names, pairs, factors.otherName) *
    keepTerms(a.terms, b.terms, pairs)
  )
}

function keep(a: Named, b: Named, pairs: number, factor: number): number {
  if (a.members === 0 || b.members === 0 || meet(a.values, b.values)) return 1
  return 1 - (1 - factor) * ((a.members * b.members) / pairs)
}

/** For each set of which both sides name terms, but none in common. */
function keepTerms(a: Named, b: Named, pairs: number): number {
  if (a.members === 0 || b.members === 0) return 1
  let factor = 1
  let before = -1
  for (const term of a.values) {
    const set = term >>> 6
    if (set === before) continue
    before = set
    const ours = a.values.filter((other) => other >>> 6 === set)
    const theirs = b.values.filter((other) => other >>> 6 === set)
    if (theirs.length > 0 && !meet(ours, theirs)) factor *= factors.otherTerm
  }
  return factor === 1 ? 1 : 1 - (1 - factor) * ((a.members * b.members) / pairs)
}

function meet(a: readonly number[], b: readonly number[]): boolean {
  return a.some((one) => b.includes(one))
}

/** The factor for comments of two languages, 1 where they are the same or not known. */
export function compareLanguages(a: number, b: number): number {
  return a >= 0 && b >= 0 && a !== b ? factors.otherLanguage : 1
}

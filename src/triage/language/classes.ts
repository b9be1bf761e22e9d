// Word classes as numbers and sets of them as bits, because every rule asks every sentence for its classes.
import lists from './lexicon.json' with { type: 'json' }

/** Classes whose words are counted; they have the first numbers. */
export const wordClasses = [
  ...(['positive', 'mild', 'harmless', 'resolved', 'past'] as const),
  ...(['trouble', 'contrast', 'wish', 'command', 'question'] as const),
  ...(['own', 'possessive', 'case', 'matter', 'act', 'plea'] as const),
  ...(['docs', 'how', 'goods', 'pitch', 'noise', 'filler'] as const),
]
export type WordClass = (typeof wordClasses)[number]

/** `url` and `called` (somebody who is addressed) are found in a text; all others are in the list. */
export const classNames: readonly string[] = [
  ...new Set([...wordClasses, 'url', 'called', ...lists.map(([name = '']) => name.replace('!', ''))]),
]
const numbers: ReadonlyMap<string, number> = new Map(classNames.map((name, index) => [name, index]))

export function classOf(name: string): number {
  const found = numbers.get(name)
  if (found === undefined)
    throw new Error(`No word is of the class "${name}". Add one to lexicon.json, or correct the name.`)
  return found
}

/** Room for 96 classes. */
export class ClassSet {
  first = 0
  second = 0
  third = 0

  static of(names: readonly string[]): ClassSet {
    const set = new ClassSet()
    for (const name of names) set.add(classOf(name))
    return set
  }

  add(number: number): void {
    const bit = 1 << (number & 31)
    if (number < 32) this.first |= bit
    else if (number < 64) this.second |= bit
    else this.third |= bit
  }

  addAll(other: ClassSet): void {
    this.first |= other.first
    this.second |= other.second
    this.third |= other.third
  }

  /** The classes in both sets. */
  and(other: ClassSet): ClassSet {
    const both = new ClassSet()
    both.first = this.first & other.first
    both.second = this.second & other.second
    both.third = this.third & other.third
    return both
  }

  meets(other: ClassSet): boolean {
    return ((this.first & other.first) | (this.second & other.second) | (this.third & other.third)) !== 0
  }

  list(): number[] {
    const found: number[] = []
    for (let bits = this.first; bits !== 0; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits))
    for (let bits = this.second; bits !== 0; bits &= bits - 1) found.push(63 - Math.clz32(bits & -bits))
    for (let bits = this.third; bits !== 0; bits &= bits - 1) found.push(95 - Math.clz32(bits & -bits))
    return found
  }
}

/** Classes of verbs that may give an order. */
export const verbs = ClassSet.of(
  'ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '),
)

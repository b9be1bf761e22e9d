// What the classes of a word or phrase mean for the sentence it is in.
import { ClassSet, classOf, verbs } from './classes.ts'
import { firstUnspaced } from './word-bounds.ts'

const glues = ['please', 'request', 'lead', 'not', 'and'].map(classOf)
/** Classes of phrases that replace their words. */
const wholes = ['harmless', 'goods', 'pitch'].map(classOf)
/** The class of a negated verb: "do not tell" means hide, "do not follow" means ignore. Other negated orders are advice. */
const negations: ReadonlyMap<number, number> = new Map(
  Object.entries({ say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' }).map(([verb, other]) => [
    classOf(verb),
    classOf(other),
  ]),
)
const verbNumbers = verbs.list()
const [agent, called] = [classOf('agent'), classOf('called')]

export class Kind {
  readonly numbers: number[] = []
  readonly classes = new ClassSet()
  isVerb = false
  /** A form that can only be an order, in any position: its class has a `!` in the data. */
  isFree = false
  /** A phrase whose words do not count separately: "no problems" contains no "no". */
  isWhole = false
  /** A word that keeps a clause together, lets an order begin or keeps the clause open for one. */
  isGlue = false
  /** A name for whoever may be addressed. */
  isAgent = false
  #negated: Kind | undefined
  #called: Kind | undefined

  /** @param name of a class, as in the data */
  widen(name: string, written: string): void {
    const number = classOf(name.replace('!', ''))
    this.#add(number)
    this.isVerb ||= verbNumbers.includes(number)
    this.isFree ||= name.endsWith('!')
    this.isWhole ||=
      wholes.includes(number) &&
      (written.includes(' ') || written.length === 1 || written.charCodeAt(0) >= firstUnspaced)
    this.isGlue ||= glues.includes(number)
    this.isAgent ||= number === agent
  }

  get negated(): Kind {
    this.#negated ??= this.#derive(
      this.numbers.flatMap((number) => negations.get(number) ?? (verbNumbers.includes(number) ? [] : number)),
    )
    return this.#negated
  }

  get called(): Kind {
    this.#called ??= this.#derive([...this.numbers, called])
    return this.#called
  }

  #derive(numbers: readonly number[]): Kind {
    const kind = new Kind()
    for (const number of numbers) kind.#add(number)
    return Object.assign(kind, { isWhole: this.isWhole, isAgent: this.isAgent })
  }

  #add(number: number): void {
    if (!this.numbers.includes(number)) this.numbers.push(number)
    this.classes.add(number)
  }
}

export const linkKind = new Kind()
linkKind.widen('url', '')
linkKind.isWhole = true

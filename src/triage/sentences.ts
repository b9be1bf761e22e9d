// A text as sentences of classified words: which verbs are where an order would have them, and what else they mention.
import { foldWords } from './fold.ts'
import { beginsWord } from './letters.ts'
import { findHits, type Hit, type Place, placesOf, unlisted, verbs } from './lexicon.ts'
import { readWords, type Word, type WordsOfText } from './words.ts'

export interface Named {
  /** In UTF-16 units from the start of the text. */
  readonly at: number
  readonly end: number
  readonly classes: readonly string[]
  /** Part of a phrase that replaces its words. */
  readonly isWhole: boolean
  /** Where an order has its verb: at the start of a clause, or in a form that can only be an order. */
  readonly isOrder: boolean
  /** Number of the clause within the text. */
  readonly clause: number
}

/** Its classes are gathered when they are asked for: most sentences are not. */
export class Sentence {
  readonly words: readonly Named[]
  /** The range of words and marks that belong to it. */
  readonly from: number
  readonly to: number
  readonly #end: string
  #classes: ReadonlySet<string> | undefined

  /** @param end the sign that ends it, if any */
  constructor(words: readonly Named[], end: string, from: number, to: number) {
    this.words = words
    this.from = from
    this.to = to
    this.#end = end
  }

  get classes(): ReadonlySet<string> {
    this.#classes ??= new Set(this.words.flatMap(({ classes }) => classes))
    return this.#classes
  }

  /** Classes of its verbs that give an order. */
  get orders(): ReadonlySet<string> {
    const giving = this.words.filter(({ isOrder }) => isOrder)
    return new Set(giving.flatMap(({ classes }) => classes.filter((name) => verbs.has(name))))
  }

  get isQuestion(): boolean {
    return asks.test(this.#end) && !this.classes.has('request')
  }
}

export interface Sentences {
  readonly all: WordsOfText
  readonly sentences: readonly Sentence[]
  /** How many words each clause has. */
  readonly clauses: readonly number[]
}

/** What a negated verb means: "do not tell" hides, "do not follow" drops. Other negated orders are advice. */
const negated: Readonly<Record<string, string>> = { say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' }

/** After the name of whoever is addressed. */
const called = /^(?: (?:reading|handling|fixing) this)?[,:]/
const link = /https?:\/\/[^\s"'`<>)\]]+/y
/** In UTF-16 units: shorter sentences say too little to be judged alone, so they are joined with the next. */
const shortest = 8

/** The state of the sentence being read. */
interface State {
  words: Named[]
  clause: number
  mayOrder: boolean
  hasOrdered: boolean
  isNegated: boolean
  /** Where a phrase ends that keeps the clause together. */
  glueEnd: number
}

let last: { readonly text: string; readonly found: Sentences } | undefined

/** For text in lower case. Scorers and rules mostly ask for the same text, so the last one is cached. */
export function readSentences(text: string): Sentences {
  if (text !== last?.text) last = { text, found: splitSentences(readWords(foldWords(text))) }
  return last.found
}

function splitSentences(all: WordsOfText): Sentences {
  const { text, words, starts } = all
  const sentences: Sentence[] = []
  const clauses = [0]
  let [state, from, begin, linkEnd] = [open(0), 0, 0, 0]
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word
    const start = starts[index] ?? 0
    if (!word.isMark) clauses[state.clause] = (clauses[state.clause] ?? 0) + 1
    const isInside = index > 0 && !beginsWord(text, start)
    const places = placesOf(word)
    if (places === unlisted) {
      if (!isInside && start >= Math.max(linkEnd, state.glueEnd)) passWord(state)
      continue
    }
    for (const place of places) {
      const at = start + place.offset
      if (at < linkEnd || (isInside && place.offset === 0)) continue
      const isEnd = place.role === 'end' && endsSentence(text, at, place.sign)
      if (isEnd || (place.role === 'break' && breaksClause(text, at, place.sign))) {
        state.mayOrder = true
        state.isNegated = false
        state.clause = clauses.push(0) - 1
      }
      if (isEnd && at - begin >= shortest) {
        sentences.push(new Sentence(state.words, place.sign, from, index + 1))
        state = open(state.clause)
        from = index + 1
        begin = at + 1
      }
      linkEnd = place.sign === 'h' ? findLinkEnd(text, at) : at
      if (linkEnd > at) {
        state.words.push({ at, end: linkEnd, classes: ['url'], isWhole: true, isOrder: false, clause: state.clause })
        state.mayOrder = false
      } else readWord(text, at, place, state)
    }
  }
  if (from < words.length) sentences.push(new Sentence(state.words, '', from, words.length))
  return { all, sentences, clauses }
}

function open(clause: number): State {
  return { words: [], clause, mayOrder: true, hasOrdered: false, isNegated: false, glueEnd: 0 }
}

const asks = /[?？؟]/

/** A full stop inside a name does not end a sentence. */
function endsSentence(text: string, at: number, sign: string): boolean {
  return sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1))
}

/** Nor does a comma inside a number or a hyphen between words end a clause. */
function breaksClause(text: string, at: number, sign: string): boolean {
  const next = text.charAt(at + 1)
  return sign === '-' ? next === ' ' : !/[:,]/.test(sign) || !/\S/.test(next)
}

function findLinkEnd(text: string, at: number): number {
  if (!text.startsWith('http', at)) return at
  link.lastIndex = at
  return link.test(text) ? link.lastIndex : at
}

function readWord(text: string, at: number, place: Place, state: State): void {
  let glue: Hit | undefined
  let isVerb = false
  for (const hit of findHits(text, at, place)) {
    addWord(text, at, hit, state)
    isVerb ||= hit.kind.isVerb
    if (hit.kind.isGlue) glue ??= hit
  }
  if (at < state.glueEnd) return
  if (state.mayOrder && isVerb) state.hasOrdered = true
  if (glue !== undefined) {
    const { classes } = glue.kind
    state.glueEnd = at + glue.length
    if (classes.includes('not')) state.isNegated = true
    if (classes.includes('please') || classes.includes('request')) state.mayOrder = true
    if (classes.includes('and')) state.mayOrder ||= state.hasOrdered
  } else if (place.role === 'letter') {
    passWord(state)
  }
}

/** After any other word, nothing gives an order. */
function passWord(state: State): void {
  state.mayOrder = false
  state.isNegated = false
}

function addWord(text: string, at: number, { kind, length }: Hit, state: State): void {
  const { isFree, isVerb, isWhole } = kind
  const end = at + length
  const isOrder = isFree || (state.mayOrder && at >= state.glueEnd)
  let classes: readonly string[] = kind.classes
  if (state.isNegated && isOrder && isVerb)
    classes = classes.flatMap((name) => negated[name] ?? (verbs.has(name) ? [] : name))
  if (kind.isAgent && called.test(text.slice(end, end + 20))) classes = [...classes, 'called']
  state.words.push({ at, end, classes, isWhole, isOrder, clause: state.clause })
}

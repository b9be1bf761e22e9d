// Splits a text into sentences of classified words, and finds the verbs in the position of an order.
import { ClassSet, verbs } from './classes.ts'
import { foldWords } from './fold.ts'
import { type Kind, linkKind } from './kind.ts'
import { findHits, type Hit, type Place, placesOf, unlisted } from './lexicon.ts'
import { beginsWord } from './word-bounds.ts'
import { readWords, type Word, type WordsOfText } from './words.ts'

interface Named {
  /** In UTF-16 units from the start of the text. */
  readonly at: number
  readonly end: number
  readonly kind: Kind
  /** Where an order has its verb: at the start of a clause, or in a form that can only be an order. */
  readonly isOrder: boolean
  /** Number of the clause within the text. */
  readonly clause: number
}

export class Sentence {
  readonly words: Named[] = []
  readonly classes = new ClassSet()
  /** The range of words and marks that belong to it. */
  readonly from: number
  to = 0
  /** The sign that ends it, if any. */
  end = ''
  /** Classes of the words that give an order, if they are verbs. */
  readonly ordering = new ClassSet()

  constructor(from: number) {
    this.from = from
  }

  add(word: Named): void {
    this.words.push(word)
    this.classes.addAll(word.kind.classes)
    if (word.isOrder) this.ordering.addAll(word.kind.classes)
  }

  /** Whether a verb gives an order. */
  get isOrder(): boolean {
    return this.ordering.meets(verbs)
  }

  /** Classes of its verbs that give an order. */
  get orders(): ClassSet {
    return this.ordering.and(verbs)
  }

  get isQuestion(): boolean {
    return asks.test(this.end) && !this.classes.meets(request)
  }
}

export interface Sentences {
  readonly all: WordsOfText
  readonly sentences: readonly Sentence[]
  /** How many words each clause has. */
  readonly clauses: readonly number[]
}

const request = ClassSet.of(['request'])
const [not, and, please] = ['not', 'and', 'please'].map((name) => ClassSet.of([name])) as [ClassSet, ClassSet, ClassSet]

/** After the name of whoever is addressed. */
const called = /^(?: (?:reading|handling|fixing) this)?[,:]/
const link = /https?:\/\/[^\s"'`<>)\]]+/y
/** In UTF-16 units: shorter sentences say too little to be judged alone, so they are joined with the next. */
const shortest = 8

/** The state of the sentence being read. */
interface State {
  sentence: Sentence
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
  const state = open()
  let [begin, linkEnd] = [0, 0]
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
        sentences.push(close(state, place.sign, index + 1))
        begin = at + 1
      }
      linkEnd = place.sign === 'h' ? findLinkEnd(text, at) : at
      if (linkEnd > at) {
        state.sentence.add({ at, end: linkEnd, kind: linkKind, isOrder: false, clause: state.clause })
        state.mayOrder = false
      } else readWord(text, at, place, state)
    }
  }
  if (state.sentence.from < words.length) sentences.push(close(state, '', words.length))
  return { all, sentences, clauses }
}

function open(): State {
  return { sentence: new Sentence(0), clause: 0, mayOrder: true, hasOrdered: false, isNegated: false, glueEnd: 0 }
}

/** The sentence that has been read; the next one begins. */
function close(state: State, end: string, to: number): Sentence {
  const { sentence } = state
  sentence.end = end
  sentence.to = to
  state.sentence = new Sentence(to)
  state.mayOrder = true
  state.hasOrdered = false
  state.isNegated = false
  state.glueEnd = 0
  return sentence
}

const asks = /[?？؟]/

/** A full stop inside a name does not end a sentence. */
function endsSentence(text: string, at: number, sign: string): boolean {
  return sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1))
}

/** A comma inside a number or a hyphen between words does not end a clause. */
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
    if (classes.meets(not)) state.isNegated = true
    if (classes.meets(please) || classes.meets(request)) state.mayOrder = true
    if (classes.meets(and)) state.mayOrder ||= state.hasOrdered
  } else if (place.role === 'letter') {
    passWord(state)
  }
}

/** After any other word, the next verb gives no order. */
function passWord(state: State): void {
  state.mayOrder = false
  state.isNegated = false
}

function addWord(text: string, at: number, hit: Hit, state: State): void {
  const end = at + hit.length
  const isOrder = hit.kind.isFree || (state.mayOrder && at >= state.glueEnd)
  let kind = state.isNegated && isOrder && hit.kind.isVerb ? hit.kind.negated : hit.kind
  if (kind.isAgent && called.test(text.slice(end, end + 20))) kind = kind.called
  state.sentence.add({ at, end, kind, isOrder, clause: state.clause })
}

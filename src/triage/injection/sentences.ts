// A text as sentences of classified words: which verbs stand where an order would put them, and what else is named beside them.
import type { Word, WordsOfText } from '../words.ts'
import { beginsWord, findHits, glues, type Hit, noGlue, type Place, placesOf, verbs } from './lexicon.ts'

export interface Named {
  readonly at: number
  readonly classes: readonly string[]
  /** A verb where an order has it: at the beginning of a clause, or in a form that is nothing but an order. */
  readonly isOrder: boolean
  /** Counted over the text; words of one clause have the same. */
  readonly clause: number
}

export interface Sentence {
  readonly words: readonly Named[]
  readonly classes: ReadonlySet<string>
  /** Of its verbs that give an order. */
  readonly orders: ReadonlySet<string>
  readonly isQuestion: boolean
}

/** What a verb means under a negation: "do not tell" hides, "do not follow" drops. Other orders not to do a thing are advice. */
const negated: Readonly<Record<string, string>> = { say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' }

const link = /https?:\/\/[^\s"'`<>)\]]+/y
const programFile = /\.(?:bat|bin|exe|gz|js|mjs|ps1|py|rb|sh|tgz|whl|ya?ml|zip)\b/
const called = /^(?: (?:reading|processing|handling|fixing|working on) (?:this|it)(?: \w+)?)?[,:!—–-]/

/** What is known of the sentence at the place that is read. */
interface State {
  words: Named[]
  clause: number
  mayOrder: boolean
  hasOrdered: boolean
  negation: string
  isCalling: boolean
  isRequested: boolean
  /** Words still to come of an adverbial that opens a clause, such as "for clarity". */
  adverbial: number
  glueEnd: number
}

/** Of the words of a text, or some of them. */
export function splitSentences({ text, words, starts }: WordsOfText, from = 0, to = words.length): Sentence[] {
  const sentences: Sentence[] = []
  let state = open(0)
  let linkEnd = 0
  for (let index = from; index < to; index += 1) {
    const start = starts[index] ?? 0
    const isInside = index > from && !beginsWord(text, start)
    for (const place of placesOf(words[index] as Word)) {
      const { offset, sign, role } = place
      const at = start + offset
      if (at < linkEnd || (isInside && offset === 0)) continue
      if (role === 'end' && endsSentence(text, at, sign)) {
        if (state.words.length > 0) sentences.push(close(state, sign))
        state = open(state.clause + 1)
        continue
      }
      if (role === 'quote') state.mayOrder = false
      if (role === 'break' && breaksClause(text, at, sign)) {
        state.mayOrder = true
        state.negation = ''
        state.clause += 1
      }
      linkEnd = sign === 'h' ? findLinkEnd(text, at) : at
      if (linkEnd > at) {
        const classes = programFile.test(text.slice(at, linkEnd)) ? ['url', 'script'] : ['url']
        state.words.push({ at, isOrder: false, clause: state.clause, classes })
        state.mayOrder = false
      } else readWord(text, at, place, state)
    }
  }
  if (state.words.length > 0) sentences.push(close(state, ''))
  return sentences
}

function open(clause: number): State {
  const flags = { mayOrder: true, hasOrdered: false, isCalling: false, isRequested: false }
  return { ...flags, words: [], clause, negation: '', adverbial: 0, glueEnd: 0 }
}

function close({ words, isRequested }: State, sign: string): Sentence {
  const classes = new Set<string>()
  const orders = new Set<string>()
  for (const word of words)
    for (const name of word.classes) {
      classes.add(name)
      if (word.isOrder && verbs.has(name)) orders.add(name)
    }
  return { words, classes, orders, isQuestion: /[?？؟]/.test(sign) && !isRequested }
}

/** A full stop inside a name ends nothing. */
function endsSentence(text: string, at: number, sign: string): boolean {
  return sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1))
}

/** Neither does a comma inside a number, or a hyphen between words. */
function breaksClause(text: string, at: number, sign: string): boolean {
  const next = text.charAt(at + 1)
  return sign === '-' ? next === ' ' : !/[:,]/.test(sign) || !/\S/.test(next)
}

function findLinkEnd(text: string, at: number): number {
  link.lastIndex = at
  return link.test(text) ? link.lastIndex : at
}

function readWord(text: string, at: number, place: Place, state: State): void {
  const hits = findHits(text, at, place)
  let glue: Hit | undefined
  let isVerb = false
  for (const hit of hits) {
    addWord(text, at, hit, state)
    isVerb ||= hit.kind.isVerb
    if (hit.kind.glue < noGlue && (glue === undefined || hit.kind.glue <= glue.kind.glue)) glue = hit
  }
  if (at < state.glueEnd) return
  if (state.mayOrder && isVerb) state.hasOrdered = true
  if (glue === undefined) readOther(at, place, hits, isVerb, state)
  else {
    state.glueEnd = at + glue.length
    readGlue(glues[glue.kind.glue] ?? '', text.slice(at, state.glueEnd), state)
  }
}

function readOther(at: number, { role }: Place, hits: readonly Hit[], isVerb: boolean, state: State): void {
  if (role !== 'letter') return
  // "To this, not to that" explains something.
  if (state.negation === 'not' && !isVerb)
    state.words.push({ at, classes: ['contrast'], isOrder: false, clause: state.clause })
  const isAsked = state.isRequested && hits.some(({ kind }) => kind.classes.includes('agent'))
  if (!isAsked && state.adverbial === 0) state.mayOrder = false
  if (state.adverbial > 0) state.adverbial -= 1
  state.negation = ''
  state.isCalling = false
}

function addWord(text: string, at: number, { kind, length }: Hit, state: State): void {
  const { classes, isFree } = kind
  const { clause } = state
  const isOrder = isFree || (state.mayOrder && at >= state.glueEnd)
  if (state.negation === '' || !isOrder) state.words.push({ at, classes, isOrder, clause })
  else {
    const turned = classes.flatMap((name) => negated[name] ?? [])
    if (turned.length > 0) state.words.push({ at, classes: turned, isOrder, clause })
  }
  const isCalled = (state.mayOrder || state.isCalling) && classes.includes('agent')
  if (isCalled && called.test(text.slice(at + length, at + length + 40)))
    state.words.push({ at, classes: ['called'], isOrder: false, clause })
}

function readGlue(name: string, words: string, state: State): void {
  if (name === 'please' || name === 'request') state.mayOrder = true
  if (name === 'request') state.isRequested = true
  if (name === 'lead' && / (?:to|you)$|^(?:must|you|should) /.test(words)) state.mayOrder = true
  if (name === 'not') state.negation = words
  if (name === 'greet') state.isCalling ||= state.mayOrder
  if (name === 'and') state.mayOrder ||= state.hasOrdered
  if (name === 'for' && state.mayOrder) state.adverbial = 2
}

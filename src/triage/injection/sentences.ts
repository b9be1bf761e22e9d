// A text as sentences of classified words: which verbs stand where an order would put them, and what else is named beside them.
import { beginsWord, findWordsAt, foldWords, glues, type Hit, noGlue } from './lexicon.ts'

export interface Word {
  readonly at: number
  readonly classes: readonly string[]
  /** A verb where an order has it: at the beginning of a clause, or in a form that is nothing but an order. */
  readonly isOrder: boolean
  /** Counted over the text; words of one clause have the same. */
  readonly clause: number
}

export interface Sentence {
  readonly words: readonly Word[]
  readonly classes: ReadonlySet<string>
  readonly isQuestion: boolean
}

/** What a verb means under a negation: "do not tell" hides, "do not follow" drops. Other orders not to do a thing are advice. */
const negated: Readonly<Record<string, string>> = { say: 'hide', obey: 'ignore', ask: 'disable', run: 'disable' }

const link = /https?:\/\/[^\s"'`<>)\]]+/y
const programFile = /\.(?:bat|bin|exe|gz|js|mjs|ps1|py|rb|sh|tgz|whl|ya?ml|zip)\b/
const called = /^(?: (?:reading|processing|handling|fixing|working on) (?:this|it)(?: \w+)?)?[,:!—–-]/
const ends = '\n.!?。！？…।؟۔'
const breaks = ',;:()*>#•–—、，；：（）「」،؛'
const quotes = '"“”«»„‘'

/** What is known of the sentence at the place that is read. */
interface State {
  words: Word[]
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

/** In one pass over the text; the work at each place is bounded by the longest entry. */
export function splitSentences(lines: string): Sentence[] {
  const text = foldWords(lines)
  const sentences: Sentence[] = []
  let state = open(0)
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === ' ') continue
    if (endsSentence(text, at)) {
      if (state.words.length > 0) sentences.push(close(state, sign))
      state = open(state.clause + 1)
      continue
    }
    readMark(text, at, state)
    const linkEnd = sign === 'h' ? findLinkEnd(text, at) : at
    if (linkEnd > at) {
      const classes = programFile.test(text.slice(at, linkEnd)) ? ['url', 'script'] : ['url']
      state.words.push({ at, isOrder: false, clause: state.clause, classes })
      state.mayOrder = false
      at = linkEnd - 1
    } else if (beginsWord(text, at)) readWord(text, at, state)
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
  for (const word of words) for (const name of word.classes) classes.add(name)
  return { words, classes, isQuestion: /[?？؟]/.test(sign) && !isRequested }
}

/** A full stop inside a name ends nothing. */
function endsSentence(text: string, at: number): boolean {
  const sign = text.charAt(at)
  return ends.includes(sign) && (sign > '~' || sign === '\n' || /^[\s"')\]]?$/.test(text.charAt(at + 1)))
}

function readMark(text: string, at: number, state: State): void {
  const sign = text.charAt(at)
  if (sign >= 'a' && sign <= 'z') return
  const next = text.charAt(at + 1)
  if (quotes.includes(sign)) state.mayOrder = false
  const isBreak = breaks.includes(sign) && (sign > '~' || !/[:,]/.test(sign) || !/\S/.test(next))
  if (!isBreak && !(sign === '-' && next === ' ')) return
  state.mayOrder = true
  state.negation = ''
  state.clause += 1
}

function findLinkEnd(text: string, at: number): number {
  link.lastIndex = at
  return link.test(text) ? link.lastIndex : at
}

function readWord(text: string, at: number, state: State): void {
  const hits = findWordsAt(text, at)
  let glue: Hit | undefined
  let isVerb = false
  for (const hit of hits) {
    addWord(text, hit, state)
    isVerb ||= hit.kind.isVerb
    if (hit.kind.glue < noGlue && (glue === undefined || hit.kind.glue <= glue.kind.glue)) glue = hit
  }
  if (at < state.glueEnd) return
  if (state.mayOrder && isVerb) state.hasOrdered = true
  if (glue === undefined) readOther(text, at, hits, isVerb, state)
  else {
    state.glueEnd = glue.end
    readGlue(glues[glue.kind.glue] ?? '', text.slice(at, glue.end), state)
  }
}

function readOther(text: string, at: number, hits: readonly Hit[], isVerb: boolean, state: State): void {
  if (!/[\p{L}\p{N}]/u.test(text.charAt(at))) return
  // "To this, not to that" explains something.
  if (state.negation === 'not' && !isVerb)
    state.words.push({ at, classes: ['contrast'], isOrder: false, clause: state.clause })
  const isAsked = state.isRequested && hits.some(({ kind }) => kind.classes.includes('agent'))
  if (!isAsked && state.adverbial === 0) state.mayOrder = false
  if (state.adverbial > 0) state.adverbial -= 1
  state.negation = ''
  state.isCalling = false
}

function addWord(text: string, { at, end, kind }: Hit, state: State): void {
  const { classes, isFree } = kind
  const { clause } = state
  const isOrder = isFree || (state.mayOrder && at >= state.glueEnd)
  if (state.negation === '' || !isOrder) state.words.push({ at, classes, isOrder, clause })
  else {
    const turned = classes.flatMap((name) => negated[name] ?? [])
    if (turned.length > 0) state.words.push({ at, classes: turned, isOrder, clause })
  }
  const isCalled = (state.mayOrder || state.isCalling) && classes.includes('agent')
  if (isCalled && called.test(text.slice(end, end + 40)))
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

// Words and phrases of `words.json`, found in a text by the words that they begin with.
import lists from './words.json' with { type: 'json' }
import { ofEachWord } from './words.ts'

/** The classes of an entry, and what they make of it. */
export interface Kind {
  readonly classes: string[]
  isVerb: boolean
  /** A form that is nothing but an order, wherever it stands: its class has a `!` in the data. */
  isFree: boolean
  /** A phrase that stands for its words: in "no problems" is no "no". */
  isWhole: boolean
  /** A word that holds a clause together, opens it to an order or keeps it open. */
  isGlue: boolean
  /** A name of who may be spoken to. */
  isAgent: boolean
}

export interface Hit {
  readonly kind: Kind
  /** In UTF-16 units. */
  readonly length: number
  readonly isOpen: boolean
}

interface Entry {
  readonly text: string
  /** Whether longer words are meant too. */
  readonly isOpen: boolean
  readonly kind: Kind
  readonly firstWord: string
}

/** Where an entry may begin in a word: at its first letter, and in scripts without blanks at each. */
export interface Place {
  readonly offset: number
  readonly sign: string
  readonly role: 'letter' | 'end' | 'break' | 'quote' | 'other'
  /** Of the word from here on. */
  readonly length: number
  /** Entries that the word holds here, the longest first. */
  readonly hits: readonly Hit[]
  /** Entries that go on behind it, by what follows. */
  readonly longer: ReadonlyMap<number, readonly Entry[]>
}

/** Classes of verbs that may order something. */
export const verbs: ReadonlySet<string> = new Set(
  'ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '),
)

const glues: ReadonlySet<string> = new Set(['please', 'request', 'lead', 'not', 'and'])
/** Classes of phrases that stand for their words. */
const whole: ReadonlySet<string> = new Set(['harmless', 'goods', 'pitch'])

/** By their first two letters; scripts without blanks by the first. */
let lexicon: Map<string, Entry[]> | undefined

export const placesOf = ofEachWord(({ text }): readonly Place[] => readPlaces(text))

function readPlaces(word: string): Place[] {
  const places: Place[] = []
  for (let offset = 0; offset < word.length; offset += 1) {
    if (offset > 0 && !beginsWord(word, offset)) continue
    lexicon ??= compile()
    const rest = word.slice(offset)
    const sign = rest.charAt(0)
    const entries = lexicon.get(keyOf(rest)) ?? []
    const longer = entries.filter((entry) => entry.firstWord === rest && entry.text !== rest)
    places.push({
      offset,
      sign,
      role: roleOf(sign),
      length: rest.length,
      hits: entries.flatMap((entry) => (entry.text === entry.firstWord && findEntry(rest, 0, entry)) || []),
      longer: Map.groupBy(longer, ({ text }) => signBehind(text, rest.length)),
    })
  }
  return places
}

function roleOf(sign: string): Place['role'] {
  if (/[\p{L}\p{N}]/u.test(sign)) return 'letter'
  if ('\n.!?。！？…।؟۔'.includes(sign)) return 'end'
  if (',;:()*>#•–—-、，；：（）「」،؛'.includes(sign)) return 'break'
  return '"“”«»„‘'.includes(sign) ? 'quote' : 'other'
}

/** Whether a word may begin an entry. */
export function isKnown(word: string): boolean {
  return readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0)
}

/** Every entry that begins at a place of a word in a text, longer ones first. */
export function findHits(text: string, at: number, { hits, length, longer }: Place): readonly Hit[] {
  const end = at + length
  // Before `_`, the word is no whole one.
  const own = text.charCodeAt(end) === underscore ? hits.filter((hit) => hit.isOpen || hit.length < length) : hits
  const entries = longer.size > 0 ? longer.get(signBehind(text, end)) : undefined
  const found = entries?.flatMap((entry) => findEntry(text, at, entry) ?? [])
  return found === undefined || found.length === 0 ? own : [...found, ...own]
}

/** The first that is neither a blank nor a hyphen. */
function signBehind(text: string, end: number): number {
  const sign = text.charCodeAt(end)
  return sign === blank || sign === hyphen ? text.charCodeAt(end + 1) : sign
}

/** The entry if it is there, or itself with an s as a noun. A hyphen may stand for its blank. */
function findEntry(text: string, at: number, { text: entry, isOpen, kind }: Entry): Hit | undefined {
  for (let index = 0; index < entry.length; index += 1) {
    const sign = text.charCodeAt(at + index)
    const same = entry.charCodeAt(index)
    if (sign !== same && !(sign === hyphen && same === blank)) return undefined
  }
  const end = at + entry.length
  if (isOpen || endsWord(text, end)) return { kind, length: entry.length, isOpen }
  const isNoun = !kind.isVerb && text.charAt(end) === 's' && endsWord(text, end + 1)
  return isNoun ? { kind, length: entry.length + 1, isOpen } : undefined
}

const blank = 0x20
const hyphen = 0x2d
const underscore = 0x5f
/** Scripts from Hebrew on put articles and particles onto words, or no blanks between them. */
const firstUnspaced = 0x590

function isLetter(unit: number): boolean {
  if (unit < 0x80) return (unit >= 97 && unit <= 122) || unit === underscore || (unit >= 48 && unit <= 57)
  return unit > 191 && unit < firstUnspaced
}

/** `_` makes one name of what stands beside it. */
export function beginsWord(text: string, at: number): boolean {
  return !isLetter(text.charCodeAt(at)) || !isLetter(text.charCodeAt(at - 1))
}

function endsWord(text: string, end: number): boolean {
  return end >= text.length || !isLetter(text.charCodeAt(end)) || !isLetter(text.charCodeAt(end - 1))
}

const negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g
const undecomposed: Readonly<Record<string, string>> = { ı: 'i', ł: 'l', đ: 'd', ø: 'o', æ: 'ae', ß: 'ss' }

/** As words are compared: "don't" as "do not", without code marks and the accents of Latin, Greek and Cyrillic letters. */
export function foldWords(text: string): string {
  const bare = /[`*\u2018\u2019]/.test(text) ? text.replace(/[`\u2018]|\*\*/g, '').replaceAll('\u2019', "'") : text
  const plain = bare.includes('nt') || bare.includes("n't") ? bare.replace(negated, '$1 not') : bare
  if (!/[^\n -~]/.test(plain)) return plain
  const unaccented = plain.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  return unaccented.replace(/[ıłđøæß]/g, (letter) => undecomposed[letter] ?? letter).normalize('NFC')
}

function keyOf(text: string): string {
  return text.slice(0, text.charCodeAt(0) < firstUnspaced ? 2 : 1)
}

/** The list is read when the first text comes. */
function compile(): Map<string, Entry[]> {
  const entries = new Map<string, Entry>()
  for (const [name = '', , row = ''] of lists) {
    for (const written of foldWords(row.normalize('NFKC')).split(', ')) {
      const entry = entries.get(written) ?? createEntry(written)
      entries.set(written, entry)
      widen(entry.kind, name, written)
    }
  }
  const sorted = [...entries.values()].sort((a, b) => b.text.length - a.text.length)
  return Map.groupBy(sorted, ({ firstWord }) => keyOf(firstWord))
}

/** As `readWords` parts them. */
const firstWord = /^(?:[a-z0-9\u0080-\u1fff\u2070-\u2fff\u3003-\uff00\uff10-\uffff]+|.)/

function createEntry(written: string): Entry {
  const text = written.replace('*', '')
  const kind = { classes: [], isVerb: false, isFree: false, isWhole: false, isGlue: false, isAgent: false }
  return { text, isOpen: text !== written, kind, firstWord: firstWord.exec(text)?.[0] ?? '' }
}

function widen(kind: Kind, name: string, written: string): void {
  const plain = name.replace('!', '')
  kind.classes.push(plain)
  kind.isVerb ||= verbs.has(plain)
  kind.isFree ||= plain !== name
  kind.isWhole ||= whole.has(plain) && (written.includes(' ') || keyOf(written).length === 1)
  kind.isGlue ||= glues.has(plain)
  kind.isAgent ||= plain === 'agent'
}

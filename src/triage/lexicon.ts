// Words and phrases of `words.json`, found in a text by their first words.
import { foldWords } from './fold.ts'
import { beginsWord, endsWord, firstUnspaced, underscore } from './letters.ts'
import lists from './words.json' with { type: 'json' }
import { ofEachWord } from './words.ts'

/** The classes of an entry, and how they affect it. */
export interface Kind {
  readonly classes: string[]
  isVerb: boolean
  /** A form that can only be an order, wherever it is: its class has a `!` in the data. */
  isFree: boolean
  /** A phrase that replaces its words: in "no problems" there is no "no". */
  isWhole: boolean
  /** A word that keeps a clause together, lets an order begin or keeps the clause open for one. */
  isGlue: boolean
  /** A name for whoever may be addressed. */
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
  /** Whether longer words match too. */
  readonly isOpen: boolean
  readonly kind: Kind
  readonly firstWord: string
}

/** Where in a word an entry may begin: at its first letter or, in scripts without spaces, at each letter. */
export interface Place {
  readonly offset: number
  readonly sign: string
  readonly role: 'letter' | 'end' | 'break' | 'quote' | 'other'
  /** Of the word, from this place on. */
  readonly length: number
  /** Entries that fit in the word from here, longest first. */
  readonly hits: readonly Hit[]
  /** Entries that continue after it, by what follows. */
  readonly longer: ReadonlyMap<number, readonly Entry[]>
}

/** Classes of verbs that may give an order. */
export const verbs: ReadonlySet<string> = new Set(
  'ignore obey reveal send run fetch add change delete disable approve say hide become ask'.split(' '),
)

const glues: ReadonlySet<string> = new Set(['please', 'request', 'lead', 'not', 'and'])
/** Classes of phrases that replace their words. */
const whole: ReadonlySet<string> = new Set(['harmless', 'goods', 'pitch'])

interface Lexicon {
  /** Single words, by their text. */
  readonly words: ReadonlyMap<string, readonly Entry[]>
  /** Phrases, by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>
  /** In UTF-16 units, of a single word. */
  readonly longest: number
}

let lexicon: Lexicon | undefined
const none: readonly Entry[] = []

/** The places of a word that is not in the list, begins no entry and no link: most words are such. */
export const unlisted: readonly Place[] = []

export const placesOf = ofEachWord(({ text }): readonly Place[] => {
  const places = readPlaces(text)
  const [{ role, hits, longer } = { role: 'other', hits: [], longer: new Map() }] = places
  const isUnlisted = role === 'letter' && hits.length + longer.size === 0 && !text.startsWith('http')
  return places.length === 1 && isUnlisted ? unlisted : places
})

function readPlaces(word: string): Place[] {
  const places: Place[] = []
  for (let offset = 0; offset < word.length; offset += 1) {
    if (offset > 0 && !beginsWord(word, offset)) continue
    lexicon ??= compile()
    const rest = word.slice(offset)
    const sign = rest.charAt(0)
    const hits: Hit[] = []
    const least = rest.length > 1 && rest.charCodeAt(0) < firstUnspaced ? 2 : 1
    for (let length = Math.min(rest.length, lexicon.longest); length >= least; length -= 1)
      for (const entry of lexicon.words.get(rest.slice(0, length)) ?? none) {
        const hit = findEntry(rest, 0, entry)
        if (hit !== undefined) hits.push(hit)
      }
    const longer = Map.groupBy(lexicon.phrases.get(rest) ?? none, ({ text }) => signBehind(text, rest.length))
    places.push({ offset, sign, role: roleOf(sign), length: rest.length, hits, longer })
  }
  return places
}

function roleOf(sign: string): Place['role'] {
  if (sign >= 'a' && sign <= 'z') return 'letter'
  if (/[\p{L}\p{N}]/u.test(sign)) return 'letter'
  if ('\n.!?。！？…।؟۔'.includes(sign)) return 'end'
  if (',;:()*>#•–—-、，；：（）「」،؛'.includes(sign)) return 'break'
  return '"“”«»„‘'.includes(sign) ? 'quote' : 'other'
}

/** By word: disguises are looked for in the same names over and over. */
const known = new Map<string, boolean>()
const mostKnown = 10_000
const longestKnown = 40

/** Whether a word may begin an entry. */
export function isKnown(word: string): boolean {
  const found = known.get(word) ?? readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0)
  if (known.size >= mostKnown) known.clear()
  if (word.length <= longestKnown) known.set(word, found)
  return found
}

/** Every entry that begins at a place in a word of a text, longer ones first. */
export function findHits(text: string, at: number, { hits, length, longer }: Place): readonly Hit[] {
  const end = at + length
  // Before `_` it is not a whole word.
  const own = text.charCodeAt(end) === underscore ? hits.filter((hit) => hit.isOpen || hit.length < length) : hits
  const entries = longer.size > 0 ? longer.get(signBehind(text, end)) : undefined
  if (entries === undefined) return own
  const found: Hit[] = []
  for (const entry of entries) {
    const hit = findEntry(text, at, entry)
    if (hit !== undefined) found.push(hit)
  }
  return found.length === 0 ? own : [...found, ...own]
}

/** The first character that is neither a blank nor a hyphen. */
function signBehind(text: string, end: number): number {
  const sign = text.charCodeAt(end)
  return sign === blank || sign === hyphen ? text.charCodeAt(end + 1) : sign
}

/** The entry if it is there, also as a noun with a plural s. A hyphen may replace its blank. */
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
/** The list is compiled when the first text arrives. */
function compile(): Lexicon {
  const entries = new Map<string, Entry>()
  for (const [name = '', , row = ''] of lists) {
    for (const written of foldWords(row.normalize('NFKC')).split(', ')) {
      const entry = entries.get(written) ?? createEntry(written)
      entries.set(written, entry)
      widen(entry.kind, name, written)
    }
  }
  const sorted = [...entries.values()].sort((a, b) => b.text.length - a.text.length)
  const singles = sorted.filter(({ text, firstWord }) => text === firstWord)
  return {
    words: Map.groupBy(singles, ({ text }) => text),
    phrases: Map.groupBy(
      sorted.filter(({ text, firstWord }) => text !== firstWord),
      ({ firstWord }) => firstWord,
    ),
    longest: singles[0]?.text.length ?? 0,
  }
}

/** Splits off the first word as `readWords` does. */
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
  kind.isWhole ||=
    whole.has(plain) && (written.includes(' ') || written.length === 1 || written.charCodeAt(0) >= firstUnspaced)
  kind.isGlue ||= glues.has(plain)
  kind.isAgent ||= plain === 'agent'
}

// Words and phrases of `lexicon.json`, found in a text by their first words.
import { foldWords } from './fold.ts'
import { Kind } from './kind.ts'
import lists from './lexicon.json' with { type: 'json' }
import { memoise } from './memoise.ts'
import { beginsWord, endsWord, firstUnspaced, underscore } from './word-bounds.ts'
import { ofEachWord } from './words.ts'

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
  /** Length of the rest of the word from here. */
  readonly length: number
  /** Entries that fit in the word from here, longest first. */
  readonly hits: readonly Hit[]
  /** Entries that continue after the word, by the next character. */
  readonly longer: ReadonlyMap<number, readonly Entry[]>
}

interface Lexicon {
  /** Single words, by their text. */
  readonly words: ReadonlyMap<string, readonly Entry[]>
  /** Phrases, by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>
  /** In UTF-16 units, of a single word. */
  readonly longest: number
  /** Beginnings of the entries that longer words match too. */
  readonly openings: ReadonlySet<string>
}

const opening = 3
/** A word inside which no other word can end. */
const wholeWord = /^[a-z0-9\u00c0-\u058f]+$/

let lexicon: Lexicon | undefined
const none: readonly Entry[] = []

/** The places of a word that is not in the list and begins no entry and no link, like most words. */
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
    const isClosed = wholeWord.test(rest) && !lexicon.openings.has(rest.slice(0, opening))
    const fewest = rest.length > 1 && rest.charCodeAt(0) < firstUnspaced ? 2 : 1
    // Only the word itself, and its singular.
    const least = isClosed ? Math.max(fewest, rest.length - 1) : fewest
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

/** Whether a word may begin an entry. */
export const isKnown = memoise((word) => readPlaces(word).some(({ hits, longer }) => hits.length + longer.size > 0))

/** Every entry that begins at a place in a word of a text, longer ones first. */
export function findHits(text: string, at: number, { hits, length, longer }: Place): readonly Hit[] {
  const end = at + length
  // Before `_`, the entry is not a whole word.
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

/** The entry if the text has it here, also with a plural s. A hyphen may replace its blank. */
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
      entry.kind.widen(name, written)
    }
  }
  const [singles = [], phrases = []] = [true, false].map((isSingle) =>
    [...entries.values()].filter(({ text, firstWord }) => (text === firstWord) === isSingle),
  )
  return {
    words: Map.groupBy(singles, ({ text }) => text),
    phrases: Map.groupBy(
      phrases.sort((a, b) => b.text.length - a.text.length),
      ({ firstWord }) => firstWord,
    ),
    longest: singles.reduce((most, { text }) => Math.max(most, text.length), 0),
    openings: new Set(singles.filter(({ isOpen }) => isOpen).map(({ text }) => text.slice(0, opening))),
  }
}

/** Splits off the first word as `readWords` does. */
const firstWord = /^(?:[a-z0-9\u0080-\u1fff\u2070-\u2fff\u3003-\uff00\uff10-\uffff]+|.)/

function createEntry(written: string): Entry {
  const text = written.replace('*', '')
  return { text, isOpen: text !== written, kind: new Kind(), firstWord: firstWord.exec(text)?.[0] ?? '' }
}

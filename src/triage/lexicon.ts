// How often the classes of words.json stand in a text, whatever its language.
import lists from './words.json' with { type: 'json' }

export const wordClasses = [
  ...(['positive', 'mild', 'harmless', 'resolved', 'past'] as const),
  ...(['trouble', 'contrast', 'wish', 'command', 'question'] as const),
  ...(['own', 'possessive', 'case', 'matter', 'act', 'plea'] as const),
  ...(['docs', 'how', 'goods', 'pitch', 'noise', 'filler'] as const),
]
export type WordClass = (typeof wordClasses)[number]
/** Clauses and words are counted where a script parts them; those that praise nothing are bare. */
export type Counts = Readonly<Record<WordClass | Measure, number>>
type Measure = 'words' | 'clauses' | 'bareClauses' | 'bareWords'

const none = {
  ...(Object.fromEntries(wordClasses.map((name) => [name, 0])) as Record<WordClass, number>),
  ...{ words: 0, clauses: 0, bareClauses: 0, bareWords: 0 },
}

interface Phrase {
  readonly parts: readonly string[]
  readonly classes: WordClass[]
}

interface Lexicon {
  readonly exact: Map<string, WordClass[]>
  /** "refund*": beginnings of words, by their first two letters. */
  readonly stems: Map<string, { readonly stem: string; readonly name: WordClass }[]>
  /** By their first word, longest first. */
  readonly phrases: Map<string, Phrase[]>
  /** Of scripts without spaces, or with particles at their words: by their first character, longest first. */
  readonly anywhere: Map<string, Phrase[]>
}

const spaceless = /[\u0590-\uffff]/

function compile(lists: Lists): Lexicon {
  const lexicon: Lexicon = { exact: new Map(), stems: new Map(), phrases: new Map(), anywhere: new Map() }
  for (const [className, , row] of lists) {
    const name = className as WordClass
    for (const entry of row.split(', ')) {
      const parts = entry.split(' ')
      if (spaceless.test(entry)) gather(lexicon.anywhere, entry[0] ?? '', { parts: [entry], classes: [name] })
      else if (parts.length > 1) gather(lexicon.phrases, parts[0] ?? '', { parts, classes: [name] })
      else if (entry.endsWith('*')) gather(lexicon.stems, entry.slice(0, 2), { stem: entry.slice(0, -1), name })
      else gather(lexicon.exact, entry, name)
    }
  }
  for (const map of [lexicon.phrases, lexicon.anywhere]) for (const [key, all] of map) map.set(key, joinSame(all))
  return lexicon
}

function gather<T>(map: Map<string, T[]>, key: string, item: T): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [item])
  else known.push(item)
}

/** A phrase of several classes once, with all of them. */
function joinSame(phrases: readonly Phrase[]): Phrase[] {
  const same = [...Map.groupBy(phrases, ({ parts }) => parts.join(' ')).values()]
  const joined = same.map((all) => ({
    parts: all[0]?.parts ?? [],
    classes: [...new Set(all.flatMap(({ classes }) => classes))],
  }))
  return joined.sort((a, b) => b.parts.length - a.parts.length || b.parts.join().length - a.parts.join().length)
}

type Scan = (text: string) => Counts
/** Class, language, words; many rows may be of one class and language. */
type Lists = readonly (readonly [string, string, string])[]

const token = /[a-z0-9\u00c0-\u058f]+|[\u0590-\uffff][\u0590-\uffff ]*|[.!?;:,()\n-]/g
const parting = /[.!?;:,()\n-]/

/** Words whose classes are remembered: most texts use the same. */
const mostRemembered = 50_000
let shared: Scan | undefined

/** Counts the classes of a text in lower case. The lists are read when the first text comes. */
export function scan(text: string): Counts {
  shared ??= createScan(lists as unknown as Lists)
  return shared(text)
}

function createScan(words: Lists): Scan {
  const lexicon = compile(words)
  const remembered = new Map<string, readonly WordClass[]>()
  const classify = (word: string): readonly WordClass[] => {
    const known = remembered.get(word)
    if (known !== undefined) return known
    const found = [...new Set(lexicon.exact.get(word))]
    for (const { stem, name } of lexicon.stems.get(word.slice(0, 2)) ?? [])
      if (word.startsWith(stem) && !found.includes(name)) found.push(name)
    if (remembered.size >= mostRemembered) remembered.clear()
    remembered.set(word, found)
    return found
  }
  return (text) => scanText(foldLetters(text).match(token) ?? [], lexicon, classify)
}

function scanText(
  tokens: readonly string[],
  lexicon: Lexicon,
  classify: (word: string) => readonly WordClass[],
): Counts {
  const counts = { ...none }
  const clause = { words: 0, praise: 0 }
  const endClause = () => {
    const praise = counts.positive + counts.mild + counts.harmless
    const words = counts.words - clause.words
    if (words > 0) {
      counts.clauses += 1
      if (praise === clause.praise) {
        counts.bareClauses += 1
        counts.bareWords += words
      }
    }
    clause.words = counts.words
    clause.praise = praise
  }
  /** Whether a clause opens here: there, a word of class `command` is one. */
  let opens = true
  let possessive = Number.NEGATIVE_INFINITY
  for (let at = 0; at < tokens.length; at += 1) {
    const word = tokens[at] ?? ''
    if (word.length === 1 && parting.test(word)) {
      opens = true
      endClause()
      continue
    }
    counts.words += 1
    if (spaceless.test(word)) {
      scanRun(word, lexicon, counts)
      continue
    }
    const phrase = findPhrase(tokens, at, lexicon.phrases.get(word))
    for (const name of phrase?.classes ?? []) counts[name] += 1
    if (phrase !== undefined && isWhole(phrase)) {
      at += phrase.parts.length - 1
      counts.words += phrase.parts.length - 1
    } else {
      for (const name of classify(word)) {
        if (name === 'command' && !opens) continue
        counts[name] += 1
        // "My order", "our yearly plan": the reader's own case.
        if (name === 'possessive') possessive = at
        if (name === 'matter' && at - possessive <= 2) counts.case += 1
      }
    }
    opens = word === 'please' || word === 'and'
  }
  endClause()
  return counts
}

/** Phrases that stand for their words: in "no problems" is no "no". */
function isWhole({ classes }: Phrase): boolean {
  return classes.some((name) => name === 'harmless' || name === 'goods' || name === 'pitch')
}

function findPhrase(tokens: readonly string[], at: number, phrases: readonly Phrase[] = []): Phrase | undefined {
  const fits = (part: string, word: string | undefined) =>
    word === part || (part.endsWith('*') && word?.startsWith(part.slice(0, -1)) === true)
  for (const phrase of phrases) {
    let matched = 1
    while (matched < phrase.parts.length && fits(phrase.parts[matched] ?? '', tokens[at + matched])) matched += 1
    if (matched === phrase.parts.length) return phrase
  }
  return undefined
}

function scanRun(run: string, { anywhere }: Lexicon, counts: Record<WordClass, number>): void {
  const padded = `${run} `
  for (let at = 0; at < run.length; at += 1) {
    const phrases = anywhere.get(run[at] ?? '')
    if (phrases === undefined) continue
    const fits = ({ parts }: Phrase) => padded.startsWith(parts[0] ?? '', at)
    const stop = phrases.find((phrase) => fits(phrase) && isWhole(phrase))
    for (const phrase of stop === undefined ? phrases : [stop])
      if (fits(phrase)) for (const name of phrase.classes) counts[name] += 1
    if (stop !== undefined) at += (stop.parts[0]?.trimEnd().length ?? 1) - 1
  }
}

const negated = /\b(are|ca|could|did|do|does|has|have|is|should|was|were|wo|would)n'?t\b/g
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i' }

/** Without accents, which many leave out; "don't" as "do not". */
function foldLetters(text: string): string {
  const plain = text.includes('nt') || text.includes("n't") ? text.replace(negated, '$1 not') : text
  if (/[。！？、，；]/.test(plain)) return foldLetters(plain.replace(/[。！？、，；]/g, '.'))
  if (!/[\u00c0-\u045f]/.test(plain)) return plain
  return plain.replace(/[\u00c0-\u024f\u0451]/g, foldLetter).replaceAll('\u0307', '')
}

function foldLetter(letter: string): string {
  return plainLetters[letter] ?? letter.normalize('NFD')[0] ?? letter
}

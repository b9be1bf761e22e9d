// Splits a comment into words, each with the features by which comments are compared.
import { hashText } from '../text/hash.ts'
import lists from './words.json' with { type: 'json' }

export interface Word {
  readonly surface: string
  /** Names are identifiers, options, paths, addresses; faults ("broken") do not say what is wrong. */
  readonly kind: 'word' | 'fault' | 'name' | 'number'
  /** Shared by the inflections of a word and by the spellings of a name. */
  readonly stem: number
  /**
   * Below `featureCount`; those that collide count as one. First words: the concept or else a shorter stem, and those of a name's parts.
   * Then each run of four characters, including the word's bounds.
   */
  readonly features: readonly number[]
  /** Comments with different names, versions, codes or platforms are about different things. */
  readonly isIdentifier: boolean
  /** Of an address with a path, the host's stem: who names the host alone may mean this address too. */
  readonly host?: number
}

/** Words and pairs of words come first: across pages nothing else is compared, in a quarter of the memory. */
export const firstNumber = 2 ** 18
export const firstGram = 2 * firstNumber
export const featureCount = 2 * firstGram
export const featureOf = (hash: number) => (hash >>> 2) & (firstNumber - 1)

/** @param separator `, ` in lists of phrases; in `same`, those between two commas mean one thing */
export function readWords(list: keyof typeof lists, separator: ' ' | ', ' = ' '): string[] {
  return lists[list].flatMap((line) => line.split(separator))
}

const stops = new Set(readWords('stop'))
/** Languages, systems and browsers: an example for one is no example for another. */
const platforms = new Set(readWords('platform'))
const faults = new Set(readWords('fault'))

/** Addresses, hosts with hyphens, `--flags`, C#, C++, words and names joined of words. */
const scanner = new RegExp(
  [
    /(?:https?:\/\/|www\.)[^\s<>"')\]]+/u,
    /(?<![\p{L}\p{N}_.-])[a-z\d]+-[a-z\d-]*(?:\.[a-z\d-]+){2,}/u,
    /(?<![\p{L}\p{N}#])(?:--?[a-z][\w-]+|[cf](?:#|\+\+)(?!\w))/u,
    /[\p{L}\p{M}\p{N}_]+(?:(?:::|->|[._/\\@'’:])[\p{L}\p{M}\p{N}_]+)*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)
const plain = /^[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*$/u
const camel = /\p{Ll}\p{Lu}/u
const twoWords = /^[\p{L}\p{M}]+[/:][\p{L}\p{M}]+$/u
/** An address, or a host of three labels and more: host, path. */
const address =
  /^(?:https?:\/\/)?((?:[a-z\d-]+\.){2,}[a-z]{2,}|(?<=\/\/)[a-z\d-]+\.[a-z]{2,})(?::\d+)?(?:[/?#](.*))?$/isu
/** Whichever version is served, the host is the same. */
const hostVersion = /(?:^|[.-])v\d+(?=\.|$)/giu
const pathVersion = /^v\d+(?:\.\d+)*(?:\/|$)/iu
const numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:[kmgt]?i?b|ms|[smhdkx]|px)?$/iu
const unspaced = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

/** In UTF-16 units; enough to recognise a comment or a word. */
const longestComment = 4_000
const longestWord = 60
/** Truncating matches inflections in most languages. */
const stemLength = 6
/** Longer concept words are compared up to this length: not every word that begins with "contra" is "contraseña". */
const conceptLength = 8
const gramLength = 4

/** Signed, because engines box larger numbers. */
const hashWord = (text: string) => hashText(text) | 0
const concepts = new Map(
  readWords('same', ', ').flatMap((words) => {
    const all = words.split(' ')
    const concept = hashWord(`=${all[0]}`)
    return all.map((word) => [cutWord(word, word.length > stemLength ? conceptLength : stemLength), concept] as const)
  }),
)
/** Words that say little ("above", "different"), and their features. */
const faint = new Set(readWords('faint'))
export const faintFeatures = new Set([...faint].map((word) => featureOf(conceptOf(word))))
export const isFaint = (surface: string) => faint.has(surface.toLowerCase())

export function scanPieces(comment: string): readonly string[] {
  const text = comment.slice(0, longestComment)
  return (/[^\0-\x7f]/.test(text) ? text.normalize('NFKC') : text).match(scanner) ?? []
}

/** None for a stop word, two for `either/or`, several in a script without spaces; otherwise one. */
export function describePiece(piece: string): Word[] {
  const text = piece.slice(0, longestWord)
  if (numeric.test(text)) return [describeNumber(text)]
  if (/^[cf][#+]/iu.test(text)) return [{ ...describeNumber(text), kind: 'name', isIdentifier: true }]
  const [whole, host, path = ''] = address.exec(piece.replace(/[.,;:!]+$/u, '')) ?? []
  if (whole !== undefined && host !== undefined) return describeAddress(whole, host, path)
  if (twoWords.test(text)) return text.split(/[/:]/u).flatMap(describePiece)
  if (!plain.test(text) || camel.test(text)) return [describeName(text.replace(/[?#].*$|[.,;:!]+$/gsu, ''))]
  const runs = text.match(unspaced)
  return runs ? runs.flatMap(describePairs) : describeWord(text)
}

function describeNumber(surface: string): Word {
  const stem = hashWord(`#${surface.toLowerCase().replace(/^v/, '').replaceAll(',', '.')}`)
  // A smaller number may be an incidental count.
  const isIdentifier = /\d[.,]\d|\d{3}/u.test(surface)
  return { surface, kind: 'number', stem, features: [firstNumber + featureOf(stem)], isIdentifier }
}

function describeWord(text: string): Word[] {
  const word = text.toLowerCase().replaceAll('’', "'")
  const surface = word.replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, '').replace(/'s$/u, '')
  if (surface.length < 2 || stops.has(surface) || stops.has(word)) return []
  const isPlatform = platforms.has(surface) || platforms.has(text)
  const stem = isPlatform ? conceptOf(surface) : hashWord(cutWord(surface))
  const kind = faults.has(surface) ? 'fault' : 'word'
  return [{ surface, kind, stem, features: listFeatures([conceptOf(surface)], [surface]), isIdentifier: isPlatform }]
}

/** `maxRetries`, `max_retries` and `--max-retries` are one name, and its parts are words. */
function describeName(surface: string): Word {
  const parts = surface
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 1 && !stops.has(part))
  const low = surface.toLowerCase()
  // `TypeScript` is the word `typescript`.
  const stem = platforms.has(low) ? conceptOf(low) : hashWord(low.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
  const features = listFeatures([stem, ...parts.map(conceptOf)], parts)
  return { surface, kind: 'name', stem, features, isIdentifier: true }
}

/** The host is a word of its own, and what the comment is about if there is no path. */
function describeAddress(text: string, host: string, path: string): Word[] {
  const surface = text.replace(/[?#].*$/su, '').slice(0, longestWord)
  const label = host
    .replace(/^www\./iu, '')
    .replace(hostVersion, '')
    .slice(0, longestWord)
  const whole = { ...describeName(label), surface }
  const rest = path
    .replace(/[?#].*$|\/+$/gsu, '')
    .replace(pathVersion, '')
    .slice(0, longestWord)
  if (rest === '') return [whole]
  const stem = describeName(`${label}/${rest}`).stem
  return [
    { ...whole, isIdentifier: false },
    { ...describeName(rest), stem, surface, host: whole.stem },
  ]
}

function describePairs(run: string): Word[] {
  const characters = [...run]
  const pairs =
    characters.length < 3 ? [run] : characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return pairs.map((surface) => {
    const stem = hashWord(surface)
    return { surface, kind: 'word', stem, features: listFeatures([conceptOf(surface)]), isIdentifier: false }
  })
}

function cutWord(word: string, length = stemLength): string {
  return word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, length)
}

/** One for `cache`, `cached`, `caching`; for `query`, `queries`. */
function stemOf(word: string): number {
  const verb = cutWord(word, longestWord).replace(/(?<=\p{L}{4})(?:ing|ed)$/u, '')
  // In the middle of a longer word, only `i` may be the start of an ending.
  const ending = verb.length > stemLength ? /(?<=\p{L}{4})ie?$/u : /(?<=\p{L}{4})(?:ie|[aeiouy])$/u
  return hashWord(verb.slice(0, stemLength).replace(ending, ''))
}

/** The same for all words of a concept; for other words, the stem. */
function conceptOf(word: string): number {
  const known = (length: number) => concepts.get(cutWord(word, length))
  const ofLong = word.length > stemLength ? (known(conceptLength) ?? known(conceptLength - 1)) : undefined
  return ofLong ?? known(stemLength) ?? stemOf(word)
}

function listFeatures(stems: readonly number[], words: readonly string[] = []): readonly number[] {
  const features = stems.map(featureOf)
  for (const word of words) {
    const bounded = ` ${word} `
    for (let at = 0; at === 0 || at + gramLength <= bounded.length; at += 1)
      features.push(firstGram + ((hashWord(bounded.slice(at, at + gramLength)) >>> 1) & (firstGram - 1)))
  }
  return features
}

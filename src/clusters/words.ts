// Splits a comment into words, with their features (docs/clustering.md).
import { hashText } from '../text/hash.ts'
import lists from './words.json' with { type: 'json' }

export type Word = Readonly<{
  surface: string
  /** Names: identifiers, options, paths, addresses. Faults ("broken") do not say what is wrong. */
  kind: 'word' | 'fault' | 'name' | 'number'
  /** Common to a word's inflections and a name's spellings. */
  stem: number
  /** Below `featureCount`. First words: the concept or a shorter stem, of a name's parts too; then runs of four characters. */
  features: readonly number[]
  /** Different names, versions, codes or platforms mean different complaints. */
  isIdentifier: boolean
  /** Of an address with a path: who names the host alone may mean it too. */
  host?: number
}>

/** Words and pairs come first: across pages only they are compared. */
export const firstNumber = 2 ** 18
export const firstGram = 2 * firstNumber
export const featureCount = 2 * firstGram
export const featureOf = (hash: number) => (hash >>> 2) & (firstNumber - 1)

/** @param separator `, ` in `same`, of concepts */
export function readWords(list: keyof typeof lists, separator: ' ' | ', ' = ' ') {
  return lists[list].flatMap((line) => line.split(separator))
}

const stops = new Set(readWords('stop'))
const platforms = new Set(readWords('platform'))
const faults = new Set(readWords('fault'))

/** Addresses, hosts with hyphens, `--flags`, C#, words and names. */
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
const address =
  /^(?:https?:\/\/)?((?:[a-z\d-]+\.){2,}[a-z]{2,}|(?<=\/\/)[a-z\d-]+\.[a-z]{2,})(?::\d+)?(?:[/?#](.*))?$/isu
const hostVersion = /(?:^|[.-])v\d+(?=\.|$)/giu
const pathVersion = /^v\d+(?:\.\d+)*(?:\/|$)/iu
const numeric = /^v?\d+(?:[.,]\d+|\.x)*(?:[kmgt]?i?b|ms|[smhdkx]|px)?$/iu
const unspaced = /[\p{sc=Han}々]+|[\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+/gu

const maxComment = 4_000
const maxWord = 60
/** Truncating matches inflections in most languages. */
const stemLength = 6
/** Not every word that begins with "contra" is "contraseña". */
const conceptLength = 8
const gramLength = 4

/** Signed: engines box larger numbers. */
const hashWord = (text: string) => hashText(text) | 0
const concepts = new Map(
  readWords('same', ', ').flatMap((words) => {
    const all = words.split(' ')
    const concept = hashWord(`=${all[0]}`)
    return all.map((word) => [cutWord(word, word.length > stemLength ? conceptLength : stemLength), concept] as const)
  }),
)
const faint = new Set(readWords('faint'))
export const faintFeatures = new Set([...faint].map((word) => featureOf(conceptOf(word))))
export const isFaint = (surface: string) => faint.has(surface.toLowerCase())

export function scanPieces(comment: string): readonly string[] {
  return comment.slice(0, maxComment).normalize('NFKC').match(scanner) ?? []
}

/** None for a stop word, several for `either/or` and in scripts without spaces. */
export function describePiece(piece: string): Word[] {
  const text = piece.slice(0, maxWord)
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
  // Smaller ones may be counts.
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

function describeName(surface: string): Word {
  const parts = surface
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => part.length > 1 && !stops.has(part))
  const low = surface.toLowerCase()
  const stem = platforms.has(low) ? conceptOf(low) : hashWord(low.replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
  const features = listFeatures([stem, ...parts.map(conceptOf)], parts)
  return { surface, kind: 'name', stem, features, isIdentifier: true }
}

/** Without a path, the host is what the comment is about. */
function describeAddress(text: string, host: string, path: string): Word[] {
  const surface = text.replace(/[?#].*$/su, '').slice(0, maxWord)
  const label = host
    .replace(/^www\./iu, '')
    .replace(hostVersion, '')
    .slice(0, maxWord)
  const whole = { ...describeName(label), surface }
  const rest = path
    .replace(/[?#].*$|\/+$/gsu, '')
    .replace(pathVersion, '')
    .slice(0, maxWord)
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

function cutWord(word: string, length = stemLength) {
  return word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, length)
}

/** One for `cache`, `cached`, `caching`. */
function stemOf(word: string) {
  const verb = cutWord(word, maxWord).replace(/(?<=\p{L}{4})(?:ing|ed)$/u, '')
  const ending = verb.length > stemLength ? /(?<=\p{L}{4})ie?$/u : /(?<=\p{L}{4})(?:ie|[aeiouy])$/u
  return hashWord(verb.slice(0, stemLength).replace(ending, ''))
}

function conceptOf(word: string) {
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

// The words of a comment, as comments are compared.
import { faintWords, stopWords } from './stop-words.ts'
import { dropUnseen } from './visible.ts'

export interface Token {
  /** What is compared: a stem, or a name or number as it stands. */
  readonly form: string
  /** What is shown. */
  readonly surface: string
  /** Names (`create_client`, `--force`) and numbers (`3.4.0`, `404`) stay whole, and keep complaints apart. */
  readonly kind: 'word' | 'faint' | 'name' | 'number'
}

/** In UTF-16 units: enough of a comment to tell what it is about. */
const longestCompared = 4_000

const mail = String.raw`[^\s@]{1,64}@[^\s@]{1,255}`
const address = String.raw`(?:https?:\/\/|www\.)\S*`
const name = String.raw`--?[a-zA-Z][\w-]+|[\p{L}\w]+(?:(?:::|->|[._\/\\])[\p{L}\w]+)+(?:\(\))?|@[\w-]+\/[\w-]+|[\p{L}\w]+\(\)|[a-z]+[a-z\d]*[A-Z]\w*`
const number = String.raw`[vV]?\d+(?:[.,]\d+)*`
const word = String.raw`\p{N}{0,4}\p{L}[\p{L}\p{M}\p{N}]*(?:['’][\p{L}\p{M}]+)?`
const scanner = new RegExp(
  `(${mail})|(${address})|(?<![\\p{L}\\p{N}])(?:(${number})(?![\\p{L}])|(${name}))|(${word})`,
  'gu',
)

/** The tokens of a comment in their order. E-mail addresses give none. */
export function parseTokens(text: string): Token[] {
  const clean = dropUnseen(text.slice(0, longestCompared)).normalize('NFKC')
  const tokens: Token[] = []
  for (const [, mailed, linked, numbered, named, worded] of clean.matchAll(scanner)) {
    if (mailed !== undefined) continue
    if (linked !== undefined) tokens.push(nameToken(linked.replace(/[?#].*$|[.,;:!)\]}>'"]+$/gsu, '')))
    else if (numbered !== undefined) tokens.push(numberToken(numbered))
    else if (named !== undefined) tokens.push(nameToken(named))
    else if (worded !== undefined) tokens.push(...wordTokens(worded))
  }
  return tokens
}

function nameToken(text: string): Token {
  return { form: text.replace(/\(\)$/u, '').toLowerCase(), surface: text, kind: 'name' }
}

function numberToken(text: string): Token {
  const form = text.replace(/^v/iu, '').replace(/,/gu, '.')
  return { form, surface: text, kind: 'number' }
}

/** Han, Thai and their like put no space between words: pairs of signs stand in for them. Hiragana is mostly grammar. */
const unspaced =
  /[\p{sc=Han}々]+|\p{sc=Katakana}[\p{sc=Katakana}ー]*|[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]+|\p{sc=Hiragana}+|[^\p{sc=Han}々\p{sc=Katakana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\p{sc=Hiragana}]+/gu

function wordTokens(text: string): Token[] {
  const parts = text.toLowerCase().match(unspaced) ?? []
  return parts.flatMap((part) => {
    if (/^\p{sc=Hiragana}/u.test(part)) return []
    if (/^[\p{sc=Han}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u.test(part)) return pairs(part)
    return wordToken(part)
  })
}

function pairs(run: string): Token[] {
  const signs = [...run]
  if (signs.length < 3) return [{ form: run, surface: run, kind: 'word' }]
  return signs.slice(1).map((sign, index) => {
    const pair = `${signs[index]}${sign}`
    return { form: pair, surface: pair, kind: 'word' }
  })
}

function wordToken(text: string): Token[] {
  const plain = text
    .replace(/’/gu, "'")
    .replace(/^(?:[a-z]|qu)'(?=\p{L}{2})/u, '')
    .replace(/'s$/u, '')
  if (stopWords.has(plain) || stopWords.has(text) || plain.length < 2) return []
  return [{ form: stem(plain), surface: plain, kind: faintWords.has(plain) ? 'faint' : 'word' }]
}

/** Rough on purpose: endings of the main languages off, and the rest cut, so that forms of a word meet. */
function stem(text: string): string {
  const bare = /^[a-z]{5,}$/u.test(text) ? text.replace(/(?:ings?|ed|es|s|e)$/u, '') : text
  return (bare.length < 3 ? text : bare).slice(0, 7)
}

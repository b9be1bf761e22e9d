// Words that carry protection, and instructions, in the languages that the review knows (`words.json`).
import { unpack } from './patterns.ts'
import words from './words.json' with { type: 'json' }

export type Language = 'en' | 'de' | 'fr' | 'es' | 'ja'
const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'ja']

export type WordClass = 'common' | 'negations' | 'obligations' | 'warnings' | 'opposites' | 'told' | 'needless'

type Lists = Readonly<Record<WordClass, readonly string[]>>

const lists = Object.fromEntries(
  languages.map((language) => {
    const entries = Object.entries(words[language]).map(([name, lines]) => [name, unpack(lines)])
    return [language, Object.fromEntries(entries)]
  }),
) as Readonly<Record<Language, Lists>>

/** Letters of a language that writes without spaces count one by one. */
const word = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[\p{L}\p{N}\p{M}_]+(?:['’-][\p{L}\p{N}]+)*/gu

export function listWords(text: string): string[] {
  return (text.toLowerCase().replaceAll('’', "'").match(word) ?? []).slice(0, 5_000)
}

interface Spaced {
  /** Words between single spaces, with a space at both ends, so that a phrase is found as a substring. */
  readonly text: string
  readonly bare: string
  /** `text` without endings: German, French and Spanish words are listed in one form only. */
  readonly stems: string
}

function space(text: string): Spaced {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const spaced = plain
    .replace(/\b(?:qu|n|d|l|s|j)'(?=\p{L})/gu, (found) => `${found} `)
    .replace(/[^\p{L}\p{N}'-]+/gu, ' ')
  return { text: ` ${spaced} `, bare: plain, stems: ` ${stem(spaced)} ` }
}

const stem = (text: string): string => text.replace(/(?<=\p{L}{4})(?:e[mnrs]?|[ao]?s|[ao])(?= |$)/gu, '')

const phraseOf = (entry: string): string => entry.replaceAll('-', ' ')

/** Each occurrence of the listed words. A hyphen in an entry stands for a space. */
function pick({ text, bare, stems }: Spaced, list: readonly string[], language: Language): string[] {
  const source = language === 'ja' ? bare : language === 'en' ? text : stems
  return list.flatMap((entry) => {
    const phrase = phraseOf(entry)
    const wanted = language === 'ja' ? entry : ` ${language === 'en' ? phrase : stem(phrase)} `
    let count = 0
    for (let at = source.indexOf(wanted); at >= 0 && count < 20; at = source.indexOf(wanted, at + wanted.length - 1))
      count += 1
    return Array.from({ length: count }, () => entry)
  })
}

/** The listed words of a text in a language. English ones count in every language, since pages mix them in. */
export function findWords(text: string, language: Language, classes: readonly WordClass[]): string[] {
  const spaced = space(text)
  return classes.flatMap((name) => pick(spaced, lists[language][name], language)).sort()
}

const protective = unpack(words.protective)
const tests = unpack(words.test)
const isCjk = (entry: string): boolean => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(entry)

function holdsAny(text: string, list: readonly string[]): boolean {
  const spaced = space(text)
  return list.some((entry) =>
    isCjk(entry)
      ? spaced.bare.includes(entry)
      : spaced.text.includes(` ${phraseOf(entry)} `) || spaced.stems.includes(` ${stem(phraseOf(entry))} `),
  )
}

/** Whether a text names something that protects: a certificate, a backup, a check. */
export const namesProtection = (text: string): boolean => holdsAny(text, protective)

/** Whether a text, in any of the languages, warns, forbids, or is about tests only: a mention there approves nothing. */
export function isWarned(text: string): boolean {
  if (holdsAny(text, tests)) return true
  const spaced = space(text)
  return languages.some(
    (language) => pick(spaced, [...lists[language].negations, ...lists[language].warnings], language).length > 0,
  )
}

const foreign = /(?!\p{sc=Latn})\p{L}/gu
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u

/** The language of a text by its commonest words; undefined if it is another one, or too short to tell. */
export function guessLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 20_000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const others = sample.match(foreign)?.length ?? 0
  if (others * 4 > letters) return kana.test(sample) ? 'ja' : undefined
  const all = listWords(sample)
  const counts = languages.slice(0, 4).map((language) => {
    const common = new Set(lists[language].common)
    return { language, count: all.filter((one) => common.has(one)).length }
  })
  const [best, next] = counts.toSorted((one, other) => other.count - one.count)
  if (best === undefined || next === undefined || best.count * 12 < all.length || best.count === next.count)
    return undefined
  return best.language
}

/** Whether one word is the other with a slip of the pen: a letter more, less or other, or two swapped. */
export function isSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < 3) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let tail = 0
  while (tail < Math.min(one.length, other.length) - start && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  return Math.max(one.length, other.length) - start - tail <= 2
}

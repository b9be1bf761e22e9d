// Words that protect or instruct, by language.
import { memoise } from '../../text/memoise.ts'
import { subtract } from '../diff/diff-lines.ts'
import { compile, setOf, unpack } from './patterns.ts'
import words from './words.json' with { type: 'json' }

export type Language = 'en' | 'de' | 'fr' | 'es' | 'ja'
const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'ja']

export type WordClass = keyof (typeof words)['en']
const byLanguage = <T>(read: (language: Language) => T) =>
  Object.fromEntries(languages.map((language) => [language, read(language)])) as Readonly<Record<Language, T>>
const latin = [words.en, words.de, words.fr, words.es]
/** Short passages in another language than their page's are not known as such. */
const shared = {
  negations: [...setOf([...latin.flatMap(({ negations }) => negations), ...words.negations])],
  told: [...setOf(latin.flatMap(({ told }) => told))],
}
const lists = byLanguage((language) => {
  const own = Object.entries(words[language]).map(([name, lines]) => [name, unpack(lines)])
  const all = { ...Object.fromEntries(own), ...(language !== 'ja' && shared) }
  return all as Readonly<Record<WordClass, readonly string[]>>
})

const word =
  /[\p{L}&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]|[[\p{L}\p{N}\p{M}_]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+(?:['’\-][\p{L}\p{N}]+)*/gv

const auxiliary = /(?<=\b(?:do|does|did|is|are|was|were|has|have|would|could|should))nt\b|n't\b/g
const verb = /'(?:d|ll|m|re|ve)\b|(?<=\b(?:here|it|that|there|what|who))'s\b/g
/** `Don’t` and `dont` as `do not`, `it’s` as `it`. */
const expand = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(auxiliary, ' not').replace(verb, '')

export const listWords = (text: string): string[] => (expand(text).match(word) ?? []).slice(0, 5_000)

type Index = ReadonlyMap<string, readonly Readonly<{ entry: string; rest: readonly string[] }>[]>
const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const splitPhrase = (text: string) =>
  expand(text)
    .replace(/\b(?:qu|n|d|l|s|j)'(?=\p{L})/gu, '$& ')
    // `The first page` obliges to nothing; `back up first` does.
    .replace(/\b(the|an?|your|its) first(?= (?!of\b)\p{L})/gu, '$1 1st')
    .split(/[^\p{L}\p{N}']+/u)
    .filter((one) => one !== '')

/** `sicher` stays apart from `sich`. */
const stem = (one: string) => one.replace(/(?<=\p{L}{4})(?<!^sich)(?:e[mnrs]?|[ao]?s|[ao])$/u, '')

function indexList(list: readonly string[], isStemmed: boolean): Index {
  const entries = list.map((entry) => {
    const [first = '', ...rest] = splitPhrase(entry).map(isStemmed ? stem : String)
    return { entry, first, rest }
  })
  return Map.groupBy(entries, ({ first }) => first)
}

function* pick(found: readonly string[], index: Index): Generator<string> {
  for (const [at, first] of found.entries())
    for (const { entry, rest } of index.get(first) ?? [])
      if (rest.every((one, next) => found[at + 1 + next] === one)) yield entry
}

const indexes = byLanguage((language) =>
  memoise((name) => indexList(lists[language][name as WordClass], language !== 'en')),
)

export function findWords(text: string, language: Language = 'en', classes: readonly WordClass[]): string[] {
  if (language === 'ja') {
    const plain = cjk.test(text) ? text : ''
    const listed = classes.flatMap((name) => lists.ja[name])
    return listed.flatMap((entry) => plain.split(entry).slice(1).fill(entry)).sort()
  }
  const plain = splitPhrase(text)
  const found = language === 'en' ? plain : plain.map(stem)
  return classes.flatMap((name) => [...pick(found, indexes[language](name))]).sort()
}

export function hasWords(text: string, language: Language | undefined, classes: readonly WordClass[]): boolean {
  return findWords(text, language, classes).length > 0
}

function createFinder(listed: readonly string[]): (text: string) => boolean {
  const index = indexList(listed, true)
  const signs = listed.filter((entry) => cjk.test(entry))
  return (text) =>
    !pick(splitPhrase(text).map(stem), index).next().done ||
    (cjk.test(text) && signs.some((entry) => text.includes(entry)))
}

export const namesProtection = createFinder(unpack(words.protective))
/** In an address, `.dev` is no test, nor is `local-first`. */
export const isWarned = (text: string) =>
  findsWarning(text.replace(/\b[a-z]+:\/\/(?!localhost\b)[\w.:@-]+|\b\w+-[\w-]+|\.dev\b/gi, ' '))
const findsWarning = createFinder([
  ...unpack(words.test),
  ...languages.flatMap((one) => [...lists[one].negations, ...lists[one].warnings]),
])

export const fillers = setOf(words.fillers)
export const flips = setOf(words.flips)
export const places = setOf(words.places)
const foreign = /(?!\p{sc=Latn})\p{L}/gu
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u
const others = words.otherLanguages.map((line) => new Set(line.split(' ')))

export function guessLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 20_000)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const strange = sample.match(foreign)?.length ?? 0
  if (strange * 4 > letters) return kana.test(sample) ? 'ja' : undefined
  const all = listWords(sample)
  const count = (common: ReadonlySet<string>) => all.filter((one) => common.has(one)).length
  const counts = languages.slice(0, 4).map((language) => ({ language, count: count(new Set(lists[language].common)) }))
  const [best, next] = counts.toSorted((one, other) => other.count - one.count)
  // One word proves nothing: `son` is French and Spanish.
  if (best === undefined || next === undefined) return undefined
  if (best.count < Math.max(2, all.length / 12, next.count + 1)) return undefined
  // Portuguese has many words of Spanish, and more of its own.
  if (others.some((common) => count(common) > best.count)) return undefined
  return best.language
}

/** For sentences too short for `guessLanguage`. */
export function isElsewhere(all: readonly string[], language: Language): boolean {
  const own = all.filter((one) => lists[language].common.includes(one)).length
  return others.some((common) => all.filter((one) => common.has(one)).length > Math.max(2, own + 1))
}

const orders = byLanguage((language) => compile(`order-${language}`, 'u'))
const pointing = compile('pointing', 'iu')

/** The clauses that tell a reader to do something other than to read. */
export function listOrders(text: string, language: Language): string[] {
  if (/[?？]\s*$/.test(text)) return []
  return text
    .split(/(?<=[,;:–—(])\s+/)
    .filter((clause, at) => orders[language].test(at === 0 ? clause : `, ${clause}`) && !pointing.test(clause))
}

export const isOrder = (text: string, language: Language) => listOrders(text, language).length > 0

export const startOf = (word: string) => word.slice(0, 5)
const endings = compile('endings', 'u')
function measureShared(one: string, other: string) {
  const least = Math.min(one.length, other.length)
  let [start, tail] = [0, 0]
  while (start < least && one[start] === other[start]) start += 1
  while (tail < least - start && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1
  const more = [one, other].map((word) => word.slice(start, word.length - tail)).join('')
  return { start, share: (start + tail) / Math.max(one.length, other.length), tail, more }
}

/** `Fensterabhängig`, `fensterunabhängig`. */
const turning = /^(?:ab|an|de|i[lmnr]|re|un)$/

/** Or of the same stem: `directory`, `directly`. */
export function isForm(one: string, other: string): boolean {
  const { start, share, tail, more } = measureShared(one, other)
  if (start > 3 && share > 0.75 && !isRole(one, other) && !(tail > 2 && turning.test(more))) return true
  const form = start > 2 ? endings : /^(?:e?s)?$/
  return start > 1 && form.test(one.slice(start)) && form.test(other.slice(start))
}

export const isToldForm = (word: string, language: Language) =>
  unpack(words[language].told).some((told) => told.length > 4 && isForm(told, word))

/** A letter more, less or other, or two swapped. */
export function isSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < 3) return false
  const { start, tail } = measureShared(one, other)
  const isSwap = one.length === other.length && one[start] === other[start + 1] && one[start + 1] === other[start]
  // With another beginning, it may be the opposite: `unsafe`, `excluded`.
  if (one.endsWith(other) || other.endsWith(one) || (start === 0 && !isSwap)) return false
  return Math.max(one.length, other.length) - start - tail <= (isSwap ? 2 : 1)
}

const role = /(?:ee|er|or|ion|ment|[ae]nt|ist)s?$/
const isRole = (...words: string[]) => words.some((word) => role.test(word))
/** `valid` and `invalid`, `subscriber` and `subscription`: another meaning on purpose. */
export function isNear(one: string, other: string): boolean {
  const { start, share } = measureShared(one, other)
  return share >= 0.5 && (start < 3 || isRole(one, other))
}

const minGarbled = 7

/** Between the same beginning and end: letters doubled or in another order, and up to one other, in long words two. */
export function isGarbled(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length)
  if (length < minGarbled || /[^\p{L}-]/u.test(one + other)) return false
  if (one[0] !== other[0] || one.slice(-3) !== other.slice(-3)) return false
  const split = (word: string) => [...word.toLowerCase().replace(/(.)\1/g, '$1')]
  const [letters, others] = [split(one), split(other)]
  const odd = subtract(letters, others).length + subtract(others, letters).length
  return odd <= (length > 9 ? 2 : 1) && !turning.test(measureShared(one, other).more)
}

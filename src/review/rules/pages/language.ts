// Detects the language of a page by the script of its letters and, for Latin letters, by its most common words.
import type { PageChange, Part } from '../../../changes/page.ts'
import stopWords from './language.json' with { type: 'json' }

const scripts: readonly (readonly [string, RegExp])[] = [
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
  'Deva',
  'Thai',
  'Hang',
].map((name) => [name, new RegExp(`\\p{sc=${name}}`, 'gu')])
const kana = /[\p{sc=Hira}\p{sc=Kana}]/gu
const han = /\p{sc=Han}/gu

const languagesOf = new Map<string, string[]>()
for (const [language, words] of Object.entries(stopWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])

const longest = 100_000
/** A text with fewer words has no known language. */
const fewestWords = 15
/** The share of common words a language needs, and its lead over the next language. */
const commonShare = 0.15
const lead = 1.3

export function findLanguage(text: string): string | undefined {
  const read = text.slice(0, longest)
  const script = findScript(read)
  if (script !== 'Latn') return script
  const words = read.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.length < fewestWords) return undefined
  const counts = new Map<string, number>()
  for (const word of words)
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (first === undefined || first[1] < words.length * commonShare) return undefined
  return first[1] >= lead * (second?.[1] ?? 0) ? first[0] : undefined
}

function findScript(text: string): string | undefined {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const signs = count(han)
  const japanese = count(kana)
  // A Chinese or Japanese character counts as three letters.
  const rows: [string, number][] = [...scripts].map(([name, pattern]) => [name, count(pattern)])
  rows.push([japanese * 8 > signs ? 'Jpan' : 'Hans', (signs + japanese) * 3])
  const [first, second] = rows.toSorted(([, one], [, other]) => other - one)
  if (first === undefined || first[1] < 60) return undefined
  return first[1] >= lead * (second?.[1] ?? 0) ? first[0] : undefined
}

/** As much as is read of it. */
function proseOf(parts: readonly Part[]): string {
  let prose = ''
  for (const part of parts) {
    if (prose.length >= longest) break
    if (part.kind === 'text') prose += `${part.value.slice(0, longest)}\n`
  }
  return prose
}

/** The first new paragraph in another language than the page; if only all of them together are, the first. */
export function findOtherLanguage({ before, added }: PageChange): Part | undefined {
  const old = findLanguage(proseOf(before))
  if (old === undefined) return undefined
  const isOther = (text: string): boolean => (findLanguage(text) ?? old) !== old
  const texts = added.filter((part) => part.kind === 'text')
  const part = texts.find(({ value }) => [value, ...value.split(/(?<=[.!?])\s/)].some(isOther))
  return part ?? (isOther(proseOf(texts)) ? texts[0] : undefined)
}

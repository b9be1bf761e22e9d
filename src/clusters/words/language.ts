// Which language a comment is in, as far as its words and its script tell.
import { stopWordsByLanguage } from './stop-words.ts'

const scripts: readonly (readonly [language: string, script: RegExp])[] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['ko', /\p{sc=Hangul}/u],
  ['zh', /\p{sc=Han}/u],
  ['ar', /\p{sc=Arabic}/u],
  ['he', /\p{sc=Hebrew}/u],
  ['th', /\p{sc=Thai}/u],
  ['hi', /\p{sc=Devanagari}/u],
  ['el', /\p{sc=Greek}/u],
]

const names = [...Object.keys(stopWordsByLanguage), ...scripts.map(([language]) => language)]
const japanese = names.indexOf('ja')
const chinese = names.indexOf('zh')

const votes = new Map<string, number[]>()
for (const [language, words] of Object.entries(stopWordsByLanguage)) {
  for (const word of new Set(words.split(' '))) votes.set(word, [...(votes.get(word) ?? []), names.indexOf(language)])
}
const none: readonly number[] = []

export const languageCount = names.length

/** Numbers of the languages that a word speaks for; in lower case. */
export function findLanguages(word: string): readonly number[] {
  const known = votes.get(word)
  if (known) return known
  const script = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{N}'’]+$/u.test(word)
    ? undefined
    : scripts.find(([, has]) => has.test(word))
  return script ? [names.indexOf(script[0])] : none
}

/** The language with the most votes, 0 upwards; -1 if none has more than all others. Japanese is written with Chinese signs too. */
export function chooseLanguage(counts: Uint32Array): number {
  if ((counts[japanese] ?? 0) > 0) counts[chinese] = 0
  let best = -1
  let isTie = false
  for (let language = 0; language < counts.length; language += 1) {
    const count = counts[language] as number
    if (count === 0) continue
    if (best < 0 || count > (counts[best] ?? 0)) {
      best = language
      isTie = false
    } else if (count === counts[best]) isTie = true
  }
  return isTie ? -1 : best
}

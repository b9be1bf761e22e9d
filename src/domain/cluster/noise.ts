// Comments that say nothing: each rule with the reason that is shown.
import { foldText } from './visible.ts'

interface NoiseRule {
  readonly name: string
  readonly reason: string
  readonly is: (text: string) => boolean
}

const nothing = 'no words that say anything'

const rules: readonly NoiseRule[] = [
  { name: 'links', reason: 'only links or addresses', is: (text) => !hasLetters(dropLinks(text)) },
  { name: 'one character', reason: nothing, is: (text) => isOneCharacter(lettersOf(text)) },
  { name: 'one syllable', reason: nothing, is: (text) => /^(\p{L}{2,3})\1{2,}$/u.test(lettersOf(text)) },
  { name: 'keyboard', reason: nothing, is: isKeyboardPlay },
  {
    name: 'try-out',
    reason: 'a try-out of the form',
    is: (text) =>
      /^(?:(?:this is |just )?(?:a )?)?test(?:ing|ed)?(?: test(?:ing)?)*(?: ?[\d ]{1,9})?[.!]*$/u.test(text),
  },
]

/** Noise is short; anything longer than this (in UTF-16 units) is left to its readers, links excepted. */
const longestNoise = 200

/** The reason to set a comment aside as noise, if there is one. */
export function findNoise(comment: string): string | undefined {
  const text = foldText(comment)
  return rules.find((rule) => (rule.name === 'links' || text.length <= longestNoise) && rule.is(text))?.reason
}

function dropLinks(text: string): string {
  return text.replace(/(?:https?:\/\/|www\.)\S*/gu, ' ').replace(/(?<=^|\s)[^\s@]{1,64}@[^\s@]{1,255}(?=\s|$)/gu, ' ')
}

function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** One letter of an alphabet says nothing; one or two of a script of syllables or signs may be a word. */
function isOneCharacter(letters: string): boolean {
  const characters = [...letters]
  if (!characters.every((character) => character === characters[0])) return false
  return characters.length >= 3 || /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(letters)
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', '1234567890']

/** Every word is beaten on one row of keys, and at least one cannot be a word. */
function isKeyboardPlay(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const isOnRow = (word: string) => rows.some((row) => [...word].every((key) => row.includes(key)))
  return (
    words.length <= 6 &&
    words.some(isMash) &&
    words.every((word) => isMash(word) || (word.length <= 3 && isOnRow(word)))
  )
}

function isMash(word: string): boolean {
  if (/^\d+$/u.test(word)) return false
  const isRun = (row: string) => {
    const places = [...word].map((key) => row.indexOf(key))
    return places.every(
      (place, index) => place >= 0 && (index === 0 || Math.abs(place - (places[index - 1] ?? 0)) <= 1),
    )
  }
  const run = word.length >= 4 && new Set(word).size >= 4 && rows.some(isRun)
  return run || (word.length >= 8 && /^[asdfghjkl]+$/u.test(word)) || /^[bcdfghjklmnpqrstvwxz]{9,}$/u.test(word)
}

// Invisible characters that no writing system needs where they are.
import { dropInvisible } from '../../text/unicode/invisible.ts'

const mayHide = /(?![\t\n\v\f\r])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\p{Noncharacter_Code_Point}\u2028\u2029\u2800]/u
const never = /^[\p{Cc}\p{Co}\p{Cs}\u2028\u2029]$/u
/** Signs of Arabic, Syriac and Kaithi numbers and verses: format characters that are visible. */
const drawn = /^[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]$/u
/** Direction marks. Some match as Arabic, so they are removed before right-to-left letters are looked for. */
const directions = /[\u061c\u200e\u200f\u2066-\u2069]/g
const rightToLeft = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}]/u
const withoutBlanks =
  /^[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]\p{M}*$/u
const longWord = /^[\p{L}\p{M}\u00ad]{12,}[.,:;!?)]?$/u

/** The first such character, as `U+200B`; undefined when there is none. `line`: the line that contains the text. */
export function findHidden(text: string, line = text): string | undefined {
  if (!mayHide.test(text)) return undefined
  const characters = Array.from(text)
  const kept = Array.from(dropInvisible(text))
  let at = 0
  for (const [index, character] of characters.entries()) {
    const isKept = character === kept[at]
    if (isKept || kept[at] === ' ') at += 1
    if (/^[\t\n\v\f\r]$/.test(character) || (isKept && !never.test(character))) continue
    if (!isGenuine(character, characters[index - 1] ?? '', characters[index + 1] ?? '', text, line))
      return nameOf(character)
  }
  return undefined
}

/** A character's code point as `U+200B`. */
export function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Exceptions: visible or needed characters that `dropInvisible` removes too. */
function isGenuine(character: string, before: string, after: string, text: string, line: string): boolean {
  if (drawn.test(character)) return true
  if (/^[\ufe0e\ufe0f]$/.test(character)) return /^[\p{S}\p{Extended_Pictographic}]$/u.test(before)
  if (/^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(character)) return /^\p{sc=Han}$/u.test(before)
  if (character === '\u200b') return withoutBlanks.test(before) || withoutBlanks.test(after)
  if (character.search(directions) === 0) return rightToLeft.test(line.replace(directions, ''))
  return character === '\u00ad' && longWord.test(text)
}

/** Visible white space, unlike a zero-width no-break space. */
const blanks = /[\t-\r \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/

export function splitWords(text: string): string[] {
  return text.split(blanks).filter((word) => word !== '')
}

// Instructions in disguise: letters of other alphabets that look like Latin ones, digits for letters, letters one by one.
import { findRule, findRuled, findRunTogether } from './find-order.ts'
import lookAlikes from './look-alikes.json' with { type: 'json' }

const latin: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
)
const digits: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' }),
)

/** The 26 letters in a circle or a square, of which NFKC knows some only. */
const boxed = [0x1f150, 0x1f170, 0x1f1e6]
const oneByOne = /(?:^|[^a-z])[a-z](?:[^a-z\n]{1,3}[a-z](?![a-z])){5}/
const leet = /[a-z][013457@$!|][a-z]|\b[013457@$!|][a-z]+[013457@$!|]/
const split = /([a-z])[^a-z\d\s']{1,2}(?=[a-z])/g

/** Whether a folded text gives plain orders once it is written plainly, and does not before. */
export function disguisesInstructions(lines: string): boolean {
  const isForeign = /[^\n -~]/.test(lines)
  const plain = isForeign ? Array.from(lines, toLatin).join('') : lines
  if (isForeign && gives(plain, lines)) return true
  if (leet.test(plain) && gives(plain.replace(/[a-z0-9@$!|]*[013457@$!|][a-z0-9@$!|]*/g, spellDigits), lines))
    return true
  if (oneByOne.test(plain) && findRunTogether(spellDigits(plain).replace(/[^a-z]/g, ''))) return true
  return gives(plain.replace(split, '$1'), lines)
}

function gives(plain: string, lines: string): boolean {
  return plain !== lines && findRuled(plain) !== undefined && findRule(lines) === undefined
}

function spellDigits(word: string): string {
  return Array.from(word, (sign) => digits.get(sign) ?? sign).join('')
}

function toLatin(sign: string): string {
  const point = sign.codePointAt(0) ?? 0
  const first = boxed.find((start) => point >= start && point < start + 26)
  return first === undefined ? (latin.get(sign) ?? sign) : String.fromCharCode(97 + point - first)
}

// Telephone numbers: by a sign or word before them, or by how they are written. libphonenumber-js was tried: a reader's country is unknown,
// and with several to choose from it takes most versions, times and ids for numbers.
import type { Digits } from './cards.ts'
import cues from './phone-cues.json' with { type: 'json' }

const separator = /^(?: {1,2}|[.\-/]| - |\)[ .\-/]?|\) - |[ \-.]?\()$/
/** ITU-T E.164. */
const mostDigits = 15
/** Including separators. */
const longestWritten = 30

const shapes: readonly RegExp[] = [
  // `555-010-1234`, `1-800-555-0199`
  /^(?:1[ \-.])?[1-9]\d\d([-.])\d{3}\1\d{4}$/,
  // `01.99.00.00.00`
  /^0[1-9]([ .-])\d\d(?:\1\d\d){3}$/,
  // `030 23125017`, `0171/39200-55`, `090-1234-5671`
  /^0[1-9]\d{0,3}[ /-](?:\d{5,8}(?:[ -]\d{2,4})?|(?!0)\d{3,4}[ -]\d{4})$/,
]
/** `(030) 23125017`; the opening bracket is already gone. */
const area = /^\d{2,5}\)[ \-/.]?\d{2,}(?:[ -]\d{2,}){0,3}$/

/** Dates, years, IP addresses. */
const others: readonly RegExp[] = [
  /^(?:19|20)\d\d([-./ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/,
  /^(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d(?!\d)/,
  /^(?:19|20)\d\d(?:[-/ ]| - )(?:19|20)\d\d$/,
  /^(?:\d{1,3}\.){3}\d{1,3}$/,
]
/** Amounts: `1000-2000`, `12 000 000`; but `512 555 019` is written like a telephone number. */
const amount = /^[1-9]\d*00(?:\D+\d+00)+$|^(?!\d{3} \d{3} \d{3}$)[1-9]\d{0,2}(?:[. ]\d{3}){1,4}$/

/** How far before a number a word that announces it may be, in UTF-16 units. */
export const cueReach = 48
const sure = compileCues(cues.sure)
const likely = compileCues(cues.likely)

function compileCues(words: Readonly<Record<string, readonly string[]>>): RegExp {
  const any = Object.values(words).flat().join('|')
  // Matched backwards from the end of the text before a number.
  const letter = '[[\\p{L}\\p{M}]--[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]]'
  return new RegExp(`$(?<=(?<!${letter})(?:${any})(?![a-z])[^\\d\\n]{0,24}?)`, 'iv')
}

/** How many groups, from `first` on, are a telephone number. Inside a run of numbers, as in a table, only one with its own sign counts. */
export function countPhone(
  text: string,
  groups: readonly Digits[],
  first: number,
  isFirst: boolean,
  before: (start: number) => string,
): number {
  const start = groups[first]?.start ?? 0
  if (!isFirst && !/[+(]/.test(text[start - 1] ?? '')) return 0
  const front = text.slice(Math.max(0, start - 4), start)
  const isPlus = /(?:^|[^\w)\]+])(?:%2b|\+|\(\+|\+\()$/i.test(front)
  if (!isPlus && /(?:[A-Za-z0-9_#$€£]|\d[.,:]|[\w\])]\()$/.test(front)) return 0
  if (!isFirst && !isPlus && !/^\d{2,5}\)/.test(text.slice(start, start + 6))) return 0
  let cue: Cue | undefined
  for (let end = findEnd(text, groups, first); end > first; end -= 1) {
    const stop = groups[end - 1]?.end ?? 0
    const written = text.slice(start, stop)
    const digits = written.replace('(0)', '').replace(/\D/g, '')
    if (digits.length < 6) return 0
    if (digits.length > mostDigits || /[A-Za-z0-9_]/.test(text[stop] ?? '')) continue
    if (isPlus) return /^[1-9]\d{7}/.test(digits) ? end - first : 0
    cue ??= readCue(before(start))
    if (isNational(written, digits, cue, front.endsWith('('))) return end - first
  }
  return 0
}

function findEnd(text: string, groups: readonly Digits[], first: number): number {
  const { start, end: firstEnd } = groups[first] as Digits
  let end = first + 1
  let digits = firstEnd - start
  for (; end < groups.length; end += 1) {
    const { start: from, end: to } = groups[end] as Digits
    digits += to - from
    // The zero in `(0)` does not count.
    if (to - start > longestWritten || digits > mostDigits + 1) break
    if (!separator.test(text.slice(groups[end - 1]?.end, from))) break
  }
  return end
}

type Cue = 'sure' | 'likely' | 'none'

function readCue(before: string): Cue {
  return sure.test(before) ? 'sure' : likely.test(before) ? 'likely' : 'none'
}

function isNational(written: string, digits: string, cue: Cue, isOpen: boolean): boolean {
  const groups = written.split(/\D+/)
  // As dialled for foreign numbers, but not bytes of two digits each.
  if (/^00[1-9]/.test(digits) && groups.length > 1 && groups.some(({ length }) => length !== 2))
    return digits.length >= 10
  if (others.some((other) => other.test(written))) return false
  if (cue === 'sure') return true
  if (amount.test(written)) return false
  const isLong = digits.length >= 9 || (digits.length >= 7 && (groups.length > 1 || digits.startsWith('0')))
  if (cue === 'likely' && isLong) return true
  return isOpen ? area.test(written) : shapes.some((shape) => shape.test(written))
}

// Telephone, card and account numbers. For libphonenumber-js, which does not know a reader's country, most versions, times and ids are
// telephone numbers.
import cues from './phone-cues.json' with { type: 'json' }

/** Bounded: millions of groups would be too deep for the engine. */
const run = /\d+(?:[ .\-/()_]{1,3}\d+){0,9999}/g
const minDigits = 6

export function redactNumbers(text: string) {
  if (!/\p{Nd}/u.test(text)) return text
  const plain = text.replace(iban, (found) => (isAccount(found) ? '[card]' : found))
  const ascii = toAscii(plain)
  let kept = ''
  let from = 0
  // Context of the next number.
  let seen = ''
  const before = (start: number) => seen + ascii.slice(Math.max(from, start - cueReach), start)
  for (const { index, 0: written } of ascii.matchAll(run)) {
    if (written.replace(/\D/g, '').length < minDigits) continue
    for (let at = 0, isFirst = true; at < written.length; ) {
      const start = index + at
      const card = measureCard(ascii, start, written.slice(Math.max(0, at - 5), at), written.slice(at, at + maxSpaced))
      const length: number = card || measurePhone(ascii, start, written.slice(at, at + maxWritten + 1), isFirst, before)
      if (length > 0) {
        const words = `${plain.slice(from, findStart(ascii, start, start + length))}[${card > 0 ? 'card' : 'phone'}]`
        kept += words
        seen = (seen + words).slice(-cueReach)
        from = start + length
      }
      isFirst = length > 0
      at += length
      at += /^\d*\D*/.exec(written.slice(at))?.[0].length ?? 0
    }
  }
  return kept + plain.slice(from)
}

function toAscii(text: string) {
  if (!/[^\n-~]/.test(text)) return text
  return text
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
}

/** With a `+` before it, and a bracket that closes inside. */
function findStart(ascii: string, first: number, end: number) {
  const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(ascii.slice(Math.max(0, first - 3), first))?.[0] ?? ''
  const isClosed = /^[^(]*\)/.test(ascii.slice(first, end))
  return first - (isClosed ? front : front.replace(/^\(/, '')).length
}

const issuers: readonly RegExp[] = [
  // Visa, Mastercard, American Express, Diners Club
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)\d+$/,
  /^3[47]\d{13}$/,
  /^(?:30[0-5]|3095|36|3[89])\d{10,12}$/,
  // Discover, JCB, UnionPay, Maestro and others
  /^(?:6\d|50|5[6-9]|81|35(?:2[89]|[3-8]))\d{11,17}$/,
]
const minCard = 13
const maxCard = 19
/** Characters, with separators of three. */
const maxSpaced = 80

function isCard(digits: string) {
  if (digits.length < minCard || digits.length > maxCard || /^(\d)\1*$/.test(digits)) return false
  let sum = 0
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits.at(-1 - at)) * (1 + (at % 2))
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0 && issuers.some((issuer) => issuer.test(digits))
}

/** @returns its length: with the same separators, single digits, or groups of which all but the last have at least four */
function measureCard(text: string, start: number, before: string, rest: string) {
  const [singles, sign = ''] = /^\d(?!\d)(?:(\D+)\d(?!\d)(?:\1\d(?!\d))*)?/.exec(rest) ?? []
  if (singles !== undefined) {
    const isInside = before.endsWith(sign) && /(?<!\d)\d$/.test(before.slice(0, before.length - sign.length))
    return !isInside && isCard(singles.replace(/\D/g, '')) ? singles.length : 0
  }
  if (/[A-Za-z]$|\d\.$/.test(text.slice(Math.max(0, start - 2), start))) return 0
  const [groups = '', between] = /^\d{4,}(?:(\D+)(?:\d{4,}\1)*\d+)?/.exec(rest) ?? []
  let [digits, end, length] = ['', 0, 0]
  for (const part of between === undefined ? [groups] : groups.split(between)) {
    digits += part
    if (digits.length > maxCard) break
    end += part.length
    if (isCard(digits) && !/[A-Za-z]/.test(text[start + end] ?? '')) length = end
    end += between?.length ?? 0
  }
  return length
}

/** In small letters only with a bank's: others are hashes, or words. */
export const iban =
  /(?<![^\W_])(?:[A-Z]{2}\d\d|[a-z]{2}\d\d(?:[ \xa0-]?[a-z]{4})?)(?:[ \xa0-]?[A-Z0-9]{4}){2,7}(?:[ \xa0-]?[A-Z0-9]{1,3})?(?![^\W_])/g

export function isAccount(written: string) {
  const number = written.replace(/[ \u00a0-]/g, '')
  const digits = Array.from(number.slice(4) + number.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return number.length >= 15 && number.length <= 34 && BigInt(digits) % 97n === 1n
}

const joined = /^\d+(?:(?: {1,2}|[.\-/]| - |\)[ .\-/]?|\) - |[ \-.]?\()\d+)*/
/** ITU-T E.164. */
const maxDigits = 15
const maxWritten = 30

const shapes: readonly RegExp[] = [
  // `555-010-1234`, `1-800-555-0199`
  /^(?:1[ \-.])?[1-9]\d\d([-.])\d{3}\1\d{4}$/,
  // `01.99.00.00.00`
  /^0[1-9]([ .-])\d\d(?:\1\d\d){3}$/,
  // `030 23125017`, `0171/39200-55`, `090-1234-5671`
  /^0[1-9]\d{0,3}[ /-](?:\d{5,8}(?:[ -]\d{2,4})?|(?!0)\d{3,4}[ -]\d{4})$/,
]
/** `(030) 23125017` without its first bracket. */
const area = /^\d{2,5}\)[ \-/.]?\d{2,}(?:[ -]\d{2,}){0,3}$/

const others: readonly RegExp[] = [
  /^(?:19|20)\d\d([-./ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/,
  /^(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d(?!\d)/,
  /^(?:19|20)\d\d(?:[-/ ]| - )(?:19|20)\d\d$/,
  /^(?:\d{1,3}\.){3}\d{1,3}$/,
]
/** `1000-2000`, `12 000 000`; not `512 555 019`. */
const amount = /^[1-9]\d*00(?:\D+\d+00)+$|^(?!\d{3} \d{3} \d{3}$)[1-9]\d{0,2}(?:[. ]\d{3}){1,4}$/

const cueReach = 48
const sure = compileCues(cues.sure)
const likely = compileCues(cues.likely)

function compileCues(words: Readonly<Record<string, readonly string[]>>) {
  const any = Object.values(words).flat().join('|')
  // Matched backwards from the end.
  const letter = '[[\\p{L}\\p{M}]--[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}]]'
  return new RegExp(`$(?<=(?<!${letter})(?:${any})(?![a-z])[^\\d\\n]{0,24}?)`, 'iv')
}

/** @returns its length. Inside a run (a table), only one with its own sign counts. */
function measurePhone(text: string, start: number, rest: string, isFirst: boolean, before: (start: number) => string) {
  if (!isFirst && !/[+(]/.test(text[start - 1] ?? '')) return 0
  const front = text.slice(Math.max(0, start - 4), start)
  const isPlus = /(?:^|[^A-Za-z0-9)\]+]|\\[nrt])(?:%2b|\+|\(\+|\+\()$/i.test(front)
  if (!isPlus && /(?:[\w#$€£]|\d[.,:]|[\w\])]\()$/.test(front)) return 0
  if (!isFirst && !isPlus && !/^\d{2,5}\)/.test(rest)) return 0
  let cue: Cue | undefined
  const groups = [...(joined.exec(rest)?.[0] ?? '').matchAll(/\d+/g)]
  for (const { index, 0: last } of groups.reverse()) {
    const end = index + last.length
    const written = rest.slice(0, end)
    const digits = written.replace('(0)', '').replace(/\D/g, '')
    if (digits.length < minDigits) return 0
    if (end > maxWritten || digits.length > maxDigits || /\w/.test(text[start + end] ?? '')) continue
    if (isPlus) return /^[1-9]\d{7}/.test(digits) ? end : 0
    cue ??= readCue(before(start))
    if (isNational(written, digits, cue, front.endsWith('('))) return end
  }
  return 0
}

type Cue = ReturnType<typeof readCue>

const readCue = (before: string) => (sure.test(before) ? 'sure' : likely.test(before) ? 'likely' : 'none')

function isNational(written: string, digits: string, cue: Cue, isOpen: boolean) {
  const groups = written.split(/\D+/)
  // An international prefix; or bytes, if all have two digits.
  if (/^00[ \-/]?[1-9]/.test(written) && groups.length > 1 && groups.some(({ length }) => length !== 2))
    return digits.length >= 10
  if (others.some((other) => other.test(written))) return false
  if (cue === 'sure') return true
  if (amount.test(written)) return false
  const isLong = digits.length >= 9 || (digits.length >= 7 && (groups.length > 1 || digits.startsWith('0')))
  if (cue === 'likely' && isLong) return true
  return isOpen ? area.test(written) : shapes.some((shape) => shape.test(written))
}

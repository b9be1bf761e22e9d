// Telephone, card and account numbers.
import { account, countCard, type Digits, isAccount } from './cards.ts'
import { countPhone, cueReach } from './phones.ts'

/** Bounded: millions of groups would be too deep for the engine. */
const run = /\d+(?:[ .\-/()_]{1,3}\d+){0,9999}/g
const fewestDigits = 6

export function redactNumbers(text: string, maskCard: () => string, maskPhone: () => string): string {
  if (!/\p{Nd}/u.test(text)) return text
  const plain = text.replace(account, (found) => (isAccount(found) ? maskCard() : found))
  const ascii = toAscii(plain)
  let kept = ''
  let from = 0
  // The end of the kept text, as context before a number.
  let seen = ''
  const before = (start: number) => seen + ascii.slice(Math.max(from, start - cueReach), start)
  for (const { index, 0: written } of ascii.matchAll(run)) {
    if (written.replace(/\D/g, '').length < fewestDigits) continue
    const groups = Array.from(written.matchAll(/\d+/g), ({ index: at, 0: digits }): Digits => {
      return { start: index + at, end: index + at + digits.length }
    })
    for (let at = 0, isFirst = true; at < groups.length; ) {
      const first = groups[at]?.start ?? 0
      const card = countCard(ascii, groups, at)
      const taken: number = card || countPhone(ascii, groups, at, isFirst, before)
      if (taken > 0) {
        const [start, end] = findSpan(ascii, first, groups[at + taken - 1]?.end ?? first)
        const words = plain.slice(from, start) + (card > 0 ? maskCard() : maskPhone())
        kept += words
        seen = (seen + words.slice(-cueReach)).slice(-cueReach)
        from = end
      }
      isFirst = taken > 0
      at += taken || 1
    }
  }
  return kept + plain.slice(from)
}

/** Digits and signs of other widths and scripts become ASCII, position by position. */
function toAscii(text: string): string {
  if (!/[^\n-~]/.test(text)) return text
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}

/** With the `+` before a number, and a bracket that closes inside it. */
function findSpan(ascii: string, first: number, end: number): readonly [number, number] {
  const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(ascii.slice(Math.max(0, first - 3), first))?.[0] ?? ''
  const isClosed = /^[^(]*\)/.test(ascii.slice(first, end))
  return [first - (isClosed ? front : front.replace(/^\(/, '')).length, end]
}

// Removes telephone, card and account numbers from a text.

import { hasAny, traits } from '../unicode/traits.ts'
import { account, countCard, isAccount } from './cards.ts'
import { findRuns, toAscii } from './digit-groups.ts'
import { countPhone, cueReach } from './phones.ts'

export function redactNumbers(text: string, maskCard: () => string, maskPhone: () => string): string {
  if (!hasAny(text, traits.digit | traits.other) || !/\p{Nd}/u.test(text)) return text
  const plain = hasAny(text, traits.upper)
    ? text.replace(account, (found) => (isAccount(found) ? maskCard() : found))
    : text
  if (!hasAny(plain, traits.number | traits.other)) return plain
  const ascii = toAscii(plain)
  let kept = ''
  let from = 0
  // The end of the kept text, as context before a number.
  let seen = ''
  const before = (start: number) => seen + ascii.slice(Math.max(from, start - cueReach), start)
  for (const run of findRuns(ascii)) {
    for (let at = 0, isFirst = true; at < run.starts.length; ) {
      const first = run.starts[at] ?? 0
      const card = countCard(ascii, run, at)
      const taken: number = card || countPhone(ascii, run, at, isFirst, before)
      if (taken > 0) {
        const [start, end] = findSpan(ascii, first, run.ends[at + taken - 1] ?? first)
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

/** Includes the `+` before a number, and a bracket that closes inside it. */
function findSpan(ascii: string, first: number, end: number): readonly [number, number] {
  const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(ascii.slice(Math.max(0, first - 3), first))?.[0] ?? ''
  const isClosed = /^[^(]*\)/.test(ascii.slice(first, end))
  return [first - (isClosed ? front : front.replace(/^\(/, '')).length, end]
}

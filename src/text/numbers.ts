// Telephone, card and account numbers, taken out of a text.
import { findAccounts, listLengths, longestCard, passesCheck } from './cards.ts'
import { findRuns, type Run, toAscii } from './digits.ts'
import { type Cue, cueReach, readCue } from './phone-cues.ts'
import { isPossiblePhone, readPhone } from './phones.ts'

interface Blotted {
  readonly text: string
  readonly cards: number
  readonly phones: number
}
interface Found {
  readonly start: number
  readonly end: number
  readonly kind: 'card' | 'phone'
}

/** Where a text holds so many numbers, they are no longer looked at closely: what may be a number of a person is one. */
const mostLooks = 5_000
/** A look at a telephone number takes as long as five at a card. */
const phoneLook = 5

/** Puts `[card]` and `[phone]` in the place of numbers. */
export function blotNumbers(text: string): Blotted {
  const ascii = toAscii(text)
  const found = [
    ...findAccounts(ascii).map(([start, end]): Found => ({ start, end, kind: 'card' })),
    ...findNumbers(ascii),
  ]
  if (found.length === 0) return { text, cards: 0, phones: 0 }
  let kept = ''
  let from = 0
  const counts = { card: 0, phone: 0 }
  for (const { start, end, kind } of found.sort((a, b) => a.start - b.start)) {
    if (start < from) continue
    kept += `${text.slice(from, start)}[${kind}]`
    counts[kind] += 1
    from = end
  }
  return { text: kept + text.slice(from), cards: counts.card, phones: counts.phone }
}

function findNumbers(text: string): Found[] {
  const found: Found[] = []
  let looks = mostLooks
  const isPossible = (number: string) => {
    looks -= phoneLook
    return looks < 0 || isPossiblePhone(number)
  }
  const isCard = (digits: string) => {
    looks -= 1
    return looks < 0 || passesCheck(digits)
  }
  // What stands before a number, with the placeholders of those before it, as a second look would see it.
  let seen = ''
  let from = 0
  const cueAt = (start: number): Cue => {
    looks -= phoneLook
    return looks < 0 ? 'strong' : readCue(seen + text.slice(Math.max(from, start - cueReach), start))
  }
  for (const run of findRuns(text)) {
    let cue = cueAt(run.groups[0]?.[0] ?? 0)
    for (let i = 0, base = 0; i < run.groups.length; ) {
      const card = readCard(run, i, isCard)
      const taken = card || readPhone(run, i, base, i === base ? cue : undefined, isPossible)
      if (taken > 0) {
        const kind = card > 0 ? 'card' : 'phone'
        const [start, end] = spanOf(run, i, i + taken)
        found.push({ start, end, kind })
        seen = `${seen}${text.slice(Math.max(from, start - cueReach), start)}[${kind}]`.slice(-cueReach)
        from = end
        base = i + taken
        if (run.groups[i + taken]) cue = cueAt(run.groups[i + taken]?.[0] ?? end)
      }
      i += taken || 1
    }
  }
  return found
}

/** With the `+` in front of a number, and the bracket that closes inside it. */
function spanOf(run: Run, first: number, end: number): readonly [number, number] {
  const [start = 0] = run.groups[first] ?? []
  const [, last = start] = run.groups[end - 1] ?? []
  const front = /(?:%2b|\(\+|\+\(|\+ ?|\()$/i.exec(run.text.slice(Math.max(0, start - 3), start))?.[0] ?? ''
  const isClosed = /^[^(]*\)/.test(run.text.slice(start, last))
  return [start - (isClosed ? front : front.replace(/^\(/, '')).length, last]
}

/** How many groups from `first` on are a card's number; 0: they are none. */
function readCard(run: Run, first: number, isCard: (digits: string) => boolean): number {
  const { text, groups } = run
  const [start = 0, end = 0] = groups[first] ?? []
  if (!startsCard(text, start) || end - start > longestCard) return 0
  let digits = ''
  let lengths: readonly number[] = []
  let taken = 0
  for (let i = first; i < groups.length && digits.length < longestCard; i += 1) {
    const [from = 0, to = 0] = groups[i] ?? []
    const last = groups[i - 1]?.[1] ?? 0
    if (i > first && (from - last !== (groups[first + 1]?.[0] ?? 0) - end || text[last] !== text[end])) break
    if (digits.length < 4 && digits.length + to - from >= 4) {
      lengths = listLengths((digits + text.slice(from, to)).slice(0, 4))
      if (lengths.length === 0) return 0
    }
    digits += text.slice(from, to)
    if (
      lengths.includes(digits.length) &&
      isCard(digits) &&
      isEven(groups.slice(first, i + 1), text) &&
      !isLetter(text.charCodeAt(to))
    )
      taken = i + 1 - first
  }
  return taken
}

/** Whether groups are as long as each other, but for the last, or as on a card; not `1 2 … 9 10 11`, nor `2.718281828459045`. */
function isEven(groups: Run['groups'], text: string): boolean {
  const sizes = groups.map(([start, end]) => end - start)
  const [size = 0] = sizes
  if (sizes.length === 2 && text[groups[0]?.[1] ?? 0] === '.') return false
  if (size === 4 || size === 6 || sizes.length === 1) return true
  return sizes.every((other, index) => other === size || (index === sizes.length - 1 && other < size))
}

/** By its first digit, and not inside a word or behind a decimal point. */
function startsCard(text: string, start: number): boolean {
  const first = text.charCodeAt(start)
  if (first < 0x32 || first === 0x37 || isLetter(text.charCodeAt(start - 1))) return false
  return text[start - 1] !== '.' || !/\d\.$/.test(text.slice(Math.max(0, start - 2), start))
}

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

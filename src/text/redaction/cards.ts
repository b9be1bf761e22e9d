// Numbers of payment cards and bank accounts, by prefix, length and check digits.

/** Where a group of digits is in the text. */
export interface Digits {
  readonly start: number
  readonly end: number
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
const shortestCard = 13
const longestCard = 19
const shortestGroup = 4

function isCard(digits: string): boolean {
  return (
    digits.length >= shortestCard &&
    digits.length <= longestCard &&
    issuers.some((issuer) => issuer.test(digits)) &&
    passesLuhn(digits) &&
    !/^(\d)\1*$/.test(digits)
  )
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 0x30
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

/** How many groups, from the first on, are a card's number. */
export function countCard(text: string, groups: readonly Digits[], first: number): number {
  const { start, end } = groups[first] as Digits
  if (end - start === 1) return countSingles(text, groups, first)
  if (end - start < shortestGroup || /[A-Za-z]$|\d\.$/.test(text.slice(Math.max(0, start - 2), start))) return 0
  const separator = text.slice(end, groups[first + 1]?.start ?? end)
  let digits = ''
  let taken = 0
  for (let at = first; at < groups.length; at += 1) {
    const { start: from, end: to } = groups[at] as Digits
    if (at > first && text.slice(groups[at - 1]?.end, from) !== separator) break
    digits += text.slice(from, to)
    if (digits.length > longestCard) break
    if (isCard(digits) && !/[A-Za-z]/.test(text[to] ?? '')) taken = at + 1 - first
    // Only the last group may be shorter; otherwise, the text is a list of numbers.
    if (to - from < shortestGroup) break
  }
  return taken
}

/** Digit by digit: a whole row, not longer than a card number. */
function countSingles(text: string, groups: readonly Digits[], first: number): number {
  const gap = (at: number) => text.slice(groups[at - 1]?.end, groups[at]?.start)
  const separator = gap(first + 1)
  const isSingle = ({ start, end }: Digits) => end - start === 1
  const follows = (at: number) => at < groups.length && isSingle(groups[at] as Digits) && gap(at) === separator
  if (first > 0 && isSingle(groups[first - 1] as Digits) && gap(first) === separator) return 0
  let next = first + 1
  while (next - first <= longestCard && follows(next)) next += 1
  const digits = groups.slice(first, next).map(({ start }) => text[start])
  return isCard(digits.join('')) ? next - first : 0
}

export const account =
  /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0-]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g

export function isAccount(written: string): boolean {
  const number = written.replace(/[ \u00a0-]/g, '')
  let rest = 0
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return number.length >= 15 && number.length <= 34 && rest === 1
}

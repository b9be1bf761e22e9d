// Numbers of payment cards and bank accounts: by prefix, length and check digits.

/** Digits in front, and how long such a number is. */
const issuers: readonly (readonly [prefix: RegExp, lengths: readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(?:6011|64[4-9]|65|622)/, [16, 17, 18, 19]],
  [/^35(?:2[89]|[3-8])/, [16, 17, 18, 19]],
  [/^(?:30[0-5]|3095|36|3[89])/, [14]],
  [/^(?:62|81)/, [16, 17, 18, 19]],
  [/^(?:50|5[6-9]|6[0-9])/, [13, 14, 15, 16, 18, 19]],
  [/^(?:220[0-4]|9792|60|65|81|82|508)/, [16]],
]
export const longestCard = 19

const known: (readonly number[])[] = []

/** How long a card's number can be, by its first four digits; each four are looked up once. */
export function listLengths(four: string): readonly number[] {
  const key = Number(four)
  known[key] ??= issuers.flatMap(([prefix, lengths]) => (prefix.test(four) ? lengths : []))
  return known[key] ?? []
}

/** Digits only: by their check digit. One digit many times over is none. */
export function passesCheck(digits: string): boolean {
  return passesLuhn(digits) && !/^(\d)\1*$/.test(digits)
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 0x30
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2
  }
  return sum % 10 === 0
}

const account =
  /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?:[ \u00a0-]?[A-Z0-9]{4}){2,7}(?:[ \u00a0-]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g

/** International bank account numbers, by their check digits (ISO 13616): the start and the end of each. */
export function findAccounts(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(account)].flatMap(({ index, 0: found }): [number, number][] => {
    // A group of capitals may follow that is no part of it.
    for (let end = found.length; end > 14; end = found.slice(0, end).search(/[ \u00a0-][A-Z0-9]*$/)) {
      if (isAccount(found.slice(0, end).replace(/[ \u00a0-]/g, ''))) return [[index, index + end]]
    }
    return []
  })
}

function isAccount(number: string): boolean {
  if (number.length < 15 || number.length > 34) return false
  let rest = 0
  for (const sign of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

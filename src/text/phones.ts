// Telephone numbers: which groups of digits are one. Lengths and country codes are those of libphonenumber.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Run } from './digits.ts'
import type { Cue } from './phone-cues.ts'

/** ITU-T E.164. */
const mostDigits = 15
const separator = /^(?: {1,2}|[.\-/]| [-/] |\/ |\)[ .\-/]?|\) - |[ \-.]?\()$/

interface Number {
  readonly sizes: readonly number[]
  readonly separators: readonly string[]
  readonly digits: string
  /** As it is written, from the first digit on. */
  readonly text: string
}

/**
 * How many groups from `first` on are a telephone number; 0: they are none. `isPossible` is asked of `+` and all digits. The groups
 * before `base` are gone.
 */
export function readPhone(
  run: Run,
  first: number,
  base: number,
  cue: Cue,
  isPossible: (number: string) => boolean,
): number {
  const [start = 0] = run.groups[first] ?? []
  const isFirst = first === base
  // In the middle of a run only what bears a sign of its own: a table may hold nothing but numbers.
  if (!isFirst && !/[+(B]/i.test(run.text[start - 1] ?? '')) return 0
  const before = run.text.slice(Math.max(0, start - 3), start)
  const isPlus =
    before.toLowerCase() === '%2b' ||
    (/(?:^|[^A-Za-z0-9_)\]+])(?:\+|\+ |\(\+|\+\()$/.test(before) && (!before.endsWith(' ') || cue !== undefined))
  const isOpen = /(?:^|[^A-Za-z0-9_\])])\($/.test(before)
  if (!isPlus && (/[A-Za-z0-9_#$€£]$/.test(before) || /\d[.,:]$/.test(before))) return 0
  for (let { end, digits } = findLongest(run, first); end > first && digits >= 6; end -= 1) {
    const number = readNumber(run, first, end)
    digits = number.digits.length
    if (digits < 6 || digits > mostDigits + 2 || /[A-WYZa-wyz_%]/.test(run.text[run.groups[end - 1]?.[1] ?? 0] ?? ''))
      continue
    const is = isPlus
      ? isPossible(`+${number.digits}`)
      : (isFirst && isPrefixed(number, cue, isPossible)) ||
        isNational(number, isOpen, cue, isFirst && !isBeside(run, end))
    if (is) return end - first
  }
  return 0
}

export function isPossiblePhone(number: string): boolean {
  return parsePhoneNumberFromString(number)?.isPossible() ?? false
}

/** The group after the last that can belong to a number, and how many digits there are up to it. */
function findLongest(run: Run, first: number): { end: number; digits: number } {
  let digits = 0
  let end = first
  for (; end < run.groups.length; end += 1) {
    const [start = 0, stop = 0] = run.groups[end] ?? []
    const gap = end > first ? run.text.slice(run.groups[end - 1]?.[1], start) : ''
    // Spaced out like this, a sign stands behind the area or between two numbers.
    if (end > first && (!separator.test(gap) || (end > first + 1 && /[-/] $/.test(gap)))) break
    if (digits + stop - start > mostDigits + 3) break
    digits += stop - start
  }
  return { end, digits }
}

function readNumber(run: Run, first: number, end: number): Number {
  const groups = run.groups.slice(first, end)
  const text = run.text.slice(groups[0]?.[0], groups.at(-1)?.[1])
  const gaps = groups.slice(1).map(([start], i) => run.text.slice(groups[i]?.[1], start))
  // The zero of `+49 (0)30` is not dialled from abroad.
  return {
    sizes: groups.map(([a, b]) => b - a),
    separators: gaps,
    digits: text.replace('(0)', '').replace(/\D/g, ''),
    text,
  }
}

/** With `00` in front, as one dials abroad: in groups, but not of two digits each, as bytes are. */
function isPrefixed(number: Number, cue: Cue, isPossible: (number: string) => boolean): boolean {
  if (!/^00[1-9]/.test(number.digits)) return false
  const isGrouped = number.sizes.length > 1 && number.sizes.some((size) => size !== 2)
  return (isGrouped || cue !== undefined) && isPossible(`+${number.digits.slice(2)}`)
}

function isNational(number: Number, isOpen: boolean, cue: Cue, isWhole: boolean): boolean {
  const { digits, sizes, separators, text } = number
  if (digits.length > mostDigits || isOther(number)) return false
  const isSpread = sizes.length > 1
  if (cue === 'strong' && (isSpread || digits.length >= 6)) return true
  if (
    cue === 'weak' &&
    !isRound(text) &&
    digits.length >= 7 &&
    (isSpread || digits.startsWith('0') || digits.length >= 9)
  )
    return true
  if (isOpen) {
    return /^\d{2,5}\)[ \-/.]?\d{2,}/.test(text) && digits.length >= 7 && digits.length <= 12
  }
  if (!isWhole || !isSpread) return false
  if (/^(?:1[ \-.])?[1-9]\d\d([-.])\d{3}\1\d{4}$/.test(text)) return true
  return isTrunkForm(digits, sizes, separators)
}

/** `1000-2000`, `10000 20000`: amounts. */
function isRound(text: string): boolean {
  return /^[1-9]\d*\D/.test(text) && text.split(/\D+/).every((group) => /^\d+00$/.test(group))
}

/** `030 23125017`, `0171/39200-55`, `06.00.00.00.00`. */
function isTrunkForm(digits: string, sizes: readonly number[], separators: readonly string[]): boolean {
  const [area = 0, ...rest] = sizes
  if (!/^0[1-9]/.test(digits) || digits.length < 9 || digits.length > 12) return false
  if (sizes.every((size) => size === 2)) return sizes.length === 5 && new Set(separators).size === 1
  return (
    area >= 2 &&
    area <= 5 &&
    rest.length <= 4 &&
    rest.every((size) => size >= 2 && size <= 8) &&
    new Set(separators.slice(1)).size <= 1
  )
}

/** Dates, years, addresses of machines, versions, times, modes of files. */
function isOther({ text, sizes, digits }: Number): boolean {
  return (
    /^(?:19|20)\d\d([-./ ])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)/.test(text) ||
    /^(?:0?[1-9]|[12]\d|3[01])([-./ ])(?:0?[1-9]|[12]\d|3[01])\1(?:19|20)\d\d(?!\d)/.test(text) ||
    /^(?:19|20)\d\d(?:[-/ ]| - )(?:19|20)\d\d$/.test(text) ||
    /^(?:\d{1,3}\.){3}\d{1,3}$/.test(text) ||
    (/^\d+(?:\.\d+){1,3}$/.test(text) && digits.length < 8) ||
    (sizes.length > 1 && sizes.every((size) => size === 4) && (text.match(/(?<!\d)0/g)?.length ?? 0) > 1) ||
    (/^\d{1,3}(?:[. ]\d{3}){1,4}$/.test(text) && !text.startsWith('0') && !/^\d{3} \d{3} \d{3}$/.test(text))
  )
}

/** Whether a group follows another of the same kind, as in a table or a dump. */
function isBeside(run: Run, at: number): boolean {
  return (
    at > 0 && at < run.groups.length && separator.test(run.text.slice(run.groups[at - 1]?.[1], run.groups[at]?.[0]))
  )
}

// Kinds of inputs. Zod would take longer to load than all the rest.
import { type Insert, joinLines, type SafeText, safe } from '../text/safe-text.ts'

export interface Form<T> {
  parse(text: string): T | undefined
  /** Continues “must be”. */
  readonly expected: SafeText
}

export function text(longest: number) {
  const parse = (given: string) => (given.length <= longest ? given : undefined)
  return { parse, expected: safe`at most ${longest} characters` }
}

export function count(least: number, most: number) {
  const parse = (given: string) => {
    const value = /^\d{1,7}$/.test(given) ? Number(given) : -1
    return value >= least && value <= most ? value : undefined
  }
  return { parse, expected: safe`a whole number from ${least} to ${most}`, good: String(most), bad: String(least - 1) }
}

export const onOrOff = {
  parse: (given: string) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(given) ? /^t/i.test(given) : undefined),
  expected: safe`\`true\` or \`false\``,
  good: 'true',
  bad: 'yes',
}

export const describeDuration = (first: SafeText) =>
  safe`a duration such as \`${first}\`, \`36h\` or \`30m\`, an ISO 8601 duration such as \`PT30M\` (no months), or seconds such as \`15\``

/** @param least milliseconds */
export function duration(least: number) {
  const bound = least === 0 ? '' : safe`, at least ${least / 1000} second`
  const parse = (given: string) => parseDuration(given, least)
  return { parse, expected: safe`${describeDuration(safe`15s`)}${bound}` }
}

export function parseAge(given: string) {
  const time = given === 'all' ? undefined : parseDuration(given, 1)
  const shown = /^[\d.]+$/.test(given) ? `${given} seconds` : given
  return given === 'all' || time !== undefined ? { text: shown, time } : undefined
}

const units = [604_800, 86_400, 3600, 60, 1]
const part = (unit: string) => `(?:(\\d+(?:\\.\\d+)?)${unit})?`
const iso = new RegExp(`^P(?=\\d|T\\d)${part('W')}${part('D')}(?:T(?=\\d)${part('H')}${part('M')}${part('S')})?$`, 'i')
/** Lower case only: elsewhere `M` is a month. */
const short = new RegExp(`^(?=\\d)${[...'wdhms'].map(part).join('')}$`)

const century = 36_525 * 86_400_000

/** Milliseconds. Years and months have no fixed length. */
export function parseDuration(given: string, least = 0) {
  const parts = (short.exec(given) ?? iso.exec(given))?.slice(1) ?? []
  const isSeconds = /^\d+(\.\d+)?$/.test(given)
  if (!isSeconds && parts.length === 0) return undefined
  const seconds = isSeconds
    ? Number(given)
    : parts.reduce((sum, number, at) => sum + Number(number ?? 0) * (units[at] ?? 0), 0)
  const time = Math.round(seconds * 1000)
  return time >= least && time <= century ? time : undefined
}

const after = /^(\d{1,7}(?:\.\d{1,4})?) ?([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,29})$/u
const before = /^([^\d\s\p{Cc}.,-][^\d\p{Cc}]{0,9}?) ?(\d{1,7}(?:\.\d{1,4})?)$/u

export function parseCost(given: string) {
  if (given === '') return null
  const [, ...follows] = after.exec(given) ?? []
  const [, ...leads] = before.exec(given) ?? []
  const [number, unit] = follows.length > 0 ? follows : leads.toReversed()
  if (!number || !unit) return undefined
  // A sum has as many decimals; the unit is made safe when shown.
  const decimals = number.split('.')[1]?.length ?? 0
  return { amount: Number(number), decimals, unit, isUnitFirst: follows.length === 0 }
}

export function list<T>(most: number, parseOne: (given: string) => T | undefined, expected: SafeText) {
  const parse = (given: string): readonly T[] | undefined => {
    const parts = given.split(/[,\r\n]/).map((one) => one.trim())
    const named = [...new Set(parts.filter((one) => one !== ''))]
    const values = named.map(parseOne).filter((value) => value !== undefined)
    return values.length === named.length && named.length <= most ? values : undefined
  }
  return { parse, expected }
}

const maxPatterns = 100
const maxPattern = 200
const foreign = /^!|:\/\/|[{}[\]\\\p{Cc}]/u
const patternRules = safe`with \`*\`, \`**\` and \`?\` as the only wildcards (no braces, brackets, \`!\` or \`://\`)`
const patternBounds = safe`at most ${maxPatterns}, each at most ${maxPattern} characters`
const parsePattern = (given: string) => (given.length <= maxPattern && !foreign.test(given) ? given : undefined)

export const patterns = list(
  maxPatterns,
  parsePattern,
  safe`paths of pages such as \`/guides/**\`, one per line or separated by commas, ${patternRules}; ${patternBounds}`,
)

const neverMatches = /^\.{0,2}\/|\/$|:\d|["'#]/

export const allowed = list(
  maxPatterns,
  (given) => (/[\p{L}\p{N}]/u.test(given) && !neverMatches.test(given) ? parsePattern(given) : undefined),
  safe`hosts, packages or files such as \`*.example.com\`, \`lodash\` or \`docs/**\`, one per line or separated by commas, \
${patternRules}, each with a letter or digit, and without \`/\` at either end, ports, quotes or \`#\`; ${patternBounds}`,
)

/** Managed users have an underscore. */
const login = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38}(?:_[A-Za-z0-9]{1,20})?(?:\[bot\])?)$/
const team = /^@?([A-Za-z0-9][A-Za-z0-9_-]{0,38})\/([A-Za-z0-9._-]{1,100})$/

export const parseLogin = (given: string) => login.exec(given)?.[1]

type Reviewer = Readonly<{ kind: 'user' | 'team'; name: string }> | { readonly kind: 'codeowners' }

export function parseReviewer(given: string): Reviewer | undefined {
  // As the file is written.
  if (/^codeowners$/i.test(given)) return { kind: 'codeowners' }
  const slug = team.exec(given)?.[2]
  if (slug) return { kind: 'team', name: slug }
  const user = parseLogin(given)
  return user ? { kind: 'user', name: user } : undefined
}

type Words<T extends string> = readonly (T & Insert<T, SafeText>)[]

export function word<const T extends string>(known: Words<T>) {
  const parse = (given: string): T | undefined => known.find((one) => one === given)
  return { parse, expected: safe`one of ${listWords(known)}` }
}

export function words<const T extends string>(known: Words<T>) {
  const parse = (given: string): T[] | undefined => {
    const parts = given.split(',').map((one) => one.trim())
    const isKnown = (one: string) => known.some((name) => name === one)
    return parts.every(isKnown) ? known.filter((name) => parts.includes(name)) : undefined
  }
  return { parse, expected: safe`a comma-separated list of ${listWords(known)}` }
}

const listWords = (known: readonly string[]) =>
  joinLines(
    known.map((name) => `\`${name}\`` as SafeText),
    ', ',
  )

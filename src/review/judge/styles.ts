// Style declarations that hide text, by the classes of properties and values in `hiding.json`.

import { isClear, isOfPage, isSameColour, isWhite } from './colours.ts'
import data from './hiding.json' with { type: 'json' }
import { compile, unpack } from './patterns.ts'

type Declarations = ReadonlyMap<string, string>

const any: ReadonlySet<string> = new Set(unpack(data.any))
const small: ReadonlySet<string> = new Set(data.small)
const tight: ReadonlySet<string> = new Set(data.tight)
const values: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(data.values).map(([name, pattern]) => [name, new RegExp(pattern)]),
)
const placing = new RegExp(data.far)
const sizing = new RegExp(data.sizes)

const vendor = /^-?(?:webkit|moz|ms)-/
const nothing = /^(?:none|normal|auto|initial|inherit|unset|revert)?$/
const far = compile('far')
const faint = /^(?:0*\.?0*|\d(?:\.\d*)?e-\d+|0*\.0\d*|[0-4](?:\.\d*)?%)$/
/** Spacing that puts letters on top of one another. */
const narrow = /^-(?:0?\.[4-9]\d*|[1-9]\d*(?:\.\d+)?)(?:em|rem|ch|ex)$|^-\d{2,}(?:px|pt)$/

/** Parses a style attribute, in CSS or as a JavaScript object. */
export function parseStyle(value: string): Declarations {
  const isObject = /^\s*\{/.test(value)
  const plain = value
    .slice(0, 5_000)
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (_, digits: string) => decode(digits))
  const rows = isObject ? plain.replace(/[{}]/g, ' ').split(/,(?![^(]*\))/) : plain.split(';')
  const declarations = new Map<string, string>()
  for (const row of rows) {
    const colon = row.indexOf(':')
    if (colon === -1) continue
    const name = row.slice(0, colon).replace(/["'\s]/g, '')
    const one = row.slice(colon + 1).replace(/["'`]|!\s*important/gi, '')
    const kebab = isObject ? toKebab(name) : name.toLowerCase()
    declarations.set(kebab.replace(vendor, ''), unwrap(one.trim().toLowerCase()))
  }
  return declarations
}

function decode(digits: string): string {
  const code = Number.parseInt(digits, 16)
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Almost no size: at most 2px, or a tenth of the usual. */
function isTiny(value: string): boolean {
  const [, number = '', unit = ''] = /^[-+]?(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? []
  return number !== '' && Number(number) <= (/^(?:px|pt|)$/.test(unit) ? 2 : unit === '%' ? 10 : 0.1)
}

/** `calc(0px)` is replaced by its content, and a variable by its fallback, since the page may not set it. */
function unwrap(value: string): string {
  const plain = value.replace(/\bvar\(\s*--[\w-]{1,80}\s*,\s*([^()]{1,80})\)/g, '$1')
  return /^(?:calc|min|max|clamp)\(\s*([\d.]+[a-z%]*)\s*[,)]/.exec(plain)?.[1] ?? plain
}

function clips(declarations: Declarations): boolean {
  return ['overflow', 'overflow-x', 'overflow-y', 'contain'].some((name) =>
    /hidden|clip|paint|strict/.test(declarations.get(name) ?? ''),
  )
}

/** Whether a declaration hides text, regardless of the others except those that clip (`isClipped`). */
function hides(name: string, value: string, isClipped: boolean): boolean {
  if (any.has(name)) return !nothing.test(value)
  if (small.has(name)) return faint.test(value)
  if (tight.has(name) && narrow.test(value)) return true
  if (sizing.test(name)) return (isClipped || name === 'font-size') && isTiny(value)
  if (name === 'font') return isTiny(/(?:^|\s)([\d.]+[a-z%]*)(?=\s*\/|\s)/.exec(value)?.[1] ?? '')
  return (placing.test(name) && far.test(value)) || values.get(name)?.test(value) === true
}

/** The first declaration that hides text. Text in its background's colour is hidden; without a background, so is white text. */
export function findHidingStyle(value: string): string | undefined {
  const declarations = parseStyle(value)
  const isClipped = clips(declarations)
  for (const [name, one] of declarations) if (hides(name, one, isClipped)) return `${name}: ${one}`
  const colour = declarations.get('text-fill-color') ?? declarations.get('color') ?? ''
  const ground = declarations.get('background-color') ?? declarations.get('background') ?? ''
  const isShownThrough = /text/.test(declarations.get('background-clip') ?? '')
  const isHidden =
    isOfPage(colour) ||
    (isClear(colour) ? !isShownThrough : isSameColour(colour, ground)) ||
    (isWhite(colour) && (ground === '' || isWhite(ground)))
  return isHidden ? `color: ${colour}` : undefined
}

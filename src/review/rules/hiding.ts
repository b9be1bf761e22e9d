// Styles and attributes that keep text from being seen.
import type { Tag } from '../../changes/page.ts'

type Declarations = ReadonlyMap<string, string>

/** From a style attribute, in CSS or as a JavaScript object. */
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
    declarations.set(
      isObject ? toKebab(name) : name.toLowerCase().replace(/^-(?=(?:webkit|moz|ms)-)/, ''),
      one.trim().toLowerCase(),
    )
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

const far = /(?:^|[\s(,])(?:-\d{3,}(?:px|pt|%|vw|vh)?|-\d{2,}(?:r?em|vw|vh)|\d{4,}(?:px|r?em|vw|vh|%)?)(?=[\s),]|$)/
/** Next to no size: at most 2px, or a tenth of the usual. */
function isTiny(value: string): boolean {
  const [, number = '', unit = ''] = /^[-+]?(\d*\.?\d+)([a-z%]*)$/.exec(value) ?? []
  return number !== '' && Number(number) <= (/^(?:px|pt|)$/.test(unit) ? 2 : unit === '%' ? 10 : 0.1)
}

const nothing =
  /^(?:inset\((?:50|[6-9]\d|100)%|circle\(0|rect\((?:[01](?:px)?[\s,]*){4}\)|polygon\(0(?:px)?(?: 0(?:px)?)?\))/
const faint = /^(?:0*\.?0*|\d(?:\.\d*)?e-\d+|0*\.0\d*|[0-4](?:\.\d*)?%)$/

/** What hides regardless of the other declarations. */
const hides: Readonly<Record<string, RegExp>> = {
  'clip-path': nothing,
  'content-visibility': /^hidden$/,
  'text-indent': far,
  clip: nothing,
  display: /^none$/,
  filter: /opacity\((?:0*\.?0*%?|0?\.0\d*|[0-5]%)\)|blur\(\d{2,}px\)|contrast\(0/,
  left: far,
  margin: far,
  'margin-left': far,
  'margin-top': far,
  opacity: faint,
  right: far,
  top: far,
  bottom: far,
  inset: far,
  'inset-block-start': far,
  'inset-inline-start': far,
  'letter-spacing': far,
  'margin-inline-start': far,
  'margin-right': far,
  mask: /transparent\s*,\s*transparent|url\(/,
  'mask-image': /transparent\s*,\s*transparent|url\(/,
  rotate: /^[xy]\s+-?(?:90|270)deg$/,
  scale: /^0*\.?0*%?$|^0?\.0\d*$/,
  transform: /(?:scale(?:[xyz]|3d)?|matrix(?:3d)?)\(\s*(?:0*\.?0*|0?\.0\d*)\s*[,)]|rotate[xy]\(\s*-?(?:90|270)deg/,
  translate: far,
  visibility: /^(?:hidden|collapse)$/,
  'webkit-text-security': /^(?!none)/,
  'z-index': /^-\d{2,}$/,
  zoom: /^0?\.?0\d*%?$/,
}
const whites: ReadonlySet<string> = new Set(
  'white ghostwhite floralwhite whitesmoke snow ivory azure mintcream'.split(' '),
)
const whiteCode: readonly RegExp[] = [
  /^(?:#f{3,4}|#(?:f[a-f]){3,4}|rgba?\(255[\s,]+255[\s,]+255(?:[\s,/]+1)?\)|rgba?\((?:100%[\s,]*){3}\))$/,
  /^(?:hsla?\([\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+100%\)|(?:ok)?l(?:ch|ab)\(\s*(?:100%|1\s)[^)]*\))$/,
]
const isWhite = (colour: string): boolean => whites.has(colour) || whiteCode.some((form) => form.test(colour))
const clear = /^(?:transparent|#[\da-f]{3}0|#[\da-f]{6}00|(?:rgba|hsla?|rgb)\([^()]*[,/]\s*0*\.?0*%?\s*\))$/

function clips(declarations: Declarations): boolean {
  return ['overflow', 'overflow-x', 'overflow-y', 'contain'].some((name) =>
    /hidden|clip|paint|strict/.test(declarations.get(name) ?? ''),
  )
}

/** `calc(0px)` is just its content. */
function unwrap(value: string): string {
  return /^(?:calc|min|max|clamp)\(\s*([\d.]+[a-z%]*)\s*[,)]/.exec(value)?.[1] ?? value
}

/** Normalises the spellings of black. */
function colourOf(value: string): string {
  return value === 'black' ? '#000' : value === '#000000' || /^rgb\(0[\s,]+0[\s,]+0\)$/.test(value) ? '#000' : value
}

/** The first declaration that hides; a text colour counts as hidden on a background of the same colour, or white without one. */
export function findHidingStyle(value: string): string | undefined {
  const declarations = parseStyle(value)
  for (const [name, one] of declarations) {
    const isSmall = /^(?:max-)?(?:height|line-height|width|block-size|inline-size)$/.test(name)
    if (isSmall && !clips(declarations)) continue
    if ((isSmall || name === 'font-size') && isTiny(unwrap(one))) return `${name}: ${one}`
    if (name === 'font' && isTiny(/(?:^|\s)([\d.]+[a-z%]*)(?=\s*\/|\s)/.exec(one)?.[1] ?? '')) return `font: ${one}`
    if (Object.hasOwn(hides, name) && hides[name]?.test(one)) return `${name}: ${one}`
    if (name === 'transform' && /translate/.test(one) && far.test(one)) return `${name}: ${one}`
  }
  const colour = colourOf(declarations.get('webkit-text-fill-color') ?? declarations.get('color') ?? '')
  const ground = colourOf(declarations.get('background-color') ?? declarations.get('background') ?? '')
  if (/^(?:canvas|background|field)$|\bvar\(\s*--[\w-]*(?:bg|background|surface|canvas|paper)/.test(colour))
    return `color: ${colour}`
  const isHidden = clear.test(colour)
    ? !/text/.test(declarations.get('background-clip') ?? '')
    : colour !== '' && colour === ground
  return isHidden || (isWhite(colour) && (ground === '' || isWhite(ground))) ? `color: ${colour}` : undefined
}

/** Of Vue, Alpine and Angular. */
const conditions = ['v-if', 'v-show', 'x-show', 'x-if', 'ng-if', 'ng-show', '*ngif']
const no = /^\s{0,9}(?:false|0|null|undefined|!1)?\s{0,9}$/
const unshown: ReadonlySet<string> = new Set('datalist noembed noframes noscript template'.split(' '))

/** Attributes and elements that hide everything inside them. */
export function findHidingAttribute({ name, attributes, isJsx }: Tag): string | undefined {
  const { hidden, style, color, size } = attributes
  const never = conditions.find((one) => attributes[one] !== undefined && no.test(attributes[one]))
  if (never !== undefined) return never
  if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden)) return 'hidden'
  if (!isJsx && (unshown.has(name) || (name === 'dialog' && attributes.open === undefined))) return ''
  if (name === 'font' && ((color !== undefined && isWhite(color.trim().toLowerCase())) || /^-?0$/.test(size ?? '')))
    return color === undefined ? 'size' : 'color'
  return style !== undefined && findHidingStyle(style) !== undefined ? 'style' : undefined
}

const classes: ReadonlySet<string> = new Set([
  ...['d-none', 'display-none', 'hidden', 'hide', 'invisible', 'is-hidden', 'opacity-0', 'screen-reader-only'],
  ...['screen-reader-text', 'scale-0', 'sr-only', 'text-transparent', 'u-hidden', 'visually-hidden', 'visuallyhidden'],
])

export const isHidingClass = (name: string): boolean => classes.has(name.toLowerCase())

/** Classes that hide in most style sheets, though some show at another screen width. */
export function findHidingClass({ attributes }: Tag): string | undefined {
  const value = attributes.class ?? attributes.classname ?? ''
  const names = value.split(/[\s"'`{}]+/)
  const isShown = names.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name))
  return isShown ? undefined : names.find(isHidingClass)
}

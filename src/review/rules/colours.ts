// Colours of text that nobody sees: as good as transparent, or as light as a page.

const whites: ReadonlySet<string> = new Set(
  'white ghostwhite floralwhite whitesmoke snow ivory azure mintcream'.split(' '),
)
const ofPage = /^(?:canvas|background|field)$|\bvar\(\s*--[\w-]*(?:bg|background|surface|canvas|paper)/
const mixed = /^color-mix\(.*\b(?:transparent|canvas)\b/
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
/** Its name and its values, of which a slash or a fourth comma parts the opacity. */
const called = /^(rgba?|hsla?|hwb|(?:ok)?l(?:ch|ab)|color)\(\s*(.{1,200})\)$/

interface Parsed {
  /** From 0 to 1. */
  readonly lightness: number
  readonly opacity: number
}

/** `50%` is 0.5; `whole`: what a plain number is a part of. */
function shareOf(value: string, whole: number): number {
  const number = Number.parseFloat(value)
  return number / (value.endsWith('%') ? 100 : whole)
}

function parse(colour: string): Parsed | undefined {
  if (hex.test(colour)) return parseHex(colour.slice(1))
  const [, form = '', list = ''] = called.exec(colour) ?? []
  const values = list.split(/[\s,/]+/).filter((value) => value !== '')
  const alpha = /\/|^(?:[^,]*,){3}/.test(list) ? values.at(-1) : undefined
  const [first = '', second = '', third = ''] = values.slice(form === 'color' ? 1 : 0)
  if (first === '') return undefined
  return { lightness: lightnessOf(form, first, second, third), opacity: alpha === undefined ? 1 : shareOf(alpha, 1) }
}

function lightnessOf(form: string, first: string, second: string, third: string): number {
  if (/^rgb|^color$/.test(form)) {
    const [red, green, blue] = [first, second, third].map((one) => shareOf(one, form === 'color' ? 1 : 255))
    return Math.min(red ?? 0, green ?? 0, blue ?? 0)
  }
  if (form === 'hwb') return shareOf(second, 100)
  return /^hsl/.test(form) ? shareOf(third, 100) : shareOf(first, form.startsWith('ok') ? 1 : 100)
}

function parseHex(digits: string): Parsed {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { lightness: Math.min(red, green, blue) / 255, opacity: alpha / 255 }
}

/** Of text on a page without a background of its own. */
export function isWhite(colour: string): boolean {
  return whites.has(colour) || (parse(colour)?.lightness ?? 0) >= 0.94
}

/** Transparent, or the page's own colour by name. */
export function isClear(colour: string): boolean {
  return colour === 'transparent' || mixed.test(colour) || (parse(colour)?.opacity ?? 1) <= 0.1
}

export const isOfPage = (colour: string): boolean => ofPage.test(colour)

/** Black has several spellings. */
const spell = (colour: string): string => (/^(?:black|#0+|rgb\((?:0%?[\s,]*){3}\))$/.test(colour) ? 'black' : colour)

export const isSameColour = (one: string, other: string): boolean => one !== '' && spell(one) === spell(other)

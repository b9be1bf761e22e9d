// Text colours that make text invisible: nearly transparent, or as light as the page.

const whites: ReadonlySet<string> = new Set(
  'white ghostwhite floralwhite whitesmoke snow ivory azure mintcream'.split(' '),
)
const ofPage = /^(?:canvas|background|field)$|\bvar\(\s*--[\w-]*(?:bg|background|surface|canvas|paper)/
const mixed = /^color-mix\(.*\b(?:transparent|canvas)\b/
const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
/** A colour function: its name, and its values, of which the opacity follows a slash or is the fourth. */
const called = /^(rgba?|hsla?|hwb|(?:ok)?l(?:ch|ab)|color)\(\s*(.{1,200})\)$/

interface Parsed {
  /** From 0 to 1. */
  readonly lightness: number
  readonly opacity: number
  /** Red, green and blue from 0 to 1; undefined for other forms. */
  readonly channels?: readonly number[]
}

/** `50%` is 0.5; a plain number is divided by `whole`. */
function shareOf(value: string, whole: number): number {
  return Number.parseFloat(value) / (value.endsWith('%') ? 100 : whole)
}

function parse(colour: string): Parsed | undefined {
  if (colour === 'black') return parseHex('000')
  if (hex.test(colour)) return parseHex(colour.slice(1))
  const [, form = '', list = ''] = called.exec(colour) ?? []
  const values = list.split(/[\s,/]+/).filter((value) => value !== '')
  const alpha = /\/|^(?:[^,]*,){3}/.test(list) ? values.at(-1) : undefined
  const opacity = alpha === undefined ? 1 : shareOf(alpha, 1)
  const [first = '', second = '', third = ''] = values.slice(form === 'color' ? 1 : 0)
  if (first === '') return undefined
  if (/^rgb|^color$/.test(form))
    return parseChannels(
      [first, second, third].map((one) => shareOf(one, form === 'color' ? 1 : 255)),
      opacity,
    )
  if (form === 'hwb') return { lightness: shareOf(second, 100), opacity }
  const isLast = form.startsWith('hsl')
  return { lightness: shareOf(isLast ? third : first, form.startsWith('ok') ? 1 : 100), opacity }
}

function parseHex(digits: string): Parsed {
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const values = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255)
  return parseChannels(values.slice(0, 3), values[3] ?? 1)
}

function parseChannels(channels: readonly number[], opacity: number): Parsed {
  const [red = 0, green = 0, blue = 0] = channels
  return { lightness: Math.min(red, green, blue), opacity, channels }
}

/** Whether text of this colour is invisible on a page without a background colour. */
export function isWhite(colour: string): boolean {
  return whites.has(colour) || (parse(colour)?.lightness ?? 0) >= 0.94
}

/** Whether a colour is transparent or nearly so. */
export function isClear(colour: string): boolean {
  return colour === 'transparent' || mixed.test(colour) || (parse(colour)?.opacity ?? 1) <= 0.1
}

export const isOfPage = (colour: string): boolean => ofPage.test(colour)

/** Whether two colours are the same, or too close for the eye to distinguish. */
export function isSameColour(one: string, other: string): boolean {
  if (one === '' || other === '') return false
  const [channels, others] = [parse(one)?.channels, parse(other)?.channels]
  if (channels === undefined || others === undefined) return one === other
  return channels.every((value, at) => Math.abs(value - (others[at] ?? 0)) < 0.03)
}

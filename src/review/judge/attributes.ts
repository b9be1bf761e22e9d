// Attributes that run code or hide text.
import { cleanText } from '../../text/unicode/clean.ts'
import type { Tag } from '../diff/page.ts'
import data from './markup.json' with { type: 'json' }
import { compile, unpack } from './patterns.ts'

const scheme =
  /^(?:javascript|vbscript|livescript|mocha|jar|search-ms|file|filesystem|view-source|intent|itms-services|smb|ms-[a-z]+):/
const document = /^data:(?:text\/(?!plain|csv)|application\/(?:x|java|ecma)|image\/svg|[;,])/
const maxRounds = 4

/** `isPicture`: a drawing in a `data:` URL runs nothing. */
export function isScriptAddress(url: string, isPicture = false): boolean {
  if (!/[:&%\\]/.test(url)) return false
  const folded = foldAddress(url)
  return scheme.test(folded) || (document.test(folded) && !(isPicture && folded.startsWith('data:image/')))
}

function foldAddress(url: string) {
  let text = url.slice(0, 2_000)
  for (let round = 0; round < maxRounds; round += 1) {
    const next = undoEscapes(cleanText(text)).replace(/[\s\p{Cc}\p{Cf}\p{DI}]+/gu, '')
    if (next === text) break
    text = next
  }
  const plain = text.normalize('NFKC').toLowerCase()
  return plain.replace(/^[{('"`+]+/, '')
}

function undoEscapes(text: string) {
  const show = (whole: string, digits: string) => {
    const code = Number.parseInt(digits, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  }
  return text.replace(/%([0-9a-f]{2})/gi, show).replace(/\\(?:u\{?|x)?([0-9a-f]{2,6})\}?\s?/gi, show)
}

const harmless = /^on(?:ce|e|ly|boarding|going|line)?$/
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/
const html = /^(?:srcdoc|dangerouslysetinnerhtml|v-html|:?innerhtml)$/
const evaluated =
  /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/
/** Frameworks accept a `data-` prefix. */
const plainName = (name: string) => name.replace(/^data-(?=(?:hx|ng|x|v)-)/, '')

export function isHandler({ attributes }: Tag, written: string): boolean {
  const name = plainName(written)
  const runs = (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.test(name)) || bound.test(name)
  return html.test(written) || (runs && attributes[written]?.trim() !== '')
}

export function isTemplateBinding({ attributes, isJsx }: Tag, name: string): boolean {
  if (isJsx) return false
  return /^(?::|v-bind:)is$/.test(name) || (evaluated.test(plainName(name)) && !isLiteral(attributes[name] ?? ''))
}

const token = compile('token', 'y')
const component = /<[A-Z]\w*\s*\/>/y

export function isLiteral(source: string): boolean {
  for (let at = 0; at < source.length; ) {
    const pattern = [token, component].find((one) => {
      one.lastIndex = at
      return one.test(source)
    })
    if (pattern === undefined) return false
    at = pattern.lastIndex
  }
  return true
}

const audience = /^\s*(?:agents?|ai|assistants?|bots?|crawlers?|llms?|machines?)\s*$/i
const audienceKey = /^(?:data-|target-)?(?:audience|for|only|show|visibility|visible)$/
const classes = new RegExp(`^(?:${unpack(data.hidingClasses).join('|')})$`, 'i')
const elements = /^(?:bdo|datalist|noembed|noframes|noscript|template)$/
const hidingStyle = compile('hidingStyle', 'i')

export function findHidingAttribute({ name, attributes, isJsx }: Tag): string | undefined {
  const { hidden, style, color, size, width, height } = attributes
  if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden)) return 'hidden'
  if (attributes.popover !== undefined) return 'popover'
  if (name !== 'img' && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? '')))
    return width === undefined ? 'height' : 'width'
  const spoken = Object.entries(attributes).find(([key, value]) => audienceKey.test(key) && audience.test(value))
  if (spoken !== undefined && name !== 'label' && name !== 'output') return spoken[0]
  if (!isJsx && (elements.test(name) || (name === 'dialog' && attributes.open === undefined))) return ''
  if (name === 'font' && (hidingStyle.test(`color:${color?.trim()}`) || /^-?0$/.test(size ?? '')))
    return color === undefined ? 'size' : 'color'
  const dashed = (style ?? '').slice(0, 5_000).replace(/[A-Z]/g, '-$&')
  const css = dashed.replace(/\/\*[\s\S]*?\*\/|["'`\s]/g, '')
  // A picture's colour is its own.
  return hidingStyle.test(name === 'img' ? css.replace(/(?<!-)color:transparent/g, '') : css) ? 'style' : undefined
}

/** It may be visible at some screen widths. */
export function hasHidingClass(names: string): boolean {
  const all = names.split(/[\s.#"'`{}=,]+/)
  const isShown = all.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name))
  return !isShown && all.some((name) => classes.test(name))
}

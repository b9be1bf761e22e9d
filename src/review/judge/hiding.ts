// Attributes of tags that run code, and elements, attributes, classes and styles that hide text. A style is harmless only if each of
// its declarations is on a short list.
import type { Tag } from '../pages/page.ts'
import data from './markup.json' with { type: 'json' }
import { compile, unpack } from './patterns.ts'

/** Names that begin with `on` but are no handlers. */
const harmless = /^on(?:ce|e|ly|boarding|going|line)?$/
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/
const evaluated =
  /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/
/** Styles that browsers used to run. */
const runningStyle = /\bexpression\s*\(|\bbehaviou?r\s*:|-moz-binding\s*:/i
/** Frameworks also accept their attributes with a `data-` prefix. */
const plainName = (name: string): string => name.replace(/^data-(?=(?:hx|ng|x|v)-)/, '')

export function findHandlers({ attributes }: Tag): string[] {
  return Object.entries(attributes).flatMap(([written, value]) => {
    const name = plainName(written)
    const runs = (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.test(name)) || bound.test(name)
    return runs || (name === 'style' && runningStyle.test(value)) ? [written] : []
  })
}

/** Whether a framework evaluates the attribute's value as code. Literals do not count. */
export function isTemplateBinding({ attributes, isJsx }: Tag, name: string): boolean {
  if (isJsx) return false
  return /^(?::|v-bind:)is$/.test(name) || (evaluated.test(plainName(name)) && !isLiteral(attributes[name] ?? ''))
}

const token = compile('token', 'y')
/** A component without properties, such as an icon given to a card. */
const component = /<[A-Z]\w*\s*\/>/y

/** JavaScript without effects: strings, numbers, and lists and objects of them. */
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
/** Elements that show nothing, and one that reverses its words. */
const elements = /^(?:bdo|datalist|noembed|noframes|noscript|template)$/

/** The attribute or element that hides everything inside the tag; undefined if none does. */
export function findHidingAttribute({ name, attributes, isJsx }: Tag): string | undefined {
  const { hidden, style, color, size, width, height } = attributes
  if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden)) return 'hidden'
  if (attributes.popover !== undefined) return 'popover'
  if (name !== 'img' && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? '')))
    return width === undefined ? 'height' : 'width'
  const spoken = Object.entries(attributes).find(([key, value]) => audienceKey.test(key) && audience.test(value))
  if (spoken !== undefined && name !== 'label' && name !== 'output') return spoken[0]
  if (!isJsx && (elements.test(name) || (name === 'dialog' && attributes.open === undefined))) return ''
  if (name === 'font' && ((color !== undefined && !colour.test(color.trim())) || /^-?0$/.test(size ?? '')))
    return color === undefined ? 'size' : 'color'
  return style !== undefined && hasHidingStyle(style) ? 'style' : undefined
}

/** A class that hides content in most style sheets, although it may be visible at some screen widths. */
export function hasHidingClass(names: string): boolean {
  const all = names.split(/[\s.#"'`{}=,]+/)
  const isShown = all.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name))
  return !isShown && all.some((name) => classes.test(name))
}

/** Properties that arrange text and decorate its box. */
const plain = compile('plainStyle')
const colour = compile('plainColour', 'i')
const size = compile('plainSize')
/** Lengths that push text away or leave no room, and functions that load or compute. */
const odd = /(?:^|[\s(,])-\.?\d|\d{4}|(?:url|attr|image|expression|calc|min|clamp)\(|\\/
const none = /^(?:0*\.?0*(?:px|%|r?em|vw|vh)?|[012](?:px|%)|0?\.\d+r?em)$/

/** Whether a style, in CSS or as a JavaScript object, has a declaration that is not known to be harmless. */
function hasHidingStyle(value: string): boolean {
  const text = value.slice(0, 5_000).replace(/\/\*[\s\S]*?\*\//g, '')
  const rows = /^\s*\{/.test(value) ? text.replace(/[{}]/g, ' ').split(/,(?![^(]*\))/) : text.split(';')
  const declarations = rows
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [, name = row.trim(), set = ''] = /^\s*["']?([\w-]+)["']?\s*:([\s\S]*)$/.exec(row) ?? []
      const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [
        kebab,
        set
          .replace(/["'`]|!\s*important/gi, '')
          .trim()
          .toLowerCase(),
      ] as const
    })
  const hasColour = declarations.some(([name]) => name === 'color')
  // A box with a padding in percent keeps the shape of what is embedded in it.
  const isFrame = declarations.some(
    ([name, set]) => /^padding-(?:bottom|top)$/.test(name) && /^[1-9][\d.]*%$/.test(set),
  )
  return !declarations.every(([name, set]) => isPlain(name, set, hasColour) || (isFrame && name === 'height'))
}

function isPlain(name: string, value: string, hasColour: boolean): boolean {
  if (name === 'display') return /^(?:block|inline(?:-block|-flex)?|flex|grid|table(?:-cell)?)$/.test(value)
  if (name === 'position') return /^(?:relative|absolute|static)$/.test(value)
  if (/^(?:top|left|right|bottom)$/.test(name)) return /^0(?:px)?$/.test(value)
  if (name === 'color') return colour.test(value)
  if (name === 'font-size') return size.test(value)
  if (!plain.test(name) || odd.test(value) || (hasColour && name.startsWith('background'))) return false
  return !(/(?:height|width)$/.test(name) && !/^border|^min-/.test(name) && none.test(value))
}

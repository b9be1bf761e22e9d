// Elements, attributes, classes and styles that hide text. A style is harmless only if each of its declarations is on a short list.

import type { Tag } from '../pages/page.ts'
import { compile } from './patterns.ts'

const audience = /^\s*(?:agents?|ai|assistants?|bots?|crawlers?|llms?|machines?)\s*$/i
const classes = new RegExp(
  '^(?:d-none|display-none|hidden|hide|invisible|is-hidden|opacity-0|scale-0|screen-reader-(?:only|text)|sr-only|' +
    'text-transparent|u-hidden|visually-?hidden)$',
  'i',
)
/** Elements that show nothing, and one that reverses its words. */
const elements = /^(?:bdo|datalist|noembed|noframes|noscript|template)$/

/** The attribute or element that hides everything inside the tag; undefined if none does. */
export function findHidingAttribute({ name, attributes, isJsx }: Tag): string | undefined {
  const { hidden, style, color, size, width, height } = attributes
  if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden)) return 'hidden'
  if (attributes.popover !== undefined) return 'popover'
  if (name !== 'img' && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? '')))
    return width === undefined ? 'height' : 'width'
  if (name !== 'label' && name !== 'output') {
    const audienceKey = Object.keys(attributes).find(
      (key) =>
        /^(?:data-|target-)?(?:audience|for|only|show|visibility|visible)$/.test(key) &&
        audience.test(attributes[key] ?? ''),
    )
    if (audienceKey !== undefined) return audienceKey
  }
  if (!isJsx && (elements.test(name) || (name === 'dialog' && attributes.open === undefined))) return ''
  if (name === 'font' && ((color !== undefined && !colour.test(color.trim())) || /^-?0$/.test(size ?? '')))
    return color === undefined ? 'size' : 'color'
  return style !== undefined && findHidingStyle(style) !== undefined ? 'style' : undefined
}

/** A class that hides content in most style sheets, although it may be visible at some screen widths. */
export function findHidingClass({ attributes }: Pick<Tag, 'attributes'>): string | undefined {
  const names = (attributes.class ?? attributes.classname ?? '').split(/[\s"'`{}]+/)
  const isShown = names.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name))
  return isShown ? undefined : names.find((name) => classes.test(name))
}

/** Properties that arrange text and decorate its box. */
const plain = new RegExp(
  '^(?:align-(?:content|items|self)|aspect-ratio|background(?:-color)?|border(?:-[a-z-]+)?|box-shadow|box-sizing|clear|' +
    'column-gap|columns?|cursor|flex(?:-[a-z]+)?|float|font(?:-(?:family|style|variant|weight))|gap|' +
    'grid-(?:gap|template-columns)|justify-(?:content|items)|' +
    'line-height|list-style(?:-type)?|margin(?:-[a-z]+)?|object-fit|overflow-(?:wrap|x)|padding(?:-[a-z]+)?|row-gap|table-layout|' +
    'text-(?:align|decoration)|vertical-align|white-space|word-(?:break|wrap)|(?:max-|min-)?(?:height|width))$',
)
const colour = compile('plainColour', 'i')
const size = compile('plainSize')
/** Lengths that push text away or leave no room, and functions that load or compute. */
const odd = /(?:^|[\s(,])-\.?\d|\d{4}|(?:url|attr|image|expression|calc|min|clamp)\(|\\/
const none = /^(?:0*\.?0*(?:px|%|r?em|vw|vh)?|[012](?:px|%)|0?\.\d+r?em)$/

/** The first declaration of a style, in CSS or as a JavaScript object, that is not known to be harmless. */
export function findHidingStyle(value: string): string | undefined {
  const isObject = /^\s*\{/.test(value)
  const text = value.slice(0, 5_000).replace(/\/\*[\s\S]*?\*\//g, '')
  const rows = isObject ? text.replace(/[{}]/g, ' ').split(/,(?![^(]*\))/) : text.split(';')
  const declarations = rows.flatMap((row) => {
    const [, name, set = ''] = /^\s*["']?([\w-]+)["']?\s*:([\s\S]*)$/.exec(row) ?? []
    const kebab = name?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return row.trim() === ''
      ? []
      : [
          [
            kebab ?? row.trim(),
            set
              .replace(/["'`]|!\s*important/gi, '')
              .trim()
              .toLowerCase(),
          ] as const,
        ]
  })
  const hasColour = declarations.some(([name]) => name === 'color')
  const found = declarations.find(([name, one]) => !isPlain(name, one, hasColour))
  return found === undefined ? undefined : found.join(': ')
}

function isPlain(name: string, value: string, hasColour: boolean): boolean {
  if (name === 'display') return /^(?:block|inline(?:-block|-flex)?|flex|grid|table(?:-cell)?)$/.test(value)
  if (name === 'color') return colour.test(value)
  if (name === 'font-size') return size.test(value)
  if (!plain.test(name) || odd.test(value) || (hasColour && name.startsWith('background'))) return false
  return !(/(?:height|width)$/.test(name) && !/^border|^min-/.test(name) && none.test(value))
}

// Elements, attributes and classes that hide text.

import type { Tag } from '../pages/page.ts'
import { isWhite } from './colours.ts'
import data from './hiding.json' with { type: 'json' }
import { unpack } from './patterns.ts'
import { findHidingStyle } from './styles.ts'

const audiences: ReadonlySet<string> = new Set(unpack(data.audiences))
const classes: ReadonlySet<string> = new Set(unpack(data.classes))
/** Elements that show nothing, and one that reverses its words. */
const elements: ReadonlySet<string> = new Set(unpack(data.elements))
const no = /^\s{0,9}(?:false|0|null|undefined|!1)?\s{0,9}$/

/** The attribute or element that hides everything inside the tag; undefined if none does. */
export function findHidingAttribute({ name, attributes, isJsx }: Tag): string | undefined {
  const { hidden, style, color, size, width, height } = attributes
  const never = data.conditions.find((one) => attributes[one] !== undefined && no.test(attributes[one]))
  if (never !== undefined) return never
  if (hidden !== undefined && !/^\{\s*false\s*\}$/.test(hidden)) return 'hidden'
  if (attributes.popover !== undefined) return 'popover'
  if (name !== 'img' && [width, height].some((one) => /^0(?:px|%)?$/.test(one?.trim() ?? '')))
    return width === undefined ? 'height' : 'width'
  const audience = unpack(data.audienceNames).find((one) => audiences.has((attributes[one] ?? '').trim().toLowerCase()))
  if (audience !== undefined && name !== 'label' && name !== 'output') return audience
  if (!isJsx && (elements.has(name) || (name === 'dialog' && attributes.open === undefined))) return ''
  if (name === 'font' && ((color !== undefined && isWhite(color.trim().toLowerCase())) || /^-?0$/.test(size ?? '')))
    return color === undefined ? 'size' : 'color'
  return style !== undefined && findHidingStyle(style) !== undefined ? 'style' : undefined
}

export const isHidingClass = (name: string): boolean => classes.has(name.toLowerCase())

/** A class that hides content in most style sheets, although it may be visible at some screen widths. */
export function findHidingClass({ attributes }: Tag): string | undefined {
  const value = attributes.class ?? attributes.classname ?? ''
  const names = value.split(/[\s"'`{}]+/)
  const isShown = names.some((name) => /^(?:sm|md|lg|xl|2xl|dark|print|focus|hover):|^d-(?:sm|md|lg|xl)-/.test(name))
  return isShown ? undefined : names.find(isHidingClass)
}

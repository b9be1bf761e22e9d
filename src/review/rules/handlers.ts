// Attributes that run code.
import type { Tag } from '../../changes/page.ts'
import { isLiteral } from './literal.ts'

/** Begin like a handler and are none. */
const harmless: ReadonlySet<string> = new Set(['on', 'once', 'one', 'only', 'onboarding', 'ongoing', 'online'])
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/
const evaluated =
  /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/

export function findHandlers({ attributes }: Tag): string[] {
  return Object.keys(attributes).filter(
    (name) => (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.has(name)) || bound.test(name),
  )
}

/** What frameworks evaluate, but for a text or a list of them. */
export function isTemplateBinding({ attributes, isJsx }: Tag, name: string): boolean {
  return !isJsx && evaluated.test(name) && !isLiteral(attributes[name] ?? '')
}

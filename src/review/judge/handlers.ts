// Attributes that run code.
import type { Tag } from '../pages/page.ts'
import { isLiteral } from './literal.ts'

/** Names that begin with `on` but are no handlers. */
const harmless: ReadonlySet<string> = new Set(['on', 'once', 'one', 'only', 'onboarding', 'ongoing', 'online'])
const bound = /^(?:@[\w.-]|v-on:|x-on:|on:|hx-on|ng-(?!pure)|\(\w+\)$)/
const evaluated =
  /^(?::[\w.-]|v-(?!pre$|cloak$|once$)|x-(?:data|init|html|bind|effect|text|show|if|for|model)|hx-|up-|\[\w+\]$)/

/** Styles that browsers used to run. */
const runningStyle = /\bexpression\s*\(|\bbehaviou?r\s*:|-moz-binding\s*:/i

export function findHandlers({ attributes }: Tag): string[] {
  return Object.entries(attributes).flatMap(([written, value]) => {
    // Frameworks also accept their attributes with a `data-` prefix.
    const name = written.replace(/^data-(?=(?:hx|ng|x|v)-)/, '')
    const runs = (/^(?:\w+:)?on[a-z]+$/.test(name) && !harmless.has(name)) || bound.test(name)
    return runs || (name === 'style' && runningStyle.test(value)) ? [written] : []
  })
}

/** Whether a framework evaluates the attribute's value as code. Literals do not count. */
export function isTemplateBinding({ attributes, isJsx }: Tag, name: string): boolean {
  if (!isJsx && /^(?::|v-bind:)is$/.test(name)) return true
  return !isJsx && evaluated.test(name.replace(/^data-(?=(?:hx|ng|x|v)-)/, '')) && !isLiteral(attributes[name] ?? '')
}

// Orders to the agent in plain words.
import type { FlagCode } from '../reason.ts'
import { type Named, readSentences, type Sentence } from '../sentences.ts'
import { type CompiledRule, compile, hiddenRules, orderRules } from './order-rules.ts'
import { certain, likely, scoreOrder } from './scorer.ts'

const forComments = compile(orderRules)
const forHidden = compile(hiddenRules)

/** What a folded text orders, if anything: a rule matches and the text is not unlikely to be an order, or the scorer is certain. */
export function findOrder(text: string): FlagCode | undefined {
  const score = scoreOrder(text)
  if (score < likely) return undefined
  return findRule(text) ?? (score < certain ? undefined : 'order')
}

/** The first rule that matches the first sentence with a match. */
export function findRule(text: string, rules = forComments): FlagCode | undefined {
  for (const sentence of readSentences(text).sentences) {
    const rule = sentence.classes.size < 2 ? undefined : rules.find((one) => holds(one, sentence))
    if (rule !== undefined) return rule.code
  }
  return undefined
}

/** The same for text that is hidden or in a name, where less is enough. */
export function findHiddenOrder(text: string): boolean {
  return findRule(text) !== undefined || findRule(text, forHidden) !== undefined
}

/** Whether a text may be any kind of order: enough where nobody has a good reason to write anything. */
export function mayBeOrder(text: string): boolean {
  return readSentences(text).sentences.some(({ orders }) => orders.size > 0)
}

/** Enough in an encoding that has to be deciphered: an order of at least three words. */
export function isBareOrder(text: string): boolean {
  return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text))
}

function holds(rule: CompiledRule, { words, classes, isQuestion }: Sentence): boolean {
  if (isQuestion && !rule.asks) return false
  if (!rule.groups.every((group) => group.some((name) => classes.has(name)))) return false
  if (rule.unless.some((name) => (name === 'advice' || name === 'report') && classes.has(name))) return false
  const talking = new Set(words.filter((word) => isAnyOf(word, rule.unless)).map(({ clause }) => clause))
  const meant = words.filter(({ clause }) => !talking.has(clause))
  const things = rule.groups.map((group) => meant.filter((word) => isAnyOf(word, group)))
  const isBeside = (verb: number | undefined) => things.every((group) => group.some(({ at }) => at !== verb))
  if (rule.verbs === undefined) return isBeside(undefined)
  const orders = meant.filter(({ isOrder, classes }) => isOrder && classes.some((name) => rule.verbs?.has(name)))
  return orders.slice(0, mostOrders).some(({ at }) => isBeside(at))
}

/** Per sentence; more of them is a list, or meant to keep us busy. */
const mostOrders = 50

function isAnyOf({ classes }: Named, names: readonly string[]): boolean {
  return names.some((name) => classes.includes(name))
}

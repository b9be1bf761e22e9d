// Orders to the agent in plain words.
import type { FlagCode } from '../entry/reason.ts'
import { readSentences, type Sentence } from '../language/sentences.ts'
import { type CompiledRule, compile, hiddenRules, orderRules } from './order-rules.ts'
import { certain, likely, scoreOrder } from './scorer.ts'

const forComments = compile(orderRules)
const forHidden = compile(hiddenRules)

/** What a folded text orders, if anything: a rule must match and the scorer not rule it out, or the scorer must be certain. */
export function findOrder(text: string): FlagCode | undefined {
  const score = scoreOrder(text)
  if (score < likely) return undefined
  return findRule(text) ?? (score < certain ? undefined : 'order')
}

/** The first rule that matches the first sentence with a match. */
export function findRule(text: string, rules = forComments): FlagCode | undefined {
  for (const sentence of readSentences(text).sentences) {
    for (const rule of rules) if (mayHold(rule, sentence) && holds(rule, sentence)) return rule.code
  }
  return undefined
}

/** Like `findOrder`, for hidden text and names, where less is enough. */
export function findHiddenOrder(text: string): boolean {
  return findRule(text) !== undefined || findRule(text, forHidden) !== undefined
}

/** Whether a text may be any kind of order: enough where nobody has a good reason to write anything. */
export function mayBeOrder(text: string): boolean {
  return readSentences(text).sentences.some(({ isOrder }) => isOrder)
}

/** Whether a text is an order of at least three words, which is enough in an encoded text. */
export function isBareOrder(text: string): boolean {
  return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text))
}

/** Compares the classes of the whole sentence, which rules out nearly all rules. */
function mayHold({ groups, never, asks }: CompiledRule, { classes, isQuestion }: Sentence): boolean {
  for (const group of groups) if (!classes.meets(group)) return false
  return !classes.meets(never) && (asks || !isQuestion)
}

function holds({ groups, unless, verbs }: CompiledRule, { words }: Sentence): boolean {
  const discussed = new Set(words.filter(({ kind }) => kind.classes.meets(unless)).map(({ clause }) => clause))
  const meant = words.filter(({ clause }) => !discussed.has(clause))
  const things = groups.map((group) => meant.filter(({ kind }) => kind.classes.meets(group)))
  const isBeside = (verb: number | undefined) => things.every((group) => group.some(({ at }) => at !== verb))
  if (verbs === undefined) return isBeside(undefined)
  const orders = meant.filter(({ isOrder, kind }) => isOrder && kind.classes.meets(verbs))
  return orders.slice(0, mostOrders).some(({ at }) => isBeside(at))
}

/** How many orders of a sentence are compared; one with more is a list, or an attempt to use up time. */
const mostOrders = 50

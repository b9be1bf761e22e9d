// Orders to the agent in plain words.

import type { FlagCode } from '../reason.ts'
import { readWords } from '../words.ts'
import { foldWords } from './lexicon.ts'
import { type CompiledRule, compile, hiddenRules, orderRules, talk } from './order-rules.ts'
import { certain, likely, scoreOrder } from './scorer.ts'
import { type Named, type Sentence, splitSentences } from './sentences.ts'

const forComments = compile(orderRules)
const forHidden = compile(hiddenRules)

/** How far from its verb an object may stand, in UTF-16 units. */
const reach = 160

/** What a folded text orders, if anything: a rule holds of a text that is not unlikely to be an order, or the scorer is certain. */
export function findOrder(text: string): FlagCode | undefined {
  const score = scoreOrder(text)
  if (score < likely) return undefined
  return findRule(text) ?? (score < certain ? undefined : 'order')
}

/** The same by a rule only. */
export function findRuled(text: string): FlagCode | undefined {
  return scoreOrder(text) < likely ? undefined : findRule(text)
}

/** The first rule that holds of the first sentence. */
export function findRule(text: string, rules = forComments): FlagCode | undefined {
  return judge(sentencesOf(text), rules)
}

/** The same of text that is hidden or in a name, where less is enough. */
export function findHiddenOrder(text: string): boolean {
  const sentences = sentencesOf(text)
  return judge(sentences, forComments) !== undefined || judge(sentences, forHidden) !== undefined
}

/** Whether a text may be an order of any kind: enough where nobody writes anything for a good reason. */
export function mayBeOrder(text: string): boolean {
  return sentencesOf(text).some(({ orders }) => orders.size > 0)
}

/** Enough in a code that has to be deciphered: an order of at least three words. */
export function isBareOrder(text: string): boolean {
  return /\S \S+ \S/.test(text) && (mayBeOrder(text) || findHiddenOrder(text))
}

const sentencesOf = (text: string) => splitSentences(readWords(foldWords(text)))

function judge(sentences: readonly Sentence[], rules: readonly CompiledRule[]): FlagCode | undefined {
  let before: Sentence | undefined
  for (const sentence of sentences) {
    // "It" may stand for what the sentence before has named.
    const around = sentence.classes.has('it') && before !== undefined ? [before, sentence] : [sentence]
    const rule = sentence.classes.size < 2 ? undefined : rules.find((one) => holds(one, sentence, around))
    if (rule !== undefined) return rule.code
    if (rules === forComments && showsSigns(sentence, around)) return 'several-signs'
    before = sentence
  }
  return undefined
}

function holds(rule: CompiledRule, sentence: Sentence, around: readonly Sentence[]): boolean {
  if (sentence.isQuestion && !rule.asks) return false
  if (!rule.groups.every((group) => group.some((name) => around.some((one) => one.classes.has(name))))) return false
  const { classes } = sentence
  if (rule.unless.some((name) => (name === 'advice' || name === 'report') && classes.has(name))) return false
  if (rule.unless.includes('advice') && classes.has('contrast')) return false
  const talking = new Set(sentence.words.filter((word) => isAnyOf(word, rule.unless)).map(({ clause }) => clause))
  const words = around.flatMap((one) => one.words).filter(({ clause }) => !talking.has(clause))
  const groups = rule.groups.map((group) => words.filter((word) => isAnyOf(word, group)))
  const isComplete = groups.every((group) => group.length > 0)
  if (rule.verbs === undefined || !isComplete) return isComplete
  const orders = sentence.words.filter(({ clause }) => !talking.has(clause)).filter(ordersWith(rule.verbs))
  return orders.slice(0, mostOrders).some((verb) => {
    const near = groups.map((group) => group.filter(({ at }) => at !== verb.at && Math.abs(at - verb.at) <= reach))
    return near.every((group) => group.length > 0) && new Set(near.flat().map(({ at }) => at)).size >= near.length
  })
}

/** Of one sentence; more of them is a list, or made to keep us busy. */
const mostOrders = 50

/** Things that feedback seldom names together with an order. */
const signs =
  'called agent pr secret vault payload boss quiet free core url script out human check rules newtask mine prompt machine'.split(
    ' ',
  )
const enough = 3
const noSign = [...talk.split(' '), 'contrast']

function showsSigns({ isQuestion, classes, orders }: Sentence, around: readonly Sentence[]): boolean {
  if (isQuestion || noSign.some((name) => classes.has(name))) return false
  const shown = signs.filter((name) => around.some((one) => one.classes.has(name)))
  if (shown.length < enough || orders.size === 0) return false
  const showing = around.flatMap((one) => one.words).filter((word) => isAnyOf(word, shown))
  return new Set(showing.map(({ at }) => at)).size >= enough
}

const ordersWith = (names: ReadonlySet<string>) => (word: Named) =>
  word.isOrder && word.classes.some((name) => names.has(name))

function isAnyOf({ classes }: Named, names: readonly string[]): boolean {
  return names.some((name) => classes.includes(name))
}

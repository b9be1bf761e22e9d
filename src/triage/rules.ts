// The table of triage: every rule by which an entry is set aside, in the order in which they are asked.
import { type SafeText, safe } from '../text/safe-text.ts'
import { hear } from './deeds/heard.ts'
import { deedRules } from './deeds/rules-of-deeds.ts'
import { disguisesOrders } from './disguise.ts'
import { encodesOrders } from './encoded.ts'
import { ordersInFields } from './fields.ts'
import { hidesCharacters, hidesOrders } from './hidden.ts'
import { isGreeting, isKeyboardPlay, isOnlyLinks, isPlaceholder, isRepetition, isTryOut } from './noise.ts'
import { mayOrder, orderRules } from './order-rules.ts'
import { isPraise } from './praise.ts'
import type { Reading } from './reading.ts'
import { isAdvertising, isLinkFarm } from './spam.ts'
import { isSupportRequest } from './support.ts'
import { hides, suspect } from './suspicion.ts'

export interface TriageRule {
  readonly name: string
  /** As it is shown and counted; a fixed phrase, never a reader's words. */
  readonly reason: SafeText
  readonly is: (reading: Reading) => boolean
}

const nothing = safe`no words that say anything`
const advertising = safe`advertising`

/** Asked of every entry, a wordless one too: what is hidden needs no visible word. */
export const hidingRules: readonly TriageRule[] = [
  { name: 'hidden orders', reason: suspect(safe`hides them from sight`), is: hidesOrders },
  { name: 'disguised orders', reason: suspect(safe`disguises them`), is: disguisesOrders },
  { name: 'encoded orders', reason: suspect(safe`disguises them`), is: encodesOrders },
  { name: 'orders in names', reason: suspect(safe`puts them where a name belongs`), is: ordersInFields },
  { name: 'hidden characters', reason: hides, is: hidesCharacters },
]

const orderRulesInTable: readonly TriageRule[] = orderRules.map(({ name, why, pattern }) => ({
  name,
  reason: suspect(why),
  is: ({ lines }: Reading) => pattern.test(lines),
}))
const deedRulesInTable = deedRules.map(({ name, why, is }) => ({
  name,
  reason: suspect(why),
  hears: is,
  is: ({ lines, ascii }: Reading) => is(hear(lines, ascii)),
}))

/** Orders to the agent, asked of entries that hold any word of one. */
export const attackRules: readonly TriageRule[] = [...orderRulesInTable, ...deedRulesInTable]

/** Asks a table's rules one after the other of all readings: the first that holds of one is its end, and it is asked no more. */
type Ask = (readings: ReadonlySet<Reading>, end: (reading: Reading, rule: TriageRule) => void) => void

const askAll =
  (rules: readonly TriageRule[]): Ask =>
  (readings, end) => {
    const left = new Set(readings)
    for (const rule of rules) {
      for (const reading of left) {
        if (!rule.is(reading)) continue
        left.delete(reading)
        end(reading, rule)
      }
    }
  }

/** Quick looks and the search for orders are made once for all of an entry's rules. */
const askForOrders: Ask = (readings, end) => {
  const left = new Set(readings)
  const take = (reading: Reading, rule: TriageRule) => {
    left.delete(reading)
    end(reading, rule)
  }
  askAll(orderRulesInTable)(new Set([...left].filter(mayOrder)), take)
  const heard = [...left].map((reading) => ({ reading, heard: hear(reading.lines, reading.ascii) }))
  const loud = new Set(heard.filter((one) => one.heard.forged || one.heard.elsewhere))
  for (const rule of deedRulesInTable) {
    for (const one of loud) {
      if (!rule.hears(one.heard)) continue
      loud.delete(one)
      take(one.reading, rule)
    }
  }
}

/** Asked of entries with words. */
export const wordRules: readonly TriageRule[] = [
  { name: 'only links', reason: safe`only links or addresses`, is: isOnlyLinks },
  { name: 'repetition', reason: nothing, is: isRepetition },
  { name: 'keyboard', reason: nothing, is: isKeyboardPlay },
  { name: 'greeting', reason: nothing, is: isGreeting },
  { name: 'try-out', reason: safe`a try-out of the form`, is: isTryOut },
  { name: 'placeholder', reason: safe`placeholder text`, is: isPlaceholder },
  { name: 'advertising', reason: advertising, is: isAdvertising },
  { name: 'link farm', reason: advertising, is: isLinkFarm },
  { name: 'support', reason: safe`asks for help with an account, a bill or an order`, is: isSupportRequest },
  { name: 'praise', reason: safe`praise without a wish`, is: isPraise },
]

export const askForHiding = askAll(hidingRules)
export { askForOrders }
export const askForWords = askAll(wordRules)

/** Every reason that triage can give. */
export const reasons: readonly SafeText[] = [
  ...new Set([...hidingRules, ...attackRules, ...wordRules].map((rule) => rule.reason)),
]

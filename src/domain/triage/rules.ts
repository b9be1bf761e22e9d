// The table of triage: every rule by which an entry is set aside, in the order in which they are asked.

import { deedRules, hear } from './deeds/rules-of-deeds.ts'
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

export interface TriageRule {
  readonly name: string
  /** As it is shown and counted; a fixed phrase, never a reader's words. */
  readonly reason: string
  readonly is: (reading: Reading) => boolean
}

const orders = 'looks like orders to the agent, not feedback'
const hides = 'hides text from sight'
const nothing = 'no words that say anything'
const advertising = 'advertising'

/** Asked of every entry, a wordless one too: what is hidden needs no visible word. */
export const hidingRules: readonly TriageRule[] = [
  { name: 'hidden orders', reason: `${orders}: hides them from sight`, is: hidesOrders },
  { name: 'disguised orders', reason: `${orders}: disguises them`, is: disguisesOrders },
  { name: 'encoded orders', reason: `${orders}: disguises them`, is: encodesOrders },
  { name: 'orders in names', reason: `${orders}: puts them where a name belongs`, is: ordersInFields },
  { name: 'hidden characters', reason: hides, is: hidesCharacters },
]

const orderRulesInTable: readonly TriageRule[] = orderRules.map(({ name, why, pattern }) => ({
  name,
  reason: `${orders}: ${why}`,
  is: ({ lines }: Reading) => pattern.test(lines),
}))
const deedRulesInTable = deedRules.map(({ name, why, is }) => ({
  name,
  reason: `${orders}: ${why}`,
  hears: is,
  is: ({ lines, ascii }: Reading) => is(hear(lines, ascii)),
}))

/** Orders to the agent, asked of entries that hold any word of one. */
export const attackRules: readonly TriageRule[] = [...orderRulesInTable, ...deedRulesInTable]

/** The first of them that holds; quick looks and the search for orders are made once for all. */
export function findAttack(reading: Reading): TriageRule | undefined {
  const order = mayOrder(reading) ? orderRulesInTable.find((rule) => rule.is(reading)) : undefined
  if (order !== undefined) return order
  const heard = hear(reading.lines, reading.ascii)
  if (!heard.forged && !heard.elsewhere) return undefined
  return deedRulesInTable.find((rule) => rule.hears(heard))
}

/** Asked of entries with words. */
export const wordRules: readonly TriageRule[] = [
  { name: 'only links', reason: 'only links or addresses', is: isOnlyLinks },
  { name: 'repetition', reason: nothing, is: isRepetition },
  { name: 'keyboard', reason: nothing, is: isKeyboardPlay },
  { name: 'greeting', reason: nothing, is: isGreeting },
  { name: 'try-out', reason: 'a try-out of the form', is: isTryOut },
  { name: 'placeholder', reason: 'placeholder text', is: isPlaceholder },
  { name: 'advertising', reason: advertising, is: isAdvertising },
  { name: 'link farm', reason: advertising, is: isLinkFarm },
  { name: 'support', reason: 'asks for help with an account, a bill or an order', is: isSupportRequest },
  { name: 'praise', reason: 'praise without a wish', is: isPraise },
]

/** Every reason that triage can give. */
export const reasons: readonly string[] = [
  ...new Set([...hidingRules, ...attackRules, ...wordRules].map((rule) => rule.reason)),
]

/** Whether a reason says that an entry looks like an attack, rather than noise, advertising or praise. */
export function isAttackReason(reason: string): boolean {
  return reason === hides || reason.startsWith(`${orders}: `)
}

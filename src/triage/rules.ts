// The table of triage: every rule by which an entry is set aside, in the order in which they are asked.
import { hear } from './deeds/heard.ts'
import { deedRules } from './deeds/rules-of-deeds.ts'
import { disguisesOrders } from './disguise.ts'
import { encodesOrders } from './encoded.ts'
import { ordersInFields } from './fields.ts'
import { hidesCharacters, hidesOrders } from './hidden.ts'
import { mayOrder, orderRules } from './order-rules.ts'
import type { Reading } from './reading.ts'
import type { ReasonCode } from './reason.ts'

export interface TriageRule {
  readonly name: string
  readonly code: ReasonCode
  readonly is: (reading: Reading) => boolean
}

/** Asked of every entry, a wordless one too: what is hidden needs no visible word. */
export const hidingRules: readonly TriageRule[] = [
  { name: 'hidden orders', code: 'hidden-instructions', is: hidesOrders },
  { name: 'disguised orders', code: 'disguised-instructions', is: disguisesOrders },
  { name: 'encoded orders', code: 'disguised-instructions', is: encodesOrders },
  { name: 'orders in names', code: 'instructions-in-names', is: ordersInFields },
  { name: 'hidden characters', code: 'hidden-text', is: hidesCharacters },
]

const orderRulesInTable: readonly TriageRule[] = orderRules.map(({ name, code, pattern }) => ({
  name,
  code,
  is: ({ lines }: Reading) => pattern.test(lines),
}))
const deedRulesInTable = deedRules.map(({ name, code, is }) => ({
  name,
  code,
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

export const askForHiding = askAll(hidingRules)
export { askForOrders }

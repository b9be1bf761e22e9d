// Rules over word classes: a verb in the position of an order, and the classes that must accompany it.

import type { FlagCode } from '../entry/reason.ts'
import { ClassSet, verbs } from '../language/classes.ts'

interface OrderRule {
  readonly code: FlagCode
  /** Classes of the ordering verb, one of which must match; without it, no verb is needed. */
  readonly verb?: string
  /** For each item, one of its classes must be in the sentence, besides the verb. */
  readonly with: readonly string[]
  /** One of these classes in the clause of a matched word shows discussion, not an order. */
  readonly unless: string
  readonly asks?: true
}

export const talk = 'fault advice page report explain'
const spoken = 'fault report explain'
const how = 'fault report advice explain'

export const orderRules: readonly OrderRule[] = [
  { code: 'override', verb: 'ignore', with: ['rules', 'prior each'], unless: spoken },
  { code: 'override', with: ['rules', 'prior each', 'lifted'], unless: talk },
  { code: 'indirect-instructions', verb: 'obey', with: ['mine url'], unless: talk },
  { code: 'role-change', verb: 'become', with: ['agent free boss'], unless: spoken },
  { code: 'addresses-agent', verb: 'any', with: ['called ifai newtask'], unless: spoken },
  { code: 'prompt-disclosure', verb: 'reveal send say', with: ['prompt'], unless: how, asks: true },
  { code: 'secrets', verb: 'reveal send run fetch', with: ['vault'], unless: how },
  { code: 'secrets', verb: 'reveal send', with: ['secret', 'real prtext pr url'], unless: how },
  { code: 'exfiltration', verb: 'send', with: ['pages secret', 'url out'], unless: talk },
  { code: 'foreign-code', verb: 'run fetch', with: ['script', 'url'], unless: talk },
  { code: 'changes-machinery', verb: 'change add delete', with: ['machine', 'url pr script each'], unless: talk },
  { code: 'changes-machinery', verb: 'change add delete', with: ['guarded'], unless: talk },
  { code: 'skips-checks', verb: 'disable', with: ['check'], unless: talk },
  { code: 'skips-checks', verb: 'approve', with: ['pr'], unless: talk },
  { code: 'deletes-content', verb: 'delete', with: ['each core', 'pages core'], unless: talk },
  { code: 'inserts-payload', verb: 'add', with: ['payload', 'url each'], unless: talk },
  { code: 'access', verb: 'add change reveal', with: ['access'], unless: talk },
  { code: 'claims-authority', verb: 'any', with: ['boss'], unless: talk },
  { code: 'concealment', verb: 'hide', with: ['human'], unless: talk },
  { code: 'concealment', verb: 'any', with: ['quiet'], unless: talk },
]

/** Also applied to hidden text. */
export const hiddenRules: readonly OrderRule[] = [
  { code: 'hidden-instructions', verb: 'any', with: ['called ifai pr url rules prompt core'], unless: '' },
]

export interface CompiledRule {
  readonly code: FlagCode
  readonly verbs: ClassSet | undefined
  readonly groups: readonly ClassSet[]
  readonly unless: ClassSet
  /** Classes of `unless` that exclude a whole sentence. */
  readonly never: ClassSet
  readonly asks: boolean
}

const wide = ClassSet.of(['advice', 'report'])

export function compile(rules: readonly OrderRule[]): CompiledRule[] {
  return rules.map(({ code, verb, with: groups, unless: talk, asks }) => {
    const unless = read(talk)
    return {
      code,
      verbs: verb === undefined ? undefined : verb === 'any' ? verbs : read(verb),
      groups: groups.map(read),
      unless,
      never: unless.and(wide),
      asks: asks === true,
    }
  })
}

function read(names: string): ClassSet {
  return ClassSet.of(names === '' ? [] : names.split(' '))
}

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

const discussion = 'fault advice page report explain'
const complaint = 'fault report explain'
const inquiry = 'fault report advice explain'

export const orderRules: readonly OrderRule[] = [
  { code: 'override', verb: 'ignore', with: ['rules', 'prior each'], unless: complaint },
  { code: 'override', with: ['rules', 'prior each', 'lifted'], unless: discussion },
  { code: 'indirect-instructions', verb: 'obey', with: ['mine url'], unless: discussion },
  { code: 'role-change', verb: 'become', with: ['agent free boss'], unless: complaint },
  { code: 'addresses-agent', verb: 'any', with: ['called ifai newtask'], unless: complaint },
  { code: 'prompt-disclosure', verb: 'reveal send say', with: ['prompt'], unless: inquiry, asks: true },
  { code: 'secrets', verb: 'reveal send run fetch', with: ['vault'], unless: inquiry },
  { code: 'secrets', verb: 'reveal send', with: ['secret', 'real prtext pr url'], unless: inquiry },
  { code: 'exfiltration', verb: 'send', with: ['pages secret', 'url out'], unless: discussion },
  { code: 'foreign-code', verb: 'run fetch', with: ['script', 'url'], unless: discussion },
  { code: 'changes-machinery', verb: 'change add delete', with: ['machine', 'url pr script each'], unless: discussion },
  { code: 'changes-machinery', verb: 'change add delete', with: ['guarded'], unless: discussion },
  { code: 'skips-checks', verb: 'disable', with: ['check'], unless: discussion },
  { code: 'skips-checks', verb: 'approve', with: ['pr'], unless: discussion },
  { code: 'deletes-content', verb: 'delete', with: ['each core', 'pages core'], unless: discussion },
  { code: 'inserts-payload', verb: 'add', with: ['payload', 'url each'], unless: discussion },
  { code: 'access', verb: 'add change reveal', with: ['access'], unless: discussion },
  { code: 'claims-authority', verb: 'any', with: ['boss'], unless: discussion },
  { code: 'concealment', verb: 'hide', with: ['human'], unless: discussion },
  { code: 'concealment', verb: 'any', with: ['quiet'], unless: discussion },
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
  return rules.map(({ code, verb, with: groups, unless: discussion, asks }) => {
    const unless = read(discussion)
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

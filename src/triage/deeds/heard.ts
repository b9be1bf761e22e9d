// A comment as the rules of deeds hear it: its orders found once, and what quick looks say.
import { findOrders, type Order } from './imperatives.ts'
import { mayBeElsewhere, mayForge, mayMention, maySpeakToAgent } from './looks.ts'
import { mayMeanAgent } from './talk.ts'

/** A text and, found once for all rules, its clauses that open with a verb, and what quick looks say of it. */
export interface Heard {
  readonly lines: string
  readonly orders: readonly Order[]
  /** Whether it may speak to an agent in English, or give orders in another language. */
  readonly english: boolean
  readonly elsewhere: boolean
  /** Whether an English pattern may hold: by a word, or by a verb that is not about the words of a page. */
  readonly speaks: boolean
  /** Whether it may speak of the agent's own matters. */
  readonly meant: boolean
  /** Whether it may forge what stands around it. */
  readonly forged: boolean
}

/** Verbs of orders that no word of documentation excuses. */
const telling =
  /^(?:abandon|act|become|behave|cancel|carry out|decode|discard|disregard|do|drop|execute|follow|forget|ignore|join|lift|obey|override|bypass|perform|pretend|reply|respond|answer|run|say|set aside|state|stop|stop following|suspend|switch|tell|treat|trust|write|report|mark|claim|delete|remove|wipe|empty|erase|open|push|merge|approve|rename|replace|reveal|print|publish|rebase|repeat|read|quote|list|copy)$/u

export function hear(lines: string, ascii: boolean): Heard {
  const orders = findOrders(lines)
  const named = maySpeakToAgent({ lines, ascii }) || mayMention.test(lines)
  const english = orders.length > 0 || named
  const speaks = named || orders.some(({ verb, isAboutWords }) => !isAboutWords || telling.test(verb))
  const meant = mayMeanAgent({ lines, ascii })
  return {
    lines,
    orders,
    english,
    meant,
    speaks,
    forged: english || meant || mayForge.test(lines),
    elsewhere: mayBeElsewhere({ lines, ascii }),
  }
}

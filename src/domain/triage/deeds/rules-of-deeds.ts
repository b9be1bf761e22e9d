// The rules of orders that ask for deeds, in the order in which they are asked.
import { type Line, line } from '../../text/line.ts'
import { actsQuietly, addressed, authority, deceives, dropsRules, newRole, secrecy } from './agent-words.ts'
import {
  asksForAccess,
  bringsForeignCode,
  changesMachinery,
  dictatesPullRequest,
  getsRoundChecks,
} from './deed-rules.ts'
import {
  asksForSecretsElsewhere,
  dropsRulesElsewhere,
  ordersDeedsElsewhere,
  speaksToAgentElsewhere,
} from './foreign-rules.ts'
import { findOrders, type Order } from './imperatives.ts'
import { breaksOut, breaksOutWithOrders, indirect } from './indirect.ts'
import { mayBeElsewhere, mayForge, mayMention, maySpeakToAgent } from './looks.ts'
import { asksForSecrets } from './secrets.ts'
import { showsSigns } from './signs.ts'

/** A text and, found once for all rules, its clauses that open with a verb, and what quick looks say of it. */
export interface Heard {
  readonly lines: string
  readonly orders: readonly Order[]
  /** Whether it may speak to an agent in English, or give orders in another language. */
  readonly english: boolean
  readonly elsewhere: boolean
  /** Whether an English pattern may hold: by a word, or by a verb that is not about the words of a page. */
  readonly speaks: boolean
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
  return {
    lines,
    orders,
    english,
    speaks,
    forged: english || mayForge.test(lines),
    elsewhere: mayBeElsewhere({ lines, ascii }),
  }
}

export interface DeedRule {
  readonly name: string
  /** Ends the reason that is shown. */
  readonly why: Line
  readonly is: (heard: Heard) => boolean
}

const matches =
  (...patterns: readonly RegExp[]) =>
  ({ lines, speaks }: Heard) =>
    speaks && patterns.some((pattern) => pattern.test(lines))

export const deedRules: readonly DeedRule[] = [
  { name: 'rules dropped', why: line`tells it to drop its instructions`, is: matches(dropsRules) },
  {
    name: 'rules dropped in other languages',
    why: line`tells it to drop its instructions`,
    is: ({ lines, elsewhere }) => elsewhere && dropsRulesElsewhere(lines),
  },
  { name: 'role', why: line`gives it another role`, is: matches(newRole) },
  { name: 'spoken to', why: line`is addressed to it`, is: matches(addressed) },
  {
    name: 'spoken to in other languages',
    why: line`is addressed to it`,
    is: ({ lines, elsewhere }) => elsewhere && speaksToAgentElsewhere(lines),
  },
  {
    name: 'breaks out',
    why: line`forges the end of what it quotes`,
    is: ({ lines, orders, forged }) => forged && (breaksOut.test(lines) || breaksOutWithOrders(lines, orders)),
  },
  {
    name: 'secrets given away',
    why: line`asks for secrets`,
    is: ({ lines, orders, english }) => english && asksForSecrets(lines, orders),
  },
  {
    name: 'secrets in other languages',
    why: line`asks for secrets`,
    is: ({ lines, elsewhere }) => elsewhere && asksForSecretsElsewhere(lines),
  },
  { name: 'foreign code', why: line`brings in code from elsewhere`, is: ({ orders }) => bringsForeignCode(orders) },
  { name: 'access', why: line`asks for access`, is: ({ orders }) => asksForAccess(orders) },
  { name: 'checks', why: line`gets round a review or a check`, is: ({ orders }) => getsRoundChecks(orders) },
  {
    name: 'machinery',
    why: line`asks to change what is no documentation`,
    is: ({ orders }) => changesMachinery(orders),
  },
  {
    name: 'deeds in other languages',
    why: line`asks to change what is no documentation`,
    is: ({ lines, elsewhere }) => elsewhere && ordersDeedsElsewhere(lines),
  },
  { name: 'pull request', why: line`dictates its pull request`, is: ({ orders }) => dictatesPullRequest(orders) },
  { name: 'authority', why: line`claims to be in charge`, is: matches(authority, deceives) },
  {
    name: 'quiet',
    why: line`tells it to hide what it does`,
    is: ({ lines, orders, english }) => english && (secrecy.test(lines) || actsQuietly(orders)),
  },
  { name: 'indirect', why: line`sends it to orders elsewhere`, is: matches(indirect) },
  {
    name: 'several signs',
    why: line`shows several signs of them`,
    is: ({ lines, orders }) => showsSigns(lines, orders),
  },
]

/** The first rule by which a text, folded, asks for a deed. */
export function findDeed(lines: string): DeedRule | undefined {
  const heard = hear(lines, !/[^\n -~]/.test(lines))
  return heard.forged || heard.elsewhere ? deedRules.find((rule) => rule.is(heard)) : undefined
}

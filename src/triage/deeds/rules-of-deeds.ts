// The rules of orders that ask for deeds, in the order in which they are asked.
import { type SafeText, safe } from '../../text/safe-text.ts'
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
  changesRoleElsewhere,
  dropsRulesElsewhere,
  followsElsewhereIn,
  ordersDeedsElsewhere,
  sendsAwayElsewhere,
  speaksToAgentElsewhere,
} from './foreign-rules.ts'
import { type Heard, hear } from './heard.ts'
import { breaksOut, breaksOutWithOrders, indirect } from './indirect.ts'
import { asksForSecrets } from './secrets.ts'
import { showsSigns } from './signs.ts'
import { boundsGone, claimsAuthority, keepsFrom, roleChanged, spokenTo } from './talk.ts'
import { followsElsewhere, givesKeysAway, landsUnseen, sendsAway, tampersWith } from './targets.ts'

export interface DeedRule {
  readonly name: string
  /** Ends the reason that is shown. */
  readonly why: SafeText
  readonly is: (heard: Heard) => boolean
}

const matches =
  (...patterns: readonly RegExp[]) =>
  ({ lines, speaks }: Heard) =>
    speaks && patterns.some((pattern) => pattern.test(lines))

/** The same for what only one says who means the agent. */
const means =
  (pattern: RegExp) =>
  ({ lines, meant }: Heard) =>
    meant && pattern.test(lines)

const either =
  (...tests: readonly ((heard: Heard) => boolean)[]) =>
  (heard: Heard) =>
    tests.some((test) => test(heard))

export const deedRules: readonly DeedRule[] = [
  {
    name: 'rules dropped',
    why: safe`tells it to drop its instructions`,
    is: either(matches(dropsRules), means(boundsGone)),
  },
  {
    name: 'rules dropped in other languages',
    why: safe`tells it to drop its instructions`,
    is: ({ lines, elsewhere }) => elsewhere && dropsRulesElsewhere(lines),
  },
  { name: 'role', why: safe`gives it another role`, is: either(matches(newRole), means(roleChanged)) },
  {
    name: 'role in other languages',
    why: safe`gives it another role`,
    is: ({ lines, elsewhere }) => elsewhere && changesRoleElsewhere(lines),
  },
  { name: 'spoken to', why: safe`is addressed to it`, is: either(matches(addressed), means(spokenTo)) },
  {
    name: 'spoken to in other languages',
    why: safe`is addressed to it`,
    is: ({ lines, elsewhere }) => elsewhere && speaksToAgentElsewhere(lines),
  },
  {
    name: 'breaks out',
    why: safe`forges the end of what it quotes`,
    is: ({ lines, orders, forged }) => forged && (breaksOut.test(lines) || breaksOutWithOrders(lines, orders)),
  },
  {
    name: 'secrets given away',
    why: safe`asks for secrets`,
    is: ({ lines, orders, english, meant }) =>
      (english && asksForSecrets(lines, orders)) || ((english || meant) && givesKeysAway(lines, orders)),
  },
  {
    name: 'secrets in other languages',
    why: safe`asks for secrets`,
    is: ({ lines, elsewhere }) => elsewhere && asksForSecretsElsewhere(lines),
  },
  { name: 'sent away', why: safe`sends away what is not public`, is: ({ orders }) => sendsAway(orders) },
  {
    name: 'sent away in other languages',
    why: safe`sends away what is not public`,
    is: ({ lines, elsewhere }) => elsewhere && sendsAwayElsewhere(lines),
  },
  { name: 'foreign code', why: safe`brings in code from elsewhere`, is: ({ orders }) => bringsForeignCode(orders) },
  { name: 'access', why: safe`asks for access`, is: ({ orders }) => asksForAccess(orders) },
  {
    name: 'checks',
    why: safe`gets round a review or a check`,
    is: ({ orders }) => getsRoundChecks(orders) || landsUnseen(orders),
  },
  {
    name: 'machinery',
    why: safe`asks to change what is no documentation`,
    is: ({ lines, orders }) => changesMachinery(orders) || tampersWith(lines, orders),
  },
  {
    name: 'deeds in other languages',
    why: safe`asks to change what is no documentation`,
    is: ({ lines, elsewhere }) => elsewhere && ordersDeedsElsewhere(lines),
  },
  { name: 'pull request', why: safe`dictates its pull request`, is: ({ orders }) => dictatesPullRequest(orders) },
  {
    name: 'authority',
    why: safe`claims to be in charge`,
    is: either(matches(authority, deceives), ({ lines, meant }) => meant && claimsAuthority(lines)),
  },
  {
    name: 'quiet',
    why: safe`tells it to hide what it does`,
    is: ({ lines, orders, english, meant }) =>
      (english && (secrecy.test(lines) || actsQuietly(orders))) || (meant && keepsFrom.test(lines)),
  },
  {
    name: 'indirect',
    why: safe`sends it to orders elsewhere`,
    is: either(matches(indirect), ({ lines, orders }) => followsElsewhere(lines, orders)),
  },
  {
    name: 'indirect in other languages',
    why: safe`sends it to orders elsewhere`,
    is: ({ lines, elsewhere }) => elsewhere && followsElsewhereIn(lines),
  },
  {
    name: 'several signs',
    why: safe`shows several signs of them`,
    is: ({ lines, orders }) => showsSigns(lines, orders),
  },
]

/** The first rule by which a text, folded, asks for a deed. */
export function findDeed(lines: string): DeedRule | undefined {
  const heard = hear(lines, !/[^\n -~]/.test(lines))
  return heard.forged || heard.elsewhere ? deedRules.find((rule) => rule.is(heard)) : undefined
}

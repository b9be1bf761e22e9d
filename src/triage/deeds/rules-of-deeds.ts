// The rules of orders that ask for deeds, in the order in which they are asked.
import type { FlagCode } from '../reason.ts'
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
  readonly code: FlagCode
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
    code: 'override',
    is: either(matches(dropsRules), means(boundsGone)),
  },
  {
    name: 'rules dropped in other languages',
    code: 'override',
    is: ({ lines, elsewhere }) => elsewhere && dropsRulesElsewhere(lines),
  },
  { name: 'role', code: 'role-change', is: either(matches(newRole), means(roleChanged)) },
  {
    name: 'role in other languages',
    code: 'role-change',
    is: ({ lines, elsewhere }) => elsewhere && changesRoleElsewhere(lines),
  },
  { name: 'spoken to', code: 'addresses-agent', is: either(matches(addressed), means(spokenTo)) },
  {
    name: 'spoken to in other languages',
    code: 'addresses-agent',
    is: ({ lines, elsewhere }) => elsewhere && speaksToAgentElsewhere(lines),
  },
  {
    name: 'breaks out',
    code: 'forged-end',
    is: ({ lines, orders, forged }) => forged && (breaksOut.test(lines) || breaksOutWithOrders(lines, orders)),
  },
  {
    name: 'secrets given away',
    code: 'secrets',
    is: ({ lines, orders, english, meant }) =>
      (english && asksForSecrets(lines, orders)) || ((english || meant) && givesKeysAway(lines, orders)),
  },
  {
    name: 'secrets in other languages',
    code: 'secrets',
    is: ({ lines, elsewhere }) => elsewhere && asksForSecretsElsewhere(lines),
  },
  { name: 'sent away', code: 'exfiltration', is: ({ orders }) => sendsAway(orders) },
  {
    name: 'sent away in other languages',
    code: 'exfiltration',
    is: ({ lines, elsewhere }) => elsewhere && sendsAwayElsewhere(lines),
  },
  { name: 'foreign code', code: 'foreign-code', is: ({ orders }) => bringsForeignCode(orders) },
  { name: 'access', code: 'access', is: ({ orders }) => asksForAccess(orders) },
  {
    name: 'checks',
    code: 'skips-checks',
    is: ({ orders }) => getsRoundChecks(orders) || landsUnseen(orders),
  },
  {
    name: 'machinery',
    code: 'changes-machinery',
    is: ({ lines, orders }) => changesMachinery(orders) || tampersWith(lines, orders),
  },
  {
    name: 'deeds in other languages',
    code: 'changes-machinery',
    is: ({ lines, elsewhere }) => elsewhere && ordersDeedsElsewhere(lines),
  },
  { name: 'pull request', code: 'dictates-pull-request', is: ({ orders }) => dictatesPullRequest(orders) },
  {
    name: 'authority',
    code: 'claims-authority',
    is: either(matches(authority, deceives), ({ lines, meant }) => meant && claimsAuthority(lines)),
  },
  {
    name: 'quiet',
    code: 'concealment',
    is: ({ lines, orders, english, meant }) =>
      (english && (secrecy.test(lines) || actsQuietly(orders))) || (meant && keepsFrom.test(lines)),
  },
  {
    name: 'indirect',
    code: 'indirect-instructions',
    is: either(matches(indirect), ({ lines, orders }) => followsElsewhere(lines, orders)),
  },
  {
    name: 'indirect in other languages',
    code: 'indirect-instructions',
    is: ({ lines, elsewhere }) => elsewhere && followsElsewhereIn(lines),
  },
  {
    name: 'several signs',
    code: 'several-signs',
    is: ({ lines, orders }) => showsSigns(lines, orders),
  },
]

/** The first rule by which a text, folded, asks for a deed. */
export function findDeed(lines: string): DeedRule | undefined {
  const heard = hear(lines, !/[^\n -~]/.test(lines))
  return heard.forged || heard.elsewhere ? deedRules.find((rule) => rule.is(heard)) : undefined
}

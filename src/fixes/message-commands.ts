// Follow-ups to a fix's job: each is asked for by a person, recorded before it is sent, and counted like a job.
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { creationsPerHour } from '../ledger/ledger-limits.ts'
import { findUnjudged } from '../review/review-commands.ts'
import { type Advance, applied, type Change, forFix, patchFix } from './change-fix.ts'
import { countCreation, recentCreations, uncountCreation } from './creation-commands.ts'
import { fixStates, type Message } from './fix.ts'
import { countJobs, monthOf } from './job-cost.ts'

export const mostMessages = 2

type Withdrawn = { to: 'asked' | 'refused' | 'unsupported' | 'dropped'; status?: number | undefined }

export const messageRules = {
  'message-intended': forFix(
    ['proposed'],
    (
      ledger,
      fix,
      { lease, now, maxPerMonth }: { lease: number; now: number; maxPerMonth?: number | undefined },
    ): Advance => {
      if (lastMessage(fix)?.state !== 'asked') return 'stale'
      if (ledger.paused !== undefined || (ledger.notBefore ?? 0) > now) return 'stale'
      if (recentCreations(ledger, now).length >= creationsPerHour) return 'stale'
      if (maxPerMonth !== undefined && countJobs(ledger, monthOf(now)) >= maxPerMonth) return 'stale'
      return changeLast(countCreation(ledger, now), fix, { state: 'sending', at: now, lease })
    },
  ),

  'message-sent': forFix(fixStates, (ledger, fix, _: object): Advance => {
    const isOurs = lastMessage(fix)?.state === 'sending'
    return isOurs ? changeLast(ledger, fix, { state: 'sent', lease: undefined }) : 'stale'
  }),

  /** It may have arrived, so it counts, and is not sent again. `now`: only once its lease is over. */
  'message-unanswered': forFix(fixStates, (ledger, fix, { now }: { now?: number }): Advance => {
    const last = lastMessage(fix)
    if (last?.state !== 'sending' || (now !== undefined && (last.lease ?? 0) > now)) return 'stale'
    return changeLast(ledger, fix, { state: 'uncertain', lease: undefined })
  }),

  /** It was provably not accepted. Where the service takes none, the rest is queued for after the merge. */
  'message-withdrawn': forFix(fixStates, (ledger, fix, { to, status }: Withdrawn): Advance => {
    const last = lastMessage(fix)
    if (last?.state !== 'sending' && last?.state !== 'asked') return 'stale'
    const uncounted = last.state === 'asked' ? ledger : uncountCreation(ledger, last.at)
    if (to === 'dropped') return patchFix(uncounted, fix, { messages: fix.messages?.slice(0, -1) })
    const rest = to === 'unsupported' ? { rest: fix.review?.judged?.left } : {}
    return changeLast(uncounted, { ...fix, ...rest }, { state: to, lease: undefined, status })
  }),
}

export function lastMessage({ messages = [] }: Pick<Fix, 'messages'>): Message | undefined {
  return messages.at(-1)
}

function changeLast(ledger: Ledger, fix: Fix, change: Partial<Message>): Change {
  const { messages = [] } = fix
  const last = messages.at(-1)
  return last === undefined
    ? applied(ledger)
    : patchFix(ledger, fix, { messages: [...messages.slice(0, -1), { ...last, ...change }] })
}

export function countMessages({ messages = [] }: Pick<Fix, 'messages'>): number {
  return messages.filter(({ state }) => state === 'sent' || state === 'uncertain').length
}

/** Why the agent cannot be asked to go on with a pull request; undefined if it can. */
export function judgeMessage(ledger: Ledger, fix: Fix): 'moved-on' | 'already' | undefined {
  const { state, job, unreadableSince, review } = fix
  const { left = [], head } = review?.judged ?? {}
  const isOpen = state === 'proposed' && job !== undefined && unreadableSince === undefined
  if (!isOpen || left.length === 0 || findUnjudged(ledger, fix) !== undefined) return 'moved-on'
  const last = lastMessage(fix)
  if (last?.state === 'unsupported' || countMessages(fix) >= mostMessages) return 'moved-on'
  if (last?.state === 'asked' || last?.state === 'sending') return 'already'
  // What was sent is answered by a commit, which is reviewed first.
  return last !== undefined && last.state !== 'refused' && last.head === head ? 'already' : undefined
}

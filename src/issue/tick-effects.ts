// What each box does to the ledger once its tick is known to count.

import { entryRules } from '../feedback/entry-commands.ts'
import {
  applied,
  type Change,
  forgetDone,
  mapValues,
  moveFix,
  patchFix,
  rememberDone,
  reopenWindow,
} from '../fixes/change-fix.ts'
import { findFix } from '../fixes/queries.ts'
import type { StateOf } from '../fixes/reason-codes.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { askedKept, dismissedKept, flaggedKept } from '../ledger/ledger-limits.ts'
import { findCommented, type Impossible, listRetried } from './offers.ts'
import type { TickKind } from './tick-record.ts'

export interface Topics {
  readonly of: string
  readonly pages: Fix['pages']
  readonly signatures: readonly string[]
}

type Effect = (ledger: Ledger, target: string, now: number, stateOf: StateOf) => Change | Impossible

/** `judgeTick` has already checked that the target is in the ledger. */
export const effects: Readonly<Record<TickKind, Effect>> = {
  retry: forFix(retryFix),
  'give-up': forFix((ledger, fix, now) => giveUpByHand(ledger, fix, now, 'by-person')),
  never: (ledger, target, now, stateOf) =>
    findFix(ledger, target) === undefined
      ? applied(dismissQueued(ledger, target))
      : forFix(dismissFix)(ledger, target, now, stateOf),
  'send-now': (ledger, target) => applied({ ...ledger, sendNow: keep([...(ledger.sendNow ?? []), target]) }),
  pause: (ledger, _target, now) => applied({ ...ledger, paused: now }),
  resume: (ledger) => applied({ ...ledger, paused: undefined }),
  'send-anyway': releaseFlagged,
  'leave-out': leaveOut,
  withdraw: (ledger, target) => applied({ ...ledger, accepted: ledger.accepted?.filter(({ key }) => key !== target) }),
}

function forFix(effect: (ledger: Ledger, fix: Fix, now: number) => Change): Effect {
  return (ledger, target, now) => {
    const fix = findFix(ledger, target)
    return fix === undefined ? 'gone' : effect(ledger, fix, now)
  }
}

/** The fix's entries are new again, as if never tried, and go first. */
function retryFix(ledger: Ledger, fix: Fix, now: number): Change {
  const entryIds = listRetried(ledger, fix)
  const ids = new Set(entryIds)
  const isLeft = (id: string) => !ids.has(id)
  const { ledger: released } = patchFix(ledger, fix, { retried: now })
  const next = {
    ...released,
    scans: forgetDone(released, ids, true),
    attempts: Object.fromEntries(Object.entries(released.attempts).filter(([id]) => isLeft(id))),
    openRuns: mapValues(released.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
    declined: released.declined.filter(({ fixId }) => fixId !== fix.id),
    dismissedTopics: released.dismissedTopics?.filter(({ of }) => of !== fix.id),
    asked: keep([...(released.asked ?? []), ...entryIds]),
  }
  const handled = Object.fromEntries(entryIds.map((id) => [id, 'reopened' as const]))
  return applied(reopenWindow(next, fix, now), handled)
}

/** The fix's other entries are new again. This one is set aside, and a person can have it sent again. */
function leaveOut(ledger: Ledger, id: string, now: number): ReturnType<Effect> {
  const fix = findCommented(ledger, id)
  const comment = fix?.comments?.find((one) => one.id === id)
  if (fix === undefined || comment === undefined) return 'gone'
  const without = { ...fix, setAside: [...(fix.setAside ?? []), id] }
  const page = fix.pages[comment.page] ?? fix.pages[0] ?? ''
  const others = patchFix(ledger, without).ledger
  const change = retryFix(others, without, now)
  const flagged = [{ id, reason: 'set-aside' as const, page, at: now }, ...(ledger.flagged ?? [])]
  const next = {
    ...rememberDone(change.ledger, [id]),
    flagged: flagged.slice(0, flaggedKept),
    filteredCounts: { ...ledger.filteredCounts, 'set-aside': (ledger.filteredCounts['set-aside'] ?? 0) + 1 },
  }
  return { ...change, ledger: next, handled: { ...change.handled, [id]: { filtered: 'set-aside' } } }
}

/** Marked as reported: whoever did this already knows. */
function giveUpByHand(ledger: Ledger, fix: Fix, now: number, code: 'by-person' | 'dismissed'): Change {
  return moveFix(ledger, fix, 'given-up', now, { reason: { code }, notified: [...fix.notified, 'given-up'] })
}

function dismissFix(ledger: Ledger, fix: Fix, now: number): Change {
  const declined = ledger.declined.filter(({ fixId }) => fixId === fix.id).map(({ signatures }) => signatures)
  const topics = (fix.state === 'declined' ? declined : fix.topics).map((signatures) => ({
    of: fix.id,
    pages: fix.pages,
    signatures,
  }))
  const rest = { ...ledger, declined: ledger.declined.filter(({ fixId }) => fixId !== fix.id) }
  const dismissed = dismiss(rest, topics, now)
  const isFree = fix.state === 'failed' || fix.state === 'freed'
  return isFree ? giveUpByHand(dismissed, fix, now, 'dismissed') : applied(dismissed)
}

function dismissQueued(ledger: Ledger, key: string): Ledger {
  const dismissed = [...(ledger.dismissed ?? []), { key, before: ledger.waiting.at }].slice(-askedKept)
  return { ...ledger, dismissed, sendNow: ledger.sendNow?.filter((other) => other !== key) }
}

export function dismiss(ledger: Ledger, topics: readonly Topics[], now: number): Ledger {
  const signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }))
  return { ...ledger, dismissedTopics: [...signed, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) }
}

/** Same as the input `send-anyway`. */
function releaseFlagged(ledger: Ledger, target: string, _now: number, stateOf: StateOf): ReturnType<Effect> {
  const entries = (ledger.flagged ?? []).filter(({ id }) => id === target)
  const change = entryRules['entries-released'](ledger, { entries }, stateOf)
  if (typeof change === 'string') return 'moved-on'
  return { ...change, ledger: { ...change.ledger, asked: keep([...(ledger.asked ?? []), target]) } }
}

function keep(names: readonly string[]): string[] {
  return [...new Set(names)].slice(-askedKept)
}

// Commands that people give by ticking boxes: each is judged against the current ledger, and answered once.
import { type Advance, applied, type Change, mapValues, moveFix, patchFix, reopenWindow } from './change.ts'
import { entryRules } from './entries.ts'
import { findFix } from './fix.ts'
import type { Fix, Ledger } from './ledger.ts'
import { answersKept, askedKept, correctionsKept, dismissedKept, turnsKept } from './limits.ts'
import { type Impossible, judgeTick, turnOf } from './offers.ts'
import type { StateOf } from './reason.ts'
import {
  type Correction,
  nameTick,
  readName,
  type Tick,
  type TickAnswer,
  type TickKind,
  type TickOutcome,
} from './tick.ts'

interface Ticked {
  tick: Tick
  /** Why it may not count: the person has no write access, or nobody can tell who ticked it. */
  refused?: 'no-access' | 'unproven' | undefined
  now: number
}

export const obeyingRules = {
  'box-ticked': (ledger: Ledger, { tick, refused, now }: Ticked, stateOf: StateOf): Advance => {
    if (tick.turn < turnOf(ledger, tick)) return 'known'
    const page = findPage(ledger, tick)
    const reply = (next: Ledger, outcome: TickOutcome) => answer(next, { tick, at: now, outcome, page })
    if (refused !== undefined) {
      const latest = ledger.answers?.find((other) => nameTick(other.tick) === nameTick(tick))
      const isTold = latest?.outcome.code === refused && latest.tick.turn === tick.turn
      return isTold ? 'known' : applied(reply(ledger, { code: refused }))
    }
    const why = judgeTick(ledger, tick)
    const change = why === undefined ? effects[tick.kind](ledger, tick.target, now, stateOf) : why
    if (typeof change === 'string') return applied(count(reply(ledger, { code: 'not-possible', why: change }), tick))
    const { outcome = { code: 'obeyed' }, ...rest } = change
    return { ...rest, ledger: count(reply(rest.ledger, outcome), tick) }
  },

  /** The topics of a dismissed queued group, as the scan found them. */
  'topics-dismissed': (
    ledger: Ledger,
    { topics, keys, now }: { topics: readonly Topics[]; keys: readonly string[]; now: number },
  ): Advance => {
    const dismissed = (ledger.dismissed ?? []).filter(({ key }) => keys.includes(key))
    if (dismissed.length === 0) return 'known'
    const known = new Set(dismissed.map(({ key }) => key))
    const learned = topics.filter(({ of }) => known.has(of))
    const left = (ledger.dismissed ?? []).filter(({ key }) => !known.has(key))
    return applied(dismiss({ ...ledger, dismissed: left }, learned, now))
  },
}

interface Topics {
  readonly of: string
  readonly pages: Fix['pages']
  readonly signatures: readonly string[]
}

type Effect = (
  ledger: Ledger,
  target: string,
  now: number,
  stateOf: StateOf,
) => (Change & { readonly outcome?: TickOutcome }) | Impossible

/** `judgeTick` has already checked that the target is in the ledger. */
const effects: Readonly<Record<TickKind, Effect>> = {
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
  together: (ledger, target) => {
    const { together: first } = ledger
    if (first === undefined) return { ...applied({ ...ledger, together: target }), outcome: { code: 'waits' } }
    const next = { ...ledger, together: undefined }
    if (first === target) return { ...applied(next), outcome: { code: 'withdrawn' } }
    return applied(correct(next, { kind: 'together', a: anchorAt(first), b: anchorAt(target) }))
  },
  apart: (ledger, target) => applied(correct(ledger, { kind: 'apart', a: anchorAt(target) })),
}

function forFix(effect: (ledger: Ledger, fix: Fix, now: number) => Change): Effect {
  return (ledger, target, now) => {
    const fix = findFix(ledger, target)
    return fix === undefined ? 'gone' : effect(ledger, fix, now)
  }
}

/** Its entries are new again, as if they had never been tried, and go first. */
function retryFix(ledger: Ledger, fix: Fix, now: number): Change {
  const ids = new Set(fix.entryIds)
  const isLeft = (id: string) => !ids.has(id)
  const { ledger: released } = patchFix(ledger, fix, { retried: now })
  // A scan without dates in progress may be past them.
  const anew = { undated: undefined, undatedWalk: undefined }
  const scans = mapValues(released.scans, (scan) => ({ ...scan, ...anew, done: scan.done.filter(isLeft) }))
  const next = {
    ...released,
    scans,
    attempts: Object.fromEntries(Object.entries(released.attempts).filter(([id]) => isLeft(id))),
    openRuns: mapValues(released.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
    declined: released.declined.filter(({ fixId }) => fixId !== fix.id),
    dismissedTopics: released.dismissedTopics?.filter(({ of }) => of !== fix.id),
    asked: keep([...(released.asked ?? []), ...fix.entryIds]),
  }
  const handled = Object.fromEntries(fix.entryIds.map((id) => [id, 'reopened' as const]))
  return applied(reopenWindow(next, fix, now), handled, [{ ...fix, retried: now }])
}

/** Marked as reported: whoever did this need not be told. */
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
  const learned = dismiss(rest, topics, now)
  const isFree = fix.state === 'failed' || fix.state === 'freed'
  return isFree ? giveUpByHand(learned, fix, now, 'dismissed') : applied(learned)
}

function dismissQueued(ledger: Ledger, key: string): Ledger {
  const dismissed = [...(ledger.dismissed ?? []), { key, before: ledger.waiting.at }].slice(-askedKept)
  return { ...ledger, dismissed, sendNow: ledger.sendNow?.filter((other) => other !== key) }
}

function dismiss(ledger: Ledger, topics: readonly Topics[], now: number): Ledger {
  const learned = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }))
  return { ...ledger, dismissedTopics: [...learned, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) }
}

/** Same as the input `send-anyway`. */
function releaseFlagged(ledger: Ledger, target: string, _now: number, stateOf: StateOf): ReturnType<Effect> {
  const entries = (ledger.flagged ?? []).filter(({ id }) => id === target)
  const change = entryRules['entries-released'](ledger, { entries }, stateOf)
  if (typeof change === 'string') return 'moved-on'
  return { ...change, ledger: { ...change.ledger, asked: keep([...(ledger.asked ?? []), target]) } }
}

function correct(ledger: Ledger, correction: Correction): Ledger {
  return { ...ledger, corrections: [...(ledger.corrections ?? []), correction].slice(-correctionsKept) }
}

function anchorAt(anchor: string): Correction['a'] {
  return { anchor, signatures: [] }
}

function keep(names: readonly string[]): string[] {
  return [...new Set(names)].slice(-askedKept)
}

function answer(ledger: Ledger, given: TickAnswer): Ledger {
  const others = (ledger.answers ?? []).filter((other) => nameTick(other.tick) !== nameTick(given.tick))
  return { ...ledger, answers: [given, ...others].slice(0, answersKept) }
}

function findPage({ fixes, waiting, flagged = [] }: Ledger, { target }: Tick): string | undefined {
  const queued = waiting.clusters.find(
    ({ key, topics = [] }) => key === target || topics.some(({ anchor }) => anchor === target),
  )
  const [page] = (fixes.find(({ id }) => id === target) ?? queued)?.pages ?? []
  return page ?? flagged.find(({ id }) => id === target)?.page
}

/** Counts of boxes that nobody can tick any more are forgotten first. */
function count(ledger: Ledger, tick: Tick): Ledger {
  const name = nameTick(tick)
  const ticks = { ...ledger.ticks, [name]: Math.max(tick.turn, turnOf(ledger, tick)) + 1 }
  const turns = Object.entries(ticks)
  if (turns.length <= turnsKept) return { ...ledger, ticks }
  const answered = new Set((ledger.answers ?? []).map((other) => nameTick(other.tick)))
  const isShown = (other: string) => {
    const known = readName(other)
    return other === name || answered.has(other) || (known !== undefined && judgeTick(ledger, known) !== 'gone')
  }
  return { ...ledger, ticks: Object.fromEntries(turns.filter(([turn]) => isShown(turn))) }
}

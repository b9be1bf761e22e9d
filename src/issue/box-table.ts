// Every box that people can tick: on what it stands, when it is offered, and what a tick does. A new one needs its name in
// `tick-record.ts` and one entry here.
import { entryRules } from '../feedback/entry-commands.ts'
import {
  type Advance,
  applied,
  type Change,
  forgetDone,
  mapValues,
  moveFix,
  patchFix,
  rememberDone,
  reopenWindow,
} from '../fixes/change-fix.ts'
import { type Accepted, states } from '../fixes/fix.ts'
import { judgeMessage } from '../fixes/message-commands.ts'
import { findFix, holdsEntries, isClosed } from '../fixes/queries.ts'
import type { StateOf } from '../fixes/reasons.ts'
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { answersKept, askedKept, dismissedKept, flaggedKept, turnsKept } from '../ledger/ledger-limits.ts'
import { hasOtherPages, listNext } from '../queue/waiting-commands.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import {
  type FlaggedEntry,
  nameTick,
  readName,
  type Tick,
  type TickAnswer,
  type TickKind,
  type TickOutcome,
  tickKinds,
  wholeProject,
} from './tick-record.ts'

export type Impossible = Extract<TickOutcome, { code: 'not-possible' }>['why']

interface Comment {
  readonly fix: Fix
  readonly id: string
}

/** What a box can stand on. */
interface Items {
  readonly fix: Fix
  readonly comment: Comment
  readonly queued: Waiting
  readonly flagged: FlaggedEntry
  /** A finding that is accepted for the project. */
  readonly accepted: Accepted
  readonly project: Ledger
}

interface Offer<Item> {
  /** Why it is not possible; undefined if it is offered. */
  readonly judge: (ledger: Ledger, item: Item) => Impossible | undefined
  readonly effect: (ledger: Ledger, item: Item, now: number, stateOf: StateOf) => Change | Impossible
}

export type Starts = 'message' | 'asked' | 'whole'

interface Kind {
  readonly label: SafeText
  readonly done: SafeText
  /** What a run that the tick itself started does beyond answering: it sends follow-ups or what was asked for, or it is a whole sync. */
  readonly starts?: Starts
  readonly on: { readonly [Subject in keyof Items]?: Offer<Items[Subject]> }
}

export const boxTable: Readonly<Record<TickKind, Kind>> = {
  retry: {
    label: safe`Retry`,
    done: safe`queued for the next run`,
    starts: 'asked',
    on: {
      fix: {
        judge(ledger, fix) {
          if (!isClosed(fix) || fix.state === 'merged' || listRetried(ledger, fix).length === 0) return 'moved-on'
          if (fix.retried !== undefined) return 'already'
          return isTaken(ledger, fix) ? 'taken' : undefined
        },
        effect: retryFix,
      },
    },
  },
  'send-now': {
    label: safe`Send`,
    done: safe`goes first in the next run`,
    starts: 'asked',
    on: {
      queued: {
        judge(ledger, { key, reason }) {
          if (isDismissed(ledger, key) || reason.code === 'page-open') return 'moved-on'
          return ledger.sendNow?.includes(key) ? 'already' : undefined
        },
        effect: (ledger, { key }) => sendNow(ledger, [key]),
      },
    },
  },
  never: {
    label: safe`Never send this topic`,
    done: safe`dismissed`,
    on: {
      fix: {
        judge(ledger, fix) {
          if (fix.retried !== undefined) return 'moved-on'
          if (fix.reason?.code === 'dismissed' || (ledger.dismissedTopics ?? []).some(({ of }) => of === fix.id))
            return 'already'
          if (states[fix.state].frees) return isTaken(ledger, fix) ? 'taken' : undefined
          const isKnown = states[fix.state].keepsTopics && fix.topics.length > 0
          const isDeclined = fix.state === 'declined' && ledger.declined.some(({ fixId }) => fixId === fix.id)
          return isKnown || isDeclined ? undefined : 'moved-on'
        },
        effect: dismissFix,
      },
      queued: {
        judge: (ledger, { key }) => (isDismissed(ledger, key) ? 'already' : undefined),
        effect: (ledger, { key }) => applied(dismissQueued(ledger, key)),
      },
    },
  },
  continue: {
    label: safe`Ask the agent to go on`,
    done: safe`sent to the same job`,
    starts: 'message',
    on: {
      fix: {
        judge: judgeMessage,
        effect(ledger, fix, now) {
          const message = { at: now, head: fix.review?.judged?.head ?? '', state: 'asked' as const }
          const earlier = (fix.messages ?? []).filter(({ state }) => state !== 'refused')
          return patchFix(ledger, fix, { messages: [...earlier, message] })
        },
      },
    },
  },
  'give-up': {
    label: safe`Give up`,
    done: safe`given up`,
    on: {
      fix: {
        judge(_, { state, unreadableSince }) {
          const isLost = state === 'proposed' && unreadableSince !== undefined
          if (state === 'given-up') return 'already'
          return state === 'active' || state === 'uncertain' || isLost ? undefined : 'moved-on'
        },
        effect: (ledger, fix, now) => giveUpByHand(ledger, fix, now, 'by-person'),
      },
    },
  },
  'send-next': {
    label: safe`Send the next five`,
    done: safe`they go first in the next run`,
    starts: 'asked',
    on: {
      project: {
        judge: (ledger) => (needsApproval(ledger) && listSendable(ledger).length > 0 ? undefined : 'moved-on'),
        effect: (ledger) =>
          sendNow(
            ledger,
            listSendable(ledger)
              .slice(0, 5)
              .map(({ key }) => key),
          ),
      },
    },
  },
  'next-page': {
    label: safe`Show the next page`,
    done: safe`shown once the next run has read the feedback`,
    starts: 'whole',
    on: {
      project: {
        judge: (ledger) => (needsApproval(ledger) && hasOtherPages(ledger) ? undefined : 'moved-on'),
        effect: (ledger) => applied({ ...ledger, queuePage: (ledger.queuePage ?? 0) + 1 }),
      },
    },
  },
  'go-on': {
    label: safe`Go on creating jobs`,
    done: safe`jobs are created again, one at a time until one leads to a pull request`,
    starts: 'whole',
    on: {
      project: {
        judge: ({ canary }) => (canary === undefined ? 'moved-on' : undefined),
        effect: (ledger) => applied({ ...ledger, canary: undefined, goneOn: (ledger.goneOn ?? 0) + 1 }),
      },
    },
  },
  'run-now': {
    label: safe`Run now`,
    done: safe`run`,
    starts: 'whole',
    on: { project: { judge: () => undefined, effect: (ledger) => applied(ledger) } },
  },
  pause: {
    label: safe`Pause new jobs`,
    done: safe`paused`,
    on: {
      project: {
        judge: ({ paused }) => (paused === undefined ? undefined : 'already'),
        effect: (ledger, _, now) => applied({ ...ledger, paused: now }),
      },
    },
  },
  resume: {
    label: safe`Resume new jobs`,
    done: safe`resumed`,
    on: {
      project: {
        judge: ({ paused }) => (paused === undefined ? 'already' : undefined),
        effect: (ledger) => applied({ ...ledger, paused: undefined }),
      },
    },
  },
  'send-anyway': {
    label: safe`Send anyway`,
    done: safe`goes first in the next run`,
    starts: 'asked',
    on: { flagged: { judge: () => undefined, effect: releaseFlagged } },
  },
  'leave-out': {
    label: safe`Send again without a complaint`,
    done: safe`the others go first in the next run, once the pull request is closed`,
    starts: 'asked',
    on: {
      comment: {
        judge(ledger, { fix, id }) {
          const { state, entryIds, setAside = [] } = fix
          if (setAside.includes(id)) return 'already'
          const isAlone = entryIds.every((other) => other === id || setAside.includes(other))
          if (isAlone || (state !== 'proposed' && state !== 'declined')) return 'moved-on'
          return isTaken(ledger, fix) ? 'taken' : undefined
        },
        effect: leaveOut,
      },
    },
  },
  withdraw: {
    label: safe`Withdraw`,
    done: safe`no longer accepted`,
    on: {
      accepted: {
        judge: () => undefined,
        effect: (ledger, { key }) =>
          applied({ ...ledger, accepted: ledger.accepted?.filter((other) => other.key !== key) }),
      },
    },
  },
}

/** The latest fix that names the entry. */
function findCommented({ fixes }: Ledger, id: string): Comment | undefined {
  const fix = fixes.find(({ comments }) => comments?.some((one) => one.id === id))
  return fix && { fix, id }
}

const find: { readonly [Subject in keyof Items]: (ledger: Ledger, target: string) => Items[Subject] | undefined } = {
  fix: findFix,
  comment: findCommented,
  queued: ({ waiting }, target) => waiting.clusters.find(({ key }) => key === target),
  flagged: ({ flagged }, target) => flagged?.find(({ id }) => id === target),
  accepted: ({ accepted }, target) => accepted?.find(({ key }) => key === target),
  project: (ledger, target) => (target === wholeProject ? ledger : undefined),
}
const subjects = Object.keys(find) as (keyof Items)[]

/** @returns undefined if the ledger no longer shows what the box stands on */
function bind<Subject extends keyof Items>(ledger: Ledger, kind: TickKind, subject: Subject, target: string) {
  const offer: Offer<Items[Subject]> | undefined = boxTable[kind].on[subject]
  const item = offer && find[subject](ledger, target)
  if (offer === undefined || item === undefined) return undefined
  return {
    why: offer.judge(ledger, item),
    run: (now: number, stateOf: StateOf) => offer.effect(ledger, item, now, stateOf),
  }
}

function bindTick(ledger: Ledger, { kind, target }: Pick<Tick, 'kind' | 'target'>) {
  for (const subject of subjects) {
    const bound = bind(ledger, kind, subject, target)
    if (bound !== undefined) return bound
  }
  return undefined
}

/** @returns undefined if it is offered */
export function judgeTick(ledger: Ledger, tick: Pick<Tick, 'kind' | 'target'>): Impossible | undefined {
  const bound = bindTick(ledger, tick)
  return bound === undefined ? 'gone' : bound.why
}

export function applyTick(ledger: Ledger, tick: Tick, now: number, stateOf: StateOf): Change | Impossible {
  const bound = bindTick(ledger, tick)
  return bound === undefined ? 'gone' : (bound.why ?? bound.run(now, stateOf))
}

export function listOffers(
  ledger: Ledger,
  subject: keyof Items,
  target: string,
  kinds: readonly TickKind[] = tickKinds,
): Tick[] {
  return tickKinds
    .filter((kind) => kinds.includes(kind))
    .filter((kind) => {
      const bound = bind(ledger, kind, subject, target)
      return bound !== undefined && bound.why === undefined
    })
    .map((kind) => ({ kind, target, turn: turnOf(ledger, { kind, target }) }))
}

/** For each entry that can be left out: those that the review blames first. */
export function listCommentOffers(ledger: Ledger, fix: Fix): Tick[] {
  const blamed = new Set(fix.review?.judged?.blamed)
  const ids = (fix.comments ?? []).map(({ id }) => id)
  const ordered = [...ids.filter((id) => blamed.has(id)), ...ids.filter((id) => !blamed.has(id))]
  return ordered.flatMap((id) => listOffers(ledger, 'comment', id))
}

export function turnOf({ ticks = {} }: Ledger, tick: Pick<Tick, 'kind' | 'target'>): number {
  const name = nameTick(tick)
  return Object.hasOwn(ticks, name) ? (ticks[name] ?? 0) : 0
}

export function needsApproval({ waiting }: Ledger): boolean {
  return waiting.clusters.some(({ reason }) => reason.code === 'not-approved')
}

function listSendable(ledger: Ledger): Waiting[] {
  return listNext(ledger).filter(({ key }) => judgeTick(ledger, { kind: 'send-now', target: key }) === undefined)
}

function listRetried({ fixes }: Ledger, { entryIds }: Fix): readonly string[] {
  const aside = new Set(fixes.flatMap(({ setAside = [] }) => setAside))
  return aside.size === 0 ? entryIds : entryIds.filter((id) => !aside.has(id))
}

function isTaken({ fixes }: Ledger, { id, entryIds }: Fix): boolean {
  const ids = new Set(entryIds)
  return fixes.some((other) => other.id !== id && holdsEntries(other) && other.entryIds.some((entry) => ids.has(entry)))
}

function isDismissed({ dismissed = [] }: Ledger, key: string): boolean {
  return dismissed.some((one) => one.key === key)
}

function sendNow(ledger: Ledger, keys: readonly string[]): Change {
  return applied({ ...ledger, sendNow: keep([...(ledger.sendNow ?? []), ...keys]) })
}

/** The fix's entries are new again, as if never tried, and go first. */
function retryFix(ledger: Ledger, fix: Fix, now: number): Change {
  const entryIds = listRetried(ledger, fix)
  const ids = new Set(entryIds)
  const isLeft = (id: string) => !ids.has(id)
  const { ledger: free } = patchFix(ledger, fix, { retried: now })
  const next = {
    ...free,
    scans: forgetDone(free, ids, true),
    attempts: Object.fromEntries(Object.entries(free.attempts).filter(([id]) => isLeft(id))),
    openRuns: mapValues(free.openRuns, (run) => ({ ...run, failed: run.failed.filter(isLeft) })),
    declined: free.declined.filter(({ fixId }) => fixId !== fix.id),
    dismissedTopics: free.dismissedTopics?.filter(({ of }) => of !== fix.id),
    asked: keep([...(free.asked ?? []), ...entryIds]),
  }
  const handled = Object.fromEntries(entryIds.map((id) => [id, 'reopened' as const]))
  return applied(reopenWindow(next, fix, now), handled)
}

/** The fix's other entries are new again. This one is set aside, and a person can have it sent again. */
function leaveOut(ledger: Ledger, { fix, id }: Comment, now: number): Change | Impossible {
  const comment = fix.comments?.find((one) => one.id === id)
  if (comment === undefined) return 'gone'
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
  const dismissed = dismissTopics(rest, topics, now)
  return states[fix.state].frees ? giveUpByHand(dismissed, fix, now, 'dismissed') : applied(dismissed)
}

function dismissQueued(ledger: Ledger, key: string): Ledger {
  const dismissed = [...(ledger.dismissed ?? []), { key, before: ledger.waiting.at }].slice(-askedKept)
  return { ...ledger, dismissed, sendNow: ledger.sendNow?.filter((other) => other !== key) }
}

export interface Topics {
  readonly of: string
  readonly pages: Fix['pages']
  readonly signatures: readonly string[]
}

export function dismissTopics(ledger: Ledger, topics: readonly Topics[], now: number): Ledger {
  const signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }))
  return { ...ledger, dismissedTopics: [...signed, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) }
}

/** Same as the input `send-anyway`. */
function releaseFlagged(ledger: Ledger, entry: FlaggedEntry, _now: number, stateOf: StateOf): Change | Impossible {
  const change = entryRules['entries-released'](ledger, { entries: [entry] }, stateOf)
  if (typeof change === 'string') return 'moved-on'
  return { ...change, ledger: { ...change.ledger, asked: keep([...(ledger.asked ?? []), entry.id]) } }
}

function keep(names: readonly string[]): string[] {
  return [...new Set(names)].slice(-askedKept)
}

interface Ticked {
  tick: Tick
  /** Why the tick does not count: the person has no write access, or it is unknown who ticked the box. */
  refused?: 'no-access' | 'unproven' | undefined
  now: number
}

export const tickRules = {
  'box-ticked': (ledger: Ledger, { tick, refused, now }: Ticked, stateOf: StateOf): Advance => {
    if (tick.turn < turnOf(ledger, tick)) return 'known'
    const page = findPage(ledger, tick)
    const reply = (next: Ledger, outcome: TickOutcome) => answer(next, { tick, at: now, outcome, page })
    if (refused !== undefined) {
      const latest = ledger.answers?.find((other) => nameTick(other.tick) === nameTick(tick))
      const isReported = latest?.outcome.code === refused && latest.tick.turn === tick.turn
      return isReported ? 'known' : applied(reply(ledger, { code: refused }))
    }
    const change = applyTick(ledger, tick, now, stateOf)
    if (typeof change === 'string') return applied(count(reply(ledger, { code: 'not-possible', why: change }), tick))
    return { ...change, ledger: count(reply(change.ledger, { code: 'obeyed' }), tick) }
  },

  /** The topics of a dismissed queued group, as the scan found them. */
  'topics-dismissed': (
    ledger: Ledger,
    { topics, keys, now }: { topics: readonly Topics[]; keys: readonly string[]; now: number },
  ): Advance => {
    const dismissed = (ledger.dismissed ?? []).filter(({ key }) => keys.includes(key))
    if (dismissed.length === 0) return 'known'
    const known = new Set(dismissed.map(({ key }) => key))
    const matching = topics.filter(({ of }) => known.has(of))
    const left = (ledger.dismissed ?? []).filter(({ key }) => !known.has(key))
    return applied(dismissTopics({ ...ledger, dismissed: left }, matching, now))
  },
}

function answer(ledger: Ledger, given: TickAnswer): Ledger {
  const others = (ledger.answers ?? []).filter((other) => nameTick(other.tick) !== nameTick(given.tick))
  return { ...ledger, answers: [given, ...others].slice(0, answersKept) }
}

function findPage({ fixes, waiting, flagged = [] }: Ledger, { target }: Tick): string | undefined {
  const queued = waiting.clusters.find(({ key }) => key === target)
  const [page] = (fixes.find(({ id }) => id === target) ?? queued)?.pages ?? []
  const named = fixes.flatMap(({ comments = [], ...fix }) =>
    comments.flatMap((comment) => (comment.id === target ? (fix.pages[comment.page] ?? []) : [])),
  )
  return page ?? named[0] ?? flagged.find(({ id }) => id === target)?.page
}

/** Forgets counts of boxes that nobody can tick any more first. */
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

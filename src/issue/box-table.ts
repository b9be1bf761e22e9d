// Every box: what it is on, when it is offered, what a tick does.
import { entryRules } from '../feedback/entry-commands.ts'
import {
  type Advance,
  applied,
  ask,
  type Change,
  forgetDone,
  forgetFailures,
  moveFix,
  patchFix,
  rememberDone,
  reopenWindow,
} from '../fixes/change-fix.ts'
import { states } from '../fixes/fix.ts'
import { judgeMessage } from '../fixes/fix-commands.ts'
import { listBlamed } from '../fixes/match-pull.ts'
import { findFix, holdsEntries, isClosed, isDismissed, listDeclined } from '../fixes/queries.ts'
import type { StateOf } from '../fixes/reasons.ts'
import type { DeclinedTopic, Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { answersKept, askedKept, dismissedKept, flaggedKept, turnsKept } from '../ledger/ledger-limits.ts'
import { countGroups, countPages, countToApprove, listNext } from '../queue/waiting-commands.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import {
  nameTick,
  readName,
  type Tick,
  type TickKind,
  type TickOutcome,
  tickKinds,
  wholeProject,
} from './tick-record.ts'

export type Impossible = Extract<TickOutcome, { code: 'not-possible' }>['why']

type Judge<Item> = (ledger: Ledger, item: Item) => Impossible | undefined
type Effect<Item> = (ledger: Ledger, item: Item, now: number, stateOf: StateOf) => Change | Impossible
type Offer = ReturnType<ReturnType<typeof createSubject>>

function createSubject<Item>(find: (ledger: Ledger, target: string) => Item | undefined) {
  /** Undefined: no longer shown; `why`: not offered. */
  return (judge: Judge<Item>, effect: Effect<Item>) => (ledger: Ledger, target: string) => {
    const item = find(ledger, target)
    if (item === undefined) return undefined
    return { why: judge(ledger, item), run: (now: number, stateOf: StateOf) => effect(ledger, item, now, stateOf) }
  }
}

const fix = createSubject(findFix)
const queued = createSubject(({ waiting }, target) => waiting.clusters.find(({ key }) => key === target))
const flagged = createSubject((ledger, target) => ledger.flagged?.find(({ id }) => id === target))
const accepted = createSubject((ledger, target) => ledger.accepted?.find(({ key }) => key === target))
const project = createSubject((ledger, target) => (target === wholeProject ? ledger : undefined))
const comment = createSubject((ledger, id) => {
  const found = ledger.fixes.find(({ comments }) => comments?.some((one) => one.id === id))
  return found && { fix: found, id }
})
type Subject = 'fix' | 'queued' | 'flagged' | 'accepted' | 'project' | 'comment'

export type Starts = 'message' | 'asked' | 'whole'

interface Box {
  readonly label: SafeText
  readonly done: SafeText
  readonly starts?: Starts
  readonly on: Readonly<Partial<Record<Subject, Offer>>>
}

const always = () => undefined

export const boxTable: Readonly<Record<TickKind, Box>> = {
  retry: {
    label: safe`Retry`,
    done: safe`goes first`,
    starts: 'asked',
    on: {
      fix: fix((ledger, one) => {
        if (!isClosed(one) || one.state === 'merged' || listRetried(ledger, one).length === 0) return 'moved-on'
        if (one.retried !== undefined) return 'already'
        return isTaken(ledger, one) ? 'taken' : undefined
      }, retryFix),
    },
  },
  'send-now': {
    label: safe`Send`,
    done: safe`goes first`,
    starts: 'asked',
    on: {
      queued: queued(
        (ledger, { key, reason }) => {
          if (isDismissed(ledger, key) || reason.code === 'page-open') return 'moved-on'
          return ledger.sendNow?.includes(key) ? 'already' : undefined
        },
        (ledger, group) => sendNow(ledger, [group]),
      ),
    },
  },
  never: {
    label: safe`Never send this topic`,
    done: safe`dismissed`,
    on: {
      fix: fix((ledger, one) => {
        const { frees, keepsTopics } = states[one.state]
        const dismissed = (ledger.dismissedTopics ?? []).some(({ of }) => of === one.id)
        if (one.retried !== undefined) return 'moved-on'
        if (one.reason?.code === 'dismissed' || dismissed) return 'already'
        if (frees) return isTaken(ledger, one) ? 'taken' : undefined
        const isDeclined = one.state === 'declined' && ledger.declined.some(({ fixId }) => fixId === one.id)
        return (keepsTopics && one.topics.length > 0) || isDeclined ? undefined : 'moved-on'
      }, dismissFix),
      queued: queued(
        (ledger, { key }) => (isDismissed(ledger, key) ? 'already' : undefined),
        (ledger, { key }) => {
          const dismissed = [...(ledger.dismissed ?? []), { key, before: ledger.waiting.at }].slice(-askedKept)
          return applied({ ...ledger, dismissed, sendNow: ledger.sendNow?.filter((other) => other !== key) })
        },
      ),
    },
  },
  continue: {
    label: safe`Ask the agent to go on`,
    done: safe`queued for the same job`,
    starts: 'message',
    on: {
      fix: fix(judgeMessage, (ledger, one, now) => {
        const message = { at: now, head: one.review?.judged.head ?? '', state: 'asked' as const }
        const earlier = (one.messages ?? []).filter(({ state }) => state !== 'refused')
        return patchFix(ledger, one, { messages: [...earlier, message] })
      }),
    },
  },
  'give-up': {
    label: safe`Give up`,
    done: safe`given up`,
    on: {
      fix: fix(
        (_, { state, unreadableSince }) => {
          const isLost = state === 'proposed' && unreadableSince !== undefined
          if (state === 'given-up') return 'already'
          return state === 'active' || state === 'uncertain' || isLost ? undefined : 'moved-on'
        },
        (ledger, one, now) => giveUpByHand(ledger, one, now, 'by-person'),
      ),
    },
  },
  'send-anyway': {
    label: safe`Send anyway`,
    done: safe`goes first`,
    starts: 'asked',
    on: {
      flagged: flagged(always, (ledger, entry, _, stateOf) => {
        const change = entryRules['entries-released'](ledger, { entries: [entry] }, stateOf)
        return typeof change === 'string' ? 'moved-on' : { ...change, ledger: ask(change.ledger, [entry.id]) }
      }),
    },
  },
  'leave-out': {
    label: safe`Send again without a complaint`,
    done: safe`the others go first, once the pull request is closed`,
    starts: 'asked',
    on: {
      comment: comment((ledger, { fix: one, id }) => {
        const { state, entryIds, setAside = [] } = one
        if (setAside.includes(id)) return 'already'
        const isAlone = entryIds.every((other) => other === id || setAside.includes(other))
        if (isAlone || (state !== 'proposed' && state !== 'declined')) return 'moved-on'
        return isTaken(ledger, one) ? 'taken' : undefined
      }, leaveOut),
    },
  },
  withdraw: {
    label: safe`Withdraw`,
    done: safe`no longer accepted`,
    on: {
      accepted: accepted(always, (ledger, { key }) =>
        applied({ ...ledger, accepted: ledger.accepted?.filter((other) => other.key !== key) }),
      ),
    },
  },
  'send-next': {
    label: safe`Send the next five`,
    done: safe`they go first`,
    starts: 'asked',
    on: {
      project: project(
        (ledger) => (needsApproval(ledger) && listSendable(ledger).length > 0 ? undefined : 'moved-on'),
        (ledger) => sendNow(ledger, listSendable(ledger).slice(0, 5)),
      ),
    },
  },
  'next-page': {
    label: safe`Show the next page`,
    done: safe`shown once the next run has read the feedback`,
    starts: 'whole',
    on: {
      project: project(
        (ledger) => (needsApproval(ledger) && countPages(countGroups(ledger)) > 1 ? undefined : 'moved-on'),
        (ledger) => applied({ ...ledger, queuePage: (ledger.queuePage ?? 0) + 1 }),
      ),
    },
  },
  'go-on': {
    label: safe`Go on creating jobs`,
    done: safe`jobs are created again, one at a time until one leads to a pull request`,
    starts: 'whole',
    on: {
      project: project(
        ({ canary }) => (canary ? undefined : 'moved-on'),
        (ledger) => applied({ ...ledger, canary: undefined, goneOn: (ledger.goneOn ?? 0) + 1 }),
      ),
    },
  },
  'run-now': {
    label: safe`Run now`,
    done: safe`started`,
    starts: 'whole',
    on: { project: project(always, (ledger) => applied(ledger)) },
  },
  pause: {
    label: safe`Pause new jobs`,
    done: safe`paused`,
    on: {
      project: project(
        ({ paused }) => (paused === undefined ? undefined : 'already'),
        (ledger, _, now) => applied({ ...ledger, paused: now }),
      ),
    },
  },
  resume: {
    label: safe`Resume new jobs`,
    done: safe`resumed`,
    on: {
      project: project(
        ({ paused }) => (paused === undefined ? 'already' : undefined),
        (ledger) => applied({ ...ledger, paused: undefined }),
      ),
    },
  },
}

type Wish = Pick<Tick, 'kind' | 'target'>

function findOffer(ledger: Ledger, { kind, target }: Wish) {
  const offers = Object.values(boxTable[kind].on).map((offer) => offer(ledger, target))
  return offers.find(Boolean) ?? { why: 'gone' as const, run: () => 'gone' as const }
}

/** @returns undefined if offered */
export const judgeTick = (ledger: Ledger, tick: Wish): Impossible | undefined => findOffer(ledger, tick).why

export function listOffers(ledger: Ledger, subject: Subject, target: string, kinds: readonly TickKind[] = tickKinds) {
  return tickKinds.flatMap((kind) => {
    const offer = kinds.includes(kind) ? boxTable[kind].on[subject]?.(ledger, target) : undefined
    return offer && offer.why === undefined ? [{ kind, target, turn: turnOf(ledger, { kind, target }) }] : []
  })
}

export function listCommentOffers(ledger: Ledger, fix: Fix): Tick[] {
  const { comments = [] } = fix
  const blamed = listBlamed(ledger, fix)
  const blamedFirst = comments.toSorted((a, b) => Number(blamed.has(b.id)) - Number(blamed.has(a.id)))
  return blamedFirst.flatMap(({ id }) => listOffers(ledger, 'comment', id))
}

/** The colon keeps names apart from inherited properties. */
export const turnOf = ({ ticks }: Ledger, tick: Wish): number => ticks?.[nameTick(tick)] ?? 0

export const needsApproval = (ledger: Ledger): boolean => countToApprove(ledger) > 0

function listSendable(ledger: Ledger): Waiting[] {
  return listNext(ledger).filter(({ key }) => judgeTick(ledger, { kind: 'send-now', target: key }) === undefined)
}

function listRetried({ fixes }: Ledger, { entryIds }: Fix): readonly string[] {
  const aside = new Set(fixes.flatMap(({ setAside = [] }) => setAside))
  return aside.size === 0 ? entryIds : entryIds.filter((id) => !aside.has(id))
}

function isTaken({ fixes }: Ledger, { id, entryIds }: Fix) {
  const ids = new Set(entryIds)
  return fixes.some((other) => other.id !== id && holdsEntries(other) && other.entryIds.some((entry) => ids.has(entry)))
}

function sendNow(ledger: Ledger, groups: readonly Pick<Waiting, 'key'>[]) {
  const keys = new Set([...(ledger.sendNow ?? []), ...groups.map(({ key }) => key)])
  return applied({ ...ledger, sendNow: [...keys].slice(-askedKept) })
}

function retryFix(ledger: Ledger, one: Fix, now: number) {
  const entryIds = listRetried(ledger, one)
  const ids = new Set(entryIds)
  const { ledger: free } = patchFix(ledger, one, { retried: now })
  const next = {
    ...forgetFailures(free, ids),
    scans: forgetDone(free, ids, true),
    declined: free.declined.filter(({ fixId }) => fixId !== one.id),
    dismissedTopics: free.dismissedTopics?.filter(({ of }) => of !== one.id),
  }
  const handled = Object.fromEntries(entryIds.map((id) => [id, 'reopened' as const]))
  return applied(reopenWindow(ask(next, entryIds), one, now), handled)
}

function leaveOut(ledger: Ledger, { fix: one, id }: { fix: Fix; id: string }, now: number): Change {
  const place = one.comments?.find((other) => other.id === id)?.page ?? 0
  const without = { ...one, setAside: [...(one.setAside ?? []), id] }
  const patched = patchFix(ledger, without)
  // What was filtered out since the first of several stays so.
  const change = one.retried === undefined ? retryFix(patched.ledger, without, now) : patched
  const entry = { id, reason: 'set-aside' as const, page: one.pages[place] ?? one.pages[0] ?? '', at: now }
  const next = {
    ...rememberDone(change.ledger, [id]),
    flagged: [entry, ...(ledger.flagged ?? [])].slice(0, flaggedKept),
    filteredCounts: { ...ledger.filteredCounts, 'set-aside': (ledger.filteredCounts['set-aside'] ?? 0) + 1 },
  }
  return { ledger: next, handled: { ...change.handled, [id]: { filtered: 'set-aside' } } }
}

/** Already known to whoever did it: no news. */
function giveUpByHand(ledger: Ledger, fix: Fix, now: number, code: 'by-person' | 'dismissed') {
  return moveFix(ledger, fix, 'given-up', now, { reason: { code }, notified: [...fix.notified, 'given-up'] })
}

function dismissFix(ledger: Ledger, one: Fix, now: number) {
  const isIts = ({ fixId }: DeclinedTopic) => fixId === one.id
  const topics = one.state === 'declined' ? listDeclined(ledger, one) : one.topics
  const signed = topics.map((signatures) => ({ of: one.id, pages: one.pages, signatures }))
  const rest = { ...ledger, declined: ledger.declined.filter((topic) => !isIts(topic)) }
  const dismissed = dismissTopics(rest, signed, now)
  return states[one.state].frees ? giveUpByHand(dismissed, one, now, 'dismissed') : applied(dismissed)
}

export type Topics = Omit<NonNullable<Ledger['dismissedTopics']>[number], 'at'>

export function dismissTopics(ledger: Ledger, topics: readonly Topics[], now: number): Ledger {
  const signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }))
  return { ...ledger, dismissedTopics: [...signed, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) }
}

interface Ticked {
  tick: Tick
  refused?: Exclude<TickOutcome, { code: 'obeyed' | 'not-possible' }>['code'] | undefined
  now: number
}

export const tickRules = {
  'box-ticked': (ledger: Ledger, { tick, refused, now }: Ticked, stateOf: StateOf): Advance => {
    if (tick.turn < turnOf(ledger, tick)) return 'known'
    const page = findPage(ledger, tick)
    const reply = (next: Ledger, outcome: TickOutcome): Ledger => {
      const others = (next.answers ?? []).filter((other) => nameTick(other.tick) !== nameTick(tick))
      return { ...next, answers: [{ tick, at: now, outcome, page }, ...others].slice(0, answersKept) }
    }
    if (refused !== undefined) {
      const latest = ledger.answers?.find((other) => nameTick(other.tick) === nameTick(tick))
      const isReported = latest?.outcome.code === refused && latest.tick.turn === tick.turn
      if (isReported) return 'known'
      const answered = reply(ledger, { code: refused })
      // That tick is done with; the others count once somebody is found to have had the right.
      return applied(refused === 'never' ? count(answered, tick) : answered)
    }
    const offer = findOffer(ledger, tick)
    const change = offer.why ?? offer.run(now, stateOf)
    if (typeof change === 'string') return applied(count(reply(ledger, { code: 'not-possible', why: change }), tick))
    return { ...change, ledger: count(reply(change.ledger, { code: 'obeyed' }), tick) }
  },

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

function findPage({ fixes, waiting, flagged = [] }: Ledger, { target }: Tick): string | undefined {
  const queued = waiting.clusters.find(({ key }) => key === target)
  const [page] = (fixes.find(({ id }) => id === target) ?? queued)?.pages ?? []
  const [named] = fixes.flatMap(({ comments = [], pages }) =>
    comments.flatMap((comment) => (comment.id === target ? (pages[comment.page] ?? []) : [])),
  )
  return page ?? named ?? flagged.find(({ id }) => id === target)?.page
}

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

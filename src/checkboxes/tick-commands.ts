// Every box: what it is on, when it is offered, what a tick does.
import { entryRules, filterOut } from '../feedback/entry-commands.ts'
import {
  type Advance,
  type Applied,
  applied,
  askFor,
  dropWishes,
  forgetDone,
  forgetFailures,
  moveFix,
  patchFix,
  reopenWindow,
  rescanUndated,
  resolveAll,
} from '../fixes/change-fix.ts'
import { type Accepted, states } from '../fixes/fix.ts'
import { judgeMessage } from '../fixes/fix-commands.ts'
import { findFix, heldEntries, isClosed, isDismissed, isTaken, isTicked, listDeclined } from '../fixes/queries.ts'
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import type { StateOf } from '../ledger/resolution.ts'
import { countGroups, countPages, countToApprove, takeFromQueue } from '../queue/waiting-commands.ts'
import { type SafeText, safe } from '../text/safe-text.ts'
import {
  type FlaggedEntry,
  type Impossible,
  nameTick,
  type Refusal,
  readName,
  type Tick,
  type TickAnswer,
  type TickKind,
  tickKinds,
  type Wish,
  wholeProject,
} from './tick-record.ts'

type Offer = Impossible | ((now: number, stateOf: StateOf) => Applied | Impossible)

type Subjects = Readonly<{
  fix: Fix
  queued: Waiting
  flagged: Pick<FlaggedEntry, 'id'> & Partial<FlaggedEntry>
  accepted: Accepted
  project: Pick<Ledger, 'project'>
  comment: Readonly<{ fix: Fix; id: string; page: string }>
}>
export type Subject = keyof Subjects

const find: { readonly [S in Subject]: (ledger: Ledger, target: string) => Subjects[S] | undefined } = {
  fix: findFix,
  queued(ledger, target) {
    const held = heldEntries(ledger)
    return ledger.waiting.clusters.find(({ key, entryIds }) => key === target && entryIds.some((id) => !held.has(id)))
  },
  flagged: ({ flagged }, target) => flagged?.find(({ id }) => id === target),
  accepted: ({ accepted }, target) => accepted?.find(({ key }) => key === target),
  project: (ledger, target) => (target === wholeProject ? ledger : undefined),
  comment({ fixes }, target) {
    const found = (fix: Fix) => fix.comments?.find(({ id }) => id === target)
    const fix = fixes.find(found)
    return fix && { fix, id: target, page: fix.pages[found(fix)?.page ?? 0] ?? '' }
  },
}

export type Starts = 'message' | 'asked' | 'whole'

type Rules = { readonly [S in Subject]?: (ledger: Ledger, item: Subjects[S]) => Offer }
type Box = Rules &
  Readonly<{
    label: SafeText
    done: SafeText
    starts?: Starts
    /** Its group no longer waits. */
    dequeues?: true
  }>

export const boxTable: Readonly<Record<TickKind, Box>> = {
  retry: {
    label: safe`Retry`,
    done: safe`will go first`,
    starts: 'asked',
    fix(ledger, one) {
      if (!isClosed(one) || one.state === 'merged' || listRetried(ledger, one).length === 0) return 'moved-on'
      if (one.retried !== undefined) return 'already'
      return isTaken(ledger, one) ? 'taken' : (now) => retryFix(ledger, one, now)
    },
  },
  'send-now': {
    label: safe`Send`,
    done: safe`will go first`,
    starts: 'asked',
    queued(ledger, group) {
      if (isDismissed(ledger, group)) return 'moved-on'
      if (isTicked(ledger, group)) return 'already'
      return group.reason.code === 'page-open' ? 'moved-on' : () => sendNow(ledger, [group])
    },
  },
  never: {
    label: safe`Never send this topic`,
    done: safe`dismissed`,
    dequeues: true,
    fix(ledger, one) {
      const { frees, keepsTopics } = states[one.state]
      const dismissed = ledger.dismissedTopics?.some(({ of }) => of === one.id)
      if (one.retried !== undefined) return 'moved-on'
      if (one.reason?.code === 'dismissed' || dismissed) return 'already'
      if (frees && isTaken(ledger, one)) return 'taken'
      const isDeclined = one.state === 'declined' && listDeclined(ledger, one).length > 0
      const isKnown = frees || (keepsTopics && one.topics.length > 0) || isDeclined
      return isKnown ? (now) => dismissFix(ledger, one, now) : 'moved-on'
    },
    queued(ledger, group) {
      const { key, entryIds } = group
      if (isDismissed(ledger, group)) return 'already'
      const dismissed = [...(ledger.dismissed ?? []), { key, entryIds }]
      return () => applied({ ...dropWishes(ledger, group), dismissed })
    },
  },
  continue: {
    label: safe`Ask the agent to continue`,
    done: safe`taken up`,
    starts: 'message',
    fix: (ledger, one) => judgeMessage(ledger, one) ?? ((now) => askToGoOn(ledger, one, now)),
  },
  'give-up': {
    label: safe`Give up`,
    done: safe`given up`,
    fix(ledger, one) {
      const { state, unreadableSince } = one
      const isLost = state === 'proposed' && unreadableSince !== undefined
      if (state === 'given-up') return 'already'
      const isStuck = state === 'active' || state === 'uncertain' || isLost
      return isStuck ? (now) => giveUpByHand(ledger, one, now, 'by-person') : 'moved-on'
    },
  },
  'send-anyway': {
    label: safe`Send anyway`,
    done: safe`will go first`,
    starts: 'asked',
    flagged: (ledger, entry) => (_, stateOf) => {
      const change = entryRules['entries-released'](ledger, { entries: [entry] }, stateOf)
      return typeof change === 'string' ? 'moved-on' : { ...change, ledger: askFor(change.ledger, [entry.id]) }
    },
  },
  'leave-out': {
    label: safe`Send again without a complaint`,
    done: safe`the others will go first, once the pull request is closed`,
    starts: 'asked',
    comment(ledger, item) {
      const { state, entryIds, setAside = [] } = item.fix
      if (setAside.includes(item.id)) return 'already'
      const isAlone = entryIds.every((other) => other === item.id || setAside.includes(other))
      if (isAlone || (state !== 'proposed' && state !== 'declined')) return 'moved-on'
      return isTaken(ledger, item.fix) ? 'taken' : (now) => leaveOut(ledger, item, now)
    },
  },
  withdraw: {
    label: safe`Withdraw`,
    done: safe`no longer accepted`,
    accepted: (ledger, item) => () =>
      applied({ ...ledger, accepted: ledger.accepted?.filter((other) => other !== item) }),
  },
  'send-next': {
    label: safe`Send the next five`,
    done: safe`they will go first`,
    starts: 'asked',
    project(ledger) {
      const sendable = needsApproval(ledger) ? listSendable(ledger) : []
      return sendable.length === 0 ? 'moved-on' : () => sendNow(ledger, sendable.slice(0, 5))
    },
  },
  'next-page': {
    label: safe`Show the next page`,
    done: safe`will be shown once the next run has read the feedback`,
    starts: 'whole',
    project(ledger) {
      const hasMore = needsApproval(ledger) && countPages(countGroups(ledger)) > 1
      return hasMore ? () => applied({ ...ledger, queuePage: (ledger.waiting.page ?? 0) + 1 }) : 'moved-on'
    },
  },
  'go-on': {
    label: safe`Continue creating jobs`,
    done: safe`jobs will be created again, one at a time until one leads to a pull request`,
    starts: 'whole',
    project(ledger) {
      if (!ledger.canary) return 'moved-on'
      return () => applied({ ...ledger, canary: undefined, goneOn: (ledger.goneOn ?? 0) + 1 })
    },
  },
  'run-now': {
    label: safe`Run now`,
    done: safe`started`,
    starts: 'whole',
    project: (ledger) => () => applied(ledger),
  },
  pause: {
    label: safe`Pause new jobs`,
    done: safe`paused`,
    project: (ledger) => (ledger.paused === undefined ? (now) => applied({ ...ledger, paused: now }) : 'already'),
  },
  resume: {
    label: safe`Resume new jobs`,
    done: safe`resumed`,
    starts: 'asked',
    project: (ledger) => (ledger.paused === undefined ? 'already' : () => applied({ ...ledger, paused: undefined })),
  },
}

function findOffer<S extends Subject>(ledger: Ledger, { kind, target }: Wish, subject: S) {
  const rules: Rules = boxTable[kind]
  const rule = rules[subject]
  const item = rule && find[subject](ledger, target)
  return item && { item, offer: rule(ledger, item) }
}

/** No target is two of the subjects that one box is on. */
function findTicked(ledger: Ledger, wish: Wish) {
  const found = Object.keys(find).map((subject) => findOffer(ledger, wish, subject as Subject))
  return found.find(Boolean)
}

/** A flagged entry that others have pushed off the list since. */
function findUnlisted(ledger: Ledger, { kind, target: id }: Wish, stateOf: StateOf) {
  const { flagged } = boxTable[kind]
  return flagged && stateOf(id) === 'flagged' ? { item: { name: id }, offer: flagged(ledger, { id }) } : undefined
}

function findPage(item: Subjects[Subject] | Pick<Accepted, 'name'>) {
  if ('pages' in item) return item.pages[0]
  return 'page' in item ? item.page : 'name' in item ? item.name : undefined
}

/** @returns undefined if offered */
export function judgeTick(ledger: Ledger, wish: Wish): Impossible | undefined {
  const { offer } = findTicked(ledger, wish) ?? { offer: 'gone' }
  return typeof offer === 'string' ? offer : undefined
}

export function listOffers(ledger: Ledger, subject: Subject, target: string, kinds: readonly TickKind[] = tickKinds) {
  return kinds.flatMap((kind) => {
    const found = findOffer(ledger, { kind, target }, subject)
    return typeof found?.offer === 'function' ? [{ kind, target, turn: turnOf(ledger, { kind, target }) }] : []
  })
}

/** The colon keeps names apart from inherited properties. */
export const turnOf = ({ ticks }: Ledger, tick: Wish) => ticks?.[nameTick(tick)] ?? 0

export const needsApproval = (ledger: Ledger) => countToApprove(ledger) > 0

export const listSendable = (ledger: Ledger): Waiting[] =>
  ledger.waiting.clusters.filter(({ key }) => judgeTick(ledger, { kind: 'send-now', target: key }) === undefined)

function listRetried({ fixes }: Ledger, { entryIds }: Fix) {
  const aside = new Set(fixes.flatMap(({ setAside = [] }) => setAside))
  return entryIds.filter((id) => !aside.has(id))
}

function sendNow(ledger: Ledger, groups: readonly Waiting[]) {
  const asked = askFor(
    ledger,
    groups.flatMap(({ entryIds }) => entryIds),
    'sendNow',
  )
  return applied(groups.some(({ oldest }) => oldest === null) ? rescanUndated(asked) : asked)
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
  return resolveAll(reopenWindow(askFor(next, entryIds), one, now), entryIds, 'reopened')
}

function askToGoOn(ledger: Ledger, one: Fix, now: number) {
  const message = { at: now, head: one.review?.judged.head ?? '', state: 'asked' as const }
  const earlier = (one.messages ?? []).filter(({ state }) => state !== 'refused')
  return patchFix(ledger, one, { messages: [...earlier, message] })
}

function leaveOut(ledger: Ledger, { fix: one, id, page }: Subjects['comment'], now: number) {
  const without = { ...one, setAside: [...(one.setAside ?? []), id] }
  const patched = patchFix(ledger, without)
  // What was filtered out since the first of several stays so.
  const change = one.retried === undefined ? retryFix(patched.ledger, without, now) : patched
  const entry = { id, reason: 'set-aside' as const, shown: { page, at: now } }
  const aside = filterOut(change.ledger, [entry])
  return { ...aside, handled: { ...change.handled, ...aside.handled } }
}

/** Already known to whoever did it: no news. */
function giveUpByHand(ledger: Ledger, fix: Fix, now: number, code: 'by-person' | 'dismissed') {
  return moveFix(ledger, fix, 'given-up', now, { reason: { code }, notified: [...fix.notified, 'given-up'] })
}

function dismissFix(ledger: Ledger, one: Fix, now: number) {
  const topics = one.state === 'declined' ? listDeclined(ledger, one) : one.topics
  const signed = topics.map((signatures) => ({ of: one.id, pages: one.pages, signatures }))
  const rest = { ...ledger, declined: ledger.declined.filter(({ fixId }) => fixId !== one.id) }
  const dismissed = dismissTopics(rest, signed, now)
  return states[one.state].frees ? giveUpByHand(dismissed, one, now, 'dismissed') : applied(dismissed)
}

const dismissedKept = 2_000

export type Topics = Omit<NonNullable<Ledger['dismissedTopics']>[number], 'at'>

function dismissTopics(ledger: Ledger, topics: readonly Topics[], now: number) {
  const signed = topics.filter(({ signatures }) => signatures.length > 0).map((topic) => ({ ...topic, at: now }))
  return { ...ledger, dismissedTopics: [...signed, ...(ledger.dismissedTopics ?? [])].slice(0, dismissedKept) }
}

const answersKept = 30

interface Ticked {
  tick: Tick
  refused?: Refusal
  now: number
  /** In the ticked text: a run may have listed others since. */
  listed?: Ledger['waiting']
}

export const tickRules = {
  'box-ticked': (
    ledger: Ledger,
    { tick, refused, now, listed = ledger.waiting }: Ticked,
    stateOf: StateOf,
  ): Advance => {
    const { answers = [] } = ledger
    const isOther = (answer: TickAnswer) => nameTick(answer.tick) !== nameTick(tick)
    const latest = answers.find((answer) => !isOther(answer))
    const isReported = refused !== undefined && latest?.outcome === refused && latest.tick.turn === tick.turn
    if (tick.turn < turnOf(ledger, tick) || isReported) return 'known'
    const { item, offer = 'gone' } =
      findTicked({ ...ledger, waiting: listed }, tick) ??
      findTicked(ledger, tick) ??
      findUnlisted(ledger, tick, stateOf) ??
      {}
    const tried = typeof offer === 'string' ? offer : offer(now, stateOf)
    const outcome: TickAnswer['outcome'] = refused ?? (typeof tried === 'string' ? tried : 'obeyed')
    const change = refused || typeof tried === 'string' ? applied(ledger) : tried
    const answer = { tick, at: now, outcome, page: item && findPage(item) }
    const isGone = outcome === 'obeyed' && boxTable[tick.kind].dequeues
    const { waiting } = isGone ? takeFromQueue(ledger, tick.target) : ledger
    const next = { ...change.ledger, waiting, answers: [answer, ...answers.filter(isOther)].slice(0, answersKept) }
    // Done with; but those without a right count once somebody is found to have had it.
    const isDone = refused === undefined || refused === 'never'
    return { ...change, ledger: isDone ? count(next, tick) : next }
  },

  'topics-dismissed': (
    ledger: Ledger,
    { topics, entryIds, now }: { topics: readonly Topics[]; entryIds: readonly string[]; now: number },
  ): Advance => {
    if (!isDismissed(ledger, { entryIds })) return 'known'
    const { dismissed: before = [] } = ledger
    const read = new Set(entryIds)
    const matching = topics.filter(({ of }) => before.some(({ key }) => key === of))
    // The others stay until a run reads them.
    const left = before.map((one) => ({ ...one, entryIds: one.entryIds.filter((id) => !read.has(id)) }))
    const dismissed = left.filter((one) => one.entryIds.length > 0)
    return applied(dismissTopics({ ...ledger, dismissed }, matching, now))
  },
}

/** Beyond it, boxes no longer shown are forgotten, and would count as new. */
const turnsKept = 1000

function count(ledger: Ledger, tick: Tick) {
  const ticks = { ...ledger.ticks, [nameTick(tick)]: tick.turn + 1 }
  const turns = Object.entries(ticks)
  if (turns.length <= turnsKept) return { ...ledger, ticks }
  const answered = new Set(ledger.answers?.map((answer) => nameTick(answer.tick)))
  const isShown = (name: string) => {
    const known = readName(name)
    return answered.has(name) || (known !== undefined && judgeTick(ledger, known) !== 'gone')
  }
  return { ...ledger, ticks: Object.fromEntries(turns.filter(([name]) => isShown(name))) }
}

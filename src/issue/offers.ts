// Which commands a line of the tracking issue offers. The same table decides which boxes are drawn and which ticks are applied.

import type { Accepted, FixState } from '../fixes/fix.ts'
import { findFix, holdsEntries } from '../fixes/queries.ts'
import type { Fix, Ledger, Waiting } from '../ledger/ledger.ts'
import { type FlaggedEntry, nameTick, type Tick, type TickKind, type TickOutcome, wholeProject } from './tick-record.ts'

/** Why a tick cannot be applied. */
export type Impossible = Extract<TickOutcome, { code: 'not-possible' }>['why']

const retriable: readonly FixState[] = ['failed', 'given-up', 'unchanged', 'archived', 'declined', 'freed']
/** States in which the entries are new again and would be sent again. */
const released: readonly FixState[] = ['failed', 'freed']
/** States in which the topics are kept, so that later feedback on them can be recognised. */
const remembered: readonly FixState[] = ['given-up', 'unchanged']

/** Returns why a command is impossible; undefined if it is offered. */
type Judge<Item> = (ledger: Ledger, item: Item) => Impossible | undefined
type Table<Item> = Readonly<Partial<Record<TickKind, Judge<Item>>>>

const fixTable: Table<Fix> = {
  retry: (ledger, fix) => {
    if (!retriable.includes(fix.state) || listRetried(ledger, fix).length === 0) return 'moved-on'
    if (fix.retried !== undefined) return 'already'
    return isTaken(ledger, fix) ? 'taken' : undefined
  },
  never: (ledger, fix) => {
    if (fix.retried !== undefined) return 'moved-on'
    if (fix.reason?.code === 'dismissed' || (ledger.dismissedTopics ?? []).some(({ of }) => of === fix.id))
      return 'already'
    if (released.includes(fix.state)) return isTaken(ledger, fix) ? 'taken' : undefined
    const isKnown = remembered.includes(fix.state) && fix.topics.length > 0
    const isDeclined = fix.state === 'declined' && ledger.declined.some(({ fixId }) => fixId === fix.id)
    return isKnown || isDeclined ? undefined : 'moved-on'
  },
  'give-up': (_, { state, unreadableSince }) => {
    const isLost = state === 'proposed' && unreadableSince !== undefined
    if (state === 'given-up') return 'already'
    return state === 'active' || state === 'uncertain' || isLost ? undefined : 'moved-on'
  },
}

/** An entry of a fix, which a person may want to leave out. */
interface Comment {
  readonly fix: Fix
  readonly id: string
}

const commentTable: Table<Comment> = {
  'leave-out': (ledger, { fix, id }) => {
    const { state, entryIds, setAside = [] } = fix
    if (setAside.includes(id)) return 'already'
    const isAlone = entryIds.every((other) => other === id || setAside.includes(other))
    if (isAlone || (state !== 'proposed' && state !== 'declined')) return 'moved-on'
    return isTaken(ledger, fix) ? 'taken' : undefined
  },
}

const queueTable: Table<Waiting> = {
  'send-now': (ledger, { key, reason }) => {
    if (isDismissed(ledger, key) || reason.code === 'page-open') return 'moved-on'
    return ledger.sendNow?.includes(key) ? 'already' : undefined
  },
  never: (ledger, { key }) => (isDismissed(ledger, key) ? 'already' : undefined),
}

const flagTable: Table<FlaggedEntry> = { 'send-anyway': () => undefined }

/** A finding that is accepted for the project, by its key. */
const acceptedTable: Table<Accepted> = { withdraw: () => undefined }

const projectTable: Table<undefined> = {
  pause: ({ paused }) => (paused === undefined ? undefined : 'already'),
  resume: ({ paused }) => (paused === undefined ? 'already' : undefined),
}

/** Its entries without those that a person left out of it or of another fix. */
export function listRetried({ fixes }: Ledger, { entryIds }: Fix): readonly string[] {
  const aside = new Set(fixes.flatMap(({ setAside = [] }) => setAside))
  return aside.size === 0 ? entryIds : entryIds.filter((id) => !aside.has(id))
}

/** Whether another fix now holds some of the fix's feedback. */
function isTaken({ fixes }: Ledger, { id, entryIds }: Fix): boolean {
  const ids = new Set(entryIds)
  return fixes.some((other) => other.id !== id && holdsEntries(other) && other.entryIds.some((entry) => ids.has(entry)))
}

function isDismissed({ dismissed = [] }: Ledger, key: string): boolean {
  return dismissed.some((one) => one.key === key)
}

export function listOffers(ledger: Ledger, fix: Fix): Tick[] {
  return list(ledger, fixTable, fix, fix.id)
}

/** For each entry that can be left out: those that the review blames first. */
export function listCommentOffers(ledger: Ledger, fix: Fix): Tick[] {
  const blamed = new Set(fix.review?.judged?.blamed)
  const ids = (fix.comments ?? []).map(({ id }) => id)
  const ordered = [...ids.filter((id) => blamed.has(id)), ...ids.filter((id) => !blamed.has(id))]
  return ordered.flatMap((id) => list(ledger, commentTable, { fix, id }, id))
}

/** The latest fix that names the entry. */
export function findCommented({ fixes }: Ledger, id: string): Fix | undefined {
  return fixes.find(({ comments }) => comments?.some((one) => one.id === id))
}

export function listQueueOffers(ledger: Ledger, waiting: Waiting): Tick[] {
  return list(ledger, queueTable, waiting, waiting.key)
}

export function listFlagOffers(ledger: Ledger, entry: FlaggedEntry): Tick[] {
  return list(ledger, flagTable, entry, entry.id)
}

export function listAcceptedOffers(ledger: Ledger, accepted: Accepted): Tick[] {
  return list(ledger, acceptedTable, accepted, accepted.key)
}

export function listProjectOffers(ledger: Ledger): Tick[] {
  return list(ledger, projectTable, undefined, wholeProject)
}

function list<Item>(ledger: Ledger, table: Table<Item>, item: Item, target: string): Tick[] {
  const kinds = Object.keys(table) as TickKind[]
  return kinds
    .filter((kind) => table[kind]?.(ledger, item) === undefined)
    .map((kind) => ({ kind, target, turn: turnOf(ledger, { kind, target }) }))
}

export function turnOf({ ticks = {} }: Ledger, tick: Pick<Tick, 'kind' | 'target'>): number {
  const name = nameTick(tick)
  return Object.hasOwn(ticks, name) ? (ticks[name] ?? 0) : 0
}

/** @returns undefined if it is offered */
export function judgeTick(ledger: Ledger, { kind, target }: Pick<Tick, 'kind' | 'target'>): Impossible | undefined {
  const judge = <Item>(table: Table<Item>, item: Item) => (kind in table ? table[kind]?.(ledger, item) : 'gone')
  const { clusters } = ledger.waiting
  if (kind in projectTable) return target === wholeProject ? judge(projectTable, undefined) : 'gone'
  if (kind in acceptedTable) {
    const accepted = ledger.accepted?.find(({ key }) => key === target)
    return accepted === undefined ? 'gone' : judge(acceptedTable, accepted)
  }
  if (kind in commentTable) {
    const holder = findCommented(ledger, target)
    return holder === undefined ? 'gone' : judge(commentTable, { fix: holder, id: target })
  }
  const fix = findFix(ledger, target)
  if (fix !== undefined) return judge(fixTable, fix)
  const entry = ledger.flagged?.find(({ id }) => id === target)
  if (kind in flagTable) return entry === undefined ? 'gone' : judge(flagTable, entry)
  const waiting = clusters.find(({ key }) => key === target)
  return waiting === undefined ? 'gone' : judge(queueTable, waiting)
}

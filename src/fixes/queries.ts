// Queries over fixes and what they used up.
import { byCode } from '../clusters/corpus.ts'
import type { PullLink } from '../github/github-names.ts'
import type { Fix, Ledger } from '../ledger/ledger.ts'
import { day, promptLimitKept, unreadableFor, withoutPullShown } from '../ledger/ledger-limits.ts'
import type { WaitReason } from '../queue/waiting-record.ts'
import { type FixState, states } from './fix.ts'

export function isOpen({ state, unreadableSince = Infinity }: Fix, now: number) {
  return states[state].open === true && !(state === 'proposed' && now - unreadableSince > unreadableFor)
}

export const listOpen = ({ fixes }: Ledger, now: number) => fixes.filter((fix) => isOpen(fix, now))

export const holdsEntries = (fix: Fix) => !states[fix.state].frees && fix.retried === undefined

const adopting: readonly FixState[] = ['uncertain', 'freed', 'given-up']

/** Gets the pull request with its marker, however late. */
export const isAdopting = ({ state, job, prLink }: Fix) => !job && !prLink && adopting.includes(state)

export function sectionOf({ state, unreadableSince, reason }: Fix) {
  // Whoever decided it need not be told.
  if (state === 'given-up' && (reason?.code === 'by-person' || reason?.code === 'dismissed')) return 'done'
  return states[state].open && unreadableSince !== undefined ? 'problems' : states[state].section
}

/** A declined pull request may still be merged. */
export const isClosed = (fix: Fix) => !states[fix.state].open

export const isDismissed = ({ dismissed = [] }: Ledger, group: Group) =>
  dismissed.some(({ entryIds }) => holdsAny(group, entryIds))

export const findFix = (ledger: Ledger, id: string) => ledger.fixes.find((fix) => fix.id === id)

export const pullOf = ({ prLink }: Pick<Fix, 'prLink'>) => prLink?.url.toLowerCase()

export const listLinked = ({ fixes }: Ledger, prLink: PullLink) =>
  fixes.filter((fix) => pullOf(fix) === pullOf({ prLink }))

export const isPast = ({ pastPulls = [] }: Ledger, { url }: PullLink) => pastPulls.includes(url.toLowerCase())

export const isClaimed = (ledger: Ledger, prLink: PullLink) =>
  isPast(ledger, prLink) || listLinked(ledger, prLink).length > 0

export const listDeclined = ({ declined }: Ledger, { id }: Fix) =>
  declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures)

function listHeld({ state, entryIds, rest = [] }: Fix) {
  return state === 'merged' ? entryIds.filter((id) => !rest.includes(id)) : entryIds
}

export const listSettled = (fix: Fix) => listHeld(fix).filter((id) => !fix.setAside?.includes(id))

export const heldEntries = (ledger: Ledger) => new Set(ledger.fixes.filter(holdsEntries).flatMap(listHeld))

export const isTaken = ({ fixes }: Ledger, fix: Fix) =>
  fixes.some((other) => other.id !== fix.id && holdsEntries(other) && holdsAny(fix, listHeld(other)))

export const listCommented = ({ fixes }: Ledger) =>
  fixes.flatMap(({ state, review }) => (state === 'proposed' && review && review.state !== 'quiet' ? review : []))

/** Stands in for the clock, so that texts depend on the ledger alone. */
export function latestTime({ fixes, scans }: Ledger) {
  const scanned = Object.values(scans).map(({ complete = 0 }) => complete)
  return [...fixes.map(({ since }) => since), ...scanned].reduce((latest, time) => Math.max(latest, time), 0)
}

/** `time` before the newest change at most. */
export function isRecentIn(ledger: Ledger, time: number): (fix: Fix) => boolean {
  const from = latestTime(ledger) - time
  return ({ since }) => since >= from
}

export function listWithoutPull(ledger: Ledger) {
  const isShown = isRecentIn(ledger, withoutPullShown)
  return ledger.fixes.filter((fix) => fix.state === 'unchanged' && fix.retried === undefined && isShown(fix))
}

export function isProven({ fixes, outcomes }: Ledger) {
  return (outcomes.merged ?? 0) + (outcomes.declined ?? 0) > 0 || fixes.some(({ prLink }) => prLink)
}

/** Nobody knows whether the others would succeed. */
export const goesAlone = (ledger: Ledger) => ledger.probeFirst || !isProven(ledger)

export function findBlock(ledger: Ledger, now: number, isIssueClosed?: boolean): WaitReason | undefined {
  const { notBefore = 0, jobPathVerified, paused, fixes } = ledger
  if (isIssueClosed || paused !== undefined) return { code: 'paused' }
  if (notBefore > now) return { code: 'service-pause', until: notBefore }
  if (!jobPathVerified && fixes.some((fix) => isOpen(fix, now) && fix.state !== 'proposed'))
    return { code: 'job-path-unverified' }
  if (ledger.canary) return { code: 'no-pull' }
  const isUnderWay = fixes.some(({ state, at }) => {
    const { open, hasPull } = states[state]
    return open && !hasPull && !(state === 'active' && now - at >= day)
  })
  return isUnderWay && !isProven(ledger) ? { code: 'canary' } : undefined
}

export type FixGroup = ReturnType<typeof groupByPull>[number]

export function groupByPull(fixes: readonly Fix[]) {
  const groups = Map.groupBy(newestFirst(fixes), (fix) => pullOf(fix) ?? fix)
  return [...groups.values()].map((group) => {
    const [newest] = group as [Fix, ...Fix[]]
    return {
      ...newest,
      ...addUp(group),
      words: [...new Set(group.flatMap((fix) => fix.words ?? []))],
      fixes: group,
      oldestSince: (group.at(-1) ?? newest).since,
      judged: group.find(({ review }) => review)?.review?.judged,
    }
  })
}

function addUp(fixes: readonly Fix[]) {
  const sum = (field: 'distinctReaders' | 'agents' | 'votes' | 'voteEntries') =>
    fixes.reduce((total, fix) => total + (fix[field] ?? 0), 0)
  return {
    distinctReaders: sum('distinctReaders'),
    agents: sum('agents'),
    votes: sum('votes'),
    voteEntries: sum('voteEntries'),
    entryIds: [...new Set(fixes.flatMap((fix) => fix.entryIds))],
    pages: [...new Set(fixes.flatMap((fix) => fix.pages))],
    topics: fixes.flatMap((fix) => fix.topics),
  }
}

export function newestFirst(fixes: readonly Fix[]) {
  return fixes.toSorted((a, b) => b.since - a.since || byCode(a.pages[0] ?? '', b.pages[0] ?? '') || byCode(a.id, b.id))
}

export function isRetriedIn({ fixes }: Ledger): (fix: Fix) => boolean {
  const oldestFirst = fixes.toSorted((a, b) => a.at - b.at)
  const sent = new Map(oldestFirst.flatMap(({ entryIds, at }) => entryIds.map((id) => [id, at] as const)))
  return ({ entryIds, setAside = [], at }) =>
    entryIds.length > 0 && entryIds.every((id) => setAside.includes(id) || (sent.get(id) ?? 0) > at)
}

/** The Action cannot set statuses in the service. */
export function listToResolve(ledger: Ledger) {
  const open = new Set(ledger.merged.filter(({ resolved }) => !resolved).map(({ fixId }) => fixId))
  return groupByPull(ledger.fixes.filter(({ id, state }) => state === 'merged' && open.has(id)))
}

type Group = Pick<Fix, 'entryIds'>

function holdsAny({ entryIds }: Group, ids: readonly string[]) {
  const own = new Set(entryIds)
  return ids.some((id) => own.has(id))
}

export const isTicked = ({ sendNow = [] }: Ledger, group: Group) => holdsAny(group, sendNow)

export const isRequested = ({ sendNow = [], asked = [] }: Ledger, group: Group) =>
  holdsAny(group, [...sendNow, ...asked])

export function maxPrompt({ promptLimit }: Ledger, input: number, now: number) {
  const isValid = promptLimit?.input === input && now - promptLimit.at < promptLimitKept
  return isValid ? promptLimit.longest : input
}

/** An id may equal an inherited property's name. */
export function countFailures({ attempts }: Ledger, id: string) {
  return Object.hasOwn(attempts, id) ? (attempts[id] ?? 0) : 0
}

export function countPending(ledger: Ledger, id: string) {
  return Object.values(ledger.openRuns).flatMap(({ failed }) => failed.filter((other) => other === id)).length
}

export const maxMessages = 2

export const lastMessage = ({ messages = [] }: Fix) => messages.at(-1)

export const countMessages = ({ messages = [] }: Fix) =>
  messages.filter(({ state }) => state === 'sent' || state === 'uncertain').length

export function widenFix(ledger: Ledger, fix: Fix): Fix {
  const fixes = fix.prLink ? newestFirst(listLinked(ledger, fix.prLink)) : []
  if (fixes.length < 2) return fix
  const all = addUp(fixes)
  const [oldest = null] = fixes.flatMap((each) => each.oldest ?? []).sort((a, b) => a - b)
  const at = fixes.reduce((latest, each) => Math.max(latest, each.at), 0)
  const comments = fixes.flatMap(({ pages, comments: own = [] }) =>
    own.map((one) => ({ ...one, page: all.pages.indexOf(pages[one.page] as (typeof pages)[number]) })),
  )
  return { ...fix, ...all, comments, oldest, at }
}

export function findBlamed(ledger: Ledger, { prLink, review }: Fix): ReadonlySet<string> {
  const reviews = prLink ? listLinked(ledger, prLink).map((fix) => fix.review) : [review]
  return new Set(reviews.flatMap((one) => one?.judged.blamed ?? []))
}

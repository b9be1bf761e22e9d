// Queries over fixes.
import type { PullLink } from '../identifiers/github-names.ts'
import type { Fix, Ledger, News } from '../ledger/ledger.ts'
import { day, unreadableFor, withoutPullShown } from '../ledger/ledger-limits.ts'
import { states } from './fix.ts'
import type { WaitReason } from './reasons.ts'

export function isOpen({ state, unreadableSince = Number.POSITIVE_INFINITY }: Fix, now: number): boolean {
  return states[state].open === true && !(state === 'proposed' && now - unreadableSince > unreadableFor)
}

export const holdsEntries = (fix: Fix): boolean => !states[fix.state].frees && fix.retried === undefined

export function sectionOf({ state, unreadableSince }: Pick<Fix, 'state' | 'unreadableSince'>) {
  return states[state].open && unreadableSince !== undefined ? 'problems' : states[state].section
}

/** A declined pull request may still be merged. */
export const isClosed = (fix: Fix): boolean => !states[fix.state].open

export const isDismissed = ({ dismissed = [] }: Ledger, key: string): boolean =>
  dismissed.some((one) => one.key === key)

export const findFix = (ledger: Ledger, id: string): Fix | undefined => ledger.fixes.find((fix) => fix.id === id)

export function listLinked({ fixes }: Pick<Ledger, 'fixes'>, { url }: PullLink): Fix[] {
  return fixes.filter(({ prLink }) => prLink?.url.toLowerCase() === url.toLowerCase())
}

export const listDeclined = ({ declined }: Ledger, { id }: Pick<Fix, 'id'>) =>
  declined.filter(({ fixId }) => fixId === id).map(({ signatures }) => signatures)

export function listHeld({ state, entryIds, rest = [] }: Fix): readonly string[] {
  return state === 'merged' && rest.length > 0 ? entryIds.filter((id) => !rest.includes(id)) : entryIds
}

/** Of a closed fix: without what a person set aside. */
export const listSettled = (fix: Fix): string[] => listHeld(fix).filter((id) => !fix.setAside?.includes(id))

export const heldEntries = (ledger: Ledger): Set<string> => new Set(ledger.fixes.filter(holdsEntries).flatMap(listHeld))

/** Stands in for the clock, so that texts depend on the ledger alone. */
export function latestTime({ fixes, scans }: Ledger): number {
  const scanned = Object.values(scans).flatMap(({ complete }) => complete ?? [])
  return [...fixes.map(({ since }) => since), ...scanned].reduce((latest, time) => Math.max(latest, time), 0)
}

export function listWithoutPull(ledger: Ledger): Fix[] {
  const from = latestTime(ledger) - withoutPullShown
  return ledger.fixes.filter((fix) => fix.state === 'unchanged' && fix.retried === undefined && fix.since >= from)
}

export function isProven({ fixes, outcomes }: Pick<Ledger, 'fixes' | 'outcomes'>): boolean {
  return (outcomes.merged ?? 0) + (outcomes.declined ?? 0) > 0 || fixes.some(({ prLink }) => prLink !== undefined)
}

/** What keeps all jobs from being created. */
export function findBlock(ledger: Ledger, now: number): WaitReason | undefined {
  const { notBefore = 0, jobPathVerified, paused, fixes } = ledger
  if (paused !== undefined) return { code: 'paused' }
  if (notBefore > now) return { code: 'service-pause', until: notBefore }
  if (!jobPathVerified && fixes.some((fix) => isOpen(fix, now) && fix.state !== 'proposed'))
    return { code: 'job-path-unverified' }
  const code = findCanary(ledger, now)
  return code && { code }
}

const maxHold = day

function findCanary(ledger: Ledger, now: number): 'no-pull' | 'canary' | undefined {
  if (ledger.canary !== undefined) return 'no-pull'
  const isOver = ({ state, at }: Fix) => state === 'active' && now - at >= maxHold
  const isUnderWay = ledger.fixes.some((fix) => {
    const { open, hasPull } = states[fix.state]
    return open && !hasPull && !isOver(fix)
  })
  return isUnderWay && !isProven(ledger) ? 'canary' : undefined
}

/** Each pull request once. `remindBefore`: news again if it waits since then. */
export function pendingNews({ fixes }: Ledger, remindBefore = Number.NEGATIVE_INFINITY) {
  const nameOf = (fix: Fix, news: News) => `${news} ${fix.prLink?.url ?? fix.id}`
  const told = new Set(fixes.flatMap((fix) => fix.notified.map((news) => nameOf(fix, news))))
  const isNew = (fix: Fix, news: News) => told.size < told.add(nameOf(fix, news)).size
  return fixes.flatMap((fix): { readonly fixId: string; readonly news: News }[] => {
    const { news } = states[fix.state]
    const isWaiting = fix.state === 'proposed' && fix.unreadableSince === undefined && fix.since <= remindBefore
    if (news === undefined) return []
    if (!fix.notified.includes(news))
      return news !== 'pull-request' || isNew(fix, news) ? [{ fixId: fix.id, news }] : []
    return isWaiting && isNew(fix, 'reminder') ? [{ fixId: fix.id, news: 'reminder' }] : []
  })
}

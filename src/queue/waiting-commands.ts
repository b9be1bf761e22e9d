// Commands on waiting groups.
import { earliest } from '../feedback/scan.ts'
import { type Advance, applied } from '../fixes/change-fix.ts'
import { heldEntries } from '../fixes/queries.ts'
import type { Ledger, Waiting } from '../ledger/ledger.ts'
import { waitingShown } from '../ledger/ledger-limits.ts'

const queueKept = 500

export const waitingRules = {
  'queue-kept': (ledger: Ledger, event: { found: NonNullable<Ledger['queue']>; gone: readonly string[] }) => {
    const { queue = [] } = ledger
    const gone = new Set(event.gone)
    const left = queue.filter(({ id }) => !gone.has(id))
    const taken = new Set([...left.map(({ id }) => id), ...heldEntries(ledger)])
    const found = event.found.filter(({ id }) => !taken.has(id)).slice(0, Math.max(0, queueKept - left.length))
    return applied({ ...ledger, queue: [...left, ...found] })
  },

  'waiting-listed': (ledger: Ledger, { clusters: found }: { clusters: readonly Waiting[] }): Advance => {
    const { waiting: before, queuePage = 0 } = ledger
    const clusters = listUnsent(ledger, found)
    const page = countPages(clusters.length) > queuePage ? queuePage : 0
    const sorted = clusters.toSorted((a, b) => ranks[a.decision] - ranks[b.decision])
    const listed = sorted.slice(page * waitingShown, (page + 1) * waitingShown)
    const waiting = {
      clusters: listed,
      page: page || undefined,
      entries: sumEntries(clusters),
      oldest: earliest(clusters.map((cluster) => cluster.oldest)) ?? null,
      more: clusters.length - listed.length,
      unapproved: countUnapproved(clusters) || undefined,
    }
    const isSame = JSON.stringify(waiting) === JSON.stringify(before)
    return isSame && page === queuePage ? 'known' : applied({ ...ledger, waiting, queuePage: page || undefined })
  },

  'words-withdrawn': (ledger: Ledger, _: object) => {
    const { fixes, waiting } = ledger
    const clusters = waiting.clusters.map(({ words: _, ...cluster }) => cluster)
    return applied({ ...ledger, fixes: fixes.map(({ words: _, ...fix }) => fix), waiting: { ...waiting, clusters } })
  },
}

/** What this run or another has sent meanwhile does not wait. */
function listUnsent(ledger: Ledger, groups: readonly Waiting[]) {
  const held = heldEntries(ledger)
  return groups.flatMap((group) => {
    const entryIds = group.entryIds.filter((id) => !held.has(id))
    const gone = group.entryIds.length - entryIds.length
    if (gone === 0) return group
    const entries = Math.max(0, group.entries - gone)
    const distinctReaders = Math.min(group.distinctReaders, entries)
    const agents = Math.min(group.agents ?? 0, distinctReaders)
    return entryIds.length === 0 ? [] : { ...group, entryIds, entries, distinctReaders, agents }
  })
}

export function takeFromQueue(ledger: Ledger, key: string): Ledger {
  const { waiting } = ledger
  const { clusters: before, more, entries, oldest, unapproved = 0 } = waiting
  const others = before.filter((group) => group.key !== key)
  const clusters = listUnsent(ledger, others)
  const left = {
    clusters,
    entries: entries - sumEntries(before) + sumEntries(clusters),
    oldest: more > 0 ? oldest : (earliest(clusters.map((group) => group.oldest)) ?? null),
    unapproved: unapproved - countUnapproved(before) + countUnapproved(clusters) || undefined,
  }
  return { ...ledger, waiting: { ...waiting, ...left } }
}

const sumEntries = (groups: readonly Waiting[]) => groups.reduce((sum, { entries }) => sum + entries, 0)
const countUnapproved = (groups: readonly Waiting[]) =>
  groups.filter(({ reason }) => reason.code === 'not-approved').length

const ranks = { deferred: 0, 'open-fix': 1, declined: 2, 'too-small': 3 } as const

export const countToApprove = ({ waiting }: Ledger) => waiting.unapproved ?? 0
export const countGroups = ({ waiting }: Ledger) => waiting.clusters.length + waiting.more
export const countPages = (groups: number) => Math.max(1, Math.ceil(groups / waitingShown))

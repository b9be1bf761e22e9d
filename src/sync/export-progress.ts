// How far a run has come with the export, in words: each walk, and what is left.
import type { ScanPlan, Walk } from '../ledger/scan.ts'
import { formatMinute } from '../report/format.ts'
import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { ExportRead } from './read-export.ts'
import { toTime } from './read-stream.ts'

export interface Unread {
  readonly reason: 'budget' | 'limited' | 'broken'
  /** When the service may be asked again, if it has asked for a pause. */
  readonly until?: number
}

export function findUnread({ walks }: ExportRead, until: number | undefined): Unread | undefined {
  if (until !== undefined) return { reason: 'limited', until }
  const ends = walks.map(({ end }) => end)
  if (ends.includes('paused')) return { reason: 'budget' }
  return ends.includes('broken') ? { reason: 'broken' } : undefined
}

/** What is left of the export, and when it goes on. */
export function describeUnread({ reason, until }: Unread, budget: number): SafeText {
  if (until !== undefined)
    return safe`The service asked for a pause: its export is read on after ${formatMinute(until)}.`
  if (reason === 'broken') return safe`Part of the export could not be read; the next run asks for it again.`
  const spent = safe`All ${budget} requests that \`max-export-requests\` allows a run are spent`
  return safe`${spent}: the next run goes on where this one ended.`
}

/** A line for each walk: what it was about, and how far it has come. */
export function listWalks(plan: ScanPlan, { walks }: ExportRead): SafeText[] {
  const before = new Map(plan.walks.map((walk) => [walk.kind, walk.pages]))
  return walks.map(({ walk, end }) => {
    const pages = walk.pages - (before.get(walk.kind) ?? 0)
    const sum = pages === walk.pages ? safe`` : safe` (${formatNumber(walk.pages)} in all so far)`
    const left = end === 'paused' ? safe`; more is left` : safe``
    return safe`${nameWalk(walk)}: ${count(pages, 'page')}${sum}${left}.`
  })
}

function nameWalk({ kind, from, start }: Walk): SafeText {
  const window = safe`from ${from === undefined ? 'the beginning' : toSafeText(toTime(from))} to ${toSafeText(toTime(start))}`
  switch (kind) {
    case 'window':
      return safe`Window ${window}`
    case 'newest':
      return safe`Newest feedback, ${window}`
    case 'backlog':
      return safe`Backlog ${window}`
    case 'undated':
      return safe`Scan without dates, for entries that bear none`
  }
}

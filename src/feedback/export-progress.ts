// How far a run got with the export: each walk in the log, and why part of it is left.

import { count, formatNumber, type SafeText, safe } from '../text/safe-text.ts'
import { toSafeText } from '../text/to-safe-text.ts'
import type { ScanPlan, Walk } from './plan-scan.ts'
import type { ExportRead } from './read-export.ts'
import { toTime } from './read-stream.ts'
import type { Unread } from './unread.ts'

/** @param until when the service may be asked again, if it asked for a pause */
export function findUnread(
  { walks, requests }: Pick<ExportRead, 'walks' | 'requests'>,
  { budget, until }: { budget: number; until: number | undefined },
): Unread | undefined {
  if (until !== undefined) return { reason: 'limited', until, walks }
  const ends = walks.map(({ end }) => end)
  if (ends.includes('paused')) return { reason: requests < budget ? 'empty' : 'budget', walks }
  return ends.includes('broken') ? { reason: 'broken', walks } : undefined
}

const left = {
  ended: safe``,
  paused: safe`; more remains`,
  broken: safe`; it ended early`,
}

/** A line for each walk: what it covered, and how far it got. */
export function listWalks(plan: ScanPlan, { walks }: ExportRead): SafeText[] {
  const before = new Map(plan.walks.map((walk) => [walk.kind, walk.pages]))
  return walks.map(({ walk, end }) => {
    const pages = Math.max(0, walk.pages - (before.get(walk.kind) ?? 0))
    const sum = pages === walk.pages ? safe`` : safe` (${formatNumber(walk.pages)} in total so far)`
    if (walk.pages === 0 && end === 'paused') return safe`${nameWalk(walk)}: deferred to a later run.`
    return safe`${nameWalk(walk)}: ${count(pages, 'page')}${sum}${left[end]}.`
  })
}

function nameWalk({ kind, from, start }: Walk): SafeText {
  const window = safe`from ${from === undefined ? 'the beginning' : toSafeText(toTime(from))} to ${toSafeText(toTime(start))}`
  switch (kind) {
    case 'window':
      return safe`Feedback ${window}`
    case 'backlog':
      return safe`Backlog ${window}`
    case 'undated':
      return safe`Scan for undated entries`
  }
}

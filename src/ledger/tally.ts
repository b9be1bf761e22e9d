// Readers' comments and wordless votes, counted per page and per week for the tracking issue.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { type DocPath, parseDocPath } from '../feedback/doc-path.ts'
import { parseTime } from '../feedback/time.ts'
import type { Vote } from '../triage/intake.ts'
import type { Tally } from './ledger.ts'
import { day, tallyPages, tallyWeeks } from './limits.ts'

type PageCount = Tally['pages'][DocPath]
const nothing: PageCount = { comments: 0, up: 0, down: 0, silent: 0 }

/**
 * A scan without dates sees everything and counts from nothing; a window adds what was created after the last count.
 * `start` is the scan's frozen end.
 */
export function countFeedback(
  before: Tally,
  seen: { candidates: readonly FeedbackEntry[]; votes: readonly Vote[] },
  scan: { start: number; whole: boolean },
): Tally {
  const pages = new Map<string, PageCount>(scan.whole ? [] : Object.entries(before.pages))
  const weeks = new Map<string, { comments: number; votes: number }>(scan.whole ? [] : Object.entries(before.weeks))
  const fresh = (at: number | null) =>
    at === null ? scan.whole : at < scan.start && (scan.whole || at >= before.countedTo)
  const count = (page: DocPath, kind: keyof PageCount, at: number | null) => {
    const old = pages.get(page) ?? nothing
    pages.set(page, { ...old, [kind]: old[kind] + 1 })
    if (at === null) return
    const week = weekOf(at)
    const sum = weeks.get(week) ?? { comments: 0, votes: 0 }
    weeks.set(week, kind === 'comments' ? { ...sum, comments: sum.comments + 1 } : { ...sum, votes: sum.votes + 1 })
  }
  for (const entry of seen.candidates) {
    const at = parseTime(entry.createdAt)
    if (fresh(at)) count(parseDocPath(entry.path), 'comments', at)
  }
  for (const vote of seen.votes) if (fresh(vote.at)) count(vote.page, vote.vote, vote.at)
  const weight = ([, sum]: [string, PageCount]) => sum.down * 4 + sum.comments * 4 + sum.up + sum.silent
  const busiest = [...pages].sort((a, b) => weight(b) - weight(a) || (a[0] < b[0] ? -1 : 1)).slice(0, tallyPages)
  const latest = [...weeks].sort(([a], [b]) => (a < b ? 1 : -1)).slice(0, tallyWeeks)
  return { countedTo: scan.start, pages: Object.fromEntries(busiest), weeks: Object.fromEntries(latest) }
}

/** The Monday of the week, UTC, as YYYY-MM-DD. */
export function weekOf(time: number): string {
  const earliest = -8.64e15 + 7 * day
  if (time < earliest) return weekOf(earliest)
  const weekday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - weekday * day).toISOString().slice(0, 10)
}

/** Downvotes that count towards `min-votes`: those kept from earlier scans and those of this one, less what is done with. */
export function gatherVotes(
  kept: Readonly<Record<string, readonly string[]>>,
  votes: readonly Vote[],
  isDone: (id: string) => boolean,
): Map<DocPath, string[]> {
  const pages = new Map<DocPath, Set<string>>()
  const add = (page: DocPath, id: string) => {
    if (isDone(id)) return
    const ids = pages.get(page) ?? new Set()
    pages.set(page, ids.add(id))
  }
  for (const [page, ids] of Object.entries(kept)) for (const id of ids) add(parseDocPath(page), id)
  for (const vote of votes) if (vote.vote === 'down') add(vote.page, vote.id)
  const most = 200
  return new Map([...pages].map(([page, ids]) => [page, [...ids].sort().slice(0, most)]))
}

// Orders that do not depend on a locale, nor on the order in which things came.
import type { FeedbackEntry } from '../docs-api/contract.ts'
import { parseTime } from '../feedback/time.ts'

/** By UTF-16 units, the same everywhere. */
export function byCode(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Oldest dated entry first, undated ones last: what comes later does not move to the front. */
export function byAge(a: FeedbackEntry, b: FeedbackEntry): number {
  const [timeA, timeB] = [
    parseTime(a.createdAt) ?? Number.POSITIVE_INFINITY,
    parseTime(b.createdAt) ?? Number.POSITIVE_INFINITY,
  ]
  return timeA === timeB ? byCode(a.id, b.id) : timeA - timeB
}

/** The oldest entry: a name taken from it stays while others come and go. */
export function findAnchor(entries: readonly FeedbackEntry[]): FeedbackEntry | undefined {
  return entries.reduce<FeedbackEntry | undefined>(
    (oldest, entry) => (oldest && byAge(oldest, entry) <= 0 ? oldest : entry),
    undefined,
  )
}

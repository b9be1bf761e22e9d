// Feedback in numbers: by week, by status and by page, in a range of dates.
import { setImmediate as others } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FeedbackStatus } from '../../docs-api/vocabulary.ts'
import type { Queries } from './database.ts'
import { rankOf } from './feedback-rows.ts'

export interface Week {
  /** A Monday, `2026-11-23`; weeks are those of UTC. */
  readonly start: string
  readonly helpful: number
  readonly notHelpful: number
  /** Of code blocks, of agents, and votes that do not say up or down. */
  readonly other: number
}

interface PageCount {
  readonly path: string
  readonly total: number
  readonly notHelpful: number
  /** With words. */
  readonly comments: number
  /** Pending or in progress. */
  readonly open: number
}

export interface Summary {
  /** All of the range, oldest first, those without feedback too. */
  readonly weeks: readonly Week[]
  readonly statuses: Readonly<Record<FeedbackStatus, number>>
  /** Those with most feedback first. */
  readonly pages: readonly PageCount[]
  readonly morePages: boolean
}

const WEEK = 604_800_000
/** From the first Monday before 1970 to the first moment of 1970. */
const toMonday = 259_200_000

/** The first moment of the week that many weeks before this one. */
export function findWeek(now: number, before: number): number {
  return (Math.floor((now + toMonday) / WEEK) - before) * WEEK - toMonday
}

/**
 * Undated entries are in no week. Read week by week: one statement over all of a large project would hold up an SQLite service for seconds.
 *
 * @param from the first moment of a week
 */
export async function summarize(
  queries: Queries,
  projectId: string,
  { from, weeks: length }: { from: number; weeks: number },
  { limit, offset }: { limit: number; offset: number },
): Promise<Summary> {
  const weeks: Week[] = []
  const pages = new Map<string, PageCount>()
  const statuses = { pending: 0, in_progress: 0, resolved: 0, dismissed: 0 }
  for (let start = from; start < from + length * WEEK; start += WEEK) {
    const week = { start: new Date(start).toISOString().slice(0, 10), helpful: 0, notHelpful: 0, other: 0 }
    for (const { path, helpful, status, worded, count } of await countWeek(queries, projectId, start)) {
      week[helpful === null ? 'other' : helpful === 1 ? 'helpful' : 'notHelpful'] += count
      statuses[status] += count
      const page = pages.get(path) ?? { path, total: 0, notHelpful: 0, comments: 0, open: 0 }
      pages.set(path, {
        path,
        total: page.total + count,
        notHelpful: page.notHelpful + (helpful === 0 ? count : 0),
        comments: page.comments + (worded === 1 ? count : 0),
        open: page.open + (status === 'pending' || status === 'in_progress' ? count : 0),
      })
    }
    weeks.push(week)
    await others()
  }
  const sorted = [...pages.values()].sort((one, other) => other.total - one.total || (one.path < other.path ? -1 : 1))
  return { weeks, statuses, pages: sorted.slice(offset, offset + limit), morePages: sorted.length > offset + limit }
}

function countWeek(queries: Queries, projectId: string, start: number) {
  const worded = sql<number>`case when comment is null then 0 else 1 end`
  return queries
    .selectFrom('feedback')
    .select(['path', 'helpful', 'status', worded.as('worded'), sql<number>`count(*)`.as('count')])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`length(source) > 0`)
    .where('rank', '<=', rankOf(start))
    .where('rank', '>', rankOf(start + WEEK))
    .groupBy(['path', 'helpful', 'status', worded])
    .execute()
}

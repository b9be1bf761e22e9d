// Sets entries to resolved once the pull request that was made for them is merged.
import type { Database } from '../data/database.ts'
import {
  claimWatch,
  dropWatch,
  dropWatches,
  keepEtag,
  listDueWatches,
  resolveWatched,
  type Watch,
} from '../data/watches.ts'
import type { PullAnswer } from './read-pull.ts'

/** What happened in a round, for the log. */
export type MergeEvent =
  | { readonly kind: 'resolved'; readonly watch: Watch; readonly entryId: string }
  /** Its entries had been done by somebody before. */
  | { readonly kind: 'nothing-left'; readonly watch: Watch }
  | { readonly kind: 'merged-elsewhere'; readonly watch: Watch; readonly base: string }
  | { readonly kind: 'unreadable'; readonly watch: Watch; readonly status: number }
  | { readonly kind: 'limited'; readonly until: number }
  | { readonly kind: 'failed'; readonly reason: string }

interface RoundOptions {
  readonly database: Database
  /** Milliseconds since 1970. */
  now(): number
  read(repository: string, number: number, etag: string | null): Promise<PullAnswer>
  onEvent(event: MergeEvent): void
  /** Looks at all, whether they are due or not. */
  readonly all?: boolean
  readonly signal: AbortSignal
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
/** Requests of one round. */
const maxLooks = 50
/** A pull request that is not merged by then is given up. */
const maxWatch = 90 * DAY

/**
 * One look at each pull request that is due, and its consequences. Cut short at any moment, nothing is half-done: at most, one look comes
 * at its next turn.
 *
 * @returns when GitHub may be asked again, in milliseconds since 1970
 */
export async function resolveMerged(options: RoundOptions): Promise<number> {
  const { database, now, read, onEvent, all = false, signal } = options
  const { queries } = database
  await dropWatches(queries, now() - maxWatch)
  const [due, most] = all ? [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] : [now(), maxLooks]
  for (const watch of await listDueWatches(queries, due, most)) {
    if (signal.aborted) break
    const number = findNumber(watch.prLink)
    if (number === undefined) {
      await dropWatch(queries, watch.jobId)
      continue
    }
    if (!(await claimWatch(queries, watch, now() + findInterval(now() - watch.createdAt)))) continue
    const answer = await read(watch.repository, number, watch.etag)
    if (signal.aborted) break
    switch (answer.kind) {
      case 'merged':
        await settle(database, watch, answer.base, now(), onEvent)
        break
      case 'not-merged':
        await keepEtag(queries, watch.jobId, answer.etag)
        break
      case 'unchanged':
        break
      case 'refused':
        onEvent({ kind: 'unreadable', watch, status: answer.status })
        break
      case 'limited':
        onEvent({ kind: 'limited', until: answer.until })
        return answer.until
      case 'failed':
        onEvent({ kind: 'failed', reason: answer.reason })
        return now() + MINUTE
    }
  }
  return now()
}

/** A change that went to another branch is not published. */
async function settle(
  database: Database,
  watch: Watch,
  base: string,
  at: number,
  onEvent: RoundOptions['onEvent'],
): Promise<void> {
  if (!watch.refs.includes(base)) {
    await dropWatch(database.queries, watch.jobId)
    return onEvent({ kind: 'merged-elsewhere', watch, base })
  }
  const entryIds = await resolveWatched(database, watch, at)
  for (const entryId of entryIds) onEvent({ kind: 'resolved', watch, entryId })
  if (entryIds.length === 0) onEvent({ kind: 'nothing-left', watch })
}

/** Ten minutes at first, and the longer nobody merges it, the rarer: twice a day at least. Whole milliseconds, for Postgres. */
function findInterval(age: number): number {
  return Math.min(Math.max(Math.round(age / 20), 10 * MINUTE), DAY / 2)
}

/** The repository is the job's, whatever a link says. */
function findNumber(link: string): number | undefined {
  const digits = /\/pull\/([1-9]\d{0,9})$/.exec(link)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

// Of three jobs, one goes to what waited longest, one to what would soon outgrow `max-age`, one to the best group.
import type { Cluster } from '../clusters/cluster.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { parseTime } from '../pages/entry-time.ts'
import { split } from './hold-back.ts'

export type Turn = 'waited' | 'outgrowing'

type Entries = ReadonlyMap<string, FeedbackEntry>

/** Each has every third job at least. */
const apart = 2

/** Which have not had one of the last two jobs, the most urgent first. @param latest newest first */
export function findTurns(latest: readonly (Turn | undefined)[]): Turn[] {
  const last = latest.slice(0, apart)
  return (['waited', 'outgrowing'] as const).filter((turn) => !last.includes(turn))
}

/** Entries from before it are about to outgrow `max-age`: a tenth of it is left, or less than two runs. */
export function findDeadline({ lastRun }: Ledger, maxAge: number | undefined, now: number): number {
  if (maxAge === undefined) return Number.NEGATIVE_INFINITY
  const margin = Math.max(maxAge / 10, 2 * (now - (lastRun?.at ?? now)))
  return now - maxAge + margin
}

/** The page of an entry; votes without a comment are only in groups of one page. */
export function pageOf(id: string, { pages }: Pick<Cluster, 'pages'>, entries: Entries): DocPath {
  const entry = entries.get(id)
  return entry === undefined ? (pages[0] ?? parseDocPath('')) : parseDocPath(entry.path)
}

/** What of a group of several pages can be sent while some of them have an open fix. */
export function splitBusy(cluster: Cluster, entries: Entries, isBusy: (page: DocPath) => boolean) {
  const held = cluster.entryIds.filter((id) => isBusy(pageOf(id, cluster, entries)))
  const { part, rest } = split(cluster, held, entries, 'busy')
  return {
    part: part && { ...part, pages: part.pages.filter(isBusy) },
    rest: rest && { ...rest, pages: rest.pages.filter((page) => !isBusy(page)) },
  }
}

/** Groups that begin to wait, each by its oldest entry of a reader of its own; oldest first. */
export function listNewlyWaiting(
  { queue = [] }: Ledger,
  waiting: readonly Cluster[],
  repeats: ReadonlySet<string>,
  entries: Entries,
): NonNullable<Ledger['queue']>[number][] {
  const known = new Set(queue.map(({ id }) => id))
  const timeOf = (id: string) => parseTime(entries.get(id)?.createdAt ?? null) ?? Number.POSITIVE_INFINITY
  const isOlder = (a: string, b: string) => timeOf(a) < timeOf(b) || (timeOf(a) === timeOf(b) && a < b)
  const found = waiting.flatMap(({ entryIds }) => {
    if (entryIds.some((id) => known.has(id))) return []
    const own = entryIds.filter((id) => entries.has(id) && !repeats.has(id))
    return own.length === 0 ? [] : [own.reduce((oldest, id) => (isOlder(id, oldest) ? id : oldest))]
  })
  return found
    .sort((a, b) => (isOlder(a, b) ? -1 : 1))
    .map((id) => (Number.isFinite(timeOf(id)) ? { id } : { id, undated: true }))
}

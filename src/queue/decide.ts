// Which clusters are sent, in which turn, or held back.
import type { Cluster, Clustering } from '../clusters/cluster.ts'
import { readMailbox } from '../clusters/reader-copies.ts'
import type { FeedbackEntry } from '../docs-api/contract.ts'
import type { Collected } from '../feedback/collect.ts'
import { findLimit, type JobLimits } from '../fixes/job-limits.ts'
import { holdsEntries, isRequested, isTicked, listOpen } from '../fixes/queries.ts'
import type { Inputs } from '../inputs/inputs.ts'
import type { Ledger } from '../ledger/ledger.ts'
import { type DocPath, parseDocPath } from '../pages/doc-path.ts'
import { readTime } from '../pages/entry.ts'
import type { Entries } from '../step-context.ts'
import { countComplaints, countTries, type Disposition, nextAttempt, pageOf, type Split, splitBusy } from './parts.ts'

type Placed = Disposition & Readonly<{ cluster: Cluster; turn?: Turn }>
export type Decided = Placed & { readonly attempt: number }

export function decide(
  ledger: Ledger,
  { parts, repeats }: Pick<Clustering, 'repeats'> & Readonly<{ parts: readonly Split[] }>,
  entries: Entries,
  limits: Limits,
  now: number,
): Decided[] {
  const ranked = parts
    .map(({ cluster, fixed }): Part => {
      const { key, voteIds, entryIds } = cluster
      const outOfTurn = isTicked(ledger, cluster)
      const isWanted = outOfTurn && fixed?.decision === 'declined'
      return {
        cluster,
        outOfTurn,
        asked: isRequested(ledger, cluster),
        isOwn: voteIds.length > 0 || entryIds.some((id) => entries.has(id) && !repeats.has(id)),
        failures: ledger.fixes.filter((fix) => fix.state === 'failed' && fix.key === key).length,
        fixed: (isWanted ? undefined : fixed) ?? judge(ledger, cluster, limits, outOfTurn),
      }
    })
    .sort(
      (a, b) =>
        Number(b.asked) - Number(a.asked) ||
        Number(b.isOwn) - Number(a.isOwn) ||
        a.failures - b.failures ||
        b.cluster.score - a.cluster.score ||
        (a.cluster.key < b.cluster.key ? -1 : 1),
    )
  const placed = placeParts(ledger, ranked, entries, limits, now)
  const sent = [...placed.values()].flat().filter((one) => !('reason' in one))
  const others = ranked.flatMap((part) => placed.get(part) ?? []).filter((one) => 'reason' in one)
  return [...sent, ...others].map((one) => ({ ...one, attempt: nextAttempt(ledger, one.cluster) }))
}

function judge(ledger: Ledger, cluster: Cluster, limits: Limits, outOfTurn: boolean): Disposition | undefined {
  if (cluster.entryIds.some((id) => countTries(ledger, id) >= limits['max-attempts']))
    return { decision: 'deferred', reason: { code: 'last-attempt' } }
  const limit = limits['min-cluster-size']
  const comments = countComplaints(cluster)
  if (comments >= limit || cluster.voteIds.length > 0 || outOfTurn) return undefined
  return { decision: 'too-small', reason: { code: 'min-cluster-size', comments, limit } }
}

export type Limits = JobLimits &
  Pick<Inputs, 'min-cluster-size' | 'max-attempts'> & { readonly 'max-age': Pick<Inputs['max-age'], 'time'> }

type Part = Readonly<{
  cluster: Cluster
  asked: boolean
  outOfTurn: boolean
  /** Not all who speak have spoken elsewhere. */
  isOwn: boolean
  failures: number
  fixed: Disposition | undefined
}>

type Waiting = Readonly<{ page: DocPath; part: Part }>

function placeParts(ledger: Ledger, parts: readonly Part[], entries: Entries, limits: Limits, now: number) {
  const open = listOpen(ledger, now)
  const busy = new Map<string, 'page-open' | 'page-next'>(
    open.flatMap((fix) => fix.pages.map((page) => [page, 'page-open'])),
  )
  const turns: (Turn | undefined)[] = ledger.fixes.map(({ turn }) => turn)
  const deadline = findDeadline(ledger, limits['max-age'].time, now)
  const placed = new Map<Part, Placed[]>()
  const left = new Set<Part>()
  for (const part of parts)
    if (part.fixed) placed.set(part, [{ ...part.fixed, cluster: part.cluster }])
    else left.add(part)
  const holders = new Map([...left].flatMap((part) => part.cluster.entryIds.map((id) => [id, part])))
  let sent = 0

  const findReason = (part: Part) => findLimit(ledger, part, { ...limits, sent }, now)

  function send(cluster: Cluster, turn: Turn | undefined): Placed {
    sent += 1
    turns.unshift(turn)
    for (const page of cluster.pages) busy.set(page, 'page-next')
    return { decision: limits['dry-run'] ? 'planned' : 'dispatched', cluster, turn }
  }

  const findBusy = ({ pages }: Cluster) => pages.map((page) => busy.get(page)).find((code) => code !== undefined)
  const isWhollyFree = ({ cluster }: Part) => findBusy(cluster) === undefined

  function findFirst(): Waiting | undefined {
    for (const { id } of ledger.queue ?? []) {
      const part = holders.get(id)
      const page = part && left.has(part) ? pageOf(id, part.cluster, entries) : undefined
      if (part && page && !busy.has(page)) return { page, part }
    }
    return undefined
  }

  /** Its page is kept for what has waited longest. */
  function isKept(part: Part, first: Waiting | undefined) {
    return !!first && first.part !== part && part.cluster.pages.includes(first.page)
  }

  function place(part: Part, first: Waiting | undefined, turn: Turn | undefined): Placed[] {
    const { cluster } = part
    const code = findBusy(cluster) ?? (isKept(part, first) ? 'page-next' : undefined)
    if (code !== undefined && turn !== 'waited') return [{ decision: 'open-fix', reason: { code }, cluster }]
    const reason = findReason(part)
    if (reason) return [{ decision: 'deferred', reason, cluster }]
    if (code === undefined) return [send(cluster, turn)]
    const { rest = cluster, part: held } = splitBusy(cluster, entries, (page) => busy.has(page))
    const blocked: Placed[] = held ? [{ decision: 'open-fix', reason: { code }, cluster: held }] : []
    return [send(rest, turn), ...blocked]
  }

  function choose(next: Part, first: Waiting | undefined): readonly [Part, Turn?] {
    const best = left.values().find((part) => part !== first?.part || isWhollyFree(part))
    if (!best) return [next, 'waited']
    const last = turns.slice(0, apart)
    const longest = first?.part ?? (best.isOwn ? undefined : findOldest([...left].filter(isWhollyFree)))
    if (longest && !last.includes('waited')) return [longest, 'waited']
    const isLate = (part: Part) => part.isOwn && timeOf(part) < deadline && isWhollyFree(part) && !isKept(part, first)
    const late = findOldest([...left].filter(isLate))
    return late && !last.includes('outgrowing') ? [late, 'outgrowing'] : [best]
  }

  for (let [next] = left; next; [next] = left) {
    const isPlain = next.asked || findReason(next) !== undefined
    const first = isPlain ? undefined : findFirst()
    const [part, turn] = isPlain ? [next] : choose(next, first)
    placed.set(part, place(part, first, turn))
    left.delete(part)
  }
  return placed
}

const timeOf = ({ cluster: { oldest } }: Part) => oldest ?? Infinity

const findOldest = (parts: readonly Part[]): Part | undefined => parts.toSorted((a, b) => timeOf(a) - timeOf(b))[0]

export type Turn = 'waited' | 'outgrowing'

/** Each turn gets at least every third job. */
const apart = 2

/** Older entries will outgrow `max-age`: less than a tenth of it, or than two runs, is left. */
export function findDeadline({ lastRun }: Ledger, maxAge: number | undefined, now: number) {
  if (maxAge === undefined) return -Infinity
  const margin = Math.max(maxAge / 10, 2 * (now - (lastRun?.at ?? now)))
  return now - maxAge + margin
}

/** Oldest first, by the oldest entry of a reader of its own. */
export function listNewlyWaiting(
  { queue = [] }: Ledger,
  waiting: readonly Cluster[],
  repeats: ReadonlySet<string>,
  entries: Entries,
): NonNullable<Ledger['queue']>[number][] {
  const known = new Set(queue.map(({ id }) => id))
  const found = waiting.flatMap(({ entryIds, voteIds }) => {
    const worded = entryIds.filter((id) => entries.has(id) && !repeats.has(id))
    const own = worded.length > 0 ? worded : voteIds
    const timed = own.map((id) => ({ id, at: readTime(entries.get(id)) }))
    return entryIds.some((id) => known.has(id)) ? [] : timed.sort(compareTimes).slice(0, 1)
  })
  return found.sort(compareTimes).map(({ id, at }) => (at === null && entries.has(id) ? { id, undated: true } : { id }))
}

const votesPerPage = 1000

/** Votes down by page: the oldest of each address without a comment, and those that only earlier runs read. */
export function gatherVotes(ledger: Ledger, collected: Collected, complaints: readonly FeedbackEntry[]) {
  const { votes, candidates, skipped, plan, isInScope, isDone } = collected
  const heard = new Set(complaints.map(readMailbox))
  // What such a fix had no room for was said of the same page.
  const full = ledger.fixes.filter((fix) => (fix.voteEntries ?? 0) >= votesPerPage && holdsEntries(fix))
  const isSent = ({ page, at }: (typeof votes)[number]) =>
    full.some((fix) => fix.pages.includes(page) && (at ?? fix.at) <= fix.at)
  const down = votes.filter((one) => one.vote === 'down' && !isSent(one)).sort(compareTimes)
  const voters: typeof down = []
  for (const vote of down) {
    const mailbox = readMailbox(vote)
    if (mailbox === '' || !heard.has(mailbox)) voters.push(vote)
    heard.add(mailbox)
  }
  // A reader may have added words since.
  const read = new Set([votes, candidates, skipped].flatMap((entries) => entries.map(({ id }) => id)))
  // New filters: votes are read again.
  const kept = ledger.scans[plan.filters] === undefined ? [] : Object.entries(ledger.votes)
  const known = kept
    .filter(([page]) => isInScope(page))
    .flatMap(([page, ids]) => ids.filter((id) => !read.has(id)).map((id) => ({ page: parseDocPath(page), id })))
  const pages = Map.groupBy([...known, ...voters], ({ page }) => page)
  const list = (found: readonly { readonly id: string }[]) => {
    const open = found.map(({ id }) => id).filter((id) => !isDone(id))
    return open.sort().slice(0, votesPerPage)
  }
  return new Map(Array.from(pages, ([page, found]) => [page, list(found)]))
}

type Timed = Readonly<{ id: string; at: number | null }>

/** Two without a date differ by NaN, which is falsy: their ids decide. */
const compareTimes = (a: Timed, b: Timed) => (a.at ?? Infinity) - (b.at ?? Infinity) || (a.id < b.id ? -1 : 1)
